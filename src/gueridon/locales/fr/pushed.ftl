# Ce qu’un appareil annonce quand on est ailleurs.

notice-turn = À vous de jouer
notice-with = avec { $names }
notice-days-left = encore { $count } jours
notice-hours-left = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
}
notice-minutes-left = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
}
