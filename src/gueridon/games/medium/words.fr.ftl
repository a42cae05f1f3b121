name = Médium
tagline = Des cartes dont chacun voit le dos, des prédictions que personne ne doit deviner : le premier à six fragments devient Grand Oracle.

## Pieces

astre-moon = lune
astre-sun = soleil
astre-planet = planète
colour-yellow = jaune
colour-blue = bleu
colour-red = rouge
card = { $astre } { $number } { $colour ->
    [bleu] { $astre ->
        [soleil] bleu
       *[other] bleue
    }
   *[other] { $colour }
}
side-white = blanc
side-red = rouge

goal-moon = lune
    .title = Marée haute
    .verse = Trois croissants montent, la mer se souvient de vous, le sable oublie tout.
goal-sun = soleil
    .title = Plein midi
    .verse = L’ombre s’est couchée, chaque pierre tient debout dans sa propre lumière.
goal-planet = planète
    .title = Les errantes
    .verse = Elles ne brûlent pas, elles passent, et la nuit compte leurs détours.
goal-one = 1
    .title = La source
    .verse = Une goutte d’eau au bord de la feuille : tout le fleuve attend.
goal-two = 2
    .title = Les jumeaux
    .verse = Deux voix dans le puits, l’une demande son nom, l’autre le connaît.
goal-three = 3
    .title = Le trépied
    .verse = Rien ne boite plus : trois pas, trois coups, trois bougies, et la porte s’ouvre.
goal-yellow = jaune
    .title = La moisson
    .verse = Le blé plie sous l’or, quelqu’un a semé pour vous ce que vous cueillez.
goal-blue = bleu
    .title = L’heure bleue
    .verse = Entre chien et loup, le ciel garde la couleur des choses perdues.
goal-red = rouge
    .title = La braise
    .verse = Soufflez doucement : sous la cendre de l’hiver, le rouge vous guette.

power-pythia = la Pythie
    .help = Prenez une carte d’un adversaire, puis donnez-lui-en une autre.
power-druidess = la Druidesse
    .help = Un échange de plus avec la Galaxie.
power-omikuji = l’Omikuji
    .help = Piochez une prédiction de plus ; vous pouvez en défausser une ancienne.
power-fetish-maker = la Féticheuse
    .help = À votre prochain tour, une carte de la Galaxie peut se joindre à un accomplissement, pour un fragment rouge.
power-tohunga = le Tohunga
    .help = Regardez une carte d’un adversaire ; vous pouvez ensuite accuser, et votre tour finit là.
power-chilam-balam = le Chilam Balam
    .help = Retournez un fragment, à vous ou à un autre.

place-0 = la première carte
place-1 = la deuxième carte
place-2 = la troisième carte
place-3 = la quatrième carte
place-4 = la cinquième carte
star-0 = l’emplacement 1
star-1 = l’emplacement 2
star-2 = l’emplacement 3
star-3 = l’emplacement 4
star-4 = l’emplacement 5
star-5 = l’emplacement 6
star-6 = l’emplacement 7
star-7 = l’emplacement 8
star-8 = l’emplacement 9
star-9 = l’emplacement 10
star-10 = l’emplacement 11
star-11 = l’emplacement 12

choice = { $seat } a choisi { $powers }
own-power = { $power }{ $awake ->
    [oui] { "" }
   *[other] { " " }(au repos)
}
sight = { $front ->
    [none] dos { $back }
   *[other] { $front } (dos { $back })
}
galaxy-card = { $star }, { $face_up ->
    [oui] face visible
   *[other] dos visible
} : { $card }
taken = { $other ->
    [none] dans la Galaxie
   *[other] chez { $other }
} : { $card }
discarded = { $goal ->
    [none] une prédiction inconnue
   *[other] { $goal }
}
step-say = Parler
step-draw = Piocher
step-power = Pouvoir
step-exchange = Échange
prospect = { $goal } : { $places }
carriers = { $back } : { $cards }
medium = { $seat } — { $white ->
    [0] aucun fragment blanc
    [one] un fragment blanc
   *[other] { $white } fragments blancs
}, { $red ->
    [0] aucun rouge
    [one] un rouge
   *[other] { $red } rouges
} ; { $predictions ->
    [0] aucune prédiction en main
    [one] une prédiction en main
   *[other] { $predictions } prédictions en main
} ; accompli : { $accomplished } ; main : { $hand } ; pouvoirs : { $powers }{ $fetish ->
    [oui] , la Féticheuse attend
   *[other] { "" }
}

