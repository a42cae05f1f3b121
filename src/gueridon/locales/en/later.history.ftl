# The words of everybody’s history: the page learns them when it is opened.

history-empty = No finished game yet. The first that you finish will be told here.
history-limits = Finished games count as long as this house keeps them.
history-played = { $count ->
    [one] one game
   *[other] { $count } games
}
history-won = { $count ->
    [0] none won
    [one] one won
   *[other] { $count } won
}
history-best = at best { $tally }
history-times = { $honour }, { $count ->
    [one] once
   *[other] { $count } times
}
history-course = Game after game
history-course-tally = { $count ->
    [one] One game
   *[other] { $count } games
}, from { $since } to { $until }: at worst { $least }, at best { $best }, most recently { $last }.
history-course-share = { $count ->
    [one] One game
   *[other] { $count } games
}, from { $since } to { $until }: { $last } of the last ones were won.
history-key-won = won
history-key-lost = lost
history-share-of-won = Share won
history-mean = Mean
history-figures = The figures behind the plot
history-when = When
history-games = Games
history-wins = Won
history-of = { $won } of { $decided }
history-bots = By the strongest bot at the table
history-level = Level
history-latest = The last ones
history-neither = You played every seat
