name = Mysterium
tagline = Un fantôme qui ne parle qu’en images, des médiums qui les interprètent : sept heures pour comprendre, un vote pour nommer le coupable.

## Pieces

kind-suspect = un suspect
kind-place = un lieu
kind-object = un objet
kind-epilogue = le coupable
medium-0 = Ambre
medium-1 = Azur
medium-2 = Jade
medium-3 = Rubis
medium-4 = Lilas
medium-5 = Ivoire
verdict-right = juste
verdict-wrong = faux
phase-visions = Le fantôme envoie ses visions
phase-intuitions = Les médiums suivent leurs intuitions
phase-culprit = Le fantôme désigne le coupable
phase-vote = Le vote
phase-over = La séance est levée
combination = { $medium } : { $suspect }, { $place }, { $object }
suspects = groupe { $group } ({ $suspect }, { $place }, { $object })
reason = { AMONG($seen, $answers) ->
    [yes] { $seen }
   *[no] { $seen } → { $answers }{ AMONG($idea, $seen, $answers) ->
        [yes] { "" }
       *[no] { " " }({ $idea })
    }
}
ballot = { $group ->
    [none] { $seat } s’abstient
   *[other] { $seat } : groupe { $group }
}
token = { $by } dit « { $verdict } »
tokens = { $right } « juste » et { $wrong } « faux »
seer = { $medium } ({ $seat }) cherche { $seeks } ; étui : { $sleeve } ; visions : { $visions } ; essayé en vain : { $tried } ; intuition : { $intuition ->
    [none] aucune
   *[other] { $intuition } ({ $beside })
} ; jetons : { $hand }, sous l’horloge { $spent } ; piste : { $marker }, verra { $sees ->
    [one] une carte
   *[other] { $sees } cartes
}
find = heure { $hour }, { $medium } : « { $card } » avec { $visions } ({ $reasons })

## What bots believed

guess-is-to-find = { $medium } cherche « { $card } »

## What speaks for a move, as the coach says it

argument-in-common = En commun : { $reasons }.
argument-group-is-likely = Ce qui est révélé désigne le groupe { $group } { $odds } fois sur 100.

## Moves

move-serve = Se tourner vers { $medium }
move-call-crow = Appeler un corbeau
move-lay = Poser « { $vision } »
    .held = { $number ->
        [0] Poser cette vision
       *[other] Poser la vision { $number } de votre main
    }
move-finish = C’est tout
move-place = { $medium } : suivre « { $card } »
move-lift = { $medium } : reprendre l’intuition
move-judge = Dire « { $verdict } » à propos { ELIDE("de", $medium) }
move-withdraw = Reprendre le jeton posé près { ELIDE("de", $medium) }
move-ready = C’est prêt
move-choose-guilty = Le coupable est le groupe { $group }
move-vote = Voter en secret pour le groupe { $group }
move-point = Désigner le groupe { $group }
move-time-up = Le sable est écoulé

## Events

