# The first lessons: online, then round a real table.

lesson-first = First steps
    .help =
        { $game ->
            [midas-companion] The screen in the middle of a real table.
           *[other] Bid, bluff, accuse, and pay the price.
        }

lesson-first-hello = Welcome aboard! Every pirate has five dice under a cup, and a chest of gold coins of which one is cursed. The last who is not cursed wins.
lesson-first-cup = This is your cup, which only you lift. Hold it with a finger to see your dice, or tap the eye to keep them in sight.
lesson-first-stone = In every round Midas names a stone: now the sapphire. In turn everybody says how many sapphires there are, at least, under all the cups together.
lesson-first-worth = This is what each face is worth: a sapphire 1, a favour 1, a diamond 2, the rest nothing. Your dice alone are worth 5: two sapphires, a diamond, a favour.
lesson-first-four = { $seat2 } bids 4. Your turn: bid more, or accuse { $seat2 } of bidding too high.
lesson-first-seven = You hold 5 already, and ten more dice are hidden: 7 is a safe bid. Tap +3, then bid 7.
lesson-first-seven-better = You may, but let us be measured: with 5 under your own cup, 7 is very likely true, and it drives the others up.
lesson-first-nine = { $seat1 } goes up to 9. As every bid must top the one before, somebody will go too far in the end…
lesson-first-fourteen = 14! Your dice are worth 5: the two others would need 9 more, with only ten dice. That is a lot.
lesson-first-accuse = Bidding more would be worse still. Accuse: all cups are lifted and the dice are counted.
lesson-first-accuse-better = To bid more is to promise more than 14, and { $seat1 } would accuse you at once. Better accuse { $seat2 }.
lesson-first-eleven = There were 11, fewer than 14: you were right, and { $seat2 } is punished. Had the total reached the bid, it would have been you.
lesson-first-round = { $seat2 } has lost a die for good. A new round: everybody rolls again, Midas names the ruby, and the loser begins.
lesson-first-poor = { $seat2 } bids 5. Look under your cup: only one favour counts. Your dice are worth just 1.
lesson-first-bluff = Nobody has to tell the truth! Try a bluff: bid 8, in a firm voice.
lesson-first-bluff-better = That is possible too. But a pirate must know how to lie: try 8, and see who believes you.
lesson-first-believed = { $seat1 } looks at you for a long time, then at her own dice…
lesson-first-caught = Caught: { $seat1 } accuses you, and there were only 5. Choose your punishment.
lesson-first-chest = With a die less you know less until the end. The chest is one chance in six of being cursed, and otherwise a gold coin. Try the chest!
lesson-first-chest-better = Losing a die is safer, but a die that is lost never comes back. The chest is full: five coins in six are gold. Try it!
lesson-first-gold = Gold! The coin is yours, but five are left in the chest, and the cursed one is still among them.
lesson-first-favours = Gold buys the favours of Midas, one for each player in the whole game. Keep your coin: two of them buy Immunity. Buy nothing this time.
lesson-first-favours-better = The bribe makes Midas name another stone: useful, but you may buy one favour only. With one coin more you can have Immunity. Buy nothing this time.
lesson-first-last = So it goes on, round after round, until one pirate of flesh and blood is left. The cursed still weigh on the obsidian, in secret.
lesson-first-end = Count, lie, and doubt at the right moment: now you know it all. Set sail!

lesson-around-hello = Here you have real dice and real cups; the screen in the middle is Midas. This is the stone that he names for this round.
lesson-around-faces = This is what each face of the dice is worth in this round. The screen keeps it up to date, so that you need not.
lesson-around-aloud = Bids and accusations are made aloud, and you lift the cups yourselves. The screen knows nothing of your dice: it waits until somebody has lost.
lesson-around-draw = Let us say that { $seat1 } has lost and wants to draw from the chest. Tap that name.
lesson-around-draw-better = You may, but in our story it is { $seat1 } who lost and prefers the chest. Tap that name.
lesson-around-sure = Before anything happens Midas asks whether it is meant: a slip of the finger can always be cancelled. This time, yes.
lesson-around-sure-better = Nothing is lost: one can always cancel. But here { $seat1 } does want to draw.
lesson-around-gold = A gold coin! It is added to those of { $seat1 }. Had it been the cursed one, { $seat1 } would never bid again.
lesson-around-bribe = After a draw Midas offers his favours to whoever can pay, one for each player. Buy the Bribe: tap it, then pay.
lesson-around-bribe-better = One may decline. But let us see what the Bribe is good for: tap it, then pay with the coin.
lesson-around-round = A new round: everybody rolls again, and Midas names a stone.
lesson-around-use = { $seat1 } does not like it, and pays the Bribe: tap the stone, then say yes. Midas will name another.
lesson-around-use-better = In our story { $seat1 } first wants another stone: tap it, then say yes.
lesson-around-die = At last { $seat0 } loses a round and would rather lose a die. Tap “Lose a die” under the stone, then that name, and confirm.
lesson-around-die-better = This time { $seat0 } keeps the chest closed and loses a die: tap the button under the stone, then that name.
lesson-around-kept = The screen counts dice, coins and chests for you, and says who begins. The last who is not cursed wins.
lesson-around-end = All that is missing are dice, cups and friends. Take your seats!
