## What reports count

feature-personality = Personalities, by who finishes them
feature-happening = Turns out of the ordinary
feature-card = Cards
happening-mirror = a mirror card
happening-triplette = a triplette
happening-unused = an action left unused
team-artisou = Artisous
team-artisou-all-kind = Artisous
team-foutralou = Foutralous

## What bots have learnt

training = how much each measure of a table counts for the Artisous