event-game-began = La séance commence ; { $ghost } est le fantôme. Suspects : { $suspects }. Lieux : { $places }. Objets : { $objects }.
event-combinations-drawn = Voici vos secrets. { $combinations }.
event-hour-began = Il est { $hour ->
    [one] une heure
   *[other] { $hour } heures
} ; { $crows ->
    [0] aucun corbeau
    [one] un corbeau
   *[other] { $crows } corbeaux
} pour le fantôme.
event-tokens-recovered = Tous les jetons de clairvoyance reviennent à leurs médiums.
event-hand-filled = Le fantôme pioche { $count ->
    [one] une vision
   *[other] { $count } visions
} ; { $left ->
    [0] la pioche est vide
    [one] il en reste une
   *[other] il en reste { $left }
}.
event-visions-drawn = Votre main se remplit.
event-crow-spent = Un corbeau s’envole ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}.
event-vision-set-aside = Le corbeau emporte une vision.
event-hand-redrawn = { $count ->
    [one] Une vision passe
   *[other] { $count } visions passent
} sous la pioche, et le fantôme en tire autant.
event-medium-served = Le fantôme se tourne vers { $medium }.
event-vision-given = { $medium } reçoit une vision.
event-visions-ended = { $minutes ->
    [none] Aux médiums de jouer, sans se presser.
    [one] Aux médiums de jouer : le sablier est retourné pour une minute.
   *[other] Aux médiums de jouer : le sablier est retourné pour { $minutes } minutes.
}
event-intuition-placed = { $medium } penche pour « { $card } ».
event-intuition-lifted = { $medium } reprend son intuition.
event-token-placed = { $by } dit « { $verdict } » à propos { ELIDE("de", $medium) }.
event-token-taken-back = { $by } reprend le jeton posé près { ELIDE("de", $medium) }.
event-said-ready = { $seat } n’attend plus que les autres.
event-time-ran-out = Le sable est écoulé.
event-card-found = { $reasons ->
    [rien] { $medium } voit juste : c’est « { $card } ».
   *[other] { $medium } voit juste : c’est « { $card } ». En commun : { $reasons }.
}
event-intuition-wrong = { $card ->
    [none] { $medium } n’a suivi aucune intuition : c’est perdu pour cette heure.
   *[other] { $medium } se trompe : ce n’est pas « { $card } ».
}
event-marker-moved = { $medium } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} sur la piste de clairvoyance, jusqu’à la case { $space }.
event-epilogue-began = Toutes les cartes sont trouvées ; il reste à nommer le coupable : { $groups }. { $crows ->
    [0] Le fantôme n’a plus de corbeau.
    [one] Le fantôme a encore un corbeau.
   *[other] Le fantôme a encore { $crows } corbeaux.
}
event-guilty-chosen = Vous désignez le groupe { $group }.
event-vision-chosen = Vous choisissez une carte de la vision commune.
event-common-vision-sent = La vision commune est sur la table : trois cartes, face cachée.
event-vision-turned = { $voters ->
    [rien] On retourne une carte de la vision commune.
   *[other] On retourne une carte de la vision commune. Au vote : { $voters }.
}
event-vote-cast = A voté : { $seat }.
event-pointed = { $seat } désigne le groupe { $group }.
event-abstained = Sans vote à la fin du temps : { $seats }.
event-votes-revealed = Les votes : { $ballots }.
event-tie-broken = Égalité ; le vote { ELIDE("de", $seat) } l’emporte : le groupe { $group }.
event-group-accused = Le groupe { $group } est accusé.
event-game-ended = { $outcome } { $guilty ->
    [none] { "" }
   *[other] Le coupable était dans le groupe { $guilty }.
} Les secrets : { $combinations }.

## Outcomes

outcome-culprit-found = Le coupable est démasqué : le fantôme repose en paix, et tout le monde gagne !
outcome-innocent-accused = Des innocents sont accusés : tout le monde perd.
outcome-nobody-voted = Personne n’a voté : tout le monde perd.
outcome-seven-hours = La septième heure a sonné et il manque encore des cartes : tout le monde perd.

## What to do now, and what for

