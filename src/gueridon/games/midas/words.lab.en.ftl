## What reports count

feature-stone = Stones that Midas names
feature-favour = Favours
feature-accusation = Accusations
feature-punishment = Punishments
accusation-right = the bid was too high
accusation-wrong = the bid held
punishment-die = a die is lost
punishment-coin = a coin is drawn

## What bots have learnt

training = how often to make each call of a round
