# Les mots de « Mes données », qui n’arrivent que là où on les lit.

data-title = Mes données
data-what = La maison garde les tables où vous avez pris place, le nom que vous y avez donné, vos coups, vos messages et vos notes. Elle ne connaît de vous ni adresse, ni mot de passe.
data-games = { $count ->
    [0] Aucune partie n’est dans votre liste.
    [one] Une partie est dans votre liste.
   *[other] { $count } parties sont dans votre liste.
}
data-here = Cet appareil garde, de son côté, votre nom et ce que la page a vu de vos dernières parties.
data-download = Tout télécharger
data-forget = M’oublier

forget-ask = Tout oublier de vous ?
forget-names = Votre nom, vos messages et vos notes disparaissent de toutes les tables. On y lira « quelqu’un ».
forget-playing = Les parties en cours continuent : un automate y prend votre place, et vous ne pourrez plus la reprendre.
forget-over = Les parties terminées restent à ceux qui les ont jouées avec vous. Elles se vérifient comme avant, mais quittent votre liste.
forget-device = Cet appareil oublie aussi votre nom et ce qu’il a vu de vos parties.
forget-for-good = On ne peut pas revenir en arrière.
forget-not = Non, tout garder
forget-do = Oui, tout oublier
forget-waits = On efface…
forget-done = C’est fait : la maison ne vous connaît plus.

## Plusieurs appareils

error-too-many-devices = Vous avez déjà trop d’appareils. Séparez-les d’abord, dans les réglages.
devices-title = Mes appareils
devices-count = { $count ->
    [one] Vous jouez sur cet appareil seulement.
   *[other] Vous jouez sur { $count } appareils, avec les mêmes parties.
}
devices-add = Jouer aussi sur un autre appareil
devices-scan = Ouvrez ce code avec l’autre appareil, en visant l’écran ou en recopiant le lien. Il sert une fois, pendant trois minutes.
devices-qr = Code à viser avec l’autre appareil
devices-link = Lien pour l’autre appareil
devices-part = Séparer cet appareil
    .help = Cet appareil retrouvera les parties qu’il avait avant.
devices-alone = Ne garder que cet appareil
    .help = Les autres appareils et vos clés d’accès ne mèneront plus à vos parties : utile si vous en avez perdu un.
find-by-device = Sur l’appareil où vous jouez déjà, ouvrez les réglages, puis « { $place } », et touchez « { $way } ». Visez ensuite avec cet appareil-ci le code qui s’affiche, ou ouvrez-y le lien.
find-by-passkey = Ou, si vous avez gardé vos parties avec une clé d’accès :
join-title = Vos parties sur cet appareil
join-ask = { $count ->
    [one] Cet appareil a déjà une partie à lui. Elle restera hors de vue, et vous la retrouverez en séparant cet appareil, dans les réglages.
   *[other] Cet appareil a déjà { $count } parties à lui. Elles resteront hors de vue, et vous les retrouverez en séparant cet appareil, dans les réglages.
}
join-do = Prendre les parties de l’autre appareil
join-not = Garder les miennes
join-done = C’est fait : vos parties sont ici aussi.

## Les clés d’accès

error-passkey-refused = Cette clé d’accès n’a pas été reconnue.
error-passkeys-unsafe = Les clés d’accès demandent une page en https.
error-too-many-passkeys = Vous avez déjà trop de clés d’accès.
passkey-keep = Garder mes parties
passkey-kept = Vos parties sont gardées : la clé d’accès vous les rendra sur vos autres appareils.
passkey-count = { $count ->
    [one] Une clé d’accès mène à vos parties.
   *[other] { $count } clés d’accès mènent à vos parties.
}
passkey-make = Garder mes parties avec une clé d’accès
    .help = Votre téléphone ou votre ordinateur la conserve. Ni compte, ni mot de passe, ni adresse électronique.
passkey-use = Retrouver mes parties avec une clé d’accès
passkey-use-anyway = Retrouver celles de la clé d’accès
passkey-none = Une clé d’accès garderait vos parties d’un appareil à l’autre, mais les navigateurs n’en donnent qu’aux pages en https.
