# Puzzles, positions with one best answer: the page learns these words when one of them is opened.

puzzle-what = A position from a real game, and one move that is clearly the best. You know what your seat knows, and no more; nor did the oracle that weighed every move know more.
puzzle-of-day = The puzzle of the day
puzzle-begin = Find the move
puzzle-look-again = Solved: look at it again
puzzle-number = Puzzle { $number }
puzzle-number-of = Puzzle { $number } of { $of }
puzzle-count = Solved: { $solved } of { $of }
puzzle-solved = solved
puzzle-grade = { $grade ->
    [1] easy
    [2] middling
   *[3] hard
}
puzzle-ask = Which move is the best? Make it on the board.
puzzle-wrong = Not a bad thought, but there is something better.
puzzle-wrong-why = You chose: { $move }. Chance of success: { $promise }; with the best move, { $best }.
puzzle-right = Found! The oracle would do the same.
puzzle-answer = The oracle would choose: { $move }. Chance of success: { $promise }.
puzzle-prospects = The chance of success of each move
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-failed = Your try did not arrive. Make it again.
