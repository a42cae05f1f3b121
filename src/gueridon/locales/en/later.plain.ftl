# The board of a game that the page has none for.

plain-moves = What you may do
plain-many = { $count } moves, from “{ $first }” to “{ $last }”
