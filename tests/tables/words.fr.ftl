name = Jouet
