# Les mots des leçons : la page les apprend quand on en prend une.

lesson = Leçon
lesson-continue = Continuer
lesson-step = Étape { $step } sur { $of }
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
lesson-offer = Première fois ? Un jeu s’apprend en trois minutes
lesson-which = Quel jeu apprendre ?
lesson-next = Une autre leçon : { $title }
lessons-what = Chacune prend quelques minutes, sur le vrai plateau. On peut s’arrêter en route et reprendre plus tard.
lessons-count = { $done ->
        [0] Aucune leçon finie sur { $of }
        [1] Une leçon finie sur { $of }
       *[other] { $done } leçons finies sur { $of }
    }
lesson-finished = finie
