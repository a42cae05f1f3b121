name = 50 Missions
tagline = Ensemble et presque sans un mot : quatre piles, cinquante missions, une médaille d’or au bout.

## Pieces

symbol-lighter = Briquet
symbol-binoculars = Jumelles
symbol-knife = Couteau
symbol-compass = Boussole
card = { $symbol } { $value }
stack-0 = la première pile
stack-1 = la deuxième pile
stack-2 = la troisième pile
stack-3 = la quatrième pile
place-0 = première place
place-1 = deuxième place
place-2 = troisième place
place-3 = quatrième place
medal-bronze = la médaille de bronze
medal-silver = la médaille d’argent
medal-gold = la médaille d’or

## Missions

mission = { $condition }
symbol-sum = les cartes { $symbol } totalisent { $total }
row-sum = les quatre cartes totalisent { $total }
different-symbols = quatre symboles différents
different-values = quatre valeurs différentes
all-different = quatre symboles différents et quatre valeurs différentes
equal-values = quatre valeurs égales
two-apart = exactement deux cartes { $symbol }, séparées
two-together = exactement deux cartes { $symbol }, côte à côte
three-of = exactement trois cartes { $symbol }
only-two-symbols = rien que des cartes { $one } ou { $other }
same-sum = autant en { $one } qu’en { $other }, les deux étant présents
double-sum = deux fois plus en { $double } qu’en { $single }, les deux étant présents
rise = trois voisines montent de un en un, de gauche à droite
run = quatre valeurs qui se suivent, dans n’importe quel ordre
within = toutes les valeurs vont de { $low } à { $high }
all-alike = toutes les valeurs sont { $parity ->
    [even] paires
   *[odd] impaires
}
alternate = pairs et impairs alternent

## What bots believed

guess-holds = { $seat } a { $card }

## What speaks for a move, as the coach says it

argument-accomplishes = { $missions ->
    [one] Cette carte accomplit une mission.
   *[other] Cette carte accomplit { $missions } missions à la fois.
}
argument-leaves-within-reach = { $missions ->
    [one] Elle laisse une mission à portée d’une seule carte.
   *[other] Elle laisse { $missions } missions à portée d’une seule carte.
}
argument-next-can-accomplish = { $seat } a de quoi en accomplir une { $odds } fois sur 100.

## Moves

move-lay = Poser { $card } sur { $stack }
move-time-up = Le temps est écoulé

## Events

event-game-began = { $first ->
    [none] Les cartes sont distribuées : joue qui veut !
   *[other] Les cartes sont distribuées ; { $first } commence.
}
event-cards-received = Vous recevez { $cards }.
event-card-laid = { $seat } pose { $card } sur { $stack }.
event-hand-filled = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} ; { $left ->
    [0] la pioche est vide
    [one] il en reste une
   *[other] il en reste { $left }
}.
event-missions-accomplished = { $seat ->
    [none] Accompli dès la mise en place : { $missions }.
   *[other] Grâce à { $seat }, c’est accompli : { $missions }.
}
event-mission-turned-up = Nouvelle mission : { $mission }.
event-medal-won = Vous remportez { $medal } !
event-second-wind = Second souffle : { $gathered ->
    [0] il n’y avait rien sous les piles
    [one] une carte revient de sous les piles
   *[other] { $gathered } cartes reviennent de sous les piles
}, et la pioche en compte { $left }.
event-game-ended = { $outcome } { $medal ->
    [none] Aucune médaille cette fois
   *[other] Vous repartez avec { $medal }
} : { $accomplished ->
    [0] aucune mission accomplie
    [one] une mission accomplie
   *[other] { $accomplished } missions accomplies
}, { $missing ->
    [0] pas une seule ne manque
    [one] une seule manque
   *[other] il en manque { $missing }
}.

## Outcomes

outcome-blocked = Plus aucune carte ne peut être posée.
outcome-time-up = Le temps est écoulé.
outcome-all-fifty = Les cinquante missions sont accomplies : victoire totale !

## Signals

