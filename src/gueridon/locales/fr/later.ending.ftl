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

## Le mot de la fin, par caractère d’automate

ending-says-caution-won = « On n’est jamais trop prudent. »
ending-says-caution-lost = « Je le sentais venir. »
ending-says-boldness-won = « Qui ne risque rien n’a rien ! »
ending-says-boldness-lost = « Il fallait bien essayer. »
ending-says-manners-won = « Ce fut un plaisir. »
ending-says-manners-lost = « Bien joué, vraiment. »
ending-says-fancy-won = « Personne ne s’y attendait, moi non plus. »
ending-says-fancy-lost = « Au moins, c’était joli. »
ending-says-haste-won = « Déjà ? Encore une ! »
ending-says-haste-lost = « Trop vite, comme toujours. Encore une ! »
ending-says-patience-won = « Tout vient à point. »
ending-says-patience-lost = « Patience. Il y en aura d’autres. »
ending-says-chatter-won = « Alors là ! Vous avez vu ? Je vais le raconter à tout le monde, et deux fois. »
ending-says-chatter-lost = « Alors là ! J’aurais mieux fait d’écouter que de parler. Je vous raconte ? »
