name = Pennies
tagline = Two coins, chosen in secret and shown at once: do they match?

## Options

option-even = Who wins if the coins match
option-even-drawn = whoever is drawn
option-even-first = the first player
preset-usual = As usual
    .help = The lot says who wins if the coins match.

## Pieces

face-heads = heads
face-tails = tails

## The table

view-even = Wins a match
view-chosen = Have chosen
view-own = Your coin
view-shown = The coins

## What to do

task-match-coins = Choose a side: you win if both coins show the same.
task-part-coins = Choose a side: you win if the coins differ.
task-await-other = Your coin lies. You are waiting for the other one.
task-watch-both = Both choose a side in secret.
task-see-winner = { $winner } has won.

## Moves

move-choose = Choose { $face }

## What happens

event-game-began = { $even } wins if the coins match.
event-coin-chosen = { $seat } has chosen.
event-coins-shown = The coins show { $faces }: { $winner } wins.

## Refusals

refusal-PEN-2 = Your coin lies already.

## The end

outcome-shown = The coins are shown.
scores = Points