## What bots believed

guess-predicts = { $seat } cherche « { $goal } »

## What speaks for a move, as the coach says it

argument-accusation-is-right = L’accusation est juste { $odds } fois sur 100.
argument-no-better-accusation = L’accusation la plus probable, { $other } et « { $goal } », serait juste { $odds } fois sur 100, pas davantage.
argument-serves-prediction = La carte montre « { $goal } », que vous cherchez ; { $cards ->
    [0] votre main n’en a pas encore
    [one] votre main en a déjà une
   *[other] votre main en a déjà { $cards }
}.
argument-serves-nothing = La carte dont vous vous séparez ne sert aucune de vos prédictions.

## Moves

move-pick-powers = Choisir { $powers }
move-join = Joindre à l’accomplissement la carte de la Galaxie à { $star }
move-accomplish = Accomplir la prédiction « { $goal } »
move-guess = Accuser { $other } de chercher « { $goal } »
move-go-on = Continuer
move-activate = Activer { $power }
move-take-from = Prendre { $place } { ELIDE("de", $other) }
move-give = Donner { $place } de votre main
move-look-at = Regarder { $place } { ELIDE("de", $other) }
move-discard = Défausser la prédiction « { $goal } », sans la montrer
move-keep-all = Garder toutes vos prédictions
move-turn-over = Retourner un fragment { $side } { ELIDE("de", $other) }
move-take = Prendre la carte de la Galaxie à { $star }
move-put-down = Poser { $place } de votre main

## Events

event-powers-picked = { $seat } a choisi ses pouvoirs.
event-powers-revealed = Les pouvoirs sont révélés : { $choices }.
event-hand-dealt = Vous recevez { $cards }.
event-turn-began = Tour { $number } : à { $seat } de jouer.
event-star-joined = { $seat } joint à son accomplissement la carte de la Galaxie à { $star }.
event-prediction-accomplished = { $seat } accomplit « { $goal } »{ $cards ->
    [none] { "" }
   *[other] {" "}avec { $cards }
}{ $star ->
    [none] { "" }
   *[other] , et la carte de la Galaxie à { $star }
} : { $white ->
    [0] un fragment rouge
    [one] un fragment blanc{ $red ->
        [0] { "" }
       *[other] {" "}et un rouge
    }
   *[other] { $white } fragments blancs{ $red ->
        [0] { "" }
       *[other] {" "}et un rouge
    }
}.
event-guessed-right = { $seat } accuse { $other } de chercher « { $goal } » : c’est vrai ! La prédiction est défaussée, et { $seat } gagne un fragment blanc.
event-guessed-wrong = { $seat } accuse { $other } de chercher « { $goal } » : c’est faux. { $lost ->
    [0] { $turned ->
        [0] Il n’y avait rien à perdre
       *[other] Un fragment blanc devient rouge
    }
    [one] Un fragment rouge est perdu
   *[other] { $lost } fragments rouges sont perdus
}.
event-prediction-drawn = { $seat } pioche une prédiction ; { $left ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $left }
}.
event-prediction-received = Votre prédiction : { $goal }.
event-deck-glimpsed = De ce que vous avez vu passer, il reste dans la pioche : { $goals }.
event-redrawn = { $seat } a dû repiocher.
event-nothing-drawn = Il n’y a pas de prédiction pour { $seat }.
event-deck-renewed = La défausse est mélangée à la pioche, qui compte { $count ->
    [one] une prédiction
   *[other] { $count } prédictions
}.
event-power-activated = { $seat } active { $power }.
event-power-skipped = Aucun pouvoir n’est possible pour { $seat }.
event-card-taken = { $seat } prend { $place } { ELIDE("de", $other) } (dos { $back }).
event-card-given = { $seat } donne en échange { $place } de sa main à { $other } (dos { $back }).
event-card-looked-at = { $seat } regarde { $place } { ELIDE("de", $other) }.
event-card-seen = Vous voyez { $card }.
event-prediction-discarded = { $seat } défausse une prédiction sans la montrer.
event-predictions-kept = { $seat } garde toutes ses prédictions.
event-fragment-turned = { $seat } retourne un fragment { ELIDE("de", $other) }, qui montre maintenant son côté { $side }.
event-star-taken = { $seat } prend la carte de la Galaxie à { $star } ({ $front ->
    [none] dos { $back }
   *[other] { $front }, dos { $back }
}).
event-star-put-down = { $seat } pose à { $star } { $place } de sa main, { $front ->
    [none] dos visible : { $back }
   *[other] face visible : { $front }, dos { $back }
}.
event-game-ended = { $outcome } La victoire est pour { $winners }.

