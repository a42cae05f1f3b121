name = { $game ->
    [babet-solo] BABET en solo
   *[other] BABET
}
tagline = { $game ->
    [babet-solo] Cinq tas à démêler, cinq niveaux, de médium en plastique à médium de cristal.
   *[other] Artisous contre Foutralous : des piles qui montent, que tout le monde se dispute.
}

## Pieces

role-artisou = Artisou
role-foutralou = Foutralou
team-artisou = Artisous
team-foutralou = Foutralous
temper-kind = gentille
temper-wicked = méchante
wanted-kind = une gentille
wanted-all-kind = une où tous sont gentils
wanted-wicked = une méchante
slot = { $cards ->
    [none] { $wanted } (à faire)
   *[other] { $wanted } ({ $cards })
}
aim = { $role } : { $slots } ; ne comptent pas : { $spare }
stock-0 = le premier tas
stock-1 = le deuxième tas
stock-2 = le troisième tas
stock-3 = le quatrième tas
stock-4 = le cinquième tas
stock-5 = le sixième tas
place-0 = la première place
place-1 = la deuxième place
place-2 = la troisième place
place-3 = la quatrième place
place-4 = la cinquième place
place-5 = la sixième place
level-1 = Niveau 1, médium en plastique
level-2 = Niveau 2, médium en carton
level-3 = Niveau 3, médium en bois
level-4 = Niveau 4, médium en argent
level-5 = Niveau 5, médium de cristal

## The thirty

card-1 = La Rêveuse
card-2 = Le Farceur
card-3 = Le Grincheux
card-4 = La Gourmande
card-5 = Le Curieux
card-6 = L’Envieuse
card-7 = Le Timide
card-8 = La Chanteuse
card-9 = Le Menteur
card-10 = L’Étourdi
card-11 = La Câline
card-12 = La Boudeuse
card-13 = Le Veinard
card-14 = L’Espiègle
card-15 = Le Radin
card-16 = La Rieuse
card-17 = Le Sage
card-18 = La Furie
card-19 = Le Dormeur
card-20 = Le Clown
card-21 = La Vantarde
card-22 = La Coquette
card-23 = L’Aventurier
card-24 = La Sournoise
card-25 = L’Amoureux
card-26 = La Savante
card-27 = Le Glacial
card-28 = Le Brave
card-29 = La Rayonnante
card-30 = Le Tyran
sign-kind = gentil
sign-wicked = méchant

## What bots believed

guess-holds = { $seat } a le { $card }
guess-plays-for = { $seat } est { $role }

## What speaks for a move, as the coach says it

argument-finishes-personality = Ce coup achève une personnalité { $temper }.
argument-settles-pile = La pile sera { $temper } quoi qu’on y pose ; { $missing ->
    [one] il y manque une carte
   *[other] il y manque { $missing } cartes
}.
argument-suits-team = Le { $card } a le signe que cherche votre équipe.
argument-keeps-from-winning = D’autres coups laisseraient un adversaire gagner avec ce que tout le monde voit.

## Moves

move-take = Prendre le { $card } dans la rivière
move-draw = Piocher
move-lay = { $on ->
    [none] Poser le { $card } seul
   *[other] Poser le { $card } sur le { $on }
}
move-move-pile = Déplacer la pile du { $lowest } sur le { $onto }
move-end-turn = Finir son tour
move-play-card = Prendre la carte sur { $stock }, la poser à { $place }
move-move-cards = Déplacer { $count ->
    [one] une carte
   *[other] { $count } cartes
}, de { $place } à { $to }
move-restock = Prendre la carte sur { $stock }, en regarnir { $to }
move-give-up = Abandonner

## Events

