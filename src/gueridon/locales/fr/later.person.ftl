# Les mots de « Mes données », qui n’arrivent que là où on les lit.

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
