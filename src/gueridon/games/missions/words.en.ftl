name = 50 Missions
tagline = Together and almost without a word: four stacks, fifty missions, a gold medal at the end.

## Pieces

symbol-lighter = Lighter
symbol-binoculars = Binoculars
symbol-knife = Knife
symbol-compass = Compass
card = { $symbol } { $value }
stack-0 = the first stack
stack-1 = the second stack
stack-2 = the third stack
stack-3 = the fourth stack
place-0 = first place
place-1 = second place
place-2 = third place
place-3 = fourth place
medal-bronze = the bronze medal
medal-silver = the silver medal
medal-gold = the gold medal

## Missions

mission = { $condition }
symbol-sum = the { $symbol } cards add up to { $total }
row-sum = the four cards add up to { $total }
different-symbols = four different symbols
different-values = four different values
all-different = four different symbols and four different values
equal-values = four equal values
two-apart = exactly two { $symbol } cards, apart
two-together = exactly two { $symbol } cards, side by side
three-of = exactly three { $symbol } cards
only-two-symbols = nothing but { $one } or { $other } cards
same-sum = as much in { $one } as in { $other }, both present
double-sum = twice as much in { $double } as in { $single }, both present
rise = three neighbours rise one by one, left to right
run = four values in sequence, in any order
within = all values from { $low } to { $high }
all-alike = all values are { $parity ->
    [even] even
   *[odd] odd
}
alternate = even and odd alternate

## What bots believed

guess-holds = { $seat } holds { $card }

## What speaks for a move, as the coach says it

argument-accomplishes = { $missions ->
    [one] This card accomplishes a mission.
   *[other] This card accomplishes { $missions } missions at once.
}
argument-leaves-within-reach = { $missions ->
    [one] It leaves a mission within reach of a single card.
   *[other] It leaves { $missions } missions within reach of a single card.
}
argument-next-can-accomplish = { $seat } holds what it takes for one of them { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.

## Moves

move-lay = Lay { $card } on { $stack }
move-time-up = Time is up

## Events

event-game-began = { $first ->
    [none] The cards are dealt: anybody may play at any time!
   *[other] The cards are dealt; { $first } begins.
}
event-cards-received = You receive { $cards }.
event-card-laid = { $seat } lays { $card } on { $stack }.
event-hand-filled = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}; { $left ->
    [0] the draw pile is empty
    [one] one is left
   *[other] { $left } are left
}.
event-missions-accomplished = { $seat ->
    [none] Accomplished by the set-up itself: { $missions }.
   *[other] Accomplished thanks to { $seat }: { $missions }.
}
event-mission-turned-up = A new mission: { $mission }.
event-medal-won = You win { $medal }!
event-second-wind = Second wind: { $gathered ->
    [0] nothing lay under the stacks
    [one] one card comes back from under the stacks
   *[other] { $gathered } cards come back from under the stacks
}, and the draw pile holds { $left }.
event-game-ended = { $outcome } { $medal ->
    [none] No medal this time
   *[other] You go home with { $medal }
}: { $accomplished ->
    [0] no mission accomplished
    [one] one mission accomplished
   *[other] { $accomplished } missions accomplished
}, { $missing ->
    [0] not a single one missing
    [one] only one missing
   *[other] { $missing } missing
}.

## Outcomes

outcome-blocked = No card can be laid any more.
outcome-time-up = Time is up.
outcome-all-fifty = All fifty missions are accomplished: total victory!

## Signals

stack-signal = { $word ->
    [avoid] Don’t play on this stack
    [good-card] I have a good card for this stack
   *[please] Please play on this stack
}
mission-signal = { $word ->
    [can-help] I can help with this mission
   *[aim] Let us aim at this mission
}

## What is remembered

honour-bronze = Bronze medal
honour-silver = Silver medal
honour-gold = Gold medal
tally = { $count ->
    [0] no mission
    [one] one mission
   *[other] { $count } missions
}

## What to do now, and what for

task-lay-card = Lay a card that ticks a mission: { $missing ->
    [one] one more
   *[other] { $missing } more
} for { $medal ->
    [none] all fifty
   *[other] { $medal }
}.
task-lay-fast = Quick, lay a card that ticks a mission: { $missing ->
    [one] one more
   *[other] { $missing } more
} for { $medal ->
    [none] all fifty
   *[other] { $medal }
}.
task-hold-no-card = Your cards are all laid; the others go on without you: { $missing ->
    [one] one more
   *[other] { $missing } more
} for { $medal ->
    [none] all fifty
   *[other] { $medal }
}.
task-see-laying = { $seat ->
    [none] Everybody lays at once
   *[other] { $seat } looks for a mission to accomplish
}: { $missing ->
    [one] one more
   *[other] { $missing } more
} for { $medal ->
    [none] all fifty
   *[other] { $medal }
}.
task-reached = { $done ->
    [0] No mission accomplished
    [one] One mission of fifty
   *[other] { $done } missions of fifty
}{ $missing ->
    [0] .
   *[other] , { $missing ->
        [one] one
       *[other] { $missing }
    } short of { $next ->
        [none] all of them
       *[other] { $next }
    }.
}

## Options

preset-first-game = First game
    .help = You may look under the stacks, and the table shows which cards accomplish a mission.