task-serve-mediums = Choisissez un médium et envoyez-lui des visions : { $left ->
    [one] un seul attend encore
   *[other] { $left } attendent
} (heure { $hour } sur 7).
task-send-vision = { $laid ->
    [0] Envoyez à { $medium } une vision qui évoque { $seeks ->
        [suspect] son suspect
        [place] son lieu
       *[object] son objet
    }.
   *[other] Envoyez à { $medium } une vision de plus, ou dites que c’est tout.
}
task-feed-crow = { $laid ->
    [0] Confiez au corbeau les visions dont vous ne voulez plus.
   *[other] Une autre vision pour le corbeau, ou c’est tout : il vous en rapportera autant.
}
task-await-visions = { $seeks ->
    [epilogue] Vos cartes sont trouvées ; le fantôme guide encore les autres (heure { $hour } sur 7).
   *[other] Le fantôme prépare vos visions : elles vous mèneront à { $seeks ->
        [suspect] votre suspect
        [place] votre lieu
       *[object] votre objet
    } (heure { $hour } sur 7).
}
task-follow-intuition = Posez votre pion sur { $seeks ->
    [suspect] le suspect
    [place] le lieu
   *[object] l’objet
} que montrent vos visions, puis touchez « C’est prêt » (heure { $hour } sur 7).
task-judge-others = Vos cartes sont trouvées : jugez les intuitions des autres pour mieux voir la vision commune.
task-await-mediums = { $role ->
    [ghost] Les médiums interprètent vos visions : pas un mot
    [medium] Vous attendez les autres médiums
   *[watcher] Les médiums interprètent leurs visions
} (prêts : { $ready } sur { $all }).
task-choose-culprit = Choisissez le groupe coupable : celui que trois visions sauront le mieux désigner.
task-send-common-vision = { $laid ->
    [0] Envoyez trois visions, une pour chaque carte du groupe coupable.
    [1] Encore deux visions pour désigner le groupe coupable.
   *[other] Une dernière vision pour désigner le groupe coupable.
}
task-await-culprit = Tout est trouvé ; le fantôme choisit le coupable et la vision commune qui le trahira.
task-vote-now = Votez pour le groupe que désigne la vision commune : vous gagnez tous, ou personne.
task-await-votes = { $role ->
    [ghost] Les médiums votent : pas un mot.
    [medium] D’autres votent : vous gagnez tous, ou personne.
   *[watcher] Les médiums votent : ils gagnent tous, ou personne.
}
task-see-visions-sent = Le fantôme envoie ses visions : heure { $hour } sur sept.
task-truth-told = { $guilty ->
    [none] { $missing ->
        [one] Il ne manquait qu’une carte.
       *[other] Il manquait { $missing } cartes.
    }
   *[other] Le coupable était dans le groupe { $guilty }{ $accused ->
        [none] .
       *[other] { "" } ; le groupe { $accused } est accusé.
    }
}
you-are-ghost = Vous êtes le fantôme
    .help = Sans un mot, envoyez à chaque médium des visions qui évoquent son suspect, son lieu, puis son objet. Vous gagnez tous ensemble, si le coupable est démasqué.
you-are-medium = Vous êtes médium
    .help = Lisez les visions du fantôme : elles désignent votre suspect, puis votre lieu, puis votre objet. Vous avez sept heures, et gagnez tous ensemble si le coupable est démasqué.
you-are-mediums = Vous êtes deux médiums
    .help = Lisez les visions du fantôme pour l’un et pour l’autre : elles désignent un suspect, puis un lieu, puis un objet. Vous avez sept heures, et gagnez tous ensemble si le coupable est démasqué.

## Options

preset-first-game = Première partie
    .help = Peu de cartes, un corbeau par heure, et pas de sablier.
preset-usual = Habituelle
    .help = Plus de cartes, trois corbeaux en tout, deux minutes de sablier.
preset-hard = Difficile
    .help = Le plus de cartes, un seul corbeau, deux minutes de sablier.
option-difficulty = Difficulté
    .help = Plus elle est grande, plus il y a de cartes sur la table et moins il y a de corbeaux. « Facile » convient à une première partie ; le jeu est le plus beau à quatre ou davantage.
option-difficulty-easy = Facile
option-difficulty-medium = Moyenne
option-difficulty-hard = Difficile
option-ghost = Fantôme
    .help = Qui se propose ; à défaut, le sort décide.
option-ghost-none = Tiré au sort
option-ghost-you = Moi
option-ghost-other = Quelqu’un d’autre : je serai médium
option-ghost-offer = Je serai le fantôme
option-ghost-withdraw = Finalement, je serai médium
option-sandglass = Sablier
    .help = Minutes pour les médiums et pour le vote ; 0 pour jouer sans sablier.
option-ghost_turns = Temps du fantôme
    .help = Tours de sablier pour envoyer les visions d’une heure, ou la vision commune ; 0 pour le laisser rêver.

## What the view shows

view-phase = Moment
view-hour = Heure
view-ghost = Fantôme
view-suspects = Suspects
view-places = Lieux
view-objects = Objets
view-mediums = Médiums
view-levels = Paliers de la piste
view-track = Cartes vues depuis chaque case
view-finds = Trouvailles
view-crows = Corbeaux
view-hand = Votre main
view-aside = Emporté par le corbeau
view-held = Visions en main
view-pile = Visions dans la pioche
view-crow = Un corbeau attend
view-serving = Reçoit des visions
view-laid = Visions posées
view-unserved = Attend des visions
view-combinations = Secrets
view-ready = Prêts
view-groups = Groupes
view-guilty = Coupable
view-common = Vision commune
view-shown = Cartes retournées
view-voters = Doivent voter
view-voted = Ont voté
view-ballots = Votes connus
view-open_vote = Vote à découvert
view-accused = Groupe accusé
view-ended = Fin

