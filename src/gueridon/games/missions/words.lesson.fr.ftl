# Les leçons.

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
lesson-first-neighbour-better = La carte va bien là, mais elle n’accomplit pas cette mission. Voyez la boussole 4 : elle peut couvrir le couteau 4, à côté de l’autre boussole.
lesson-first-nothing = Deux boussoles voisines : c’est fait. Cette fois { $seat1 } n’a rien qui accomplisse une mission, mais il faut poser une carte quand même.
lesson-first-prepare = À vous, et plus d’étoile : aucune de vos cartes n’accomplit une mission à elle seule. On peut alors préparer le coup du suivant.
lesson-first-equal = Cette mission veut autant en briquets qu’en jumelles. Des jumelles, il n’y en a pas : posez votre 4 sur la boussole 4. À { $seat1 } de faire 4 en briquets !
lesson-first-equal-better = C’est permis, mais { $seat1 } n’en tirerait rien. Avec les jumelles 4 au milieu, il ne lui manquerait plus qu’un briquet 4.
lesson-first-guess = Briquet 2 d’un côté, jumelles 4 de l’autre. { $seat1 } a-t-elle la carte qu’il faut ?
lesson-first-together = Elle l’avait : 4 partout, mission accomplie ! Tout le jeu est là : accomplir ce que l’on peut, préparer le reste, sans jamais montrer sa main.
lesson-first-end = La partie s’arrête quand la personne dont c’est le tour ne peut plus rien poser. Des signaux, sous chaque pile, aident à se comprendre à demi-mot. Vous savez l’essentiel !

lesson-signals = Les signaux
    .help = Se comprendre sans montrer ses cartes.
lesson-signals-hello = On ne parle jamais de ses cartes, mais on peut poser des signaux. { $seat1 } vient d’en poser deux, selon une convention que tous les automates suivent.
lesson-signals-help = Sur cette mission, « je peux aider » : une de ses cartes l’accomplit tout de suite. Il y faut exactement trois briquets, et il y en a deux.
lesson-signals-good = Sur cette pile, « j’ai une bonne carte » : c’est ici que sa carte irait. Autrement dit : laissez-moi cette pile !
lesson-signals-two = À vous. Cette mission veut trois voisines qui montent de un en un, et deux de vos cartes ont une étoile : chacune peut l’accomplir.
lesson-signals-choose = Jumelles 3 sur la première pile, ou briquet 6 sur la dernière : laquelle gêne le moins { $seat1 } ?
lesson-signals-choose-better = La carte va bien là. Mais { $seat1 } compte sur la première pile et sur les deux briquets : le briquet 6 sur le 7 fait 4, 5, 6 et ne dérange personne.
lesson-signals-stands = 4, 5, 6 : mission accomplie, et ses signaux tiennent toujours. Voyons sa bonne carte.
lesson-signals-done = Trois briquets : deux missions en deux coups, parce que vous l’avez laissée faire !
lesson-signals-please = Un nouveau signal : « jouez ici, s’il vous plaît ». Aucune carte { ELIDE("de", $seat1) } ne va sur cette pile.
lesson-signals-silence = Et nulle part « je peux aider ». Ce silence parle aussi : aucune de ses cartes n’accomplit rien pour l’instant. Les vôtres non plus, il n’y a pas d’étoile : il faudra s’y mettre à deux.
lesson-signals-prepare = Cette mission veut exactement deux boussoles, côte à côte, et il n’y en a aucune. Vous en tenez une : posez-la, { $seat1 } fera peut-être le reste.
lesson-signals-prepare-better = C’est permis, mais cela n’avance personne. La boussole 5 peut couvrir le briquet 5 : au milieu, elle aura une voisine de chaque côté.
lesson-signals-answer = Aussitôt la réponse : « je peux aider », et « j’ai une bonne carte » juste à côté. { $seat1 } vous a compris.
lesson-signals-leave = Et un dernier, « ne jouez pas ici » : trois de ses cartes au moins vont sur votre boussole.
lesson-signals-together = Deux boussoles, côte à côte. Sans un mot sur vos cartes !
lesson-signals-yours = À vous aussi de signaler : touchez une mission, ou le bouton sous une pile, et choisissez. Ce n’est pas un coup, et l’on peut se reprendre ; mais quatre fois au plus entre deux coups.
lesson-signals-end = Un signal tombe quand sa pile est couverte ou sa mission remplacée. Les automates lisent les vôtres comme vous avez lu les leurs.

lesson-second-wind = Le second souffle
    .help = L’or, et ce qui vient après.
lesson-second-wind-hello = Une longue partie touche à sa fin : vingt-deux missions, le bronze et l’argent sont gagnés. L’or vient avec la vingt-quatrième.
lesson-second-wind-last = Mais la pioche est vide : il ne vous reste que trois cartes chacun. Qui ne peut plus rien poser à son tour arrête la partie.
lesson-second-wind-knives = Rien ne doit se perdre. Cette mission veut 4 en couteaux : laquelle de vos cartes l’accomplit ?
lesson-second-wind-knives-better = Il n’y a plus une carte à gaspiller : le couteau 4 sur le couteau 5 fait juste 4 en couteaux. La vingt-troisième !
lesson-second-wind-one = Vingt-trois : plus qu’une ! Mais il reste deux cartes dans votre main.
lesson-second-wind-wall = Et voici la plus difficile des cinquante : quatre valeurs égales. Il y a déjà deux 6. Que fait { $seat1 } ?
lesson-second-wind-three = Un troisième 6 ! { $seat1 } a vu la même chose que vous.
lesson-second-wind-six = Il ne manque plus qu’une carte…
lesson-second-wind-six-better = C’est permis, mais regardez votre autre carte : la boussole 6 peut couvrir la boussole 7. Quatre 6 !
lesson-second-wind-gold = Quatre 6, la vingt-quatrième mission : l’or ! Une partie gagnée… et qui n’est pas finie.
lesson-second-wind-pile = C’est le second souffle : tout ce qui était caché sous les quatre cartes visibles a été mélangé et refait une pioche de quarante-quatre cartes.
lesson-second-wind-hands = Chaque main est remontée à quatre, la vôtre la première. Les signaux, eux, s’effacent.
lesson-second-wind-end = Cela n’arrive qu’une fois par partie. Désormais on vise les cinquante missions : chacune compte !
