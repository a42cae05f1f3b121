# The words of the page.

page-house = Guéridon
page-title = Guéridon, a table to play at
page-welcome = Take a seat. The candle is lit, and only you are missing.
page-games = The games on the table
page-shelf-failed = The server does not answer. Try again in a moment.
page-waits-for-line = The server does not answer; the page keeps calling it.
page-have-code = Were you given a code?
page-join = Join
page-close = Close
page-back = Back to the welcome room
page-loading = Lighting the candle…

## My games

page-mine = My games
page-find-mine = Find my games here
page-mine-all = All my games
page-history = My history
page-mine-more = Show more
page-mine-with = with { $names }
page-mine-gathering = People are sitting down
page-mine-given-up = You gave up your seat
page-mine-won = Won
page-mine-lost = Lost
page-mine-together = Won, all together
page-mine-over = Over
page-mine-moved = last move { $when }
page-mine-until = time is up { $when }
page-mine-time-up = time is up
page-just-now = just now
page-in-a-moment = in a moment

page-daily = The deal of the day
page-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}

## Taking a game

page-presets = Way of playing
page-players-of = { $most ->
    [1] Alone
   *[other] { $least } to { $most } players
}
page-fill-bots = Fill the free seats with bots
page-players = Around the table
page-less = One less
page-more = One more
page-your-name = Your name
page-guest = Guest
page-play-now = Play now
    .help = Bots take the other seats.
page-around = Play on one screen
    .help = Put it in the middle of the table: it holds all the seats.
page-invite = Invite friends
    .help = They open the link, give a name, and sit down. No account.
page-learn = Learn it in three minutes
page-lesson-link = Lesson: { $title }
page-puzzle-link = A puzzle to solve
page-lessons = Lessons
page-puzzles = Puzzles
page-lesson = Lesson
page-rules = The rules
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing has these words.
        [one] One passage
       *[other] { $count } passages
    }
page-print = Print

## Before the game

page-seats = The seats
page-empty = Empty seat
page-sit = Sit down
page-sit-too = Play here too
    .label = Play here too, at seat { $number }
page-add-bot = Bot
    .label = Put a bot on seat { $number }
page-level = Strength of the bot
page-levels = Strength of the bots
page-send-away = Send away
    .label = Send { $name } away
page-stand = Stand up
    .label = Stand up: { $name }
page-name-of-seat = Name at seat { $number }
page-start = Start the game
page-empty-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
page-sent-away = The host has given your seat away. You may watch, and sit down again in a few minutes.
page-host-starts = The host will start the game.
page-host-away = The host is away, and every seat is taken: anybody who sits here may start.
page-host-chooses = The host chooses.
page-options = Options
page-pace = Time for a move
    .help = It runs for everybody whose turn it is, here or away, and is always in sight.
page-pace-0 = No limit
page-pace-30 = 30 seconds
page-pace-120 = 2 minutes
page-pace-600 = 10 minutes
page-pace-3600 = 1 hour
page-pace-43200 = 12 hours
page-pace-86400 = 1 day
page-pace-259200 = 3 days
page-overdue = When time is up
    .help = Whoever lost a seat to a bot may take it back until the end of the game.
page-overdue-bot-for-turn = A bot plays that turn
page-overdue-bot-for-good = A bot takes the seat
page-public = Open to everybody
    .help = It is announced on the welcome page; anybody may sit down.
page-watchable = Passers-by may watch
    .help = Once it has begun it is shown on the welcome page, with everybody’s names; whoever watches sees no hand.
page-open-tables = They are waiting for you
page-watch-tables = Tables to watch
page-lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-lobby-pace = { $time } per move
page-lobby-own-options = other options
page-lobby-bot = { $name } ({ $level })
page-code = Code of the table:
page-link = Invitation link
page-share = Share the link
page-copied = The link is copied.
page-qr = QR code of the invitation link
page-only-here = Nobody else can come in yet: this server listens to its own machine only.
    .help = To invite those on the same network, start it with “make party” (or “gueridon serve --network”). Behind a proxy, tell it its address: “--public-url”.
page-copy-by-hand = This browser does not let us copy: the link is selected, copy it yourself.

## During the game

page-your-turn = Your turn!
page-turn-of = { $name } to play
page-several-act = Several may play
page-over = The end
page-watching = you are watching
page-log = What happened
page-undone = The move is taken back.
page-undo = Take back
page-chat = Conversation
page-chat-unread = Conversation, { $count ->
    [0] nothing new
    [one] one new message
   *[other] { $count } new messages
}
page-say = Say something
page-send = Send
page-time-left = Time left: { $time }
page-time-left-of = Time left for { $name }: { $time }
page-time-soon-bot-for-turn = Your time is running out. Then a bot plays this turn.
page-time-soon-bot-for-good = Your time is running out. Then a bot takes your seat, until you take it back.
page-time-was-up = Your time is up: a bot is playing this turn.
page-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
page-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
page-time-short = Less than half a minute!
page-lost = The line is down. Bringing you back to the table…
page-see-rule = Rule { $rule }
page-hand-to = Over to { $name }
    .help = Pass the device. Is nobody else looking?
page-i-am = I am { $name }
page-people = Around the table
page-is-bot = Bot
page-stood-in = A bot is playing for them
page-away = Away for now
page-is-acting = Has to play
page-is-you = That is you
page-is-here = At the table
page-look = See this hand
page-take-over = Let a bot play
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-hand-over = Continue on another device
    .help = Point the other device at this code, or open the link there. It works once, for ten minutes.
page-hand-over-qr = QR code to continue on another device
page-copy = Copy the link
page-door = To the welcome room: your seat is kept
    .help = The door leads to the welcome room: your seat stays yours, and the game waits for you there.