## Outcomes

outcome-star = Une étoile est complète.
outcome-exhausted = Il n’y a plus aucune prédiction à accomplir, à deviner ou à piocher.
outcome-turn-limit = Chacun a joué tous ses tours.

## Phases

phase-powers = choix secret des pouvoirs
phase-accomplish = accomplir, accuser
phase-joined = une carte de la Galaxie s’est jointe : quelle prédiction ?
phase-draw = pioche d’une prédiction
phase-power = activer un pouvoir
phase-take = Pythie : prendre une carte
phase-give = Pythie : donner une carte
phase-discard = Omikuji : défausser ou garder
phase-look = Tohunga : regarder une carte
phase-suspect = Tohunga : accuser ou continuer
phase-turn-over = Chilam Balam : retourner un fragment
phase-exchange = prendre dans la Galaxie
phase-put-down = poser dans la Galaxie
phase-next-turn = tour suivant
phase-over = partie terminée

## Advice

advice-both = Accomplissez et accusez : qui ne fait que l’un des deux va moins vite.
advice-cheap = Une première accusation ratée coûte peu : le fragment devenu rouge compte toujours.
advice-nine = Il n’y a que neuf objectifs, et les dos en disent long.
advice-exchanges = C’est en échangeant que l’on se trahit : regardez ce que les autres prennent, gardent et rendent.

## What is remembered

tally = { $count ->
    [0] aucun fragment
    [one] un fragment
   *[other] { $count } fragments
}

## What to do now, and what for

task-choose-powers = Choisissez en secret vos trois pouvoirs : ils vous aideront à réunir six fragments avant les autres.
task-await-powers = { $seats } { $count ->
    [one] choisit
   *[other] choisissent
} encore en secret ; tout sera révélé ensemble.
task-own-step = { $phase ->
    [accomplish] Accomplissez une prédiction, ou devinez celle d’un autre
    [pass] Rien à accomplir ni à deviner, passez
    [joined] Accomplissez la prédiction que sert la carte jointe
    [power] Activez un pouvoir
    [take] Prenez à un autre une carte qui vous sert
    [give] Donnez une carte en échange
    [discard] Gardez vos prédictions, ou défaussez-en une ancienne
    [look] Regardez une carte d’un autre pour deviner ce qu’il cherche
    [suspect] Accusez si vous savez, sinon passez
    [turn-over] Retournez un fragment
    [exchange] Prenez dans la Galaxie une carte qui vous sert
    [put-down] Posez à sa place la carte qui vous sert le moins
   *[other] Continuez
} : encore { $missing ->
    [one] un fragment
   *[other] { $missing } fragments
} pour devenir Grand Oracle.
task-others-step = { $phase ->
    [accomplish] { $seat } accomplit ou accuse
    [joined] { $seat } va accomplir une prédiction
    [power] { $seat } choisit un pouvoir
    [take] { $seat } va prendre une carte
    [give] { $seat } va rendre une carte
    [discard] { $seat } trie ses prédictions
    [look] { $seat } va regarder une carte
    [suspect] { $seat } a peut-être un soupçon
    [turn-over] { $seat } va retourner un fragment
    [exchange] { $seat } se tourne vers la Galaxie
    [put-down] { $seat } va poser une carte dans la Galaxie
   *[other] { $seat } joue
} { $missing ->
    [none] : six fragments font l’étoile.
    [one] : devinez sa prédiction ; il vous manque un fragment.
   *[other] : devinez sa prédiction ; il vous manque { $missing } fragments.
}
task-stars-counted = { $fragments ->
    [none] Six fragments font l’étoile.
   *[other] { $missing ->
        [0] Vos six fragments font l’étoile.
        [one] Il ne vous manquait qu’un fragment pour faire l’étoile.
       *[other] Il vous manquait { $missing } fragments pour faire l’étoile.
    }
}
won-by = { $count ->
    [one] { $names } devient Grand Oracle !
   *[other] { $names } deviennent Grands Oracles, ensemble !
}
won-by-you = Vous voilà Grand Oracle !
scores = Des fragments d’étoile : six font l’étoile.

