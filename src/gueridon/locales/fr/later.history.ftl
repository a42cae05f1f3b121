# Les mots de l’histoire de chacun : la page les apprend quand on l’ouvre.

history-empty = Aucune partie terminée pour l’instant. La première que vous finirez sera racontée ici.
history-limits = On compte les parties terminées que cette maison garde encore.
history-played = { $count ->
    [one] une partie
   *[other] { $count } parties
}
history-won = { $count ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $count } gagnées
}
history-best = au mieux { $tally }
history-times = { $honour }, { $count ->
    [one] une fois
   *[other] { $count } fois
}
history-course = Au fil des parties
history-course-tally = { $count ->
    [one] Une seule partie
   *[other] { $count } parties
}, du { $since } au { $until } : au pire { $least }, au mieux { $best }, pour finir { $last }.
history-course-share = { $count ->
    [one] Une seule partie
   *[other] { $count } parties
}, du { $since } au { $until } : { $last } des dernières sont gagnées.
history-key-won = gagnée
history-key-lost = perdue
history-share-of-won = Part des gagnées
history-mean = Moyenne
history-figures = Les chiffres du tracé
history-when = Quand
history-games = Parties
history-wins = Gagnées
history-of = { $won } sur { $decided }
history-bots = Selon l’automate le plus fort de la table
history-level = Niveau
history-latest = Les dernières
history-neither = Toutes les places étaient à vous
