name = { $game ->
    [babet-solo] BABET alone
   *[other] BABET
}
tagline = { $game ->
    [babet-solo] Five stocks to untangle, five levels, from plastic medium to crystal medium.
   *[other] Artisous against Foutralous: piles that rise, and that everybody fights over.
}

## Pieces

role-artisou = Artisou
role-foutralou = Foutralou
team-artisou = Artisous
team-foutralou = Foutralous
temper-kind = kind
temper-wicked = wicked
wanted-kind = a kind one
wanted-all-kind = one where all are kind
wanted-wicked = a wicked one
slot = { $cards ->
    [none] { $wanted } (to come)
   *[other] { $wanted } ({ $cards })
}
aim = { $role }: { $slots }; do not count: { $spare }
stock-0 = the first stock
stock-1 = the second stock
stock-2 = the third stock
stock-3 = the fourth stock
stock-4 = the fifth stock
stock-5 = the sixth stock
place-0 = the first place
place-1 = the second place
place-2 = the third place
place-3 = the fourth place
place-4 = the fifth place
place-5 = the sixth place
level-1 = Level 1, plastic medium
level-2 = Level 2, cardboard medium
level-3 = Level 3, wooden medium
level-4 = Level 4, silver medium
level-5 = Level 5, crystal medium

## The thirty

card-1 = The Dreamer
card-2 = The Prankster
card-3 = The Grump
card-4 = The Sweet Tooth
card-5 = The Curious One
card-6 = The Envious One
card-7 = The Shy One
card-8 = The Singer
card-9 = The Liar
card-10 = The Scatterbrain
card-11 = The Cuddler
card-12 = The Sulker
card-13 = The Lucky One
card-14 = The Rascal
card-15 = The Miser
card-16 = The Giggler
card-17 = The Sage
card-18 = The Fury
card-19 = The Sleeper
card-20 = The Clown
card-21 = The Show-off
card-22 = The Charmer
card-23 = The Adventurer
card-24 = The Sneak
card-25 = The Sweetheart
card-26 = The Scholar
card-27 = The Cold Heart
card-28 = The Brave One
card-29 = The Radiant One
card-30 = The Tyrant
sign-kind = kind
sign-wicked = wicked

## What bots believed

guess-holds = { $seat } holds the { $card }
guess-plays-for = { $seat } is { $role ->
    [Artisou] an Artisou
   *[other] a Foutralou
}

## What speaks for a move, as the coach says it

argument-finishes-personality = This finishes a { $temper } personality.
argument-settles-pile = The pile will be { $temper } whatever comes on it; { $missing ->
    [one] it lacks one card
   *[other] it lacks { $missing } cards
}.
argument-suits-team = The { $card } has the sign that your team wants.
argument-keeps-from-winning = Other moves would let an opponent win with what everybody sees.

## Moves

move-take = Take the { $card } from the river
move-draw = Draw from the pile
move-lay = { $on ->
    [none] Lay the { $card } on its own
   *[other] Lay the { $card } on the { $on }
}
move-move-pile = Move the pile that starts with the { $lowest } onto the { $onto }
move-end-turn = End the turn
move-play-card = Play the face-up card of { $stock } to { $place }
move-move-cards = Move { $count ->
    [one] one card
   *[other] { $count } cards
} from { $place } to { $to }
move-restock = Take the face-up card of { $stock }, refill { $to } with it
move-give-up = Give up

## Events