event-game-began = La partie commence. Ordre du tour : { $order }.
event-roles-shown = Artisous : { $artisous }. Foutralous : { $foutralous }.
event-role-received = Vous êtes { $role }.
event-river-filled = Dans la rivière : { $cards } ; { $left ->
    [0] la pioche est vide
    [one] il reste une carte dans la pioche
   *[other] il reste { $left } cartes dans la pioche
}.
event-card-taken = { $seat } prend le { $card } dans la rivière.
event-card-drawn = { $seat } pioche ; { $left ->
    [0] la pioche est vide
    [one] il reste une carte
   *[other] il reste { $left } cartes
}.
event-card-received = Vous piochez le { $card }.
event-card-laid = { $on ->
    [none] { $seat } pose le { $card } seul.
   *[other] { $seat } pose le { $card } sur le { $on }.
}
event-pile-moved = { $seat } déplace { $cards } sur le { $onto }.
event-triplette = Triplette { $number } ! { $cards } retournent dans la pioche, qui compte { $left } cartes.
event-personality-finished = Une personnalité { $temper } : { $cards }.
event-mirror-seen = { $card } et { $mirror } sont des miroirs : { $seat } a une action de plus.
event-turn-passed = { $seat } en reste là.
event-game-ended = { $outcome }
event-solo-began = { $level }. Cartes visibles : { $faces }. { $proved ->
    [oui] Cette donne peut être gagnée.
   *[non] Personne ne sait si cette donne peut être gagnée.
}
event-card-played = Le { $card } va à { $place }.
event-card-turned = Le { $card } apparaît sur { $stock }.
event-cards-moved = Déplacement vers { $to } : { $cards }.
event-card-restocked = Le { $card } regarnit { $to }.
event-solo-ended = { $outcome } { $personalities ->
    [0] Aucune personnalité n’est achevée.
    [one] Une personnalité est achevée.
   *[other] { $personalities } personnalités sont achevées.
}

## Outcomes

outcome-two-kind = Les Artisous ont leurs personnalités gentilles : ils gagnent !
outcome-one-wicked = Une personnalité méchante est achevée : les Foutralous gagnent !
outcome-no-winner = Plus personne ne joue : la partie finit sans vainqueur.
outcome-won = Gagné : toutes les personnalités sont là !
outcome-blocked = Plus aucun coup n’est possible : c’est perdu.
outcome-given-up = La partie est abandonnée.

## What is remembered

honour-plastic = Médium en plastique
honour-cardboard = Médium en carton
honour-wood = Médium en bois
honour-silver = Médium en argent
honour-crystal = Médium de cristal
tally = { $count ->
    [0] aucune personnalité
    [one] une personnalité
   *[other] { $count } personnalités
}

## What to do now, and what for

need-two-kind = deux personnalités gentilles
need-one-all-kind = deux personnalités gentilles, dont une sans aucun méchant (5 ♥)
need-one-wicked = une personnalité méchante
task-draw-cards = Piochez { $draws ->
    [one] encore une carte
   *[other] { $draws } cartes
}, dans la rivière ou la pioche : il vous faut { $need }.
task-take-actions = { $actions ->
    [0] Finissez votre tour
    [one] Posez une carte ou déplacez une pile, ou finissez
   *[other] Posez des cartes ou déplacez des piles, { $actions } actions au plus
} : il vous faut { $need }.
task-see-team-play = { $seat } joue. À votre équipe, il faut { $need }.
task-see-teams-play = { $seat } joue. Aux Artisous, il faut { $need } ; aux Foutralous, une méchante.
task-teams-ended = { $need ->
    [none] Aucune équipe n’a ce qu’il lui fallait.
   *[other] L’équipe gagnante devait former { $need } : c’est fait.
}
task-form-personalities = { $level ->
    [1] Formez cinq personnalités gentilles : cinq cartes qui montent, trois gentils au moins.
    [2] Formez cinq personnalités gentilles, dont les premières cartes montent de gauche à droite.
    [3] Formez cinq personnalités gentilles ; leurs premières cartes montent, et rien de posé ne bouge.
    [4] Formez cinq personnalités gentilles ; chacune commence plus haut que ne finit celle de gauche.
   *[5] Formez, aux quatre places de gauche, quatre personnalités sans aucun méchant.
}
task-see-forming = En solo, il s’agit de former { $level ->
    [5] quatre personnalités de cinq gentils.
   *[other] cinq personnalités gentilles, au niveau { $level } sur 5.
}
task-title-won = Niveau { $level } gagné{ $next ->
    [none] { "" } : il n’y en a pas de plus haut.
   *[other] { "" } : place au niveau { $next }.
}
task-fell-short = { $done ->
    [0] Aucune personnalité achevée sur { $wanted }.
    [one] Une personnalité achevée sur { $wanted } : le titre les demande toutes.
   *[other] { $done } personnalités achevées sur { $wanted } : le titre les demande toutes.
}
scores = Une équipe gagne ensemble : deux points à chacun de ses joueurs, aucun aux autres.
you-are-artisou = Vous êtes Artisou
    .help = Avec votre équipe, formez deux personnalités gentilles : cinq cartes qui montent, trois gentils au moins. Les Foutralous gagnent avec une seule méchante.
