## Ce que comptent les bilans

feature-power = Pouvoirs
feature-prediction = Prédictions
feature-claim = Accusations
claim-right = accusation juste
claim-wrong = accusation ratée