event-game-began = The game begins. Order of play: { $order }.
event-roles-shown = Artisous: { $artisous }. Foutralous: { $foutralous }.
event-role-received = You are { $role ->
    [Artisou] an Artisou
   *[other] a Foutralou
}.
event-river-filled = Into the river: { $cards }; { $left ->
    [0] the draw pile is empty
    [one] one card is left in the draw pile
   *[other] { $left } cards are left in the draw pile
}.
event-card-taken = { $seat } takes the { $card } from the river.
event-card-drawn = { $seat } draws; { $left ->
    [0] the draw pile is empty
    [one] one card is left
   *[other] { $left } cards are left
}.
event-card-received = You draw the { $card }.
event-card-laid = { $on ->
    [none] { $seat } lays the { $card } on its own.
   *[other] { $seat } lays the { $card } on the { $on }.
}
event-pile-moved = { $seat } moves { $cards } onto the { $onto }.
event-triplette = Triplette { $number }! { $cards } go back into the draw pile, which has { $left } cards.
event-personality-finished = A { $temper } personality: { $cards }.
event-mirror-seen = The { $card } and the { $mirror } are mirrors: { $seat } has one more action.
event-turn-passed = { $seat } leaves it at that.
event-game-ended = { $outcome }
event-solo-began = { $level }. Face up: { $faces }. { $proved ->
    [yes] This deal can be won.
   *[no] Nobody knows whether this deal can be won.
}
event-card-played = The { $card } goes to { $place }.
event-card-turned = The { $card } is turned up on { $stock }.
event-cards-moved = Moved to { $to }: { $cards }.
event-card-restocked = The { $card } refills { $to }.
event-solo-ended = { $outcome } { $personalities ->
    [0] No personality is finished.
    [one] One personality is finished.
   *[other] { $personalities } personalities are finished.
}

## Outcomes

outcome-two-kind = The Artisous have their kind personalities: they win!
outcome-one-wicked = A wicked personality is finished: the Foutralous win!
outcome-no-winner = Nobody plays any more: the game ends without a winner.
outcome-won = Won: all the personalities are there!
outcome-blocked = No move is left: it is lost.
outcome-given-up = The game is given up.

## What is remembered

honour-plastic = Plastic medium
honour-cardboard = Cardboard medium
honour-wood = Wooden medium
honour-silver = Silver medium
honour-crystal = Crystal medium
tally = { $count ->
    [0] no personality
    [one] one personality
   *[other] { $count } personalities
}

## What to do now, and what for

need-two-kind = two kind personalities
need-one-all-kind = two kind personalities, one of them with no villain at all (5 ♥)
need-one-wicked = one wicked personality
task-draw-cards = Draw { $draws ->
    [one] one more card
   *[other] { $draws } cards
} from the river or the pile: you need { $need }.
task-take-actions = { $actions ->
    [0] End your turn
    [one] Lay a card or move a pile, or end your turn
   *[other] Lay cards or move piles, { $actions } actions at most
}: you need { $need }.
task-see-team-play = { $seat } is playing. Your team needs { $need }.
task-see-teams-play = { $seat } is playing. The Artisous need { $need }; the Foutralous, a wicked one.
task-teams-ended = { $need ->
    [none] Neither team has what it needed.
   *[other] The winners needed { $need }, and have it.
}
task-form-personalities = { $level ->
    [1] Form five kind personalities: five rising cards, three kind ones at least.
    [2] Form five kind personalities, whose first cards rise from left to right.
    [3] Form five kind personalities; their first cards rise, and nothing laid ever moves.
    [4] Form five kind personalities; each begins higher than the one on its left ends.
   *[5] Form, in the four places on the left, four personalities with no villain at all.
}
task-see-forming = A lone player is forming { $level ->
    [5] four personalities, all kind.
   *[other] five kind personalities, at level { $level } of 5.
}
task-title-won = Level { $level } won{ $next ->
    [none] : there is none higher.
   *[other] : on to level { $next }.
}
task-fell-short = { $done ->
    [0] No personality finished of { $wanted }.
    [one] One personality finished of { $wanted }: the title asks for all of them.
   *[other] { $done } personalities finished of { $wanted }: the title asks for all of them.
}
scores = A team wins together: two points to each of its players, none to the others.
you-are-artisou = You are an Artisou
    .help = With your team, form two kind personalities: five rising cards, three kind ones at least. The Foutralous win with a single wicked one.
you-are-artisou-all-kind = You are an Artisou
    .help = With your team, form two kind personalities, five rising cards each, one of them with no villain at all (5 ♥). The Foutralous win with a single wicked one.
you-are-foutralou = You are a Foutralou
    .help = With your team, form a single wicked personality: five rising cards, three villains at least. Keep the Artisous from finishing two kind ones.
you-are-foutralou-all-kind = You are a Foutralou
    .help = With your team, form a single wicked personality: five rising cards, three villains at least. Keep the Artisous from finishing two kind ones, one of them with no villain at all (5 ♥).

## Options

