# Ce qui se dit à la fin d’une partie.

ending-you-won = Vous avez gagné !
ending-you-won-with = Vous gagnez la partie, avec { $names } !
ending-all-won = Vous avez gagné, tous ensemble !
ending-nobody-won = Personne ne gagne, cette fois.
ending-alone-lost = Ce sera pour la prochaine fois.
ending-consolation = Belle partie tout de même. Une revanche ?
won-by = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } gagnent la partie !
}
won-by-you = Vous gagnez la partie !
ending-course = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
} en { $time }{ $takenBack ->
    [0] .
    [one] { "" }, dont un repris.
   *[other] { "" }, dont { $takenBack } repris.
}
ending-known-deal = Vous connaissiez cette donne : la partie ne compte pas dans votre histoire.
ending-next-level = Niveau suivant
ending-same-deal = La même donne
ending-share = Partager
ending-copied = C’est copié.
ending-copy-by-hand = Ce navigateur ne nous laisse pas copier : le texte est sélectionné, à vous de le copier.
ending-shared = Ce que vous partagez
ending-winnable-until = { $move ->
    [0] Gagnable à la donne.
    [one] Gagnable jusqu’au premier coup sur { $moves }.
   *[other] Gagnable jusqu’au coup { $move } sur { $moves }.
}
ending-lost-from = Perdue au coup { $move }.
ending-lost-unknown = Ensuite, personne ne le sait.
