# La première leçon.

lesson-first = Premiers pas
    .help = Échanger des cartes, accomplir une prédiction, deviner celle d’en face.

lesson-first-hello = Bienvenue ! Six fragments font une étoile, et l’étoile fait le Grand Oracle. Vous en avez un : il vous en faut encore cinq, avant { $seat1 }.
lesson-first-prediction = Voici votre prédiction secrète : réunir des lunes. Trois lunes en main valent un fragment, quatre en valent deux, cinq en valent trois.
lesson-first-fan = Voici vos cinq cartes : une étoile marque celles qui servent. Vous avez deux lunes. { $seat1 } n’en voit que les dos, qui trahissent chacun un seul détail.
lesson-first-say = Un tour a quatre étapes. La première : accomplir une prédiction, ou deviner celle d’un autre. Pour l’instant, ni l’un ni l’autre : passez.
lesson-first-say-better = Accuser maintenant, ce serait au hasard : vous n’avez encore rien vu { ELIDE("de", $seat1) }. Passez, l’occasion viendra.
lesson-first-powers = Vous avez déjà une prédiction, donc rien à piocher. Troisième étape : activer l’un de vos trois Pouvoirs Anciens. Il se reposera au tour suivant.
lesson-first-druidess = La Druidesse offre un échange de plus avec la Galaxie : deux cartes au lieu d’une. Touchez-la, puis activez-la.
lesson-first-druidess-better = Ce pouvoir a ses charmes. Mais il vous manque des lunes, et la Galaxie en montre deux : la Druidesse permet de prendre les deux.
lesson-first-galaxy = Voici la Galaxie : des cartes qui ne sont à personne, dos visible. Ce dos montre un astre, un chiffre ou une couleur de la carte, jamais plus.
lesson-first-take = Deux dos montrent une lune : ce sont des lunes à coup sûr. Prenez-en une : un toucher pour regarder, un second pour prendre.
lesson-first-take-better = On ne sait pas ce que cache ce dos. Ces deux-là montrent une lune : prenez plutôt l’une d’elles.
lesson-first-put = Une carte de votre main doit prendre sa place. Rendez le soleil de gauche, qui ne vous sert pas.
lesson-first-put-better = Gardez vos lunes ! Et commencez par le soleil tout à gauche : il n’apporte rien à votre prédiction.
lesson-first-again = Quatrième étape : l’échange que chacun fait à chaque tour. Prenez l’autre lune.
lesson-first-again-better = C’est permis, mais l’autre lune est encore là, et { $seat1 } pourrait vous la prendre. Prenez-la.
lesson-first-give = Posez à sa place l’autre soleil 1 : il vous restera quatre lunes.
lesson-first-give-better = Pensez à votre prédiction : les lunes restent en main. Rendez le soleil 1 bleu.
lesson-first-watch = Quatre lunes ! Mais accomplir, c’est pour le début du prochain tour. À { $seat1 } : regardez bien ce qu’elle prend, car c’est en échangeant que l’on se trahit.
lesson-first-two = Elle aussi appelle la Druidesse. Dans la Galaxie, deux dos montrent une planète…
lesson-first-planets = Deux cartes au dos de planète, coup sur coup ! Voilà qui en dit long sur ce qu’elle cherche.
lesson-first-four = À vous, étape un. Quatre lunes en main : accomplissez votre prédiction.
lesson-first-four-better = D’abord les fragments sûrs : vous tenez quatre lunes. Accomplissez votre prédiction, vous pourrez accuser ensuite.
lesson-first-won = Deux fragments de plus : vous en avez trois. Et vous pouvez encore deviner, une fois par tour.
lesson-first-accuse = { $seat1 } a pris deux planètes. Accusez-la, et nommez la planète. Juste, c’est un fragment ; faux, l’un des vôtres rougirait.
lesson-first-accuse-better = Souvenez-vous de ses échanges : deux dos de planète. C’est la planète qu’il faut nommer.
lesson-first-right = Juste ! Sa prédiction est défaussée, et vous voilà à quatre fragments.
lesson-first-end = Encore deux et l’étoile serait complète. Cachez ce que vous cherchez, devinez ce que cherchent les autres : vous savez tout.
