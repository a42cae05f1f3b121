## Refusals

error-no-such-file = Le fichier « { $file } » est introuvable ou illisible.
error-record-unreadable = Ce n’est pas une partie enregistrée de Guéridon : { $detail }.
error-no-such-version = Cette partie suit la version { $version } de ses règles, qui n’est plus conservée ici.
error-record-key = La clé de cette partie n’en est pas une.
error-record-options = Les options enregistrées sont refusées par la règle { $rule }.
error-record-illegal = Le coup { $ply } est refusé par la règle { $rule } : cette partie n’a pas pu se jouer ainsi.
error-record-seal = Le sceau est brisé : cette partie a été modifiée après coup.
error-record-outcome = Le résultat enregistré n’est pas celui de la partie.
error-record-proof = La clé ne vient pas du secret et des nonces annoncés : le mélange n’est pas prouvé.
error-record-course = Les coups retenus ne sont pas ceux que laisse le déroulement complet, annulations comprises.
error-witness-unreadable = Ce n’est pas ce qu’une page de Guéridon a vu : { $detail }.
error-witness-contradicted = Le serveur a annoncé une chose à votre page, puis une autre : il n’a pas tenu parole.
error-witness-proof = Rien ne montre ici d’où vient la clé, alors que l’enregistrement d’une table le montre toujours : sa preuve a été retirée.
error-witness-commitment = Le secret enregistré n’est pas celui qui vous a été annoncé : il a été choisi plus tard, ou ce que vous avez noté appartient à une autre partie.
error-witness-rematch = Le secret de cette revanche ne découle pas de ce qui a été annoncé avant la première partie : il a été choisi plus tard.
error-witness-nonce = Le nonce { $nonce } n’est pas à sa place dans la clé du mélange.
error-witness-cut = Votre page a vu l’étape { $ply }, et l’enregistrement s’arrête à l’étape { $plies } : il a été écourté.
error-witness-head = Ce qui s’est fait jusqu’à l’étape { $ply } n’est pas ce que votre page a vu : l’enregistrement a été modifié après coup.
error-witness-outcome = Le résultat enregistré n’est pas celui que votre page a vu.
error-illegal-move = { $why } ({ $rule })
error-unknown-language = Les langues sont fr et en, pas « { $language } ».
error-unknown-move = « { $said } » n’est ni un numéro de la liste ni un coup de ce jeu.
error-wrong-bots = À { $players } places il faut de 0 à { $players } automates, pas { $bots }.
error-cannot-save = Rien ne peut être enregistré dans « { $file } ». Choisissez un autre endroit, ou donnez à cet utilisateur le droit d’y écrire.
error-not-text = « { $said } » n’est pas du texte en UTF-8 : retapez-le, ou donnez un autre nom au fichier.
error-no-such-folder = Le dossier « { $folder } » n’existe pas.
error-no-such-level = Il n’y a pas ici d’automate de niveau « { $level } » ; il y a : { $known }.
error-no-such-character = Il n’y a pas d’automate de caractère « { $character } » ; il y a, derrière un niveau qui réfléchit : { $known }.
error-game-not-encoded = Le jeu « { $game } » n’a pas d’encodage : les programmes n’en reçoivent aucune observation.
error-game-without-kernel = Le jeu « { $game } » n’a pas de noyau compilé : il se joue une table à la fois.
error-state-not-packed = Le noyau de « { $game } » n’a pas de place pour cet état : ses règles en ligne n’y mènent pas, ou sa clé n’a pas 32 octets.
error-no-gpu = Aucun GPU que CUDA puisse programmer n’a été trouvé.
error-rows-and-seats = Il faut une place et un coup pour chacune des { $rows } lignes, et chaque place doit être celle d’un joueur ou de l’horloge.
error-no-such-move = Il n’y a pas de coup { $number } : le jeu en a { $moves }, numérotés à partir de 0.
error-unknown-preset = Il n’y a pas de manière de jouer « { $preset } » ; il y a : { $known }.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : il est déjà pris, ou n’est pas à cette machine. Un autre : --port 8001.
error-settings-unreadable = { $settings } : il faut un nombre positif, ou deux séparés par une virgule, comme 20,60.
error-public-url = « { $url } » ne convient pas pour --public-url : il faut une adresse comme https://table.example.org, sans rien après le nom ou le port.
error-network-and-host = Ou bien --network, ou bien --host avec une seule adresse où écouter : pas les deux.
error-game-not-imported = Le paquet « { $package } » apporte un jeu « { $game } » qui ne s’importe pas : { $detail }
error-game-is-none = Le paquet « { $package } » dit que { $place } est un jeu « { $game } », mais ce n’est pas un Game de ce Guéridon.
error-game-other-id = Le paquet « { $package } » apporte sous le nom « { $game } » un jeu dont l’id est « { $id } » : les deux doivent être pareils.
error-game-without-files = Le paquet « { $package } » apporte un jeu « { $game } » sans ses mots ou sans ses règles : { $files }.
error-game-brought-twice = Plusieurs paquets apportent un jeu « { $game } » : { $packages }. L’un d’eux doit partir.
error-game-id-taken = Un autre paquet apporte un jeu « { $game } », mais c’est le nom d’un des nôtres.
error-new-game-name = « { $name } » ne convient pas comme nom d’un paquet avec un jeu : trois lettres minuscules au moins, puis des lettres, des chiffres et des traits d’union.
error-new-game-taken = Il y a déjà un jeu ou un module « { $name } » : il faut au vôtre un autre nom.
error-new-game-folder = Le dossier { $folder } existe déjà.
new-game-written = { $folder } est écrit. Ensuite : cd { $folder }, pip install --editable ".[dev]", pytest, gueridon play { $name } --bots 1
error-server-not-installed = Guéridon sait jouer ici, mais non servir : il lui faut son supplément « server », avec pip install "gueridon[server]", ou tout de suite avec uvx --from "gueridon[server]" gueridon serve.
error-postgres-not-installed = Pour une base PostgreSQL il faut à Guéridon son supplément « postgres » : pip install "gueridon[postgres]".
error-traces-not-installed = Pour confier des traces à un collecteur, il faut à Guéridon son supplément « traces » : pip install "gueridon[traces]".
error-redis-not-installed = Pour partager une maison avec d’autres serveurs, il faut à Guéridon son supplément « cluster » : pip install "gueridon[cluster]".
error-join-needs-postgres = Des serveurs partagent une maison par sa base PostgreSQL : avec --join il faut --database postgresql://…
error-unknown-bus = --bus attend l’adresse d’un Redis : redis://HÔTE:PORT, rediss://HÔTE:PORT ou unix:///CHEMIN.
error-house-not-shared = Aucun serveur ne partage cette maison : --house attend la base PostgreSQL d’un serveur lancé avec --join.
error-unknown-database = « { $database } » n’est pas l’adresse d’une base que Guéridon sache tenir ; par exemple : sqlite:///gueridon.db ou postgresql://moi@hote/base.
error-database-newer = La base « { $database } » vient d’un Guéridon plus récent. Lancez celui-là, ou choisissez une autre base avec --database.
error-database-foreign = Le fichier « { $database } » n’est pas une base de Guéridon. Choisissez-en une autre avec --database ou --data-dir.
error-database-full = Il n’y a plus de place sur le disque de « { $database } ». Libérez-en, ou choisissez un autre dossier avec --data-dir.
error-database-unwritable = Impossible d’écrire dans « { $database } ». Donnez-en le droit à cet utilisateur, ou choisissez un autre endroit avec --data-dir ou --database.
error-database-refuses = La base « { $database } » ne nous laisse pas entrer : vérifiez l’utilisateur, le mot de passe, et qu’une base de ce nom existe.
error-database-silent = La base « { $database } » ne répond pas. Vérifiez qu’elle tourne, ainsi que l’hôte et le port donnés à --database.

