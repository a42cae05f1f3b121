# Les mots de la page.

page-house = Guéridon
page-title = Guéridon, une table pour jouer
page-welcome = Asseyez-vous. La bougie est allumée, il ne manque que vous.
page-games = Les jeux sur la table
page-shelf-failed = Le serveur ne répond pas. Réessayez dans un instant.
page-waits-for-line = Le serveur ne répond pas ; la page le rappelle d’elle-même.
page-have-code = On vous a donné un code ?
page-join = Rejoindre
page-close = Fermer
page-back = Retour à l’accueil
page-loading = On allume la bougie…

## Mes parties

page-mine = Mes parties
page-find-mine = Retrouver mes parties ici
page-mine-all = Toutes mes parties
page-history = Mon histoire
page-mine-more = Voir la suite
page-mine-with = avec { $names }
page-mine-gathering = On s’installe
page-mine-given-up = Vous avez cédé votre place
page-mine-won = Gagnée
page-mine-lost = Perdue
page-mine-together = Gagnée, tous ensemble
page-mine-over = Terminée
page-mine-moved = dernier coup { $when }
page-mine-until = fin du délai { $when }
page-mine-time-up = délai écoulé
page-just-now = à l’instant
page-in-a-moment = dans un instant

page-daily = La donne du jour
page-streak = { $days ->
    [one] un jour d’affilée
   *[other] { $days } jours d’affilée
}

## Prendre un jeu

page-presets = Manière de jouer
page-players-of = { $most ->
    [1] En solo
   *[other] De { $least } à { $most } joueurs
}
page-fill-bots = Remplir avec des automates
page-players = Autour de la table
page-less = Un de moins
page-more = Un de plus
page-your-name = Votre nom
page-guest = Convive
page-play-now = Jouer maintenant
    .help = Des automates prennent les autres places.
page-around = Jouer sur un seul écran
    .help = Posez-le au milieu de la table : il tient toutes les places.
page-invite = Inviter des amis
    .help = Ils ouvrent le lien, donnent un nom, et s’assoient. Sans compte.
page-learn = Apprendre en trois minutes
page-lesson-link = Leçon : { $title }
page-puzzle-link = Un problème à résoudre
page-lessons = Leçons
page-puzzles = Problèmes
page-lesson = Leçon
page-rules = Les règles
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Rien ne contient ces mots.
        [one] Un passage
       *[other] { $count } passages
    }
page-print = Imprimer

## Avant la partie

page-seats = Les places
page-empty = Place libre
page-sit = S’asseoir
page-sit-too = Jouer aussi ici
    .label = Jouer aussi ici, à la place { $number }
page-add-bot = Automate
    .label = Mettre un automate à la place { $number }
page-level = Force de l’automate
page-levels = Force des automates
page-send-away = Renvoyer
    .label = Renvoyer { $name }
page-stand = Se lever
    .label = Se lever : { $name }
page-name-of-seat = Nom à la place { $number }
page-start = Commencer la partie
page-empty-seats = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
page-sent-away = L’hôte a repris votre place. Vous pouvez regarder, et vous rasseoir dans quelques minutes.
page-host-starts = L’hôte va lancer la partie.
page-host-away = L’hôte n’est pas là et la table est complète : quiconque y est assis peut commencer.
page-host-chooses = L’hôte choisit.
page-options = Les options
page-pace = Temps pour jouer
    .help = Il court pour quiconque doit jouer, présent ou non, et reste toujours visible.
page-pace-0 = Libre
page-pace-30 = 30 secondes
page-pace-120 = 2 minutes
page-pace-600 = 10 minutes
page-pace-3600 = 1 heure
page-pace-43200 = 12 heures
page-pace-86400 = 1 jour
page-pace-259200 = 3 jours
page-overdue = Une fois le temps écoulé
    .help = Qui a perdu sa place au profit d’un automate peut la reprendre jusqu’à la fin de la partie.
page-overdue-bot-for-turn = Un automate joue ce tour
page-overdue-bot-for-good = Un automate prend la place
page-public = Table ouverte à tous
    .help = Elle est annoncée à l’accueil ; n’importe qui peut s’y asseoir.
page-watchable = Les passants peuvent regarder
    .help = Une fois commencée, elle est montrée à l’accueil, avec les noms de chacun ; qui regarde ne voit aucune main.
page-open-tables = On vous attend
page-watch-tables = Tables à regarder
page-lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-lobby-pace = { $time } par coup
page-lobby-own-options = autres options
page-lobby-bot = { $name } ({ $level })
page-code = Code de la table :
page-link = Lien d’invitation
page-share = Partager le lien
page-copied = Le lien est copié.
page-qr = Code QR du lien d’invitation
page-only-here = Personne d’autre ne peut encore entrer : ce serveur n’écoute que sa propre machine.
    .help = Pour inviter ceux du même réseau, lancez-le avec « make party » (ou « gueridon serve --network »). Derrière un proxy, donnez-lui son adresse : « --public-url ».