stack-signal = { $word ->
    [avoid] Ne jouez pas sur cette pile
    [good-card] J’ai une bonne carte pour cette pile
   *[please] Jouez sur cette pile, s’il vous plaît
}
mission-signal = { $word ->
    [can-help] Je peux aider pour cette mission
   *[aim] Visons cette mission
}

## What is remembered

honour-bronze = Médaille de bronze
honour-silver = Médaille d’argent
honour-gold = Médaille d’or
tally = { $count ->
    [0] aucune mission
    [one] une mission
   *[other] { $count } missions
}

## What to do now, and what for

task-lay-card = Posez une carte qui coche une mission : { $missing ->
    [one] encore une
   *[other] encore { $missing }
} pour { $medal ->
    [none] les cinquante
   *[other] { $medal }
}.
task-lay-fast = Vite, posez une carte qui coche une mission : { $missing ->
    [one] encore une
   *[other] encore { $missing }
} pour { $medal ->
    [none] les cinquante
   *[other] { $medal }
}.
task-hold-no-card = Vos cartes sont toutes posées, aux autres de finir : { $missing ->
    [one] encore une
   *[other] encore { $missing }
} pour { $medal ->
    [none] les cinquante
   *[other] { $medal }
}.
task-see-laying = { $seat ->
    [none] Tous posent à la fois
   *[other] { $seat } cherche une mission à accomplir
} : { $missing ->
    [one] encore une
   *[other] encore { $missing }
} pour { $medal ->
    [none] les cinquante
   *[other] { $medal }
}.
task-reached = { $done ->
    [0] Aucune mission accomplie
    [one] Une mission sur cinquante
   *[other] { $done } missions sur cinquante
}{ $missing ->
    [0] .
   *[other] { "" } : il en manquait { $missing ->
        [one] une
       *[other] { $missing }
    } pour { $next ->
        [none] les accomplir toutes
       *[other] { $next }
    }.
}

## Options

preset-first-game = Première partie
    .help = On peut regarder sous les piles, et la table montre les cartes qui accomplissent une mission.
preset-usual = Habituelle
    .help = Chacun son tour, en se faisant signe, sans aide de la table.
preset-expert = Super-pro
    .help = Comme d’habitude, mais sans le moindre signal.
preset-frenzy = De folie
    .help = Sans tour de jeu : tous posent à la fois, en cinq minutes.
option-frenzy = Missions de folie
    .help = Sans ordre de jeu, contre la montre : joue qui veut.
option-frenzy-0 = Non, chacun son tour
option-frenzy-3 = 3 minutes
option-frenzy-4 = 4 minutes
option-frenzy-5 = 5 minutes
option-look_under = Regarder sous les piles
    .help = Chacun peut revoir les cartes déjà couvertes.
option-silence = Silence
    .help = Aucune communication, pas même un signal.
option-late_wind = Second souffle tardif
    .help = Après l’or, les cartes couvertes ne reviennent que quand la partie s’arrêterait, et non aussitôt.
option-hints = Coups de pouce
    .help = La table montre lesquelles de vos cartes accompliraient une mission.
option-first = Premier joueur
    .help = La personne qui a accompli la dernière mission de la partie précédente.

## What the view shows

view-missions = Missions
view-stacks = Piles
view-heights = Hauteur des piles
view-lowest = Tout en bas des piles
view-under = Sous les piles
view-hand = Votre main
view-hands = Cartes en main
view-turn = À qui de jouer
view-cards_left = Cartes dans la pioche
view-missions_left = Missions dans la pioche
view-accomplished = Missions accomplies
view-medals = Médailles
view-to_next_medal = Missions avant la prochaine médaille
view-winds = Souffle
view-openings = Coups qui accomplissent une mission
view-achiever = Dernière mission accomplie par
view-ended = Fin
opening = { $card } sur { $stack } ({ $missions })

## Refusals

refusal-FIF-12 = Le premier joueur doit être assis à cette table.
refusal-FIF-20-turn = Ce n’est pas à vous de jouer.
refusal-FIF-20-hand = Cette carte n’est pas dans votre main.
refusal-FIF-20-fit = Il faut le même symbole ou la même valeur que la carte couverte.
refusal-FIF-30 = La partie est terminée.
refusal-FIF-50 = Seule la montre annonce la fin du temps, et seulement dans les missions de folie.
refusal-FIF-51 = La carte ne va plus sur cette pile : elle reste dans votre main.

