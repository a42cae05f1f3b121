## Ce que comptent les bilans

feature-stone = Pierres nommées par Midas
feature-favour = Faveurs
feature-accusation = Accusations
feature-punishment = Peines
accusation-right = l’annonce était trop haute
accusation-wrong = l’annonce tenait
punishment-die = un dé est perdu
punishment-coin = une pièce est piochée

## Ce que les automates ont appris

training = combien de fois faire chaque annonce d’une manche
