name = { $game ->
    [midas-companion] Midas Chests around a real table
   *[other] Midas Chests
}
tagline = { $game ->
    [midas-companion] Your dice, your cups, and this screen for Midas: stones, chests, coins and favours.
   *[other] Dice under cups, bids that climb out of reason, a cursed coin in every chest: be the last one still made of flesh.
}

## Pieces

stone-ruby = ruby
stone-emerald = emerald
stone-sapphire = sapphire
face-ruby = ruby
face-emerald = emerald
face-sapphire = sapphire
face-diamond = diamond
face-obsidian = obsidian
face-favour = favour
favour-bribe = the Bribe
favour-immunity = Immunity
favour-damocles = Damocles
favour-exchange = the Exchange
cup = { $seat } ({ $dice })
obsidian-card = { $seat } adds { $value }
said = { $seat }: { $count }
worth = { $face } { $most ->
    [none] { $least }
   *[other] { $least } to { $most }
}
cup-worth = { $seat }: { $most ->
    [none] { $least }
   *[other] { $least } to { $most }
}
odds = { $bid }: { $most ->
    [none] { $least } ‰
   *[other] { $least } to { $most } ‰
}
pirate = { $cursed ->
    [yes] { $seat }: cursed
   *[other] { $seat }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $coins ->
        [0] no coin
        [one] one coin
       *[other] { $coins } coins
    }, { $chest } left in the chest{ $favour ->
        [none] { "" }
       *[other] , has bought { $favour }
    }
}

## What bots believed

guess-cup-is-worth = { $seat }’s cup: { $total }

## What speaks for a move, as the coach says it

argument-bid-holds = The bid of { $count } holds { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.
argument-bid-fails = The bid of { $count } is too high { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.
argument-own-cup = { $total ->
    [0] Your own cup is worth nothing.
   *[other] Your own cup alone is worth { $total }.
}
argument-one-coin-is-cursed = { $coins ->
    [one] Only the cursed coin is left in your chest.
   *[other] One of the { $coins } coins in your chest is cursed.
}

## Moves

move-play-obsidian = Add { $value } to the obsidian, in secret
move-use-bribe = Use the Bribe: another stone
move-keep-bribe = Keep the Bribe
move-bid = Bid { $count }
move-accuse = Accuse: lift the cups
move-give-die = Lose a die
move-draw = Draw from the chest
move-buy = Buy { $favour }
move-decline = Buy nothing this time
move-swap = Exchange chests with { $other }
move-time-up = The others wait no longer
move-confirm = Confirm the draw
move-cancel = Cancel: it was a slip

## Events

event-round-began = Round { $round }: Midas names the { $stone }. { $first } begins, and no bid may go beyond { $highest }.
event-dice-rolled = Your dice are rolled: look under your cup.
event-obsidian-played = { $seat } lays an obsidian card face down.
event-obsidian-late = No obsidian card came in time from { $seats }: that counts as 0.
event-bribe-used = { $seat } bribes Midas: the stone is now the { $stone }.
event-bribe-kept = { $seat } keeps the Bribe.
event-bid-made = { $seat } bids { $count }.
event-cups-lifted = { $accuser } accuses { $bidder }, who bid { $bid } on the { $stone }. The cups are lifted — { $cups }. Obsidian: { $obsidian }{ $cards ->
    [nothing] { "" }
   *[other] { " " }({ $cards })
}. Total: { $total }. { $loser } is punished.
event-die-given-up = { $seat } loses a die for good; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
event-draw-announced = { $seat } is about to reach into the chest.
event-draw-cancelled = { $seat } touches nothing, after all.
event-immunity-spent = { $seat } is immune: no coin, no die.
event-damocles-fell = The sword of Damocles falls: { $seat } must draw twice.
event-coin-drawn = { $seat } draws a gold coin; { $left ->
    [one] one coin is left in the chest
   *[other] { $left } coins are left in the chest
}.
event-curse-drawn = { $seat } draws the cursed coin and turns to gold.
event-favour-bought = { $seat } buys { $favour } for { $price ->
    [one] one coin
   *[other] { $price } coins
}.
event-favour-declined = { $seat } buys nothing this time.
event-chests-exchanged = { $seat } and { $other } exchange their chests.
event-game-ended = { $outcome } The gold belongs to { $winner }.

## Outcomes

outcome-last-standing = Only one is still made of flesh.

## Phases

phase-obsidian = the cursed choose the worth of the obsidian
phase-bribe = the Bribe may be used
phase-bids = bid or accuse
phase-punishment = choose a punishment
phase-favours = choose a favour
phase-exchange = choose a chest to exchange
phase-next-round = a new round
phase-real-table = play at your table
phase-confirm = a draw to confirm
phase-over = over

## What to do now, and what for

task-first-bid = Bid how many { $stone ->
    [ruby] rubies
    [emerald] emeralds
   *[sapphire] sapphires
} there are, at least, under the cups ({ $dice } dice): the last one not cursed wins.
task-raise-or-accuse = Bid more than { $count ->
    [one] one { $stone ->
        [ruby] ruby
        [emerald] emerald
       *[sapphire] sapphire
    }
   *[other] { $count } { $stone ->
        [ruby] rubies
        [emerald] emeralds
       *[sapphire] sapphires
    }
}, or accuse { $bidder }: whoever is wrong is punished.
task-only-accuse = { $bidder } has bid the most there can be: all that is left is to accuse.
task-choose-punishment = { $dice ->
    [one] Only one die left: draw
   *[other] Lose a die, or draw
} from your chest ({ $chest ->
    [one] only the cursed coin is left
   *[other] { $chest } coins, one of them cursed
}).
task-choose-favour = Buy a favour, or keep your { $coins ->
    [one] coin
   *[other] { $coins } coins
}: a favour helps you to be the last.
task-choose-chest = Choose whose chest to take: theirs for yours.
task-answer-bribe = Use your Bribe to change the stone, or keep it.
task-choose-obsidian = Add 0 or 1 to the obsidian, in secret: even cursed, you have a say in the round.
task-other-pirate = { $phase ->
    [bribe] { $seat } may use the Bribe
    [bids] { $seat } bids or accuses
    [punishment] { $seat } chooses a punishment
    [favours] Midas offers his favours to { $seat }
    [exchange] { $seat } chooses a chest
   *[other] { $seat } is playing
}: { $cursed ->
    [0] the last one not cursed wins.
   *[other] you are cursed: the obsidian is all you have a say in.
}
task-cursed-choose = The cursed choose in secret what the obsidian is worth: waiting for { $seats }.
task-play-aloud = Bid aloud on { $stone ->
    [ruby] rubies
    [emerald] emeralds
   *[sapphire] sapphires
}, { $seat } first, and tap the name of whoever loses: the last one not cursed wins.
task-confirm-draw = { $seat } is about to draw from the chest, where a cursed coin lies: the last one not cursed wins.
task-last-pirate = { $own ->
    [0] All the gold goes to { $seat }, the last one not cursed.
   *[other] You are the last one not cursed: all the gold is yours.
}
scores = One point to the last one not cursed.

## Options

preset-first-game = First game
    .help = The table shows the odds of each bid, and waits longer.
preset-usual = Usual
    .help = Six coins in each chest: a good half hour.
preset-short = Short
    .help = Five coins in each chest: a curse comes soon.
preset-long = Long
    .help = Ten coins in each chest: more favours, more rounds.
option-coins = Coins in each chest
    .help = One of them is cursed. Fewer coins make a shorter game.
option-odds = Odds
    .help = The table shows each player how likely every bid is to hold, from that player’s own dice.
option-patience = Patience
    .help = Seconds that the others wait for the Bribe; four times as long for the cards of the cursed.

## What the view shows

view-phase = Now
view-round = Round
view-first = Began the round
view-turn = Whose turn
view-stone = Stone
view-worth = Worth of the faces
view-highest = Highest bid allowed
view-dice = Dice under all cups
view-cups = Under the cups
view-bids = Bids
view-odds = Chances of the bids
view-total = Total under the cups
view-punished = Punished
view-pirates = Players
view-bribe = Holds the Bribe
view-immunity = Is immune
view-damocles = Damocles hangs
view-to_ask = Then offered favours
view-cards = Obsidian cards known
view-chosen = Obsidian cards laid
view-acting = Waiting for
view-lowest = Lowest bid that raises
view-cup_worths = Worth under the cups
view-winner = Winner
view-late = Too late for the obsidian

## Refusals

refusal-MID-12-turn = It is not your turn to bid.
refusal-MID-12-raise = A bid must be higher than the one before.
refusal-MID-12-first = There is no bid to doubt yet.
refusal-MID-13 = No bid may go beyond 25 for each player still in play.
refusal-MID-16-loser = Only the loser of the accusation chooses a punishment.
refusal-MID-16-last = The last die cannot be given up: draw from the chest.
refusal-MID-17 = This round is over: the next one begins after the punishment and the favours.
refusal-MID-21 = Whoever is cursed is out of the bidding.
refusal-MID-22 = The game is over.
refusal-MID-30-time = Midas offers favours only after a draw from a chest.
refusal-MID-30-turn = Midas is asking someone else.
refusal-MID-30-granted = This favour has already been granted.
refusal-MID-31 = You have not drawn enough coins to pay for it.
refusal-MID-32-owner = You have no Bribe to use.
refusal-MID-32-window = The Bribe works after the stone is named or after the first bid, not now.
refusal-MID-32-wait = The Bribe may still be used: wait a moment.
refusal-MID-32-clock = Only the clock says that the others wait no longer, and only while they wait.
refusal-MID-35-owner = Only whoever has just bought the Exchange exchanges chests.
refusal-MID-35-other = Chests are exchanged with another player still in play.
refusal-MID-40-cursed = Only the cursed choose the worth of the obsidian.
refusal-MID-40-time = The obsidian is chosen at the start of the round.
refusal-MID-40-once = Your obsidian card is already on the table.
refusal-MID-40-wait = The cursed are still choosing the worth of the obsidian.
refusal-MID-51-asked = Midas is waiting for an answer first.
refusal-MID-51-confirm = There is no draw of yours to confirm.

## The board

board-you = You
board-cursed = turned to gold
board-has-bid = has bid { $count }
board-bids = { $name } bids
board-you-bid = You bid
board-no-bid = No bid yet
board-begins = { $name } begins
board-you-begin = You begin
board-dice-out = { $count ->
    [one] one die out
   *[other] { $count } dice out
}
board-limit = limit { $count }
board-against = against { $bid } bid by { $name }
board-accuses = { $accuser } accuses { $bidder }!
board-accuses-you = { $accuser } accuses you!
board-you-accuse = You accuse { $bidder }!
board-loses = { $name } is punished.
board-you-lose = You are punished.
board-round = Round { $round }
board-own-dice = Your dice
board-hold = Hold to look under your cup ({ $count ->
    [one] one die
   *[other] { $count } dice
})
board-show-dice = Show my dice until the cup is put down
board-worth-together = worth { $worth } this round
board-waits = { $name } to play: { $phase }
board-waits-obsidian = The cursed choose the worth of the obsidian
board-you-cursed = You have turned to gold: you now decide in secret what the obsidian is worth.
board-dial = Your bid
board-lower = One less
board-higher = One more
board-any = Any bid up to the limit
board-accuse = Accuse!
board-ask-odds = Odds
board-odds = holds { NUMBER($least, maximumFractionDigits: 1) } times in 100
board-odds-range = holds { NUMBER($least, maximumFractionDigits: 1) } to { NUMBER($most, maximumFractionDigits: 1) } times in 100
board-odds-sure = is sure to hold
board-odds-hardly = hardly ever holds
board-odds-last = the { $bid } that was bid
board-punishment = Choose your punishment
board-draws = { $name } reaches into the chest…
board-you-draw = You reach into the chest…
board-dice-left = { $count ->
    [0] it is your last one
    [one] one would be left
   *[other] { $count } would be left
}
board-risk = { $count ->
    [one] the cursed coin for certain
   *[other] one coin in { $count } is cursed
}
board-immune = you are immune
board-twice = Damocles: draw twice!
board-favours = Midas offers a favour
board-purse = { $count ->
    [0] no coin
    [one] one coin
   *[other] { $count } coins
}
board-price = { $count ->
    [one] one coin
   *[other] { $count } coins
}
board-granted = already granted
board-too-dear = too dear for now
board-favour-bribe = change the stone, once, before any raise
board-favour-immunity = the next draw does not touch you
board-favour-damocles = the next to draw draws twice
board-favour-exchange = swap chests with someone
board-exchange = Whose chest do you take?
board-left = { $count ->
    [one] one coin left
   *[other] { $count } coins left
}
board-obsidian = In secret: what do you add to the obsidian?
board-winner = { $name } wins all the gold!
board-you-win = All the gold is yours!
board-bribe = Will you bribe Midas?
board-bribe-named = The stone has just been named.
board-bribe-bid = The bid that was made stands, for the new stone.

## The shared screen of a real table

board-pips = { $pips } on an ordinary die is { $face }
board-first = begins
board-tap-draw = { $name }: draw from the chest
board-tap-give = { $name }: lose a die
board-stone = The stone is the { $stone }. Tap to bribe, hold to lose a die
board-use-bribe = Use the Bribe
board-asks = Midas asks
board-who-gives = Who loses a die? Tap a name.
board-really-give = { $name } loses a die; { $left ->
    [one] one will be left.
   *[other] { $left } will be left.
}
board-really-bribe = { $name } bribes Midas: another stone?
board-really-draw = { $name } draws from the chest?
board-is-immune = Immunity is spent instead.
board-yes = Yes
board-no = Cancel
board-favours-for = A favour for { $name }?
board-say-round = Round { $round }. The stone: { $stone }. { $round ->
    [1] Roll your dice under the cups.
   *[other] Roll your dice again under the cups.
} { $cursed ->
    [0] { "" }
    [one] The golden statue lays a card, face down.
   *[other] The golden statues lay a card each, face down.
} { $name } bids.
board-coach-roll = { $round ->
    [1] Roll your dice.
   *[other] Roll your dice again.
} { $cursed ->
    [0] { "" }
    [one] The golden statue lays a card, face down.
   *[other] The golden statues lay a card each, face down.
} { $name } bids.
board-coach-lost = Lost an accusation? Tap your name to draw a coin, or “Lose a die”.
setting-screen = Lay the screen in the middle: every name on it is turned to its place. It keeps the chests and the coins; dice and cups, or mugs, are yours.
setting-dice = Five dice each
    .help = Those of the box, or ordinary dice: each number of pips is a face.
setting-cards = For the golden statues
    .help = Whoever draws the cursed coin keeps a red card and a black one, and in each round, before the bidding, lays one of them face down: the red one adds 1 to the obsidian, the black one nothing. They are turned up when the cups are lifted.
