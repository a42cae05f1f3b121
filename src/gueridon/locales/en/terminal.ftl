## Refusals

error-no-such-file = The file “{ $file }” cannot be found or read.
error-record-unreadable = This is not a recorded game of Guéridon: { $detail }.
error-record-version = This game follows version { $version } of the rules of “{ $game }”, and this house plays version { $ours }.
error-record-key = The key of this game is not one.
error-record-options = The recorded options are refused by rule { $rule }.
error-record-illegal = Move { $ply } is refused by rule { $rule }: this game cannot have been played so.
error-record-seal = The seal is broken: this game was changed afterwards.
error-record-outcome = The recorded result is not that of the game.
error-record-proof = The key does not come from the announced secret and nonces: the shuffle is not proved.
error-record-course = The moves that stand are not those that the whole course with its undos leaves.
error-witness-unreadable = This is not what a page of Guéridon saw: { $detail }.
error-witness-contradicted = The server announced one thing to your page and later another: it did not keep its word.
error-witness-proof = The record does not show where its key came from, and that of a table always does: its proof was taken away.
error-witness-commitment = The secret in the record is not the one that was announced to you: it was chosen later, or what you noted belongs to another game.
error-witness-rematch = The secret of this rematch does not follow from what was announced before the first game: it was chosen later.
error-witness-nonce = The nonce { $nonce } is not where it belongs in the key of the shuffle.
error-witness-cut = Your page saw ply { $ply }, and the record ends with ply { $plies }: it was cut short.
error-witness-head = What was done up to ply { $ply } is not what your page saw: the record was changed afterwards.
error-witness-outcome = The result in the record is not the one that your page saw.
error-illegal-move = { $why } ({ $rule })
error-unknown-language = The languages are fr and en, not “{ $language }”.
error-unknown-move = “{ $said }” is neither a number of the list nor a move of this game.
error-wrong-bots = With { $players } seats there may be 0 to { $players } bots, not { $bots }.
error-cannot-save = Nothing can be saved in “{ $file }”.
error-no-such-folder = The folder “{ $folder }” does not exist.
error-no-such-level = There is no bot of level “{ $level }” here; there is: { $known }.
error-unknown-preset = There is no preset “{ $preset }”; there is: { $known }.
error-cannot-listen = Nothing can listen on { $host }, port { $port }: it is taken, or is not this machine’s. Another one: --port 8001.
error-settings-unreadable = { $settings }: this must be a number above zero, or two with a comma between them, like 20,60.
error-public-url = “{ $url }” will not do for --public-url: it must be an address like https://table.example.org, with nothing after the name or the port.
error-network-and-host = Either --network, or --host with one address to listen on: not both.
error-unknown-database = “{ $database }” is not the address of a database that Guéridon can keep; for example: sqlite:///gueridon.db or postgresql://me@host/base.
error-database-newer = The database “{ $database }” was written by a newer Guéridon. Start that one, or choose another database with --database.
error-database-foreign = The file “{ $database }” is not a database of Guéridon. Choose another one with --database or --data-dir.
error-database-full = There is no room left on the disk of “{ $database }”. Make room, or choose another folder with --data-dir.
error-database-unwritable = Nothing can be written to “{ $database }”. Give this user the right to do so, or choose another place with --data-dir or --database.
error-database-refuses = The database “{ $database }” does not let us in: check the user, the password and that a database of this name exists.
error-database-silent = The database “{ $database }” does not answer. Check that it is running, and the host and port in --database.

## Verification

verified = { $game }: { $moves ->
    [one] one move, which follows
   *[other] { $moves } moves, all of which follow
} the rules. { $end }
unfinished = This record is not that of a whole game: the game was broken off, or its end was cut away.
shuffle-follows = The key of the shuffle comes from the secret and the nonces that are in the record.
shuffle-unproved = Where the key of the shuffle came from is not shown: it may have been chosen.
proved-to-nobody = More a record cannot prove by itself: whoever has it can change it, secret and moves alike, and seal it again. To those who played it proves more, with what their page saw: --witness FILE.
noted-commitment = The secret is the one that the commitment you noted announced.
noted-nonces = { $nonces ->
    [one] Your nonce is in the key.
   *[other] Your { $nonces } nonces are in the key.
}
noted-both = If you noted the commitment before you gave a nonce, it is proved to you that the server alone could not choose this shuffle.
noted-half = That the server could not choose this shuffle is proved only by both: a commitment noted before a nonce was given, and that nonce.
moves-unproved = That these are the moves which were made is not proved to you.
witness-shares = { $shares ->
    [one] The secret was fixed before your page gave its nonce, and that nonce is in the key
   *[other] The secret was fixed before your page gave its { $shares } nonces, and they are in the key
}: it is proved to you that the server alone could not choose this shuffle.
witness-no-share = Your page gave no nonce: it is proved to you only that the secret has not changed since your page came to the table.
witness-moves = It is proved to you that nothing which your page saw, from ply { $first } to ply { $last }, was changed afterwards.

## Serving

serve-only-here = Only this machine can open this address. “make party”, or --network, lets in everybody on the same network.
serve-network = Everybody on the same network can open this address, or point a phone’s camera at the code.
serve-anywhere = Everybody who is given this address can open it, or point a phone’s camera at the code.
serve-no-network = No network was found: only this machine can open this address. Connect it to one, then start again.

## Playing in a terminal

your-turn = Your turn, { $name }.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
choose-move = Your move (its number, or in full)
choose-game = Which game?
may-wait = Enter alone: wait
saved = Game saved in { $file }.
interrupted = Game interrupted.

## The arena

arena-playing = Playing
arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-level = Level
arena-games = Games
arena-won = Won
arena-score = Score
arena-gain = Over the level before

## The index of games

reindexed = { $tables ->
    [one] One table was read.
   *[other] { $tables } tables were read.
}

## The host's tables and people

tables-table = Table
tables-code = Code
tables-game = Game
tables-status = State
tables-people = People
tables-pace = Time for a move
tables-last = Last entry
tables-gathering = waiting
tables-playing = being played
tables-over = over
tables-closed = closed
tables-seconds = { $seconds } s
table-closed = The table { $table } is closed: nobody can open it any more. A server that runs tells whoever is there within a minute.
people-person = Person
people-name = Last name given
people-games = Games
people-last = Last move
error-forget-for-good = Whoever is forgotten cannot be remembered again: name, words and notes of { $person } go from every table. If that is what you want, add --yes.
error-no-such-person = Nobody is called { $person } in this house.
person-forgotten = { $person } is forgotten: the seats are somebody’s now, and the games go on.