you-are-artisou-all-kind = Vous êtes Artisou
    .help = Avec votre équipe, formez deux personnalités gentilles, cinq cartes qui montent, dont l’une sans aucun méchant (5 ♥). Les Foutralous gagnent avec une seule méchante.
you-are-foutralou = Vous êtes Foutralou
    .help = Avec votre équipe, formez une seule personnalité méchante : cinq cartes qui montent, trois méchants au moins. Empêchez les Artisous d’en finir deux gentilles.
you-are-foutralou-all-kind = Vous êtes Foutralou
    .help = Avec votre équipe, formez une seule personnalité méchante : cinq cartes qui montent, trois méchants au moins. Empêchez les Artisous d’en finir deux gentilles, dont une sans aucun méchant (5 ♥).

## Options

preset-first-game = { $game ->
    [babet-solo] 1, plastique
   *[other] Première partie
}
    .help = { $game ->
        [babet-solo] Ce qui est posé peut encore bouger.
       *[other] Vos rôles sont ceux de vos places ; ni triplettes, ni miroirs.
    }
preset-usual = { $game ->
    [babet-solo] 2, carton
   *[other] Habituelle
}
    .help = { $game ->
        [babet-solo] Les premières cartes montent de gauche à droite.
       *[other] Les rôles sont distribués, à la vue de tous.
    }
preset-hidden = Rôles cachés
    .help = Chacun ignore le rôle des autres (de 3 à 5 joueurs).
preset-stubborn = 3, bois
    .help = Comme au niveau 2, et rien de posé ne bouge.
preset-hard = 4, argent
    .help = Chaque personnalité commence plus haut que ne finit la précédente.
preset-expert = { $game ->
    [babet-solo] 5, cristal
   *[other] Expert
}
    .help = { $game ->
        [babet-solo] Quatre personnalités sans un seul méchant.
       *[other] Rôles distribués, triplettes et cartes miroirs.
    }
option-roles = Rôles
    .help = Choisis en s’asseyant, distribués, ou distribués en secret (de 3 à 5 joueurs).
option-roles-shared = Selon les places
option-roles-dealt = Distribués
option-roles-hidden = Cachés
option-triplette = Triplette
    .help = Trois nombres qui se suivent retournent dans la pioche.
option-mirrors = Cartes miroirs
    .help = 1 et 10, 2 et 20, 3 et 30, 12 et 21 : jouées à la suite, elles donnent une action de plus.
option-level = Niveau
    .help = Du plus doux au plus retors.
option-level-1 = 1, médium en plastique
option-level-2 = 2, médium en carton
option-level-3 = 3, médium en bois
option-level-4 = 4, médium en argent
option-level-5 = 5, médium de cristal
option-winnable = Donnes gagnables
    .help = Ne distribuer que des donnes dont on a vérifié qu’elles peuvent être gagnées.
option-day = La donne du calendrier
    .help = La même sur tous les serveurs, ce jour-là ; chacun peut la rejouer.

