# The words of the deal of the day: the page learns them when it is opened.

daily-of = The deal of { $date }
daily-same = The same for everybody in this house, once for each person. What you play counts.
daily-next = The next one { $when }, at midnight in Greenwich.
daily-streak = { $days ->
    [0] No streak at the moment.
    [one] Streak: one day
   *[other] Streak: { $days } days in a row
}
daily-play = Play the deal
daily-go-on = Go on
daily-busy = This deal is still being looked for. Try again in a moment.
daily-rules = It is played without advice; a move may be taken back, as at every table, while nothing was shown by it. A deal finished after midnight counts neither in the table nor for the streak.
daily-secret-until = The table of the day opens to those who have finished. Until tomorrow nobody else sees your game; then it can be watched again and verified.
daily-honest = Without accounts this house knows nothing but this browser: whoever comes with another one, or has cleared its cookies, is somebody else to it and may play again. Day and hour are those of the server. For the rest, we play among honest people.
daily-table = The table of the day
daily-played = { $count ->
    [one] One person has finished this deal.
   *[other] { $count } people have finished this deal.
}
daily-rank = Rank
daily-name = Name
daily-result = Result
daily-you = you
daily-won = won
daily-lost = lost
daily-share = Share
daily-copy = Copy the text
daily-copied = The text is copied.
daily-copy-by-hand = This browser does not let us copy: the text is selected, copy it yourself.
daily-save = Save the picture
daily-text = Text to share
daily-picture = Picture to share: { $text }
daily-reached = { $reached } of { $most }
daily-file = deal-of-the-day
daily-tomorrow = Tomorrow this game can be watched again and verified: others still play it.