preset-usual = Usual
    .help = In turn, with signals, and no help from the table.
preset-expert = Super-pro
    .help = As usual, but without a single signal.
preset-frenzy = Frenzy
    .help = No turns: everybody lays at once, for five minutes.
option-frenzy = Frenzy
    .help = No order of play, against the clock: anybody may play at any time.
option-frenzy-0 = No, we take turns
option-frenzy-3 = 3 minutes
option-frenzy-4 = 4 minutes
option-frenzy-5 = 5 minutes
option-look_under = Look under the stacks
    .help = Everyone may look through the cards already covered.
option-silence = Silence
    .help = No communication at all, not even a signal.
option-late_wind = Late second wind
    .help = After gold, the covered cards come back only when play would stop, not at once.
option-hints = Hints
    .help = The table shows which of your cards would accomplish a mission.
option-first = First player
    .help = The one who accomplished the last mission of the previous game.

## What the view shows

view-missions = Missions
view-stacks = Stacks
view-heights = Height of the stacks
view-lowest = At the bottom of the stacks
view-under = Under the stacks
view-hand = Your hand
view-hands = Cards in hand
view-turn = Whose turn
view-cards_left = Cards in the draw pile
view-missions_left = Missions in the pile
view-accomplished = Missions accomplished
view-medals = Medals
view-to_next_medal = Missions to the next medal
view-winds = Wind
view-openings = Plays that accomplish a mission
view-achiever = Last mission accomplished by
view-ended = End
opening = { $card } on { $stack } ({ $missions })

## Refusals

refusal-FIF-12 = The first player must sit at this table.
refusal-FIF-20-turn = It is not your turn.
refusal-FIF-20-hand = This card is not in your hand.
refusal-FIF-20-fit = It takes the same symbol or the same value as the card it covers.
refusal-FIF-30 = The game is over.
refusal-FIF-50 = Only the clock calls time, and only in a frenzy.
refusal-FIF-51 = The card no longer fits on this stack: it stays in your hand.

## Board

board-trail = On the way to gold
board-accomplished = done
board-mission-pile = missions
board-draw-pile = cards
board-metal-bronze = bronze
board-metal-silver = silver
board-metal-gold = gold
board-distance = { $count ->
    [one] { $medal }: one to go
   *[other] { $medal }: { $count } to go
}
board-won = { $medal }: won
board-to-win = { $medal }: not yet won
board-crew = Around the table
board-you = You
board-holds = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-turn = Their turn
board-your-turn = Your turn
board-missions = Missions to accomplish
board-mission = Mission { $number }
board-mission-label = Mission { $number }, { $brief }: { $condition }
board-stack = Stack { $number }
board-stack-top = Stack { $number }: { $card }
board-under-count = { $count ->
    [0] nothing under it
    [one] one card under it
   *[other] { $count } cards under it
}
board-lay-here = lay here
board-hint = would accomplish a mission
board-held = { $card }, in your hand
board-more = Signal or look at stack { $number }
board-under = The covered cards, from the bottom up
board-height = { $count ->
    [one] A single card
   *[other] { $count } cards in all
}
board-signals = Signal
board-signal = { $name }: { $signal }
board-take-back = Take back “{ $signal }”
board-second-wind = second wind
board-finale = { $count ->
    [0] No mission accomplished
    [one] One mission accomplished
   *[other] { $count } missions accomplished
}

board-brief-symbol-sum = { $symbol }: total { $total }
board-brief-row-sum = Total of all four
board-brief-different-symbols = 4 different symbols
board-brief-different-values = 4 different values
board-brief-all-different = All different
board-brief-equal-values = 4 equal values
board-brief-two-apart = Exactly 2, apart
board-brief-two-together = Exactly 2, side by side
board-brief-three-of = Exactly 3
board-brief-only-two-symbols = Nothing but these two
board-brief-same-sum = Equal totals
board-brief-double-sum = Twice the total
board-brief-rise = 3 neighbours rise
board-brief-run = Run of 4, in any order
board-brief-within = All from { $low } to { $high }
board-brief-all-alike = All { $parity ->
    [even] even
   *[odd] odd
}
board-brief-alternate = Even and odd alternate

board-help-symbol-sum = Add up the exposed cards of this symbol: a single one may do, but there must be one.
board-help-row-sum = Add up the four exposed cards.
board-help-different-symbols = Each symbol shows once.
board-help-different-values = No value shows twice.
board-help-all-different = Each symbol shows once, and no value shows twice.
board-help-equal-values = The four exposed cards have the same value.
board-help-two-apart = No more and no fewer than two, with at least one other card between them.
board-help-two-together = No more and no fewer than two, next to one another.
board-help-three-of = No more and no fewer than three, anywhere.
board-help-only-two-symbols = No card of the other two symbols; one of the two allowed may be absent.
board-help-same-sum = Add up the exposed cards of each of the two symbols: the two totals are equal.
board-help-double-sum = Add up the exposed cards of each of the two symbols: one total is twice the other.
board-help-rise = For instance 3, 4, 5; all four cards may rise like this.
board-help-run = For instance 5, 3, 6, 4.
board-help-within = The four exposed cards lie within these bounds.
board-help-all-alike = This holds for all four exposed cards.
board-help-alternate = From left to right, starting with either.
