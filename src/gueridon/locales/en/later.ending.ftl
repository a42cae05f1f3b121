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
ending-copy-by-hand = This browser does not let us copy: the text is selected, yours to copy.
ending-shared = What you share
ending-winnable-until = { $move ->
    [0] It could be won as it was dealt.
    [one] It could be won up to the first move of { $moves }.
   *[other] It could be won up to move { $move } of { $moves }.
}
ending-lost-from = It was lost with move { $move }.
ending-lost-unknown = After that, nobody knows.