## Verification

verified = { $game } : { $moves ->
    [one] un coup, conforme
   *[other] { $moves } coups, tous conformes
} aux règles. { $end }
unfinished = Cet enregistrement n’est pas celui d’une partie entière : elle a été interrompue, ou sa fin a été coupée.
rules-absent = { $game } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}. La version { $version } des règles n’est pas conservée ici : que les coups les suivent et mènent à cette fin n’a pas été vérifié.
shuffle-follows = La clé du mélange vient du secret et des nonces qui sont dans l’enregistrement.
shuffle-unproved = L’origine de la clé du mélange n’est pas montrée : elle peut avoir été choisie.
proved-to-nobody = À lui seul, un enregistrement ne peut rien prouver de plus : qui le possède peut en changer le secret comme les coups, puis le sceller de nouveau. À ceux qui ont joué il prouve davantage, avec ce que leur page a vu : --witness FICHIER.
noted-commitment = Le secret est celui qu’annonçait l’engagement que vous avez noté.
noted-nonces = { $nonces ->
    [one] Votre nonce est dans la clé.
   *[other] Vos { $nonces } nonces sont dans la clé.
}
noted-both = Si vous avez noté l’engagement avant de donner un nonce, il vous est prouvé que le serveur n’a pas pu choisir seul ce mélange.
noted-half = Que le serveur n’ait pas pu choisir ce mélange, seuls le prouvent ensemble un engagement noté avant de donner un nonce, et ce nonce.
moves-unproved = Que ces coups soient ceux qui ont été joués ne vous est pas prouvé.
witness-shares = { $shares ->
    [one] Le secret était fixé avant que votre page donne son nonce, et ce nonce est dans la clé
   *[other] Le secret était fixé avant que votre page donne ses { $shares } nonces, et ils sont dans la clé
} : il vous est prouvé que le serveur n’a pas pu choisir seul ce mélange.
witness-no-share = Votre page n’a donné aucun nonce : il vous est seulement prouvé que le secret n’a pas changé depuis que votre page est arrivée à la table.
witness-moves = Il vous est prouvé que rien de ce que votre page a vu, de l’étape { $first } à l’étape { $last }, n’a été modifié ensuite.

