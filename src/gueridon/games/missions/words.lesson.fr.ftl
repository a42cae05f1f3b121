# La première leçon.

lesson-first = Premiers pas
    .help = Poser une carte, accomplir une mission, préparer celle d’un autre.

lesson-first-missions = Bienvenue ! On joue tous ensemble contre le paquet. Voici les quatre missions du moment : chacune demande quelque chose aux quatre cartes posées au milieu.
lesson-first-stacks = Voici ces quatre cartes, chacune au sommet de sa pile. Les missions ne regardent qu’elles : ce qui est couvert ne compte plus.
lesson-first-hand = Voici votre main, que personne d’autre ne voit. À votre tour, vous couvrez une pile d’une carte du même symbole, ou de la même valeur.
lesson-first-knives = Cette mission veut 10 en couteaux. Il y a un 2 et un 6 : posez votre couteau 4 sur le couteau 2. Touchez la carte, puis la pile.
lesson-first-knives-better = C’est permis, mais gardons cela pour plus tard. Avec le couteau 4 sur le couteau 2, les couteaux font 4 + 6 = 10, juste ce que veut la mission.
lesson-first-done = Mission accomplie ! Une autre la remplace, et vous avez repioché une carte. À la seizième on gagne le bronze, à la vingtième l’argent, à la vingt-quatrième l’or.
lesson-first-watch = Au tour { ELIDE("de", $seat1) }. Vous ne voyez pas ses cartes. Cette mission veut 2 en briquets : regardez bien la première pile.
lesson-first-compasses = { $seat1 } a posé un briquet 2 : encore une mission ! À vous. Celle-ci veut exactement deux boussoles, côte à côte. Pour l’instant il n’y en a qu’une.
lesson-first-neighbour = Quelle carte met une deuxième boussole juste à côté ? Elle peut couvrir un autre symbole, pourvu que la valeur soit la même. Une étoile vous souffle la réponse.
lesson-first-neighbour-better = La carte va bien là, mais elle ne remplit pas cette mission. Voyez la boussole 4 : elle peut couvrir le couteau 4, à côté de l’autre boussole.
lesson-first-nothing = Deux boussoles voisines : c’est fait. Cette fois { $seat1 } n’a rien qui remplisse une mission, mais il faut poser une carte quand même.
lesson-first-prepare = À vous, et plus d’étoile : aucune de vos cartes ne remplit une mission à elle seule. On peut alors préparer le coup du suivant.
lesson-first-equal = Cette mission veut autant en briquets qu’en jumelles. Des jumelles, il n’y en a pas : posez votre 4 sur la boussole 4. À { $seat1 } de faire 4 en briquets !
lesson-first-equal-better = C’est permis, mais { $seat1 } n’en tirerait rien. Avec les jumelles 4 au milieu, il ne lui manquerait plus qu’un briquet 4.
lesson-first-guess = Briquet 2 d’un côté, jumelles 4 de l’autre. { $seat1 } a-t-elle la carte qu’il faut ?
lesson-first-together = Elle l’avait : 4 partout, mission accomplie ! Tout le jeu est là : remplir ce que l’on peut, préparer le reste, sans jamais montrer sa main.
lesson-first-end = La partie s’arrête quand celui dont c’est le tour ne peut plus rien poser. Des signaux, sous chaque pile, aident à se comprendre à demi-mot. Vous savez l’essentiel !
