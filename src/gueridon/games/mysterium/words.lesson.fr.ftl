# La première leçon.

lesson-first = Premiers pas
    .help = Lire les visions du fantôme, trouver un suspect, puis un lieu.

lesson-first-hello = Bienvenue au manoir. { $seat1 } est un fantôme, qui ne parle plus qu’en images. Vous avez sept heures pour comprendre ce qui est arrivé.
lesson-first-mediums = À deux, vous jouez deux médiums, Ambre et Azur. Chacun doit trouver son suspect, puis son lieu, puis son objet, que seul le fantôme connaît.
lesson-first-suspects = Voici les suspects. Deux d’entre eux sont les bons : l’un pour Ambre, l’autre pour Azur. Le fantôme va leur envoyer des visions.
lesson-first-vision = Voici la vision d’Ambre. Le fantôme l’a choisie parce que quelque chose y rappelle son suspect : une forme, une couleur, une idée.
lesson-first-amber = Une comète, une planète, une lunette… À qui cela fait-il penser ? Touchez ce suspect, puis placez-y l’intuition d’Ambre.
lesson-first-amber-better = Regardez encore la vision d’Ambre : une comète, une planète, une lunette. Qui passe ses nuits à observer le ciel ? Placez Ambre sur l’Astronome.
lesson-first-azure = Bien vu. Azur maintenant : touchez son pion pour voir sa vision. Un champ, des tournesols, un arrosoir… Suivez votre première idée.
lesson-first-azure-better = Possible… mais un arrosoir, des tournesols : le Jardinier saute aux yeux. Essayons avec Azur.
lesson-first-ready = On peut déplacer ses intuitions tant qu’on veut. Quand tout est en place, touchez « Prêt ».
lesson-first-ready-better = Vos deux intuitions sont bien où elles sont. Il ne reste qu’à toucher « Prêt ».
lesson-first-results = Ambre avait raison : elle cherche désormais un lieu. Mais ce n’était pas le Jardinier ! Azur garde sa vision, et en recevra une autre.
lesson-first-hour = Une heure a passé. S’il manque une carte à quelqu’un à la fin de la septième, tout est perdu. Le fantôme envoie de nouvelles visions.
lesson-first-places = Ambre cherche son lieu, dans le manoir et alentour.
lesson-first-chapel = Une église, un cercueil sous les nuages… Quel lieu y répond ?
lesson-first-chapel-better = Voyez l’église dans la vision d’Ambre : de tous ces lieux, la Chapelle est celui qui lui ressemble le plus.
lesson-first-second = Azur a maintenant deux visions pour un seul suspect : le champ de tout à l’heure, et un papillon dans une lumière dorée. Sans le Jardinier, qui reste-t-il ?
lesson-first-second-better = Un champ en fleurs, des ailes, de l’or comme du miel : pour Azur, pensez à l’Apicultrice.
lesson-first-sure = Tout est en place : touchez « Prêt ».
lesson-first-found = Tous deux avaient raison ! Ambre n’a plus qu’un objet à trouver, Azur un lieu puis un objet.
lesson-first-end = Quand chacun a ses trois cartes vient l’épilogue : une dernière vision, pour désigner le coupable. À plusieurs, on en parle, et l’on juge les intuitions des autres. Bonne nuit…
