# The words of lessons: the page learns them when one is taken.

lesson = Lesson
lesson-continue = Continue
lesson-step = Step { $step } of { $of }
lesson-play = Play a real game
lesson-again = Once more
lesson-offer = First time here? Learn a game in three minutes
lesson-which = Which game would you like to learn?
lesson-next = Another lesson: { $title }
lessons-what = Each takes a few minutes, on the real board. Stop on the way and come back later, if you like.
lessons-count = { $done } of { $of } { $of ->
    [one] lesson
   *[other] lessons
} finished
lesson-finished = finished