## Le service

thinks = { $processes ->
    [one] Un processus réfléchit
   *[other] { $processes } processus réfléchissent
} pour les automates de la maison.
serve-only-here = Seule cette machine peut ouvrir cette adresse. « make party », ou --network, fait entrer tous ceux du même réseau.
serve-network = Tous ceux du même réseau peuvent ouvrir cette adresse, ou viser le code avec l’appareil photo d’un téléphone.
serve-anywhere = Tous ceux à qui vous donnez cette adresse peuvent l’ouvrir, ou viser le code avec l’appareil photo d’un téléphone.
serve-no-network = Aucun réseau trouvé : seule cette machine peut ouvrir cette adresse. Reliez-la à un réseau, puis relancez.

## Playing in a terminal

your-turn = À vous, { $name }.
pass-keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée.
choose-move = Votre coup (numéro, ou en toutes lettres)
move-run = De « { $first } » à « { $last } »
choose-game = Quel jeu ?
may-wait = Entrée seule : attendre
saved = Partie enregistrée dans { $file }.
interrupted = Partie interrompue.

## L’arène

arena-playing = Parties
arena-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-level = Niveau
arena-games = Parties
arena-won = Gagnées
arena-score = Score
arena-gain = Sur le niveau d’avant
error-shares-unreadable = « { $text } » n’est pas deux parts comme 0.5,0.6.
error-cannot-decide = Entre { $low } et { $high } rien ne peut se décider : il faut deux parts au-dessus de 0 et au-dessous de 1, la plus petite d’abord.
arena-decided-low = Décidé après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : « { $level } » reste sous les { $high } % ; s’il y arrivait, on verrait cela cinq fois sur cent au plus.
arena-decided-high = Décidé après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : « { $level } » dépasse les { $low } % ; sinon, on verrait cela cinq fois sur cent au plus.
arena-decided-not = Pas décidé après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : « { $level } » gagne peut-être { $low } % ou moins, peut-être { $high } % ou plus.

## Combien de temps réfléchissent les automates

thinking-title = Temps de réflexion des automates par coup, en millisecondes d’un cœur
thinking-game = Jeu
thinking-players = Joueurs
thinking-level = Niveau
thinking-positions = Positions
thinking-half = La moitié en
thinking-nearly-all = 95 sur 100 en
thinking-longest = Au plus

## Les tableaux des niveaux

error-no-level-tables = Ce document n’a pas de repère qui demande un tableau des niveaux de ces jeux.
error-no-such-level-table = Aucun tableau des niveaux ne peut être dressé ainsi : { $marker }
error-level-deals-unreadable = { $file } est illisible : { $detail }
error-no-such-document = Il n’y a pas de document { $file }.
error-document-unreadable = Le document { $file } ne peut être lu, ou n’est pas du texte en UTF-8 : donnez-en un autre.

