# What is said at the end of a game.

ending-you-won = You won!
ending-you-won-with = You win the game, with { $names }!
ending-all-won = You won, all together!
ending-nobody-won = Nobody wins this time.
ending-alone-lost = Better luck next time.
ending-consolation = A fine game all the same. Another one?
won-by = { $count ->
    [one] { $names } wins the game!
   *[other] { $names } win the game!
}
won-by-you = You win the game!
ending-course = { $moves ->
    [one] One move
   *[other] { $moves } moves
} in { $time }{ $takenBack ->
    [0] .
    [one] , one of them taken back.
   *[other] , { $takenBack } of them taken back.
}
ending-known-deal = You knew this deal: the game does not count in your history.
ending-next-level = Next level
ending-same-deal = The same deal
ending-share = Share
ending-copied = Copied.
ending-copy-by-hand = This browser does not let us copy: the text is selected, copy it yourself.
ending-shared = What you share
ending-winnable-until = { $move ->
    [0] It could be won as it was dealt.
    [one] It could be won up to the first move of { $moves }.
   *[other] It could be won up to move { $move } of { $moves }.
}
ending-lost-from = It was lost with move { $move }.
ending-lost-unknown = After that, nobody knows.

## The last word, by the character of a bot

ending-says-caution-won = “You can never be too careful.”
ending-says-caution-lost = “I felt it coming.”
ending-says-boldness-won = “Who dares, wins!”
ending-says-boldness-lost = “It was worth trying.”
ending-says-manners-won = “It was a pleasure.”
ending-says-manners-lost = “Well played, all of you.”
ending-says-fancy-won = “Nobody saw that coming, not even me.”
ending-says-fancy-lost = “At least it was pretty.”
ending-says-haste-won = “Already? Another one!”
ending-says-haste-lost = “Too fast again. Another one!”
ending-says-patience-won = “All in good time.”
ending-says-patience-lost = “Patience. There will be others.”
ending-says-chatter-won = “Well! Did you see that? I shall tell everybody, and twice.”
ending-says-chatter-lost = “Well! I should have listened instead of talking. Shall I tell you about it?”
