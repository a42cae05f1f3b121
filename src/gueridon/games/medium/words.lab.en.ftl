## What reports count

feature-power = Powers
feature-prediction = Predictions
feature-claim = Guesses at others’ predictions
claim-right = a right guess
claim-wrong = a wrong guess
