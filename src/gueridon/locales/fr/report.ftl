## Le bilan d’un jeu : la commande

error-lab-not-installed = Les graphiques, les pages et l’apprentissage demandent le supplément « lab » de Guéridon : pip install "gueridon[lab]".
error-numbers-unreadable = « { $text } » n’est pas une liste de nombres comme 2-4 ou 2,4.
error-option-unreadable = « { $text } » ne dit pas quelles valeurs d’une option comparer : il faut nom=une,autre.
error-not-kept-games = Le fichier « { $file } » ne contient pas les parties d’un bilan. Choisissez-en un autre avec --keep.
error-no-finished-games = Il n’y a dans cette maison aucune partie achevée du jeu { $game } qui réponde à la demande.
error-house-and-keep = Les parties d’une maison se lisent et ne se jouent pas : --keep, --level, --version et --ray ne vont pas avec --house.
error-ray-not-installed = Pour jouer sur une grappe de machines, il faut à Guéridon son supplément « ray » : pip install "gueridon[ray]".
error-ray-unreachable = Impossible de rejoindre une grappe Ray à l’adresse « { $address } » : { $detail }.
error-ray-failed = La grappe Ray à l’adresse « { $address } » a cessé de jouer : { $detail }.
error-ray-other-version = Les machines de la grappe jouent avec Guéridon { $theirs }, celle-ci avec { $ours } : installez partout la même version.
report-written = { $file } est écrit.
report-playing = Parties
report-reading = Lecture

## Le bilan d’un jeu : la page

report-title = { $game } : comment on y joue
report-simulated = { $games ->
    [one] Une partie
   *[other] { $games } parties
} d’automates ({ $levels }), distribuées à partir de la graine « { $seed } ».
report-house = { $games ->
    [one] Une partie achevée
   *[other] { $games } parties achevées
} dans cette maison.
report-intervals = Après chaque part vient l’intervalle où se trouve la vérité 95 fois sur cent ; un trait pointillé marque la part égale.
report-percent = { $share } %
report-between = { $low }–{ $high } %
report-number = { $whole },{ $tenth }
report-players = { $players ->
    [one] une personne
   *[other] { $players } personnes
}
report-option = { $option } : { $value }
report-version = version { $version } des règles
report-setting-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
report-unlike = Déséquilibres
report-unlike-item = { $setting } : { $who } { $share } ({ $between }) ; une part égale ferait { $even }.
report-balanced = Aucune place, aucune équipe, aucun premier joueur ne gagne plus ou moins que sa part au-delà de ce qu’explique le hasard.
report-overview = Côte à côte
report-setting = Partie
report-games = Parties
report-won = Gagnées
report-length = Coups
report-median = Médiane
report-choices = Choix
report-settled = Décidée
report-together = Tout le monde gagne ou perd ensemble.
report-wins = Qui gagne
report-who = Qui
report-wins-plot = Part des parties gagnées, avec son intervalle
report-seat = Place { $seat }
report-first = Qui commence
report-level = Automates : { $level }
report-level-person = Joueurs
report-all = Tout le monde
report-ends = Comment cela finit
report-reason = Fin
report-share = Part
report-between-heading = 95 %
report-time = Combien de temps cela dure
report-measure = Mesure
report-mean = Moyenne
report-tenths = 10–90 %
report-moves = Coups
report-minutes = Minutes
report-minutes-simulated = Minutes à l’horloge des règles, { $seconds } s par coup
report-thinking-people = Secondes par coup, joueurs
report-thinking-bots = Secondes par coup, automates ({ $level })
report-lengths-plot = Combien de parties ont pris tant de coups
report-score = Score
report-margin = Avance des gagnants à la fin
report-struck = Une limite de temps des règles est tombée
report-choice = Ce qu’il y a à choisir
report-choices-measure = Coups permis à qui joue
report-forced = Coups sans choix
report-stuck = Quelqu’un ne pouvait rien jouer, à l’insu des autres
report-choices-plot = Coups permis en moyenne, au fil de la partie
report-along = Avancement de la partie
report-suspense = À quel point c’est serré
report-leaders-plot = Combien de fois gagne celui qui mène à ce moment
report-values-plot = Ce que la table promet aux joueurs, au fil de la partie
report-values-won = parties gagnées
report-values-lost = parties perdues
report-lead-changes = Changements de tête
report-settled-measure = Seuls des gagnants mènent après
report-leads-measure = Avance à mi-partie
report-by-value = Qui mène, c’est ce que dit la valeur enseignée aux automates, appliquée à la vraie table.
report-item = Lequel
report-met = Vu
report-used = Servi
report-uses = Fois
report-won-having = Gagne en l’ayant
report-won-using = Gagne en s’en servant
report-never-met = Jamais vu : { $items }.
report-method = D’où cela vient
report-command = Cette page vient d’une seule commande, et la même commande la refait à l’octet près :