preset-first-game = { $game ->
    [babet-solo] 1, plastic
   *[other] First game
}
    .help = { $game ->
        [babet-solo] What is laid may still move.
       *[other] Your roles go with your seats; no triplettes, no mirrors.
    }
preset-usual = { $game ->
    [babet-solo] 2, cardboard
   *[other] Usual
}
    .help = { $game ->
        [babet-solo] The first cards rise from left to right.
       *[other] Roles are dealt, for all to see.
    }
preset-hidden = Hidden roles
    .help = Nobody knows the others’ roles (3 to 5 players).
preset-stubborn = 3, wood
    .help = As at level 2, and nothing laid ever moves.
preset-hard = 4, silver
    .help = Each personality begins higher than the one before it ends.
preset-expert = { $game ->
    [babet-solo] 5, crystal
   *[other] Expert
}
    .help = { $game ->
        [babet-solo] Four personalities with no villain at all.
       *[other] Roles are dealt, with triplettes and mirror cards.
    }
option-roles = Roles
    .help = Chosen by sitting down, dealt, or dealt in secret (3 to 5 players).
option-roles-shared = By seat
option-roles-dealt = Dealt
option-roles-hidden = Hidden
option-triplette = Triplette
    .help = Three consecutive numbers go back into the draw pile.
option-mirrors = Mirror cards
    .help = 1 and 10, 2 and 20, 3 and 30, 12 and 21: played in succession, they give one more action.
option-level = Level
    .help = From the gentlest to the most devious.
option-level-1 = 1, plastic medium
option-level-2 = 2, cardboard medium
option-level-3 = 3, wooden medium
option-level-4 = 4, silver medium
option-level-5 = 5, crystal medium
option-winnable = Winnable deals
    .help = Deal only what was checked to be winnable.
option-day = The deal of the calendar
    .help = The same on every server on that day; anybody may play it again.

## What the view shows

view-roles = Roles
view-order = Order of play
view-piles = Piles
view-personalities = Finished personalities
view-river = River
view-cards_left = Cards in the draw pile
view-hand = Your hand
view-hands = Cards in hand
view-shown = Cards that all saw being taken
view-not_held = Back in the draw pile, so not in hand
view-turn = Whose turn
view-draws = Cards to draw
view-actions = Actions left
view-laid = Last card laid this turn
view-mirrored = Mirror’s action already given
view-active = Turn under way
view-idle = Turns in a row without doing anything
view-triplettes = Triplettes
view-aims = Aims of the teams
view-ended = End
view-faces = Face-up cards
view-heights = Height of the stocks
view-places = Places
view-hidden = Still hidden
view-moves_left = Moves before a stock card must be played
view-aim_places = Places for personalities
view-proved = Surely a winnable deal

## Refusals

refusal-BAB-20-turn = It is not your turn.
refusal-BAB-20-first = Draw first.
refusal-BAB-20-enough = You have drawn: act, or end your turn.
refusal-BAB-20-river = This card is not in the river.
refusal-BAB-22 = The draw pile is empty.
refusal-BAB-24-hand = This card is not in your hand.
refusal-BAB-24-pile = A card is laid on its own, or on a pile whose top card is lower.
refusal-BAB-25 = A pile moves whole, onto a pile whose top card is lower than its lowest.
refusal-BAB-26-finished = A finished personality no longer moves and takes nothing more.
refusal-BAB-26-limit = No pile ever exceeds five cards.
refusal-BAB-27-lay = You must lay a card: otherwise you would end with more than three in hand.
refusal-BAB-27-end = A turn ends with at most three cards in hand.
refusal-BAB-30 = The game is over.
refusal-BAB-42 = Hidden roles are for 3 to 5 players.
refusal-BAB-50-alone = This is a game for one player.
refusal-BAB-50-place = There is no such place at this level.
refusal-BAB-51-stock = This stock has no card.
refusal-BAB-51-five = No personality ever exceeds five cards.
refusal-BAB-51-lower = A card goes onto a lower card, or to an empty place.
refusal-BAB-52 = There are not that many cards in this place.
refusal-BAB-53 = First cards must increase from left to right.
refusal-BAB-54 = At this level nothing laid ever moves.
refusal-BAB-55 = Each personality must begin higher than the one before ends.
refusal-BAB-56 = The first cards of the four personalities must increase from left to right.
refusal-BAB-57-level = A stock is refilled at level 5 only.
refusal-BAB-57-empty = This stock is not empty.
refusal-BAB-57-two = Take from a stock of at least two cards.
refusal-BAB-58-sixty = Sixty moves in a row: a stock card must be played.
refusal-BAB-58-over = The game is over.

