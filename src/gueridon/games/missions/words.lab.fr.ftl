## Ce que comptent les bilans

feature-mission = Missions
feature-medal = Médailles
