# What a device says when its person is elsewhere.

notice-turn = It is your turn
notice-with = with { $names }
notice-days-left = { $count } days left
notice-hours-left = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
notice-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