## Ce que croient les automates

error-nothing-to-guess = Les automates { ELIDE("de", $game) } n’ont rien à deviner.
belief-positions = { $positions ->
    [one] Une position
   *[other] { $positions } positions
}
belief-bits = De combien surprend la vérité
belief-per-position = Bits par position
belief-by-chance = Si tous les mondes se valent
belief-believed = Selon ce que croient les automates
belief-expected = Selon ce qu’ils en attendent eux-mêmes
belief-sharpened = S’ils élevaient leurs chances à la puissance { $power }
belief-calibration = Calibrage
belief-said = Jugé probable à
belief-true = Était vrai
belief-answers = Réponses
belief-error = { $points } points d’écart en moyenne

## Comment on exploite les automates

error-nothing-to-exploit = { $game } n’apprend rien à ses automates : ils jouent au hasard.
exploit-learning = Apprentissage
exploit-showing = Donnes nouvelles
exploit-title = { $game }, contre « { $level } », à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
exploit-response = Façon de jouer
exploit-trained = Parties d’apprentissage
exploit-fresh = Parties nouvelles
exploit-won = Gagnées
exploit-even = Entre égaux
exploit-tried = Essayé seul pendant l’apprentissage

## Ce qu’apprennent les automates

error-nothing-to-train = Les automates du jeu { $game } n’ont rien appris : il n’y a pas de fichier à refaire.
error-file-exists = Le fichier { $file } existe déjà : donnez-en un autre avec --save, ou remplacez-le avec --over.
error-file-like-its-card = La fiche du fichier { $file } porterait le même nom : donnez avec --save un fichier qui ne finit pas en .md.
train-title = { $game } : { $what }
train-players = Joueurs
train-games = Parties
train-positions = Positions apprises
train-fresh = Positions mises à part
train-share-alone = Nats par position avec la seule part de victoires
train-shipped = Nats avec le fichier fourni
train-learnt = Nats avec le nouveau fichier
train-solved = Manches résolues
train-as-shipped = Dont identiques au fichier fourni
train-even = Gagnées entre égaux
train-gains = Gagnées contre qui se laisse lire
train-known = Gagnées contre elle par qui la connaît
train-written = Écrits : { $file } et sa fiche { $card }.

## Les problèmes

error-no-puzzles = { $game } n’apprend rien à ses automates : aucun ne connaît de meilleure réponse.
puzzles-looking = Recherche
puzzles-title = { $game } : { $many ->
    [one] un problème
   *[other] { $many } problèmes
}
puzzles-grade = Difficulté
puzzles-ply = Coups joués
puzzles-choices = Choix
puzzles-margin = Avance
puzzles-answer = Réponse

## L’index des parties

reindexed = { $tables ->
    [0] Aucune table n’a été relue.
    [one] Une table a été relue.
   *[other] { $tables } tables ont été relues.
}

## The host's tables and people

tables-table = Table
tables-code = Code
tables-game = Jeu
tables-status = État
tables-people = Qui y est
tables-pace = Temps pour jouer
tables-last = Dernière entrée
tables-gathering = on s’installe
tables-playing = en cours
tables-over = terminée
tables-closed = fermée
tables-seconds = { $seconds } s
table-closed = La table { $table } est fermée : plus personne ne peut l’ouvrir. Un serveur en marche le dit dans la minute à ceux qui y sont.
people-person = Personne
people-name = Dernier nom donné
people-games = Parties
people-last = Dernier coup
error-forget-for-good = Un oubli est définitif : nom, paroles et notes de cette personne ({ $person }) disparaîtront de toutes les tables. Si c’est ce que vous voulez, ajoutez --yes.
error-no-such-person = Personne ne porte l’identifiant { $person } dans cette maison.
person-forgotten = La personne { $person } est oubliée : ses places sont désormais celles de « quelqu’un », et les parties continuent.

## Conserver une version des règles

frozen = { $game } : la version { $version } de ses règles est désormais conservée dans { $folder }. Donnez au jeu sa version suivante, puis changez ses règles.
error-already-frozen = La version { $version } de « { $game } » est déjà conservée : donnez au jeu sa version suivante.

## Le docteur

