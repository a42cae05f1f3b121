# Le plateau d’un jeu pour lequel la page n’en a pas.

plain-moves = Ce que vous pouvez faire
plain-many = { $count } coups, de « { $first } » à « { $last } »
