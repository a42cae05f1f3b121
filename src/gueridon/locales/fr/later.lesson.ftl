# Les mots des leçons : la page les apprend quand on en prend une.

lesson = Leçon
lesson-continue = Continuer
lesson-step = Étape { $step } sur { $of }
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
lesson-offer = Première fois ? Un jeu s’apprend en trois minutes
lesson-which = Quel jeu apprendre ?
