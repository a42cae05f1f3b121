## Lists and small words

list-last = { $some } and { $last }
nobody = nobody
nothing = nothing
yes = yes
no = no
clock = The clock
player = Player { $number }
bot = Bot { $number }

## Refusals

error-unknown-game = There is no game “{ $game }” on the shelf; there is: { $known }.
error-wrong-players = This game is for { $most ->
    [1] one player
   *[other] { $least } to { $most } players
}, not { $players }.
error-unknown-options = These options will not do: { $detail }.
error-options-refused = These options will not do: { $why } ({ $rule })
