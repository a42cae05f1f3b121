# Un seul écran au milieu d’une vraie table : la page apprend ces mots quand on s’y installe.

around-players = Qui est autour de la table ?
    .help = Dans le sens des aiguilles d’une montre, à partir de la personne assise devant le bas de l’écran.
around-name = Nom de la place { $number }
around-colour = Couleur { ELIDE("de", $name) } : { $colour }
around-colours = Une couleur pour { $name }
around-earlier = { $name } : une place plus tôt
around-later = { $name } : une place plus tard
around-remove = Retirer { $name }
around-add = Ajouter quelqu’un
around-needs = Sur la table
around-start = Commencer

colour-0 = Jaune
colour-1 = Turquoise
colour-2 = Rose
colour-3 = Vert
colour-4 = Violet
colour-5 = Orange
colour-6 = Bleu
colour-7 = Mauve
colour-8 = Rouge
colour-9 = Blanc

## Pendant la partie

around-voice = Dire à voix haute
around-full-screen = Plein écran
around-window = Quitter le plein écran
around-device = Continuer sur un autre appareil : code { $code }
around-device-title = Si cet appareil s’éteint
around-device-help = Visez ce code avec un autre appareil, ou entrez { $code } à l’accueil : la partie y continue où elle en était. Gardez-en une photo.
around-device-qr = Code QR de cette partie
page-shared-code = Si cet appareil s’éteint, un autre continue avec le code { $code }.
page-may-sleep = Empêchez l’écran de s’éteindre : ce navigateur ne nous le permet pas.
page-pick-up = Continuer d’ici
page-picked-up-by-another = L’écran au milieu de la table mène le jeu ; vous regardez.
page-screen-gone = L’écran qui menait cette partie n’est plus là.
