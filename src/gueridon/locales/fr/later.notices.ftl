# Être prévenu de son tour sur cet appareil.

page-notices = Prévenir quand c’est à moi
page-notices-on = Oui
page-notices-off = Non
page-notices-offer = Cette partie peut durer. Vous prévenir quand ce sera à vous ?
page-notices-yes = Me prévenir quand c’est à moi
page-notices-no = Non merci
page-notices-are-on = Cet appareil vous préviendra quand ce sera à vous.
page-notices-insecure = Un navigateur ne peut prévenir que depuis une page servie en https ; ici, c’est à vous de revenir voir.
page-notices-unable = Ce navigateur ne sait pas prévenir. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
page-notices-refused = Ce navigateur a reçu l’ordre de ne rien annoncer pour cette page ; ses réglages peuvent le permettre.
page-notices-failed = Le service de notification de ce navigateur ne répond pas. Réessayez plus tard, dans les réglages.
