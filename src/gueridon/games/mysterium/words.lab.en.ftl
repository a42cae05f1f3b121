## What reports count

feature-suspect = Suspects
feature-place = Places
feature-object = Objects
feature-token = Clairvoyance tokens
feature-crow = Crows
feature-vision = Visions
crow-spent = a crow spent
team-ghost = Ghost
team-medium = Mediums
team-mediums = Mediums
