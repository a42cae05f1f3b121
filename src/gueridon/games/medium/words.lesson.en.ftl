# The first lesson.

lesson-first = First steps
    .help = Exchange cards, make a prediction come true, guess your rival’s.

lesson-first-hello = Welcome! Six fragments make a star, and the star makes the Great Oracle. You have one: you need five more, before { $seat1 }.
lesson-first-prediction = This is your secret prediction: gather moons. Three moons in hand are worth a fragment, four are worth two, five are worth three.
lesson-first-fan = These are your five cards: a star marks those that serve. You have two moons. { $seat1 } sees only their backs, each of which gives one detail away.
lesson-first-say = A turn has four steps. The first: accomplish a prediction, or guess another’s. For now neither is at hand: pass.
lesson-first-say-better = To accuse now would be a shot in the dark: you have seen nothing of { $seat1 } yet. Pass, your chance will come.
lesson-first-powers = You hold a prediction already, so there is nothing to draw. Third step: activate one of your three Ancient Powers. It rests during your next turn.
lesson-first-druidess = The Druidess gives you one more exchange with the Galaxy: two cards instead of one. Tap her, then activate her.
lesson-first-druidess-better = That power has its charms. But you need moons, and the Galaxy shows two: with the Druidess you can take both.
lesson-first-galaxy = This is the Galaxy: cards that belong to nobody, face down. A back shows the body, the number or the colour of its card, never more.
lesson-first-take = Two backs show a moon: these are moons for sure. Take one: one tap to look, a second to take.
lesson-first-take-better = Nobody knows what this back hides. Those two show a moon: take one of them instead.
lesson-first-put = A card of yours must take its place. Give up the sun on the left, which is of no use to you.
lesson-first-put-better = Keep your moons! And begin with the sun on the far left: it adds nothing to your prediction.
lesson-first-again = Fourth step: the exchange that everybody makes in every turn. Take the other moon.
lesson-first-again-better = You may, but the other moon is still there, and { $seat1 } might take it. Take it yourself.
lesson-first-give = Put the other sun 1 in its place: four moons will be left to you.
lesson-first-give-better = Think of your prediction: the moons stay in hand. Give up the blue sun 1.
lesson-first-watch = Four moons! But to accomplish is for the beginning of your next turn. Now { $seat1 }: watch what she takes, for exchanges give people away.
lesson-first-two = She calls the Druidess as well. In the Galaxy two backs show a planet…
lesson-first-planets = Two cards with a planet on their backs, one after the other! That says a lot about what she seeks.
lesson-first-four = Your turn, step one. Four moons in hand: accomplish your prediction.
lesson-first-four-better = First the fragments that are sure: you hold four moons. Accomplish your prediction, you can accuse afterwards.
lesson-first-won = Two more fragments: you have three. And you may still guess, once in a turn.
lesson-first-accuse = { $seat1 } took two planets. Accuse her, and name the planet. If you are right you gain a fragment; if not, one of yours turns red.
lesson-first-accuse-better = Remember her exchanges: two backs with a planet. It is the planet that you should name.
lesson-first-right = Right! Her prediction is discarded, and you have four fragments now.
lesson-first-end = Two more and the star would be whole. Hide what you seek, guess what the others seek: now you know it all.
