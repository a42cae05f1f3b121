# Ce qui se dit d’une partie quand l’oracle l’a revue : la page apprend ces mots quand on la lui demande.

review-under-way = L’oracle revoit la partie : { $done ->
    [one] { $done } coup
   *[other] { $done } coups
} sur { $of }.
review-nothing = Rien à redire : aucun coup n’a vraiment coûté.
review-failed = L’analyse n’est pas disponible pour le moment.
review-again = Redemander
review-course = Les chances de succès, du premier coup au dernier
review-mark = { $number }. { $name }, coup { $ply } : { $cost } points perdus
review-costly = { $name } a choisi : { $played }. Sans en savoir davantage, l’oracle aurait choisi : { $better }. Chances de succès : { $kept } % contre { $promise } %.