## Options

preset-first-game = Première partie
    .help = Trois pouvoirs, les mêmes pour tous ; la table se souvient de ce que vous avez vu.
preset-usual = Habituelle
    .help = Chacun choisit ses trois pouvoirs parmi six et part avec deux fragments.
preset-expert = De mémoire
    .help = Les pouvoirs au choix, et à vous de vous souvenir des cartes vues.
option-advanced = Pouvoirs avancés
    .help = Deux fragments au départ, et chacun choisit ses trois pouvoirs parmi six.
option-memory = Mémoire
    .help = La table montre les faces que vous avez vues, où que les cartes soient allées depuis.
option-turn_limit = Limite de tours
    .help = Tours de chaque joueur avant que l’on compte les fragments.

## What the view shows

view-phase = En ce moment
view-first = A commencé la partie
view-turn = À qui de jouer
view-number = Tour
view-mediums = Médiums
view-galaxy = Galaxie
view-held = Vos prédictions
view-deck = Prédictions dans la pioche
view-returned = Que vous savez dans la pioche
view-discards = Défausse
view-redrawn = A dû repiocher
view-claimed = Accomplissement fait à cette étape
view-guessed = Accusation faite à cette étape
view-activated = Pouvoir activé à ce tour
view-joined = Se joint à l’accomplissement
view-taken = Carte prise
view-exchanges = Échanges avec la Galaxie à faire
view-step = Étape
view-prospects = Cartes qui servent vos prédictions
view-promising = Emplacements de la Galaxie qui les servent
view-carriers = Ce que cache chaque dos
view-ended = Fin

## Refusals

refusal-MED-11-wait = Chacun choisit d’abord ses pouvoirs.
refusal-MED-11-once = Vous avez déjà choisi vos pouvoirs.
refusal-MED-11-time = Les pouvoirs se choisissent avant la donne.
refusal-MED-11-own = Ce pouvoir n’est pas l’un des vôtres.
refusal-MED-12 = Il n’y a pas de carte à cet emplacement de la Galaxie.
refusal-MED-16 = Ce n’est pas à vous de jouer.
refusal-MED-30-step = On n’accomplit qu’au début de son tour.
refusal-MED-30-held = Vous ne tenez pas cette prédiction.
refusal-MED-30-cards = Il faut au moins trois cartes de cette prédiction.
refusal-MED-32-accomplish = Un seul accomplissement par tour.
refusal-MED-32-guess = Une seule accusation à cette étape.
refusal-MED-33-step = On n’accuse qu’au début de son tour, ou après le Tohunga.
refusal-MED-33-opponent = On accuse un adversaire à cette table.
refusal-MED-33-none = Cet adversaire ne tient aucune prédiction.
refusal-MED-50-step = Ce n’est pas le moment d’activer un pouvoir.
refusal-MED-50-must = Activer un pouvoir est obligatoire.
refusal-MED-50-asleep = Ce pouvoir se repose encore pour ce tour.
refusal-MED-51 = Ce pouvoir n’aurait aucun effet possible.
refusal-MED-52-take = Seule la Pythie prend une carte à un adversaire.
refusal-MED-52-opponent = La Pythie prend une carte à un adversaire de cette table.
refusal-MED-52-give = On ne donne une carte qu’après en avoir pris une avec la Pythie.
refusal-MED-54-step = On ne défausse une prédiction qu’avec l’Omikuji.
refusal-MED-54-held = L’Omikuji ne défausse qu’une prédiction que vous teniez déjà.
refusal-MED-55-step = Une carte de la Galaxie ne se joint qu’au début du tour.
refusal-MED-55-power = Il faut avoir activé la Féticheuse au tour précédent.
refusal-MED-55-goal = Le côté visible de cette carte ne sert à aucun accomplissement possible.
refusal-MED-56-step = Seul le Tohunga regarde une carte d’un adversaire.
refusal-MED-56-opponent = Le Tohunga regarde une carte d’un adversaire de cette table.
refusal-MED-57-step = Seul le Chilam Balam retourne un fragment.
refusal-MED-57-none = Il n’y a pas là de fragment qui montre ce côté.
refusal-MED-60-step = Ce n’est pas le moment de prendre dans la Galaxie.
refusal-MED-60-put-down = On ne pose une carte dans la Galaxie qu’après en avoir pris une.
refusal-MED-62 = Ce qui est commencé doit être achevé : le tour finit avec cinq cartes en main.
refusal-MED-70 = La partie est terminée.

