## Refusals

error-no-such-file = Le fichier « { $file } » est introuvable ou illisible.
error-record-unreadable = Ce n’est pas une partie enregistrée de Guéridon : { $detail }.
error-record-version = Cette partie suit la version { $version } des règles de « { $game } », et cette maison joue la version { $ours }.
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
error-cannot-save = Rien ne peut être enregistré dans « { $file } ».
error-no-such-folder = Le dossier « { $folder } » n’existe pas.
error-no-such-level = Il n’y a pas ici d’automate de niveau « { $level } » ; il y a : { $known }.
error-unknown-preset = Il n’y a pas de préréglage « { $preset } » ; il y a : { $known }.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : il est déjà pris, ou n’est pas à cette machine. Un autre : --port 8001.
error-settings-unreadable = { $settings } : il faut un nombre positif, ou deux séparés par une virgule, comme 20,60.
error-public-url = « { $url } » ne convient pas pour --public-url : il faut une adresse comme https://table.example.org, sans rien après le nom ou le port.
error-network-and-host = Ou bien --network, ou bien --host avec une seule adresse où écouter : pas les deux.
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

serve-only-here = Seule cette machine peut ouvrir cette adresse. « make party », ou --network, fait entrer tous ceux du même réseau.
serve-network = Tous ceux du même réseau peuvent ouvrir cette adresse, ou viser le code avec l’appareil photo d’un téléphone.
serve-anywhere = Tous ceux à qui vous donnez cette adresse peuvent l’ouvrir, ou viser le code avec l’appareil photo d’un téléphone.
serve-no-network = Aucun réseau trouvé : seule cette machine peut ouvrir cette adresse. Reliez-la à un réseau, puis relancez.

## Playing in a terminal

your-turn = À vous, { $name }.
pass-keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée.
choose-move = Votre coup (numéro, ou en toutes lettres)
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
person-forgotten = { $person } est oublié : ses places sont désormais celles de « quelqu’un », et les parties continuent.