## What the view shows

view-roles = Rôles
view-order = Ordre du tour
view-piles = Piles
view-personalities = Personnalités achevées
view-river = Rivière
view-cards_left = Cartes dans la pioche
view-hand = Votre main
view-hands = Cartes en main
view-shown = Cartes prises à la vue de tous
view-not_held = Retournées dans la pioche, donc pas en main
view-turn = À qui de jouer
view-draws = Cartes à piocher
view-actions = Actions restantes
view-laid = Dernière carte posée ce tour-ci
view-mirrored = Action du miroir déjà reçue
view-active = Tour entamé
view-idle = Tours de suite sans rien faire
view-triplettes = Triplettes
view-aims = Buts des équipes
view-ended = Fin
view-faces = Cartes visibles
view-heights = Hauteur des tas
view-places = Places
view-hidden = Encore cachées
view-moves_left = Déplacements avant de devoir jouer une carte d’un tas
view-aim_places = Places des personnalités
view-proved = Donne gagnable à coup sûr

## Refusals

refusal-BAB-20-turn = Ce n’est pas à vous de jouer.
refusal-BAB-20-first = Piochez d’abord.
refusal-BAB-20-enough = Vous avez pioché : il reste à agir ou à finir votre tour.
refusal-BAB-20-river = Cette carte n’est pas dans la rivière.
refusal-BAB-22 = La pioche est vide.
refusal-BAB-24-hand = Cette carte n’est pas dans votre main.
refusal-BAB-24-pile = Une carte se pose seule, ou sur une pile dont le sommet est plus petit.
refusal-BAB-25 = Une pile se déplace tout entière, sur une pile dont le sommet est plus petit que sa plus petite carte.
refusal-BAB-26-finished = Une personnalité achevée ne bouge plus et ne reçoit plus rien.
refusal-BAB-26-limit = Une pile ne dépasse jamais cinq cartes.
refusal-BAB-27-lay = Il faut poser : sinon vous finiriez avec plus de trois cartes en main.
refusal-BAB-27-end = On finit son tour avec trois cartes en main au plus.
refusal-BAB-30 = La partie est terminée.
refusal-BAB-42 = Les rôles cachés se jouent de 3 à 5.
refusal-BAB-50-alone = Ce jeu se joue en solo.
refusal-BAB-50-place = Cette place n’existe pas à ce niveau.
refusal-BAB-51-stock = Ce tas n’a pas de carte.
refusal-BAB-51-five = Une personnalité ne dépasse jamais cinq cartes.
refusal-BAB-51-lower = Une carte va sur une carte plus petite, ou à une place vide.
refusal-BAB-52 = Il n’y a pas autant de cartes à cette place.
refusal-BAB-53 = Les premières cartes doivent croître de gauche à droite.
refusal-BAB-54 = À ce niveau, une carte posée ne bouge plus.
refusal-BAB-55 = Chaque personnalité doit commencer plus haut que ne finit la précédente.
refusal-BAB-56 = Les premières cartes des quatre personnalités doivent croître de gauche à droite.
refusal-BAB-57-level = On ne regarnit un tas qu’au niveau 5.
refusal-BAB-57-empty = Ce tas n’est pas vide.
refusal-BAB-57-two = Il faut prendre à un tas d’au moins deux cartes.
refusal-BAB-58-sixty = Soixante déplacements de suite : il faut jouer une carte d’un tas.
refusal-BAB-58-over = La partie est terminée.

## On the board