## On the board

board-card = { $card }, { $who }, { $sign }
board-you = You
board-your-turn = It is your turn
board-turn = To play
board-holds = { $count ->
    [0] holds no card
    [one] holds one card
   *[other] holds { $count } cards
}
board-took = Took, for all to see: { $cards }
board-not-held = Surely no longer holds: { $cards }
board-unknown-role = unknown role
board-crew = Around the table
board-teams = How the teams stand
board-aim-artisou = Artisous: { $done } of { $all } kind personalities{ $pure ->
    [0] { "" }
   *[other] { "" }, one of them all kind
}
board-aim-foutralou = Foutralous: { $done ->
    [0] one wicked personality to make
   *[other] their wicked personality is there
}
board-spare = Does not count for the aim
board-finished = { $temper } personality: { $cards }
board-only-kind = all kind
board-your-team = your team
board-river = The river
board-river-card = { $card }, in the river
board-river-empty = The river is empty
board-draw-pile = { $count ->
    [0] The draw pile is empty
    [one] The draw pile: one card
   *[other] The draw pile: { $count } cards
}
board-take = take
board-draw = draw
board-piles = The piles
board-pile = Pile of { $cards }; { $kind ->
    [0] none kind
   *[other] { $kind } kind
}, { $wicked ->
    [0] none wicked
   *[other] { $wicked } wicked
}, { $missing ->
    [one] one card missing
   *[other] { $missing } cards missing
}
board-pile-then = { $cards }; { $card }
board-no-pile = No pile yet.
board-here = put it here
board-new-pile = New pile
board-held = { $card }, in your hand
board-to-draw = { $count ->
    [one] One more card to draw
   *[other] { $count } cards to draw
}
board-to-do = { $count ->
    [one] One more action
   *[other] { $count } actions
}
board-end-turn = End
board-role-artisou = You are an Artisou: two kind personalities to win{ $pure ->
    [0] { "" }
   *[other] { "" }, one of them all kind
}.
board-role-foutralou = You are a Foutralou: one wicked personality to win.
board-triplette = Triplette!
    .help = { $cards } go back into the draw pile.
board-mirror = Mirrors!
    .help = { $cards }: one more action.
board-kind = A kind personality!
board-wicked = A wicked personality!
board-side-artisou = Artisous
board-side-foutralou = Foutralous
board-finished-alone = { $count ->
    [0] No personality finished
    [one] One personality finished
   *[other] { $count } personalities finished
}
board-stocks = The stocks
board-stock = { $stock }: { $card }
board-empty = empty
board-under = { $count ->
    [0] nothing under it
    [one] one card under it
   *[other] { $count } cards under it
}
board-place = { $place }, { $role ->
    [storage] storage
   *[other] personality
}: { $kind ->
    [0] none kind
   *[other] { $kind } kind
}, { $wicked ->
    [0] none wicked
   *[other] { $wicked } wicked
}, { $missing ->
    [0] complete
    [one] one card missing
   *[other] { $missing } cards missing
}
board-storage = storage
board-with-above = { $count ->
    [0] on top
    [one] with the card on it
   *[other] with the { $count } cards on it
}
board-tools = Help
board-hint = Hint
board-hint-lift = hint: lift it
board-hint-put = hint: put it here
board-foresee = Winnable?
board-give-up = Give up
board-give-up-sure = Really?
board-thinking = The crystal ball lights up…
board-verdict-winnable = Yes, it can still be won, if the hidden cards lie well.
board-verdict-lost = No: wherever the hidden cards are, it can no longer be won.
board-verdict-undecided = The crystal ball does not know.
board-time = Time:
board-moves = { $count ->
    [one] move
   *[other] moves
}
board-taken-back = { $count ->
    [one] move taken back
   *[other] moves taken back
}
