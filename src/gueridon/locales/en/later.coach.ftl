# What the coach says, at a table where all the others are bots: the page learns these words when somebody asks.

coach = The coach
coach-limits = It knows what you know, and no more.
coach-ask = What would a seer do?
coach-thinking = The seer is thinking…
coach-would = A seer would choose: { $move }.
coach-only-move = There is only one thing to do: { $move }.
coach-promise = Chance of success: { $promise }%.
coach-others = It also thought of:
coach-other = { $move } ({ $promise }%)
coach-believes = Because it takes this to be likely:
coach-belief = { $guess } ({ $odds }%)
coach-marks = Mark costly moves
coach-marks-help = After a move of yours that cost much, a quiet mark on the crystal ball.
coach-marked = The coach has something to say about your last choice
coach-cost = You chose: { $played }. Knowing no more, the oracle would have chosen: { $better }. Chance of success: { $kept }% instead of { $promise }%.
coach-undo = Take it back