page-leave = Give up my seat
page-leave-ask = Give up your seat?
    .help = A bot will play in your place from now on. Until the end of the game you can take it back by returning to this table.
page-stay = Keep my seat
page-given-up = A bot plays in your place.
page-return = Take my seat back

## After the game

page-again = Play again
page-next-table = Join the next game
page-replay = Watch it again
page-record = Download the game
page-verify = Verify the game
page-check-record-no = The server gives no record that can be read: nothing is proved.
page-check-https-unknown = A browser can only verify over https. Download the game and what this page saw, and run “gueridon verify”.
page-check-word-no = The server announced one thing to this page and later another: it did not keep its word.
page-check-proof-no = The record does not show where the shuffle came from: its proof was taken away.
page-check-secret-yes = The server’s secret was fixed before this page gave your share of chance.
page-check-secret-no = The server’s secret is not the one that it announced to this page: it was chosen later.
page-check-secret-unknown = The server’s secret has not changed since this page came to the table. What was before that, this page cannot know.
page-check-share-yes = Your share of chance is in the shuffle, in its place.
page-check-share-no = Your share of chance is not in its place in the shuffle.
page-check-share-unknown = This page gave no share of chance: it cannot prove that the shuffle was not chosen. The device on which a player sat down can.
page-check-key-yes = The key of the shuffle comes from the secret and everybody’s shares.
page-check-key-no = The key of the shuffle does not come from the secret and the shares.
page-check-moves-yes = { $plies ->
    [one] This page saw nothing but ply { $last }: nothing up to there was changed afterwards.
   *[other] Nothing that this page saw, from ply { $first } to ply { $last }, was changed afterwards.
}
page-check-moves-no = The record is not what this page saw from ply { $first } to ply { $last }: moves were changed or left out.
page-check-moves-unknown = This page saw nothing of the game: that these moves were made it cannot prove.
page-check-end-yes = The record goes to the end of the game.
page-check-end-no = The record does not have the end of this game.
page-check-proved = So the server alone could not choose the shuffle.
page-check-limits = What is proved is proved to you alone, by what this page kept. It is not proved that the server showed hidden cards to nobody, or made no pact with whoever sat down last. “gueridon verify” also plays every move again by the rules.
page-witness = Download what this page saw

## Watching again

page-eyes = The eyes of
page-eyes-watcher = As the public saw it
page-eyes-of = As { $name } saw it
page-step = Next move
page-step-back = Previous move
page-run = Run
page-pause = Pause
page-ply = Move

## Closed doors

page-no-such-code = No table has this code.


## Settings

page-my-data = My devices, my data
page-settings = Settings
page-setting-language = Language
page-setting-language-fr = Français
page-setting-language-en = English
page-setting-theme = Light
page-setting-theme-dark = Candle
page-setting-theme-light = Daylight
page-setting-theme-device = As the device
page-setting-sound = Sounds
page-setting-sound-loud = Loud
page-setting-sound-usual = Normal
page-setting-sound-soft = Soft
page-setting-sound-off = Off
page-setting-room = Room tone
page-setting-room-on = On
page-setting-room-off = Off
page-setting-voice = Voice around a real table
page-setting-voice-on = On
page-setting-voice-off = Off
page-setting-motion = Motion
page-setting-motion-device = As the device
page-setting-motion-reduced = Reduced
page-setting-story = Scenes
page-setting-story-told = Told
page-setting-story-none = None
page-setting-text = Size of the text
page-setting-text-usual = Normal
page-setting-text-large = Large
page-setting-text-larger = Very large
page-setting-coach = The coach, against bots
page-setting-coach-silent = silent until asked
page-setting-coach-marks = marks costly moves
page-credits = Icons: game-icons.net (CC BY 3.0). Typefaces: Cormorant Garamond and Alegreya Sans (OFL).

## Bots and their strength

page-somebody = Somebody
page-bot-0 = Anselme
page-bot-1 = Berthe
page-bot-2 = Clovis
page-bot-3 = Delphine
page-bot-4 = Edgar
page-bot-5 = Flore
page-bot-6 = Gustave
page-bot-7 = Hortense
page-coach = Ask the coach
page-review = Which moves mattered?
page-minds = In the bots’ minds
page-thoughts = What { $name } thought of
page-beliefs = What { $name } believed
page-thought = { $share } of the thinking time; success estimated at { $promise }
page-thought-share = thinking
page-thought-promise = success
level-random = At random
    .help = Any move that is allowed.
level-novice = Novice
    .help = Plays as beginners do, and works nothing out.
level-adept = Adept
    .help = Imagines a few ways to go on before each move.
level-seer = Seer
    .help = Imagines hundreds of ways to go on before each move.
level-oracle = Oracle
    .help = Imagines thousands of ways to go on: the strongest, and the slowest.
page-bot-of = { $level } · { $character }
character-caution = Caution
    .help = Of moves worth the same, makes the safest.
character-boldness = Boldness
    .help = Of moves worth the same, makes the one that may bring most.
character-manners = Good manners
    .help = Hurries nobody, and thanks everybody.
character-fancy = Fancy
    .help = Likes what nobody expects.
character-haste = Haste
    .help = Quick to play, and fond of what glitters.
character-patience = Patience
    .help = Takes its time, and treads softly.
character-chatter = Chatter
    .help = Has a word for everything, before and after.
character-discretion = Discretion
    .help = Plays, and says nothing.

## What is told

page-to-table = Back to the table
page-skip = Tap to skip
page-missed = { $count ->
    [one] While you were away: one move
   *[other] While you were away: { $count } moves
}
page-watch-missed = Watch
