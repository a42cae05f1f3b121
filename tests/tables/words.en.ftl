name = Toy
