# Les problèmes, des positions qui n’ont qu’une meilleure réponse : la page apprend ces mots quand on en ouvre un.

puzzle-what = Une position tirée d’une vraie partie, et un coup nettement meilleur que les autres. Vous savez ce que sait votre place, rien de plus : l’oracle qui a pesé chaque coup n’en savait pas davantage.
puzzle-of-day = Le problème du jour
puzzle-begin = Trouver le coup
puzzle-look-again = Résolu : le revoir
puzzle-number = Problème { $number }
puzzle-number-of = Problème { $number } sur { $of }
puzzle-count = Résolus : { $solved } sur { $of }
puzzle-solved = résolu
puzzle-grade = { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-ask = Quel est le meilleur coup ? Jouez-le sur le plateau.
puzzle-wrong = L’idée se défend, mais il y a mieux.
puzzle-wrong-why = Vous avez choisi : { $move }. Chances de succès : { $promise } ; avec le meilleur coup, { $best }.
puzzle-right = Trouvé ! L’oracle ferait de même.
puzzle-answer = L’oracle choisirait : { $move }. Chances de succès : { $promise }.
puzzle-prospects = Les chances de succès de chaque coup
puzzle-again = Réessayer
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-failed = Votre essai n’est pas arrivé. Rejouez-le.
