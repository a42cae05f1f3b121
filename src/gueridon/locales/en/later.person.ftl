# The words of “My data”, which come only where they are read.

data-title = My data
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

## Several devices

error-too-many-devices = You have too many devices already. Separate them first, in the settings.
devices-title = My devices
devices-count = { $count ->
    [one] You play on this device only.
   *[other] You play on { $count } devices, with the same games.
}
devices-add = Play on another device, too
devices-scan = Open this code with the other device: point it at the screen, or copy the link. It works once, for three minutes.
devices-qr = Code to point the other device at
devices-link = Link for the other device
devices-part = Separate this device
    .help = This device will have the games again that it had before.
devices-alone = Keep this device only
    .help = Your other devices and your passkeys will no longer lead to your games: for when you have lost one.
find-by-device = On the device where you already play, open the settings, then “{ $place }”, and tap “{ $way }”. Then point this device at the code that appears, or open its link here.
find-by-passkey = Or, if you kept your games with a passkey:
join-title = Your games on this device
join-ask = { $count ->
    [one] This device already has a game of its own. It will stay out of sight, and you find it again by separating this device, in the settings.
   *[other] This device already has { $count } games of its own. They will stay out of sight, and you find them again by separating this device, in the settings.
}
join-do = Take the games of the other device
join-not = Keep mine
join-done = Done: your games are here, too.

## Passkeys

error-passkey-refused = This passkey was not recognised.
error-passkeys-unsafe = Passkeys need a page served over https.
error-too-many-passkeys = You have too many passkeys already.
passkey-keep = Keep my games
passkey-kept = Your games are kept: the passkey brings them to your other devices.
passkey-count = { $count ->
    [one] One passkey leads to your games.
   *[other] { $count } passkeys lead to your games.
}
passkey-make = Keep my games with a passkey
    .help = Your phone or computer keeps it. No account, no password, no e-mail address.
passkey-use = Find my games with a passkey
passkey-use-anyway = Find those of the passkey
passkey-none = A passkey would keep your games from one device to the next, but browsers give them only to pages served over https.