## Board

board-trail = En route vers l’or
board-accomplished = accomplies
board-mission-pile = missions
board-draw-pile = cartes
board-metal-bronze = bronze
board-metal-silver = argent
board-metal-gold = or
board-distance = { $count ->
    [one] { $medal } : encore une
   *[other] { $medal } : encore { $count }
}
board-won = { $medal } : remportée
board-to-win = { $medal } : à remporter
board-crew = Autour de la table
board-you = Vous
board-holds = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-turn = C’est son tour
board-your-turn = À vous de jouer
board-missions = Missions à accomplir
board-mission = Mission { $number }
board-mission-label = Mission { $number }, { $brief } : { $condition }
board-stack = Pile { $number }
board-stack-top = Pile { $number } : { $card }
board-under-count = { $count ->
    [0] rien dessous
    [one] une carte dessous
   *[other] { $count } cartes dessous
}
board-lay-here = poser ici
board-hint = accomplirait une mission
board-held = { $card }, dans votre main
board-more = Signaler ou regarder la pile { $number }
board-under = Les cartes couvertes, de bas en haut
board-height = { $count ->
    [one] Une seule carte
   *[other] { $count } cartes en tout
}
board-signals = Signaler
board-signal = { $name } : { $signal }
board-take-back = Reprendre « { $signal } »
board-second-wind = second souffle
board-finale = { $count ->
    [0] Aucune mission accomplie
    [one] Une mission accomplie
   *[other] { $count } missions accomplies
}

board-brief-symbol-sum = { $symbol } : total { $total }
board-brief-row-sum = Total des quatre
board-brief-different-symbols = 4 symboles différents
board-brief-different-values = 4 valeurs différentes
board-brief-all-different = Tous différents
board-brief-equal-values = 4 valeurs égales
board-brief-two-apart = Exactement 2, séparées
board-brief-two-together = Exactement 2, côte à côte
board-brief-three-of = Exactement 3
board-brief-only-two-symbols = Rien que ces deux-là
board-brief-same-sum = Totaux égaux
board-brief-double-sum = Total double
board-brief-rise = 3 voisines qui montent
board-brief-run = Suite de 4, en désordre
board-brief-within = Toutes de { $low } à { $high }
board-brief-all-alike = Toutes { $parity ->
    [even] paires
   *[odd] impaires
}
board-brief-alternate = Pair, impair en alternance

board-help-symbol-sum = Additionnez les cartes visibles de ce symbole : une seule peut suffire, il en faut au moins une.
board-help-row-sum = Additionnez les quatre cartes visibles.
board-help-different-symbols = Chaque symbole est visible une fois.
board-help-different-values = Aucune valeur n’est visible deux fois.
board-help-all-different = Chaque symbole est visible une fois, et aucune valeur ne l’est deux fois.
board-help-equal-values = Les quatre cartes visibles ont la même valeur.
board-help-two-apart = Ni plus ni moins de deux, avec au moins une autre carte entre elles.
board-help-two-together = Ni plus ni moins de deux, l’une à côté de l’autre.
board-help-three-of = Ni plus ni moins de trois, n’importe où.
board-help-only-two-symbols = Aucune carte des deux autres symboles ; l’un des deux permis peut manquer.
board-help-same-sum = Additionnez les cartes visibles de chacun des deux symboles : les deux totaux sont égaux.
board-help-double-sum = Additionnez les cartes visibles de chacun des deux symboles : un total vaut deux fois l’autre.
board-help-rise = Par exemple 3, 4, 5 ; les quatre cartes peuvent monter ainsi.
board-help-run = Par exemple 5, 3, 6, 4.
board-help-within = Les quatre cartes visibles sont dans ces limites.
board-help-all-alike = Cela vaut pour les quatre cartes visibles.
board-help-alternate = De gauche à droite, en commençant par l’un ou par l’autre.
