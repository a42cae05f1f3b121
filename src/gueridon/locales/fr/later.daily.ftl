# Les mots de la donne du jour : la page les apprend quand on l’ouvre.

daily-of = La donne du { $date }
daily-same = La même pour tout le monde dans cette maison, une fois par personne. Ce que vous jouez compte.
daily-next = La prochaine { $when }, à minuit au méridien de Greenwich.
daily-streak = { $days ->
    [0] Pas de série en cours.
    [one] Série : un jour
   *[other] Série : { $days } jours d’affilée
}
daily-play = Jouer la donne
daily-go-on = Reprendre
daily-busy = Cette donne se cherche encore. Réessayez dans un instant.
daily-rules = On joue sans conseil ; un coup peut être repris, comme à toute table, tant que rien n’a été dévoilé. Une donne finie après minuit n’entre ni au tableau ni dans la série.
daily-secret-until = Le tableau du jour s’ouvre à qui a fini. D’ici demain, personne d’autre ne voit votre partie ; ensuite elle pourra être revue et vérifiée.
daily-honest = Sans compte, cette maison ne reconnaît que ce navigateur : qui revient avec un autre, ou après avoir effacé ses cookies, est pour elle quelqu’un d’autre et peut rejouer. Le jour et l’heure sont ceux du serveur. Pour le reste, on joue entre gens d’honneur.
daily-table = Le tableau du jour
daily-played = { $count ->
    [one] Une personne a fini cette donne.
   *[other] { $count } personnes ont fini cette donne.
}
daily-rank = Rang
daily-name = Nom
daily-result = Résultat
daily-you = vous
daily-won = gagnée
daily-lost = perdue
daily-share = Partager
daily-copy = Copier le texte
daily-copied = Le texte est copié.
daily-copy-by-hand = Ce navigateur ne permet pas de copier : le texte est sélectionné, copiez-le vous-même.
daily-save = Enregistrer l’image
daily-text = Texte à partager
daily-picture = Image à partager : { $text }
daily-reached = { $reached } sur { $most }
daily-file = donne-du-jour
daily-tomorrow = Revoir et vérifier cette partie sera possible demain : d’autres la jouent encore.
