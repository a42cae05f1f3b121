# Les premières leçons : en ligne, puis autour d’une vraie table.

lesson-first = Premiers pas
    .help =
        { $game ->
            [midas-companion] L’écran au milieu d’une vraie table.
           *[other] Annoncer, bluffer, accuser, et payer le prix.
        }

lesson-first-hello = Bienvenue à bord ! Chaque pirate a cinq dés sous son gobelet, et un coffre de pièces d’or dont une est maudite. Le dernier qui n’est pas maudit gagne.
lesson-first-cup = Voici votre gobelet, que personne d’autre ne soulève. Tenez-le du doigt pour voir vos dés, ou touchez l’œil pour les garder en vue.
lesson-first-stone = À chaque manche, Midas nomme une pierre : ici le saphir. Tour à tour, chacun annonce combien de saphirs il y a, au moins, sous tous les gobelets réunis.
lesson-first-worth = Voici ce que vaut chaque face : un saphir 1, une faveur 1, un diamant 2, et le reste rien. Vos dés valent 5 à eux seuls : deux saphirs, un diamant, une faveur.
lesson-first-four = { $seat2 } annonce 4. À vous : annoncez davantage, ou accusez { $seat2 } d’avoir vu trop grand.
lesson-first-seven = Vous tenez déjà 5, et dix dés sont cachés chez les autres : 7 est une annonce sûre. Touchez +3, puis annoncez 7.
lesson-first-seven-better = C’est permis, mais restons mesurés : avec 5 sous votre propre gobelet, 7 a toutes les chances d’être vrai, et fait déjà monter les autres.
lesson-first-nine = { $seat1 } monte à 9. Comme chaque annonce doit dépasser la précédente, quelqu’un finira par aller trop loin…
lesson-first-fourteen = 14 ! Vos dés valent 5 : il faudrait encore 9 chez les deux autres, avec dix dés seulement. C’est beaucoup.
lesson-first-accuse = Surenchérir serait pire encore. Accusez : on lèvera tous les gobelets et l’on comptera.
lesson-first-accuse-better = Annoncer davantage, c’est promettre plus de 14, et { $seat1 } vous accuserait aussitôt. Le mieux est d’accuser { $seat2 }.
lesson-first-eleven = Il y avait 11, donc moins que 14 : vous aviez raison, et { $seat2 } est puni. Si le total avait atteint l’annonce, c’est vous qui l’auriez été.
lesson-first-round = { $seat2 } a perdu un dé pour de bon. Nouvelle manche : tout le monde relance, Midas nomme le rubis, et le perdant commence.
lesson-first-poor = { $seat2 } annonce 5. Regardez sous votre gobelet : une seule faveur compte. Vos dés ne valent que 1.
lesson-first-bluff = Rien ne vous oblige à dire vrai ! Tentez un bluff : annoncez 8 d’une voix ferme.
lesson-first-bluff-better = C’est possible aussi. Mais un pirate doit savoir mentir : essayez 8, pour voir qui vous croit.
lesson-first-believed = { $seat1 } vous regarde longuement, puis regarde ses propres dés…
lesson-first-caught = Raté : { $seat1 } vous accuse, et il n’y avait que 5. À vous de choisir votre peine.
lesson-first-chest = Perdre un dé, c’est en savoir moins jusqu’à la fin. Piocher dans le coffre, c’est une chance sur six d’être maudit, sinon une pièce d’or. Tentez le coffre !
lesson-first-chest-better = Perdre un dé est plus sûr, mais un dé perdu ne revient jamais. Le coffre est plein : cinq pièces sur six sont en or. Tentez-le !
lesson-first-gold = De l’or ! La pièce est à vous, mais il reste dans le coffre cinq pièces, et la maudite est toujours parmi elles.
lesson-first-favours = L’or achète les faveurs de Midas, une seule par joueur dans toute la partie. Gardez votre pièce : à deux, elle vaudra l’Immunité. N’achetez rien cette fois.
lesson-first-favours-better = Le pot-de-vin fait nommer une autre pierre : utile, mais on n’achète qu’une faveur. Avec une pièce de plus vous aurez l’Immunité. N’achetez rien cette fois.
lesson-first-last = On continue ainsi, manche après manche, jusqu’à ce qu’il ne reste qu’un pirate en chair et en os. Les maudits, eux, pèsent encore en secret sur l’obsidienne.
lesson-first-end = Compter, mentir, douter au bon moment : vous savez tout. Hissez les voiles !

lesson-around-hello = Ici, vous avez de vrais dés et de vrais gobelets ; l’écran, posé au milieu, est Midas. Voici la pierre qu’il nomme pour cette manche.
lesson-around-faces = Voici ce que vaut chaque face des dés dans cette manche. L’écran le tient à jour : plus besoin d’y penser.
lesson-around-aloud = Les annonces et les accusations se font de vive voix, et vous levez vous-mêmes les gobelets. L’écran ne sait rien de vos dés : il attend que quelqu’un ait perdu.
lesson-around-draw = Disons { ELIDE("que", $seat1) } a perdu et choisit de piocher dans son coffre. Touchez son nom.
lesson-around-draw-better = Cela se peut, mais dans notre histoire c’est { $seat1 } qui a perdu, et qui préfère le coffre. Touchez son nom.
lesson-around-sure = Avant que rien n’arrive, Midas demande si c’est bien voulu : une maladresse s’annule toujours. Cette fois, c’est oui.
lesson-around-sure-better = Rien n’est perdu : on peut toujours annuler. Mais ici, { $seat1 } veut bien piocher.
lesson-around-gold = Une pièce d’or ! Elle s’ajoute à celles { ELIDE("de", $seat1) }. Si c’était la pièce maudite, { $seat1 } n’enchérirait plus jamais.
lesson-around-bribe = Après une pioche, Midas propose ses faveurs à qui peut payer, une seule par joueur. Achetez le Pot-de-vin : touchez-le, puis payez.
lesson-around-bribe-better = Décliner se peut. Mais voyons à quoi sert le Pot-de-vin : touchez-le, puis payez avec la pièce.
lesson-around-round = Nouvelle manche : tout le monde relance ses dés, et Midas nomme une pierre.
lesson-around-use = Elle déplaît à { $seat1 }, qui verse son Pot-de-vin : touchez la pierre, puis dites oui. Midas en nommera une autre.
lesson-around-use-better = Dans notre histoire, { $seat1 } veut d’abord changer la pierre : touchez-la, puis dites oui.
lesson-around-die = Enfin, { $seat0 } perd une manche et préfère perdre un dé. Touchez « Perdre un dé » sous la pierre, puis son nom, et confirmez.
lesson-around-die-better = Cette fois { $seat0 } garde son coffre fermé et perd un dé : touchez le bouton sous la pierre, puis son nom.
lesson-around-kept = L’écran compte pour vous les dés, les pièces, les coffres, et dit qui commence. Le dernier qui n’est pas maudit gagne.
lesson-around-end = Il ne manque que des dés, des gobelets et des amis. À table !
