## What reports count

feature-mission = Missions
feature-medal = Medals
