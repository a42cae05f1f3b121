name = Pennies
tagline = Deux pièces choisies en secret, montrées d’un coup : sont-elles pareilles ?

## Options

option-even = Qui gagne si les pièces sont pareilles
option-even-drawn = tiré au sort
option-even-first = le premier joueur
preset-usual = Comme d’habitude
    .help = Le sort dit qui gagne si les pièces sont pareilles.

## Pièces

face-heads = pile
face-tails = face

## La table

view-even = Gagne si pareilles
view-chosen = Ont choisi
view-own = Votre pièce
view-shown = Les pièces

## Ce qu’il y a à faire

task-match-coins = Choisissez un côté : vous gagnez si les deux pièces sont pareilles.
task-part-coins = Choisissez un côté : vous gagnez si les pièces diffèrent.
task-await-other = Votre pièce est posée. Vous attendez l’autre.
task-watch-both = Chacun choisit un côté en secret.
task-see-winner = { $winner } a gagné.

## Coups

move-choose = Choisir { $face }

## Ce qui arrive

event-game-began = { $even } gagne si les pièces sont pareilles.
event-coin-chosen = { $seat } a choisi.
event-coins-shown = Les pièces montrent { $faces } : { $winner } gagne.

## Refus

refusal-PEN-2 = Votre pièce est déjà posée.

## La fin

outcome-shown = Les pièces sont montrées.
scores = Points