page-copy-by-hand = Ce navigateur ne nous laisse pas copier : le lien est sélectionné, à vous de le copier.

## Pendant la partie

page-your-turn = À vous de jouer !
page-turn-of = À { $name } de jouer
page-several-act = Plusieurs peuvent jouer
page-over = Fin de la partie
page-watching = vous regardez
page-log = Ce qui s’est passé
page-undone = Le coup est repris.
page-undo = Reprendre
page-chat = Conversation
page-chat-unread = Conversation, { $count ->
    [0] rien de nouveau
    [one] un message nouveau
   *[other] { $count } messages nouveaux
}
page-say = Dire quelque chose
page-send = Envoyer
page-time-left = Temps restant : { $time }
page-time-left-of = Temps restant pour { $name } : { $time }
page-time-soon-bot-for-turn = Votre temps touche à sa fin. Ensuite, un automate jouera ce tour.
page-time-soon-bot-for-good = Votre temps touche à sa fin. Ensuite, un automate prendra votre place, jusqu’à ce que vous la repreniez.
page-time-was-up = Votre temps est écoulé : un automate joue ce tour.
page-span-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
page-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
page-time-short = Moins d’une demi-minute !
page-lost = La ligne est coupée. On vous remet à table…
page-see-rule = Règle { $rule }
page-hand-to = À { $name } maintenant
    .help = Passez l’appareil. Personne d’autre ne regarde ?
page-i-am = Je suis { $name }
page-people = Autour de la table
page-is-bot = Automate
page-stood-in = Un automate joue à sa place
page-away = N’est pas là pour l’instant
page-is-acting = Doit jouer
page-is-you = C’est vous
page-is-here = À table
page-look = Voir cette main
page-take-over = Faire jouer un automate
page-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-hand-over = Continuer sur un autre appareil
    .help = Visez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, pendant dix minutes.
page-hand-over-qr = Code QR pour continuer sur un autre appareil
page-copy = Copier le lien
page-door = À l’accueil : votre place est gardée
    .help = La porte mène à l’accueil : votre place reste à vous, et la partie vous y attend.
page-leave = Céder ma place
page-leave-ask = Céder votre place ?
    .help = Un automate jouera désormais à votre place. Jusqu’à la fin de la partie, vous pourrez la lui reprendre en revenant à cette table.
page-stay = Garder ma place
page-given-up = Un automate joue à votre place.
page-return = Reprendre ma place

## Après la partie

page-again = Rejouer
page-next-table = Rejoindre la partie suivante
page-replay = Revoir la partie
page-record = Télécharger la partie
page-verify = Vérifier la partie
page-check-record-no = Le serveur ne donne aucun enregistrement lisible : rien n’est prouvé.
page-check-https-unknown = Un navigateur ne sait vérifier qu’en https. Téléchargez la partie et ce que cette page a vu, puis lancez « gueridon verify ».
page-check-word-no = Le serveur a annoncé une chose à cette page, puis une autre : il n’a pas tenu parole.
page-check-proof-no = L’enregistrement ne montre pas d’où vient le mélange : sa preuve a été retirée.
page-check-secret-yes = Le secret du serveur était fixé avant que cette page donne votre part de hasard.
page-check-secret-no = Le secret du serveur n’est pas celui qu’il avait annoncé à cette page : il a été choisi plus tard.
page-check-secret-unknown = Le secret du serveur n’a pas changé depuis que cette page est arrivée à la table. Ce qui précède, cette page ne peut pas le savoir.
page-check-share-yes = Votre part de hasard est dans le mélange, à sa place.
page-check-share-no = Votre part de hasard n’est pas à sa place dans le mélange.
page-check-share-unknown = Cette page n’a donné aucune part de hasard : elle ne peut pas prouver que le mélange n’a pas été choisi. L’appareil sur lequel un joueur s’est assis le peut.
page-check-key-yes = La clé du mélange vient du secret et des parts de tous.
page-check-key-no = La clé du mélange ne vient pas du secret et des parts.
page-check-moves-yes = { $plies ->
    [one] Cette page n’a vu que l’étape { $last } : rien de ce qui précède n’a été modifié ensuite.
   *[other] Rien de ce que cette page a vu, de l’étape { $first } à l’étape { $last }, n’a été modifié ensuite.
}
page-check-moves-no = L’enregistrement n’est pas ce que cette page a vu de l’étape { $first } à l’étape { $last } : des coups ont été modifiés ou omis.
page-check-moves-unknown = Cette page n’a rien vu de la partie : que ces coups aient été joués, elle ne peut pas le prouver.
page-check-end-yes = L’enregistrement va jusqu’à la fin de la partie.
page-check-end-no = L’enregistrement n’a pas la fin de cette partie.
page-check-proved = Le serveur n’a donc pas pu choisir seul le mélange.
page-check-limits = Ce qui est prouvé ne l’est qu’à vous, par ce que cette page a gardé. Il n’est pas prouvé que le serveur n’ait montré de cartes cachées à personne, ni qu’il ne se soit pas entendu avec la dernière personne à s’asseoir. « gueridon verify » rejoue de plus chaque coup selon les règles.
page-witness = Télécharger ce que cette page a vu

