## What reports count

feature-power = Powers
feature-prediction = Predictions
feature-claim = Accusations
claim-right = a right accusation
claim-wrong = a wrong accusation
