# The lessons.

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

lesson-signals = Signals
    .help = Understand each other without showing your cards.
lesson-signals-hello = Nobody ever talks about the cards in hand, but signals may be placed. { $seat1 } has just placed two, by a convention that all bots follow.
lesson-signals-help = On this mission, “I can help”: a card there accomplishes it at once. It takes exactly three lighters, and there are two.
lesson-signals-good = On this stack, “I have a good card”: here is where that card would go. In other words: leave this stack to me!
lesson-signals-two = Your turn. This mission wants three neighbours that rise one by one, and two of your cards have a star: either can accomplish it.
lesson-signals-choose = Binoculars 3 on the first stack, or lighter 6 on the last: which is less in { $seat1 }’s way?
lesson-signals-choose-better = The card fits there. But { $seat1 } counts on the first stack and on both lighters: the lighter 6 on the 7 makes 4, 5, 6 and disturbs nobody.
lesson-signals-stands = 4, 5, 6: mission accomplished, and the signals still stand. Let us see that good card.
lesson-signals-done = Three lighters: two missions in two moves, because you left the stack alone!
lesson-signals-please = A new signal: “please play here”. None of { $seat1 }’s cards fits on that stack.
lesson-signals-silence = And nowhere “I can help”. Silence speaks too: no card over there accomplishes anything for now. None of yours does either, there is no star: it will take two.
lesson-signals-prepare = This mission wants exactly two compasses, side by side, and there is none. You hold one: lay it, and perhaps { $seat1 } will do the rest.
lesson-signals-prepare-better = You may, but it helps nobody. The compass 5 can cover the lighter 5: in the middle it has a neighbour on either side.
lesson-signals-answer = The answer comes at once: “I can help”, and “I have a good card” right beside it. { $seat1 } has understood.
lesson-signals-leave = And one more, “don’t play here”: three cards over there, or more, fit on your compass.
lesson-signals-together = Two compasses, side by side. Without a word about your cards!
lesson-signals-yours = You can signal too: tap a mission, or the button under a stack, and choose. It is not a move, and you can take it back; but four times at most between two moves.
lesson-signals-end = A signal goes when its stack is covered or its mission replaced. Bots read yours as you have read theirs.

lesson-second-wind = The second wind
    .help = Gold, and what comes after it.
lesson-second-wind-hello = A long game comes to its end: twenty-two missions, bronze and silver are won. Gold comes with the twenty-fourth.
lesson-second-wind-last = But the draw pile is empty: you have three cards each, and no more. The game ends when somebody cannot lay a card on their turn.
lesson-second-wind-knives = Nothing may go to waste. This mission wants 4 in knives: which of your cards accomplishes it?
lesson-second-wind-knives-better = There is no card to waste any more: the knife 4 on the knife 5 makes exactly 4 in knives. Number twenty-three!
lesson-second-wind-one = Twenty-three: one more! But only two cards are left in your hand.
lesson-second-wind-wall = And here is the hardest of the fifty: four equal values. There are two sixes already. What will { $seat1 } do?
lesson-second-wind-three = A third six! { $seat1 } has seen what you have seen.
lesson-second-wind-six = One card is missing…
lesson-second-wind-six-better = You may, but look at your other card: the compass 6 can cover the compass 7. Four sixes!
lesson-second-wind-gold = Four sixes, the twenty-fourth mission: gold! The game is won… and not over.
lesson-second-wind-pile = This is the second wind: all that was hidden under the four exposed cards was shuffled into a new draw pile of forty-four cards.
lesson-second-wind-hands = Every hand is filled to four again, yours first. The signals are gone.
lesson-second-wind-end = It comes only once a game. From now on all fifty missions are the aim: every one counts!