## Refusals

refusal-MYS-4 = Les jetons de clairvoyance ne servent qu’à partir de quatre joueurs.
refusal-MYS-9 = Le fantôme doit être assis à cette table.
refusal-MYS-11 = Cette carte n’est pas sur la table.
refusal-MYS-14 = Il ne reste aucun corbeau.
refusal-MYS-20-ghost = Cela n’appartient qu’au fantôme.
refusal-MYS-20-step = Les visions s’envoient au début de chaque heure.
refusal-MYS-20-for-whom = Choisissez d’abord pour qui : un médium, le corbeau, ou le coupable.
refusal-MYS-20-hand = Cette vision n’est pas dans votre main.
refusal-MYS-20-once = Ce médium n’attend pas de vision pour cette heure.
refusal-MYS-20-one-at-a-time = Terminez d’abord avec le médium que vous servez.
refusal-MYS-20-enough = Il doit rester au moins une vision pour chacun des médiums qui attendent.
refusal-MYS-20-finish = Posez d’abord au moins une vision pour un médium ou pour le corbeau.
refusal-MYS-20-sandglass = Le temps du fantôme se compte en tours de sablier : il faut un sablier.
refusal-MYS-21-when = Un corbeau s’envole entre deux médiums, ou avant la vision commune.
refusal-MYS-21-pile = La pioche n’a pas de quoi remplacer une vision de plus.
refusal-MYS-21-unfinished = Finissez d’abord de charger le corbeau.
refusal-MYS-24-time = Seul le sablier annonce la fin du temps, et seulement quand il coule.
refusal-MYS-30-medium = Cela n’appartient qu’aux médiums.
refusal-MYS-30-step = Les pions se posent quand le fantôme a fini d’envoyer ses visions.
refusal-MYS-30-own = Ce médium n’est pas le vôtre.
refusal-MYS-30-kind = Ce n’est pas ce genre de carte que le médium cherche.
refusal-MYS-30-there = L’intuition y est déjà.
refusal-MYS-30-nowhere = Ce médium n’a posé aucune intuition.
refusal-MYS-31-own = On ne juge pas sa propre intuition.
refusal-MYS-31-beside = Un jeton se pose près d’une intuition, et il n’y en a pas ici.
refusal-MYS-31-one = Ce jeton y est déjà.
refusal-MYS-31-spent = Vous n’avez plus de jeton qui dise cela.
refusal-MYS-31-none = Vous n’avez posé aucun jeton ici.
refusal-MYS-32 = Vous avez déjà dit « C’est prêt ».
refusal-MYS-40-epilogue = Ce médium a trouvé ses trois cartes.
refusal-MYS-60 = Aucun groupe ne porte ce numéro.
refusal-MYS-61 = Le coupable se choisit une seule fois, au début de l’épilogue.
refusal-MYS-62 = Ce n’est pas encore, ou plus, à vous de voter.
refusal-MYS-63-who = Ce vote secret est celui des médiums, à partir de quatre joueurs.
refusal-MYS-63-open = Désigner un groupe ouvertement revient aux médiums, à deux ou trois joueurs.
refusal-MYS-63-step = Ce n’est pas le moment de voter.
refusal-MYS-63-there = Vous désignez déjà ce groupe.
refusal-MYS-63-nobody = Désignez d’abord un groupe.

## Board

