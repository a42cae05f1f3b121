## Ce que comptent les bilans

feature-power = Pouvoirs
feature-prediction = Prédictions
feature-claim = Prédictions des autres, devinées
claim-right = devinée juste
claim-wrong = devinée à tort
