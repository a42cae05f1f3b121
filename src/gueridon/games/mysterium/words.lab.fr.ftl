## Ce que comptent les bilans

feature-suspect = Suspects
feature-place = Lieux
feature-object = Objets
feature-token = Jetons de clairvoyance
feature-crow = Corbeaux
feature-vision = Visions
crow-spent = un corbeau dépensé
team-ghost = Fantôme
team-medium = Médiums
team-mediums = Médiums
