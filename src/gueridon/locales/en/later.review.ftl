# What is said of a game when the oracle has looked at it again: the page learns these words when it is asked for.

review-under-way = The oracle is looking at the game again: { $done } of { $of } moves.
review-nothing = Nothing went wrong: no move cost enough to speak of.
review-failed = The review is not available just now.
review-again = Ask again
review-course = The chances of success, from the first move to the last
review-mark = { $number }. { $name }, move { $ply }: { $cost } points lost
review-costly = { $name } chose: { $played }. Knowing no more, the oracle would have chosen: { $better }. Chance of success: { $kept }% instead of { $promise }%.