## Board

board-yours = Ce qui est à vous
board-hand = Votre éventail
board-fan = Éventail { ELIDE("de", $name) }
board-powers = Vos pouvoirs
board-powers-of = Pouvoirs { ELIDE("de", $name) }
board-predictions = Vos prédictions
board-no-prediction = Aucune prédiction
board-prediction = Prédiction « { $goal } » : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
} sur trois
board-progress = « { $goal } » : { $count } sur { $enough }
board-holds = { $count ->
    [0] aucune prédiction en main
    [one] une prédiction en main
   *[other] { $count } prédictions en main
}
board-deck = { $discards ->
    [0] { $count } à piocher
    [one] { $count } à piocher, une défaussée
   *[other] { $count } à piocher, { $discards } défaussées
}
board-fragments = { $white ->
    [0] aucun fragment blanc
    [one] un fragment blanc
   *[other] { $white } fragments blancs
}, { $red ->
    [0] aucun rouge
    [one] un rouge
   *[other] { $red } rouges
}
board-back = dos { $goal }
board-back-known = { $back }, vous l’avez vue : { $card }
board-card-of = { $name }, carte { $place } : { $card }
board-own-card = Votre carte { $place } : { $card }, dos { $back }
board-serves = sert { $goal }
board-serves-you = vous sert
board-star = Galaxie { $star }, { $side } : { $card }
board-face-up = face visible
board-face-down = face cachée
board-joined = compte pour l’accomplissement
board-awake = disponible
board-asleep = au repos
board-may-activate = à activer
board-fetish = fétiche prêt
board-do-take = Prendre
board-do-join = Joindre cette carte
board-do-take-from = Prendre cette carte
board-do-look-at = Regarder cette carte
board-do-give = Donner
board-do-put-down = Poser
board-lens = Sous la loupe
board-known = { $card }
board-known-by = Vue aussi par { $names }
board-unknown = { $count ->
    [2] Dos { $goal } : l’une de ces deux cartes
   *[other] Dos { $goal } : l’une de ces trois cartes
}
board-elsewhere = vue ailleurs
board-waits = { $phase ->
    [accomplish] { $name } interroge ses prédictions
    [joined] { $name } va accomplir une prédiction
    [power] { $name } choisit un pouvoir
    [take] { $name } choisit une carte à prendre
    [give] { $name } choisit la carte à donner
    [discard] { $name } pèse ses prédictions
    [look] { $name } choisit une carte à regarder
    [suspect] { $name } hésite à accuser
    [turn-over] { $name } choisit un fragment à retourner
    [exchange] { $name } contemple la Galaxie
    [put-down] { $name } choisit la carte à poser
   *[other] La séance est levée
}
board-step-accomplish = Accomplir, accuser ?
board-step-pass = Rien à accomplir ni à deviner
board-step-joined = Quelle prédiction ?
board-step-power = Activez un pouvoir
board-step-take = Prenez une carte d’un autre
board-step-give = Que donnez-vous en échange ?
board-step-discard = Gardez-vous tout ?
board-step-look = Quelle carte regarder ?
board-step-suspect = Un soupçon ?
board-step-turn-over = Quel fragment retourner ?
board-step-exchange = Prenez une carte de la Galaxie
board-step-put-down = Que posez-vous à sa place ?
board-coach-accomplish = Trois cartes de votre prédiction suffisent pour l’accomplir. Vous pouvez aussi accuser : une première erreur coûte peu.
board-coach-joined = La carte jointe compte avec celles de votre éventail et rapporte un fragment rouge.
board-coach-power = Touchez un sceau doré pour lire son effet, puis activez-le. Il se reposera ensuite un tour.
board-coach-take = Touchez un dos pour savoir ce qu’il peut cacher ; touchez-le encore pour prendre la carte.
board-coach-give = Vous voyez la carte prise. Donnez-en une des vôtres : l’autre saura laquelle.
board-coach-discard = Plus de prédictions, plus de chances ; mais aussi plus à deviner pour les autres.
board-coach-look = Personne d’autre ne verra cette carte.
board-coach-suspect = Accuser maintenant met fin à votre tour.
board-coach-turn-over = Un fragment rouge se perd à la prochaine erreur ; un blanc résiste une fois.
board-coach-exchange = Touchez une carte pour la voir de près ; touchez-la encore pour la prendre. Une étoile marque ce qui vous sert.
board-coach-put-down = Prise cachée, la carte fait place à une carte visible, et l’inverse : ce que vous posez peut vous trahir.
board-yourself = vous
board-accomplish = Accomplir « { $goal } »
board-discard = Défausser « { $goal } »
board-keep-all = Tout garder
board-turn-over = { $side ->
    [white] { $name } : un blanc devient rouge
   *[red] { $name } : un rouge devient blanc
}
board-go-on = Passer
board-no-suspicion = Aucun soupçon
board-accuse = Accuser
board-accuse-help = Juste : la prédiction est défaussée et vous gagnez un fragment. Faux : vos fragments rouges sont perdus, ou un blanc rougit.
board-accuse-whom = Qui accusez-vous ?
board-accuse-choose = Choisissez un objectif
board-accuse-sure = { $name } cherche « { $goal } »
board-accuses = { $name } accuse { $other }…
board-accuses-you = { $name } vous accuse…
board-you-accuse = Vous accusez { $other }…
board-verdict-right = Dans le mille !
board-verdict-wrong = Les astres se taisent.
board-cost = { $lost ->
    [0] { $turned ->
        [0] Rien à perdre.
       *[other] Un fragment rougit.
    }
    [one] Un fragment rouge est perdu.
   *[other] { $lost } fragments rouges sont perdus.
}
board-fulfils = { $name } accomplit sa prédiction
board-you-fulfil = Vous accomplissez votre prédiction
board-seen-look = Personne d’autre ne la voit
board-seen-gift = Voici ce qu’on vous donne
board-yours-taken = { $name } vous prend cette carte
board-yours-looked-at = { $name } regarde cette carte de votre éventail
board-sixth = Le sixième fragment !
board-oracle = { $name } devient Grand Oracle
board-oracle-you = Vous voilà Grand Oracle
board-oracles = Grands Oracles, ensemble
board-revealed = Les pouvoirs sont révélés
board-notebook = Carnet sur { $name }
board-notebook-help = Touchez un objectif pour le soupçonner, encore pour l’écarter, encore pour l’oublier. Personne d’autre ne voit ce carnet.
board-goals = Les neuf objectifs
board-mark-suspected = soupçonné
board-mark-out = écarté
board-accomplished-mark = déjà accompli
board-goal-asks = Réunissez au moins trois cartes « { $goal } » : trois donnent un fragment, quatre en donnent deux, cinq en donnent trois.
board-choice = Choisissez trois pouvoirs
board-choice-waits = On attend : { $names }
board-choice-help = En secret ; tous sont révélés ensemble.
board-choice-done = { $count ->
    [3] Choisir ces trois
   *[other] { $count } sur 3
}
board-activate = Activer ce pouvoir
board-effect-rest = Un pouvoir activé se repose pendant votre tour suivant.
board-done = Accompli : { $goals }
board-deck-help = Les prédictions que personne ne tient. Ce qu’une accusation a démasqué reste visible jusqu’au prochain mélange.
board-discards-unseen = { $count ->
    [one] Et une que son propriétaire seul connaît.
   *[other] Et { $count } que leurs propriétaires seuls connaissent.
}
board-opening = Tient encore sa première prédiction : à la donne, moins de trois de ses cartes y servaient.
board-redealt = Sa première prédiction a dû être donnée à nouveau : trois de ses cartes y servaient déjà.
board-track = Les étapes du tour
