## Refusals

error-no-such-file = The file “{ $file }” cannot be found or read.
error-record-unreadable = This is not a recorded game of Guéridon: { $detail }.
error-no-such-version = This game follows version { $version } of its rules, which is no longer kept here.
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
error-cannot-save = Nothing can be saved in “{ $file }”. Choose another place, or give this user the right to write there.
error-not-text = “{ $said }” is not text in UTF-8: type it anew, or give a file another name.
error-no-such-folder = The folder “{ $folder }” does not exist.
error-no-such-level = There is no bot of level “{ $level }” here; there is: { $known }.
error-no-such-character = There is no bot of character “{ $character }”; there is, behind a level that thinks: { $known }.
error-game-not-encoded = The game “{ $game }” has no encoding: programs are given no observations of it.
error-game-without-kernel = The game “{ $game }” has no kernel: it is played one table at a time.
error-state-not-packed = A kernel of “{ $game }” has no place for this state: it is not one that its rules on the web lead to, or its key has not 32 bytes.
error-no-gpu = No GPU was found that can be programmed by CUDA.
error-rows-and-seats = There must be one seat and one move for each of the { $rows } rows, and each seat must be a player’s or the clock’s.
error-no-such-move = There is no move { $number }: the game has { $moves }, numbered from 0 on.
error-unknown-preset = There is no preset “{ $preset }”; there is: { $known }.
error-cannot-listen = Nothing can listen on { $host }, port { $port }: it is taken, or is not this machine’s. Another one: --port 8001.
error-settings-unreadable = { $settings }: this must be a number above zero, or two with a comma between them, like 20,60.
error-public-url = “{ $url }” will not do for --public-url: it must be an address like https://table.example.org, with nothing after the name or the port.
error-network-and-host = Either --network, or --host with one address to listen on: not both.
error-game-not-imported = The package “{ $package }” brings a game “{ $game }” that cannot be imported: { $detail }
error-game-is-none = The package “{ $package }” says that { $place } is a game “{ $game }”, but that is no Game of this Guéridon.
error-game-other-id = The package “{ $package }” brings a game under the name “{ $game }” whose id is “{ $id }”: both must be the same.
error-game-without-files = The package “{ $package }” brings a game “{ $game }” without its words or rulebook: { $files }.
error-game-brought-twice = Several packages bring a game “{ $game }”: { $packages }. One of them must go.
error-game-id-taken = Another package brings a game “{ $game }”, but that is the name of one of ours.
error-new-game-name = “{ $name }” will not do as the name of a package with a game: at least three lowercase letters, then letters, digits and hyphens.
error-new-game-taken = There is a game or a module “{ $name }” already: yours needs another name.
error-new-game-folder = The folder { $folder } exists already.
new-game-written = { $folder } is written. Next: cd { $folder }, pip install --editable ".[dev]", pytest, gueridon play { $name } --bots 1
error-server-not-installed = Guéridon can play here, but not serve: that takes its extra “server”, with pip install "gueridon[server]", or at once with uvx --from "gueridon[server]" gueridon serve.
error-postgres-not-installed = For a PostgreSQL database Guéridon needs its extra “postgres”: pip install "gueridon[postgres]".
error-traces-not-installed = To give traces to a collector Guéridon needs its extra “traces”: pip install "gueridon[traces]".
error-redis-not-installed = To share a house with other servers Guéridon needs its extra “cluster”: pip install "gueridon[cluster]".
error-join-needs-postgres = Servers share a house by its PostgreSQL database: --join needs --database postgresql://…
error-unknown-bus = --bus takes the address of a Redis: redis://HOST:PORT, rediss://HOST:PORT or unix:///PATH.
error-house-not-shared = No server shares this house: --house takes the PostgreSQL database of one that was started with --join.
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
rules-absent = { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Version { $version } of the rules is not kept here: whether the moves follow them and lead to this end was not checked.
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

thinks = { $processes ->
    [one] One process thinks
   *[other] { $processes } processes think
} for the bots of the house.
serve-only-here = Only this machine can open this address. “make party”, or --network, lets in everybody on the same network.
serve-network = Everybody on the same network can open this address, or point a phone’s camera at the code.
serve-anywhere = Everybody who is given this address can open it, or point a phone’s camera at the code.
serve-no-network = No network was found: only this machine can open this address. Connect it to one, then start again.

## Playing in a terminal

your-turn = Your turn, { $name }.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
choose-move = Your move (its number, or in full)
move-run = From “{ $first }” to “{ $last }”
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
error-shares-unreadable = “{ $text }” are not two shares such as 0.5,0.6.
error-cannot-decide = Between { $low } and { $high } nothing can be decided: they must be two shares above 0 and below 1, the smaller one first.
arena-decided-low = Decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: “{ $level }” wins less than { $high }%; that it wins so much would look like this in 5 runs of a hundred at most.
arena-decided-high = Decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: “{ $level }” wins more than { $low }%; that it wins no more would look like this in 5 runs of a hundred at most.
arena-decided-not = Not decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: “{ $level }” may win { $low }% or less, or { $high }% or more.

## Engines

error-engine-not-started = “{ $command }” is no engine that could be started: it must answer the greeting of docs/engines.md within a minute.
error-engine-unreadable = “{ $text }” does not name an engine: it must look like name=command, with a name of its own in lowercase letters.
engine-faults = { $name } { $why }: { $count ->
    [one] once, and that move was made at random.
   *[other] { $count } times, and those moves were made at random.
}
engine-fault-late = did not answer in time
engine-fault-gone = ended in the middle of a game
engine-fault-long = wrote a line that is too long
engine-fault-unreadable = wrote a line that is no answer
engine-fault-number = answered another question
engine-fault-choice = chose a move that there is not
engine-fault-protocol = speaks another version of the protocol

## How long bots think

thinking-title = How long bots think over a move, in milliseconds of one core
thinking-game = Game
thinking-players = Players
thinking-level = Level
thinking-positions = Positions
thinking-half = Half within
thinking-nearly-all = 95 in 100 within
thinking-longest = At most

## The tables of levels

error-no-level-tables = There are no markers in this document that ask for a table of levels of these games.
error-no-such-level-table = There is no table of levels as this one is asked for: { $marker }
error-level-deals-unreadable = { $file } cannot be read: { $detail }
error-no-such-document = There is no document { $file }.
error-document-unreadable = The document { $file } cannot be read, or is not text in UTF-8: give another one.

## What bots believe

error-nothing-to-guess = The bots of { $game } have nothing to guess.
belief-positions = { $positions ->
    [one] One position
   *[other] { $positions } positions
}
belief-bits = How much the truth surprises
belief-per-position = Bits per position
belief-by-chance = If all worlds are alike
belief-believed = As the bots believe
belief-expected = As they expect it themselves
belief-sharpened = As they would believe with odds to the power { $power }
belief-calibration = Calibration
belief-said = Held to be likely
belief-true = Was so
belief-answers = Answers
belief-error = { $points } points off on average

## How bots are exploited

error-nothing-to-exploit = { $game } teaches its bots nothing: they play at random.
exploit-learning = Learning
exploit-showing = Fresh deals
exploit-title = { $game }, against “{ $level }” with { $players ->
    [one] one player
   *[other] { $players } players
}
exploit-response = What it does
exploit-trained = Games learnt from
exploit-fresh = Fresh games
exploit-won = Won
exploit-even = Among equals
exploit-tried = What was tried alone while learning

## What bots learn

error-nothing-to-train = The bots of { $game } have learnt nothing: there is no file to be made anew.
error-file-exists = The file { $file } exists already: name another one with --save, or replace it with --over.
error-file-like-its-card = The card of { $file } would have the same name: name a file with --save that does not end in .md.
train-title = { $game }: { $what }
train-players = Players
train-games = Games
train-positions = Positions learnt from
train-fresh = Positions kept apart
train-share-alone = Nats a position by the share of wins alone
train-shipped = Nats by the file that ships
train-learnt = Nats by the new file
train-solved = Rounds solved
train-as-shipped = Of these exactly as they ship
train-even = Won among equals
train-gains = Won against those who can be read
train-known = Won against it by who knows it
train-written = Written: { $file }, and its card { $card }.

## Puzzles

error-no-puzzles = { $game } teaches its bots nothing: none of them knows a best answer.
puzzles-looking = Looking
puzzles-title = { $game }: { $many ->
    [one] one puzzle
   *[other] { $many } puzzles
}
puzzles-grade = Grade
puzzles-ply = Moves before
puzzles-choices = Choices
puzzles-margin = Margin
puzzles-answer = Answer

## The index of games

reindexed = { $tables ->
    [0] No table was read.
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

## Keeping a version of the rules

frozen = { $game }: version { $version } of its rules is now kept in { $folder }. Give the game its next version, then change its rules.
error-already-frozen = Version { $version } of “{ $game }” is kept already: give the game its next version.

## The doctor

doctor-database = The database { $database } answers.
doctor-no-database-yet = There is no database { $database } yet; the first start makes it.
doctor-database-damaged = The database { $database } is damaged: stop the server and put the last back-up in its place.
doctor-database-private = Nobody else can read the database.
doctor-database-readable = Others can read the secrets of running games: chmod 600 { $database }
doctor-room = There is room on the disk: { $megabytes } MB.
doctor-room-short = Only { $megabytes } MB are left on the disk of { $folder }: make room, or choose another folder with --data-dir.
doctor-synced = PostgreSQL keeps what it acknowledges.
doctor-not-synced = PostgreSQL acknowledges what a power cut may lose: set synchronous_commit to on.
doctor-may-create = Tables may be created in the database.
doctor-may-not-create = This user may not create tables in { $database }: make it the owner of the database, or GRANT CREATE ON SCHEMA public.
doctor-clock = The clock of { $name } agrees with this one.
doctor-clock-apart = The clock of { $name } is { $seconds } seconds away from this one: let both follow a time server.
doctor-files = As many as { $files } connections and files may be open.
doctor-files-few = Only { $files } files may be open, and every connection is one: raise LimitNOFILE of the service, or ulimit -n.
doctor-reached = { $url } answers.
doctor-unreachable = { $url } does not answer ({ $detail }): check that the server runs, and that name, port and firewall lead to it.
doctor-not-ours = What answers at { $url } is not Guéridon (status { $status }): check where the proxy leads.
doctor-database-silent = The server runs, but its database does not answer.
doctor-cookie = The cookie is as safe as the page.
doctor-cookie-unsafe = The page is served over HTTPS, and the server does not know it: let the proxy send X-Forwarded-Proto, and name its address in FORWARDED_ALLOW_IPS if it is another machine.
doctor-plain-http = Over plain HTTP, browsers give no notices, passkeys or installed page, and anybody on the way reads along: docs/hosting.md shows the shortest way to HTTPS.
doctor-invitations = Invitations lead here.
doctor-invitations-elsewhere = Invitations lead to { $invited } and not here: start the server with --public-url { $url }
doctor-own-page = A page from this address may act.
doctor-foreign-page = The server takes its own page for a stranger’s: let the proxy pass the Host on, or start the server with --public-url { $url }
doctor-metrics-open = Everybody can read { $url }/metrics: close it in the proxy.
doctor-socket = Sockets come through.
doctor-no-socket = No socket comes through ({ $detail }): let the proxy pass Upgrade and Connection on, over HTTP/1.1.
doctor-no-url = With --url and the address that people open, the way to a server that runs is checked too.
