## Lists and small words

list-last = { $some } et { $last }
nobody = personne
nothing = rien
yes = oui
no = non
clock = La montre
player = Joueur { $number }
bot = Automate { $number }

## Refusals

error-unknown-game = Il n’y a pas de jeu « { $game } » sur l’étagère ; il y a : { $known }.
error-wrong-players = { $most ->
    [1] Ce jeu se joue seul
   *[other] Ce jeu se joue de { $least } à { $most } joueurs
}, pas à { $players }.
error-unknown-options = Ces options ne conviennent pas : { $detail }.
error-options-refused = Ces options ne conviennent pas : { $why } ({ $rule })