## Revoir

page-eyes = Les yeux de
page-eyes-watcher = Vu du public
page-eyes-of = Vu par { $name }
page-step = Coup suivant
page-step-back = Coup précédent
page-run = Dérouler
page-pause = Pause
page-ply = Coup

## Portes closes

page-no-such-code = Aucune table ne porte ce code.


## Réglages

page-my-data = Mes appareils, mes données
page-settings = Réglages
page-setting-language = Langue
page-setting-language-fr = Français
page-setting-language-en = English
page-setting-theme = Lumière
page-setting-theme-dark = Bougie
page-setting-theme-light = Plein jour
page-setting-theme-device = Comme l’appareil
page-setting-sound = Sons
page-setting-sound-loud = Forts
page-setting-sound-usual = Normaux
page-setting-sound-soft = Doux
page-setting-sound-off = Aucun
page-setting-room = Fond sonore
page-setting-room-on = Oui
page-setting-room-off = Non
page-setting-voice = Voix autour d’une vraie table
page-setting-voice-on = Oui
page-setting-voice-off = Non
page-setting-motion = Mouvement
page-setting-motion-device = Comme l’appareil
page-setting-motion-reduced = Réduit
page-setting-story = Scènes
page-setting-story-told = Racontées
page-setting-story-none = Aucune
page-setting-text = Taille du texte
page-setting-text-usual = Normale
page-setting-text-large = Grande
page-setting-text-larger = Très grande
page-setting-coach = L’entraîneur, face aux automates
page-setting-coach-silent = muet sauf si on l’interroge
page-setting-coach-marks = marque les coups qui coûtent
page-credits = Icônes : game-icons.net (CC BY 3.0). Caractères : Cormorant Garamond et Alegreya Sans (OFL).

## Les automates et leur force

page-somebody = Quelqu’un
page-bot-0 = Anselme
page-bot-1 = Berthe
page-bot-2 = Clovis
page-bot-3 = Delphine
page-bot-4 = Edgar
page-bot-5 = Flore
page-bot-6 = Gustave
page-bot-7 = Hortense
page-coach = Demander à l’entraîneur
page-review = Quels coups ont compté ?
page-minds = Dans la tête des automates
page-thoughts = Ce à quoi { $name } a pensé
page-beliefs = Ce { ELIDE("que", $name) } croyait
page-thought = { $share } du temps de réflexion ; succès estimé à { $promise }
page-thought-share = réflexion
page-thought-promise = succès
level-random = Au hasard
    .help = N’importe quel coup permis.
level-novice = Novice
    .help = Joue comme on débute, sans rien calculer.
level-adept = Adepte
    .help = Imagine quelques suites avant chaque coup.
level-seer = Voyant
    .help = Imagine des centaines de suites avant chaque coup.
level-oracle = Oracle
    .help = Imagine des milliers de suites : le plus fort, et le plus lent.
page-bot-of = { $level } · { $character }
character-caution = Prudence
    .help = De plusieurs coups qui se valent, joue le plus sûr.
character-boldness = Audace
    .help = De plusieurs coups qui se valent, joue celui qui peut rapporter le plus.
character-manners = Bonnes manières
    .help = Ne presse personne, et remercie tout le monde.
character-fancy = Fantaisie
    .help = Aime ce que personne n’attend.
character-haste = Fougue
    .help = Joue vite, et préfère ce qui brille.
character-patience = Patience
    .help = Prend son temps, et marche à pas feutrés.
character-chatter = Bavardage
    .help = A un mot pour tout, avant comme après.
character-discretion = Discrétion
    .help = Joue, et n’en dit rien.

## Ce qui se raconte

page-to-table = Revenir à la table
page-skip = Touchez pour passer
page-missed = { $count ->
    [one] Pendant votre absence : un coup
   *[other] Pendant votre absence : { $count } coups
}
page-watch-missed = Revoir
