## The report of a game: the command

error-lab-not-installed = Plots, pages and training take Guéridon’s extra “lab”: pip install "gueridon[lab]".
error-numbers-unreadable = “{ $text }” is not a list of numbers such as 2-4 or 2,4.
error-option-unreadable = “{ $text }” does not say which values of an option to compare: it must look like name=one,other.
error-not-kept-games = The file “{ $file }” does not hold finished games of a report. Choose another one with --keep.
error-no-finished-games = There are no finished games of { $game } in this house that suit what was asked.
error-house-and-keep = The games of a house are read, not played: --keep, --level, --version and --ray do not go with --house.
error-ray-not-installed = To play on a cluster Guéridon needs its extra “ray”: pip install "gueridon[ray]".
error-ray-unreachable = No Ray cluster could be joined at “{ $address }”: { $detail }.
error-ray-failed = The Ray cluster at “{ $address }” did not play on: { $detail }.
error-ray-other-version = The machines of the cluster play with Guéridon { $theirs }, and this one with { $ours }: install the same everywhere.
report-written = { $file } is written.
report-playing = Playing
report-reading = Reading

## The report of a game: the page

report-title = { $game }: how it plays
report-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of bots ({ $levels }), dealt from the seed “{ $seed }”.
report-house = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} of this house.
report-intervals = After each share stands the interval in which the truth lies 95 times in a hundred; a dashed line is an even share.
report-percent = { $share }%
report-between = { $low }–{ $high }%
report-number = { $whole }.{ $tenth }
report-players = { $players ->
    [one] one player
   *[other] { $players } players
}
report-option = { $option }: { $value }
report-version = version { $version } of the rules
report-setting-games = { $games ->
    [one] one game
   *[other] { $games } games
}
report-unlike = Out of balance
report-unlike-item = { $setting }: { $who } { $share } ({ $between }), where an even share is { $even }.
report-balanced = No seat, team or first player wins more or less than an even share by more than chance explains.
report-overview = Side by side
report-setting = Game
report-games = Games
report-won = Won
report-length = Moves
report-median = Median
report-choices = Choices
report-settled = Decided
report-together = Everybody wins or loses together.
report-wins = Who wins
report-who = Who
report-wins-plot = Share of games won, with intervals
report-seat = Seat { $seat }
report-first = First player
report-level = Bots: { $level }
report-level-person = People
report-all = Everybody
report-ends = How it ends
report-reason = End
report-share = Share
report-between-heading = 95%
report-time = How long it takes
report-measure = Measure
report-mean = Mean
report-tenths = 10–90%
report-moves = Moves
report-minutes = Minutes
report-minutes-simulated = Minutes by the clock of the rules, { $seconds } s for a move
report-thinking-people = Seconds that a move takes people
report-thinking-bots = Seconds that a move takes bots ({ $level })
report-lengths-plot = How many games took so many moves
report-score = Score
report-margin = Lead of the winners at the end
report-struck = A limit of the rules was up
report-choice = What there is to choose
report-choices-measure = Legal moves for whoever acts
report-forced = Moves without a choice
report-stuck = Somebody was stuck, and nobody else knew
report-choices-plot = Legal moves on average, along the game
report-along = Part of the game
report-suspense = How close it is
report-leaders-plot = How often whoever leads at this point wins
report-values-plot = What the table is worth to the players, along the game
report-values-won = games won
report-values-lost = games lost
report-lead-changes = Changes of the lead
report-settled-measure = Only winners led after
report-leads-measure = Lead halfway
report-by-value = Who leads is said by the value that the bots are taught, held against the true table.
report-item = Which
report-met = Met
report-used = Used
report-uses = Times
report-won-having = Wins with it
report-won-using = Wins using it
report-never-met = Never met: { $items }.
report-method = How it was made
report-command = This page comes from one command, and says the same to the last byte whenever it is given again:
