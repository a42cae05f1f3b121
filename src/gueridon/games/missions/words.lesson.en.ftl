# The first lesson.

lesson-first = First steps
    .help = Lay a card, accomplish a mission, prepare one for somebody else.

lesson-first-missions = Welcome! Everybody plays together, against the deck. These are the four missions of the moment: each asks something of the four cards in the middle.
lesson-first-stacks = Here are those four cards, each on top of its stack. Missions look at them alone: what is covered no longer counts.
lesson-first-hand = This is your hand, which nobody else sees. On your turn you cover a stack with a card of the same symbol, or of the same value.
lesson-first-knives = This mission wants knives that make 10. There are a 2 and a 6: lay your knife 4 on the knife 2. Tap the card, then the stack.
lesson-first-knives-better = You may, but let us keep that for later. With the knife 4 on the knife 2 the knives make 4 + 6 = 10, just what the mission wants.
lesson-first-done = Mission accomplished! Another takes its place, and you have drawn a card. The sixteenth wins bronze, the twentieth silver, the twenty-fourth gold.
lesson-first-watch = { $seat1 } is next. You cannot see her cards. This mission wants lighters that make 2: keep an eye on the first stack.
lesson-first-compasses = { $seat1 } laid a lighter 2: another mission! Your turn. This one wants exactly two compasses, side by side. So far there is only one.
lesson-first-neighbour = Which card puts a second compass right beside it? It may cover another symbol, as long as the value is the same. A star gives you the answer.
lesson-first-neighbour-better = The card fits there, but it does not accomplish this mission. Look at the compass 4: it may cover the knife 4, beside the other compass.
lesson-first-nothing = Two compasses side by side: done. This time { $seat1 } has nothing that accomplishes a mission, but a card must be laid all the same.
lesson-first-prepare = Your turn, and no star: none of your cards accomplishes a mission by itself. You can still prepare one for the next player.
lesson-first-equal = This mission wants lighters and binoculars that make the same. There are no binoculars: lay your 4 on the compass 4, and let { $seat1 } make 4 in lighters!
lesson-first-equal-better = You may, but { $seat1 } could do nothing with it. With binoculars 4 in the middle, all she would need is a lighter 4.
lesson-first-guess = Lighter 2 here, binoculars 4 there. Has { $seat1 } got the right card?
lesson-first-together = She had: 4 and 4, mission accomplished! That is the whole game: accomplish what you can, prepare the rest, and never show your hand.
lesson-first-end = The game stops when whoever is to play cannot lay a card. Signals under each stack help you understand each other without a word too many. Now you know what matters!
