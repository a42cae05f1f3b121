# The words of “My data”, which come only where they are read.

data-what = The house keeps the tables where you took a seat, the name you gave there, your moves, your messages and your notes. It knows no address of yours, and no password.
data-games = { $count ->
    [0] No game is in your list.
    [one] One game is in your list.
   *[other] { $count } games are in your list.
}
data-here = This device keeps your name, too, and what the page saw of your last games.
data-download = Download everything
data-forget = Forget me

forget-ask = Forget everything about you?
forget-names = Your name, your messages and your notes vanish from all tables. They will say “somebody” instead.
forget-playing = Games under way go on: a bot takes your seat, and you can no longer take it back.
forget-over = Finished games stay with those who played them with you. They can be verified as before, but leave your list.
forget-device = This device forgets your name, too, and what it saw of your games.
forget-for-good = This cannot be undone.
forget-not = No, keep everything
forget-do = Yes, forget everything
forget-waits = Forgetting…
forget-done = Done: the house no longer knows you.
