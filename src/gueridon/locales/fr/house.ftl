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
error-wrong-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
error-unknown-options = Ces options ne conviennent pas : { $detail }.
error-options-refused = Ces options ne conviennent pas : { $why } ({ $rule })
error-no-such-file = Le fichier « { $file } » est introuvable ou illisible.
error-record-unreadable = Ce n’est pas une partie enregistrée de Guéridon : { $detail }.
error-record-version = Cette partie suit la version { $version } des règles de « { $game } », et cette maison joue la version { $ours }.
error-record-key = La clé de cette partie n’en est pas une.
error-record-options = Les options enregistrées sont refusées par la règle { $rule }.
error-record-illegal = Le coup { $ply } est refusé par la règle { $rule } : cette partie n’a pas pu se jouer ainsi.
error-record-seal = Le sceau est brisé : cette partie a été modifiée après coup.
error-record-outcome = Le résultat enregistré n’est pas celui de la partie.
error-record-proof = La clé ne vient pas du secret et des nonces annoncés : le mélange n’est pas prouvé.
error-illegal-move = { $why } ({ $rule })
error-unknown-language = Les langues sont fr et en, pas « { $language } ».
error-unknown-move = « { $said } » n’est ni un numéro de la liste ni un coup de ce jeu.
error-wrong-bots = À { $players } places il faut de 0 à { $players } automates, pas { $bots }.
error-cannot-save = Rien ne peut être enregistré dans « { $file } ».
error-no-such-folder = Le dossier « { $folder } » n’existe pas.
error-no-such-level = Il n’y a pas ici d’automate de niveau « { $level } » ; il y a : { $known }.
error-unknown-preset = Il n’y a pas de préréglage « { $preset } » ; il y a : { $known }.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : il est déjà pris, ou n’est pas à cette machine. Un autre : --port 8001.
error-unknown-database = « { $database } » n’est pas l’adresse d’une base que Guéridon sache tenir ; par exemple : sqlite:///gueridon.db ou postgresql://moi@hote/base.

## Verification

verified = { $game } : { $moves ->
    [one] un coup, conforme
   *[other] { $moves } coups, tous conformes
} aux règles. { $end }
unfinished = La partie n’est pas terminée.
shuffle-proved = Le mélange est prouvé : la clé vient du secret annoncé et des nonces des joueurs.
shuffle-unproved = Rien n’est dit de l’origine de la clé.

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