doctor-database = La base { $database } répond.
doctor-no-database-yet = Il n’y a pas encore de base { $database } ; le premier démarrage la crée.
doctor-database-damaged = La base { $database } est abîmée : arrêtez le serveur et remettez la dernière sauvegarde à sa place.
doctor-database-private = Personne d’autre ne peut lire la base.
doctor-database-readable = D’autres peuvent lire les secrets des parties en cours : chmod 600 { $database }
doctor-room = Il y a de la place sur le disque : { $megabytes } Mo.
doctor-room-short = La place manque sur le disque ({ $folder } : { $megabytes } Mo) : faites de la place, ou choisissez un autre dossier avec --data-dir.
doctor-synced = PostgreSQL conserve ce qu’il confirme.
doctor-not-synced = PostgreSQL confirme ce qu’une coupure de courant peut faire perdre : réglez synchronous_commit sur on.
doctor-may-create = Des tables peuvent être créées dans la base.
doctor-may-not-create = Cet utilisateur ne peut pas créer de tables dans { $database } : faites-en le propriétaire de la base, ou GRANT CREATE ON SCHEMA public.
doctor-clock = L’autre horloge ({ $name }) est d’accord avec celle-ci.
doctor-clock-apart = L’autre horloge ({ $name }) est à { $seconds } secondes de celle-ci : faites-leur suivre à toutes deux un serveur de temps.
doctor-files = Jusqu’à { $files } connexions et fichiers peuvent être ouverts.
doctor-files-few = Seuls { $files } fichiers peuvent être ouverts, et chaque connexion en est un : augmentez LimitNOFILE du service, ou ulimit -n.
doctor-reached = { $url } répond.
doctor-unreachable = { $url } ne répond pas ({ $detail }) : vérifiez que le serveur tourne, et que le nom, le port et le pare-feu mènent à lui.
doctor-not-ours = Ce qui répond à { $url } n’est pas Guéridon (statut { $status }) : vérifiez où mène le proxy.
doctor-database-silent = Le serveur tourne, mais sa base de données ne répond pas.
doctor-cookie = Le cookie est aussi sûr que la page.
doctor-cookie-unsafe = La page est servie en HTTPS, et le serveur l’ignore : que le proxy envoie X-Forwarded-Proto, et nommez son adresse dans FORWARDED_ALLOW_IPS s’il est sur une autre machine.
doctor-plain-http = En simple HTTP, les navigateurs ne donnent ni notifications, ni clés d’accès, ni page installée, et n’importe qui sur le chemin peut lire : docs/hosting.md montre le plus court chemin vers HTTPS.
doctor-invitations = Les invitations mènent ici.
doctor-invitations-elsewhere = Les invitations mènent à { $invited } et non ici : démarrez le serveur avec --public-url { $url }
doctor-own-page = Une page venue de cette adresse peut agir.
doctor-foreign-page = Le serveur prend sa propre page pour celle d’un autre : que le proxy transmette Host, ou démarrez le serveur avec --public-url { $url }
doctor-metrics-open = Tout le monde peut lire { $url }/metrics : fermez cette page dans le proxy.
doctor-socket = Les sockets passent.
doctor-no-socket = Aucun socket ne passe ({ $detail }) : que le proxy transmette Upgrade et Connection, en HTTP/1.1.
doctor-no-url = Avec --url et l’adresse que l’on ouvre, le chemin vers un serveur qui tourne est vérifié aussi.
## Programmes joueurs

error-engine-not-started = « { $command } » n’est pas un programme joueur qui ait pu être lancé : il doit répondre en moins d’une minute au salut de docs/engines.md.
error-engine-unreadable = « { $text } » ne nomme pas un programme joueur : il faut nom=commande, avec un nom à lui, en minuscules.
engine-faults = { $name } { $why } : { $count ->
    [one] une fois, et ce coup a été joué au hasard.
   *[other] { $count } fois, et ces coups ont été joués au hasard.
}
engine-fault-late = n’a pas répondu à temps
engine-fault-gone = s’est arrêté en pleine partie
engine-fault-long = a écrit une ligne trop longue
engine-fault-unreadable = a écrit une ligne qui n’est pas une réponse
engine-fault-number = a répondu à une autre question
engine-fault-choice = a choisi un coup qui n’existe pas
engine-fault-protocol = parle une autre version du protocole