board-clock = L’horloge : heure { $hour } sur sept
board-crows = { $count ->
    [0] Aucun corbeau
    [one] Un corbeau
   *[other] { $count } corbeaux
}
board-pile = { $count ->
    [0] Pioche vide
    [one] Une vision dans la pioche
   *[other] { $count } visions dans la pioche
}
board-finds = { $count ->
    [0] Étuis vides
    [one] Étuis : une carte trouvée
   *[other] Étuis : { $count } cartes trouvées
}
board-no-finds = Rien encore. Chaque carte trouvée viendra ici, avec ce que les visions voulaient dire.
board-find = Heure { $hour }, { $medium } : { $card }
board-look-again = Revoir « { $card } » et ses visions
board-medium = { $medium }, { $name }, cherche { $kind } ; { $found ->
    [0] rien trouvé
    [one] une carte trouvée
   *[other] { $found } cartes trouvées
}{ $state ->
    [served] , reçoit des visions
    [waits] , attend une vision
    [ready] , c’est prêt
   *[none] { "" }
}
board-seeks = { $medium } ({ $name }) cherche { $kind }
board-visions = Visions { ELIDE("de", $medium) }
board-no-vision = Aucune vision encore pour { $medium }…
board-all-found = { $medium } a trouvé ses trois cartes et attend la dernière heure.
board-held = Qui tient quelles visions
board-holds-none = Aucune vision encore
board-has-all = Ses trois cartes sont trouvées
board-leaves = Vos deux regards
board-leaf-give = Vos visions
board-leaf-see = Toute la table
board-stands-here = Intuition { ELIDE("de", $medium) }.
board-judged = { $by } dit { ELIDE("de", $medium) } : { $verdict ->
    [right] juste
   *[wrong] faux
}.
board-tried = { $medium } l’a déjà essayée en vain.
board-secret-here = C’est le secret de ce médium.
board-lens = Une vision à côté d’une carte
board-vision = Vision
board-vision-number = Vision { $number } sur { $count }
board-previous-vision = Vision précédente
board-next-vision = Vision suivante
board-previous-card = Carte précédente
board-next-card = Carte suivante
board-send = Envoyer cette vision à { $medium }
board-send-nobody = Envoyer cette vision
board-crow-takes = Le corbeau l’emporte
board-for-common = Pour la vision commune
board-ask-serve = Vers quel médium vous tourner ? { $count ->
    [one] Un seul attend.
   *[other] { $count } attendent.
}
board-ask-send = { $laid ->
    [0] Quelle vision pour { $medium } ?
   *[other] Une autre vision pour { $medium } ?
}
board-ask-crow = { $laid ->
    [0] Que doit emporter le corbeau ?
    [one] Le corbeau porte une vision.
   *[other] Le corbeau porte { $laid } visions.
}
board-ask-visions = Le fantôme choisit ses visions… { $count ->
    [0] { "" }
    [one] Un médium attend encore.
   *[other] { $count } médiums attendent encore.
}
board-ask-intuitions = Comparez, parlez-en, suivez une intuition. Prêts : { $ready } sur { $all }
board-ask-ready = C’est bon pour vous. Prêts : { $ready } sur { $all }
board-ask-watch = Les médiums hésitent… Prêts : { $ready } sur { $all }
board-ask-guilty = Qui est coupable ? À vous d’en décider.
board-ask-common = { $laid ->
    [0] Trois visions pour ce groupe, une pour chaque carte
    [1] Encore deux visions pour ce groupe
   *[other] Une dernière vision pour ce groupe
}
board-ask-culprit = Le fantôme désigne le coupable en secret…
board-ask-vote = Quel groupe la vision commune accuse-t-elle ?
board-ask-votes = Chacun vote à son tour, selon sa clairvoyance.
board-ask-over = Voici la vérité.
board-track = Piste de clairvoyance.
board-marker = { $medium } : case { $space }, verra { $sees ->
    [one] une carte
   *[other] { $sees } cartes
}.
board-group = Groupe { $group }
board-guilty = Coupable
board-accused = Accusé
board-missed = pas trouvée
board-do-choose-guilty = Coupable
board-do-vote = Voter
board-do-point = Désigner
board-face-down = Une vision face cachée
board-not-turned = Pas encore retournée
board-scene-thinks = { $medium } : { $card }…
board-scene-found = { $medium } a vu juste !
board-scene-wrong = Ce n’est pas « { $card } ».
board-scene-silent = { $medium } n’a suivi aucune intuition.
board-scene-hour = { $hour ->
    [1] La première heure sonne
    [7] La dernière heure sonne
   *[other] L’heure { $hour } sonne
}
board-scene-epilogue = Toutes les cartes sont trouvées. Qui est coupable ?
board-scene-votes = On ouvre les votes
board-scene-accused = Le groupe { $group } est accusé…
board-scene-guilty = C’était le groupe { $group }.