board-card = { $card }, { $who }, { $sign }
board-you = Vous
board-your-turn = À vous de jouer
board-turn = C’est son tour
board-holds = { $count ->
    [0] n’a pas de carte
    [one] a une carte en main
   *[other] a { $count } cartes en main
}
board-took = A pris, à la vue de tous : { $cards }
board-not-held = N’a sûrement plus : { $cards }
board-unknown-role = rôle inconnu
board-crew = Autour de la table
board-teams = Où en sont les équipes
board-aim-artisou = Artisous : { $done } sur { $all } personnalités gentilles{ $pure ->
    [0] { "" }
   *[other] { "" }, dont une où tous sont gentils
}
board-aim-foutralou = Foutralous : { $done ->
    [0] une personnalité méchante à former
   *[other] leur personnalité méchante est là
}
board-spare = Ne compte pas pour le but
board-finished = Personnalité { $temper } : { $cards }
board-only-kind = rien que des gentils
board-your-team = votre équipe
board-river = La rivière
board-river-card = { $card }, dans la rivière
board-river-empty = La rivière est vide
board-draw-pile = { $count ->
    [0] La pioche est vide
    [one] La pioche : une carte
   *[other] La pioche : { $count } cartes
}
board-take = prendre
board-draw = piocher
board-piles = Les piles
board-pile = Pile de { $cards } ; { $kind ->
    [0] aucun gentil
    [one] un gentil
   *[other] { $kind } gentils
}, { $wicked ->
    [0] aucun méchant
    [one] un méchant
   *[other] { $wicked } méchants
}, { $missing ->
    [one] il manque une carte
   *[other] il manque { $missing } cartes
}
board-pile-then = { $cards } ; { $card }
board-no-pile = Aucune pile pour l’instant.
board-here = poser ici
board-new-pile = Nouvelle pile
board-held = { $card }, dans votre main
board-to-draw = { $count ->
    [one] Encore une carte à piocher
   *[other] { $count } cartes à piocher
}
board-to-do = { $count ->
    [one] Encore une action
   *[other] { $count } actions
}
board-end-turn = Finir
board-role-artisou = Vous êtes Artisou : deux personnalités gentilles pour gagner{ $pure ->
    [0] { "" }
   *[other] { "" }, dont une où tous sont gentils
}.
board-role-foutralou = Vous êtes Foutralou : une personnalité méchante pour gagner.
board-triplette = Triplette !
    .help = { $cards } retournent dans la pioche.
board-mirror = Miroirs !
    .help = { $cards } : une action de plus.
board-kind = Une personnalité gentille !
board-wicked = Une personnalité méchante !
board-side-artisou = Artisous
board-side-foutralou = Foutralous
board-finished-alone = { $count ->
    [0] Aucune personnalité achevée
    [one] Une personnalité achevée
   *[other] { $count } personnalités achevées
}
board-stocks = Les tas
board-stock = { $stock } : { $card }
board-empty = vide
board-under = { $count ->
    [0] rien dessous
    [one] une carte dessous
   *[other] { $count } cartes dessous
}
board-place = { $place }, { $role ->
    [storage] réserve
   *[other] personnalité
} : { $kind ->
    [0] aucun gentil
    [one] un gentil
   *[other] { $kind } gentils
}, { $wicked ->
    [0] aucun méchant
    [one] un méchant
   *[other] { $wicked } méchants
}, { $missing ->
    [0] complète
    [one] il manque une carte
   *[other] il manque { $missing } cartes
}
board-storage = réserve
board-with-above = { $count ->
    [0] sans rien dessus
    [one] avec la carte posée dessus
   *[other] avec les { $count } cartes posées dessus
}
board-tools = De l’aide
board-hint = Indice
board-hint-lift = indice : prendre
board-hint-put = indice : poser ici
board-foresee = Gagnable ?
board-give-up = Abandonner
board-give-up-sure = Vraiment ?
board-thinking = La boule de cristal s’éclaire…
board-verdict-winnable = Oui, c’est encore gagnable, si les cartes cachées s’y prêtent.
board-verdict-lost = Non : où que soient les cartes cachées, ce n’est plus gagnable.
board-verdict-undecided = La boule de cristal ne sait pas.
board-time = Temps :
board-moves = { $count ->
    [0] coup
    [one] coup
   *[other] coups
}
board-taken-back = { $count ->
    [one] coup repris
   *[other] coups repris
}
