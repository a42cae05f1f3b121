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
error-wrong-players = This game is for { $least } to { $most } players, not { $players }.
error-unknown-options = These options will not do: { $detail }.
error-options-refused = These options will not do: { $why } ({ $rule })
error-no-such-file = The file “{ $file }” cannot be found or read.
error-record-unreadable = This is not a recorded game of Guéridon: { $detail }.
error-record-version = This game follows version { $version } of the rules of “{ $game }”, and this house plays version { $ours }.
error-record-key = The key of this game is not one.
error-record-options = The recorded options are refused by rule { $rule }.
error-record-illegal = Move { $ply } is refused by rule { $rule }: this game cannot have been played so.
error-record-seal = The seal is broken: this game was changed afterwards.
error-record-outcome = The recorded result is not that of the game.
error-record-proof = The key does not come from the announced secret and nonces: the shuffle is not proved.
error-illegal-move = { $why } ({ $rule })
error-unknown-language = The languages are fr and en, not “{ $language }”.
error-unknown-move = “{ $said }” is neither a number of the list nor a move of this game.
error-wrong-bots = With { $players } seats there may be 0 to { $players } bots, not { $bots }.
error-cannot-save = Nothing can be saved in “{ $file }”.
error-no-such-folder = The folder “{ $folder }” does not exist.
error-no-such-level = There is no bot of level “{ $level }” here; there is: { $known }.
error-unknown-preset = There is no preset “{ $preset }”; there is: { $known }.
error-cannot-listen = Nothing can listen on { $host }, port { $port }: it is taken, or is not this machine’s. Another one: --port 8001.
error-unknown-database = “{ $database }” is not the address of a database that Guéridon can keep; for example: sqlite:///gueridon.db or postgresql://me@host/base.

## Verification

verified = { $game }: { $moves ->
    [one] one move, which follows
   *[other] { $moves } moves, all of which follow
} the rules. { $end }
unfinished = The game is not over.
shuffle-proved = The shuffle is proved: the key comes from the announced secret and the players’ nonces.
shuffle-unproved = Nothing is said of where the key came from.

## Playing in a terminal

your-turn = Your turn, { $name }.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
choose-move = Your move (its number, or in full)
choose-game = Which game?
may-wait = Enter alone: wait
saved = Game saved in { $file }.
interrupted = Game interrupted.

## The arena

arena-playing = Playing
arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-level = Level
arena-games = Games
arena-won = Won
arena-score = Score
arena-gain = Over the level before
