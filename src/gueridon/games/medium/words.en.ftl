name = Médium
tagline = Cards whose backs everyone sees, predictions that nobody must guess: the first with six fragments becomes Grand Oracle.

## Pieces

astre-moon = moon
astre-sun = sun
astre-planet = planet
colour-yellow = yellow
colour-blue = blue
colour-red = red
card = { $colour } { $astre } { $number }
side-white = white
side-red = red

goal-moon = moon
    .title = High tide
    .verse = Three crescents rising, the sea remembers your name, the sand forgets all.
goal-sun = sun
    .title = High noon
    .verse = The shadows lie down; every stone stands upright in a light of its own.
goal-planet = planet
    .title = The wanderers
    .verse = They never catch fire, they pass, and night keeps the count of all their detours.
goal-one = 1
    .title = The spring
    .verse = One drop of water on the very edge of a leaf: a river is waiting.
goal-two = 2
    .title = The twins
    .verse = Two voices, one well: the first is asking its name, the other knows it.
goal-three = 3
    .title = The tripod
    .verse = Nothing limps any more: three steps, three knocks, three candles, and the door opens.
goal-yellow = yellow
    .title = The harvest
    .verse = The wheat bends with gold; somebody once sowed for you what you gather now.
goal-blue = blue
    .title = The blue hour
    .verse = Between dog and wolf the sky holds on to the hue of all things we lose.
goal-red = red
    .title = The ember
    .verse = Breathe on it softly: beneath the ash of winter red is lying low.

power-pythia = the Pythia
    .help = Take an opponent’s card, then give another for it.
power-druidess = the Druidess
    .help = One more exchange with the Galaxy.
power-omikuji = the Omikuji
    .help = Draw one more prediction; you may discard an old one.
power-fetish-maker = the Fetish Maker
    .help = On your next turn a card of the Galaxy may join an accomplishment, for a red fragment.
power-tohunga = the Tohunga
    .help = Look at an opponent’s card; you may then accuse somebody, and your turn ends there.
power-chilam-balam = the Chilam Balam
    .help = Turn over a fragment, yours or another’s.

place-0 = the first card
place-1 = the second card
place-2 = the third card
place-3 = the fourth card
place-4 = the fifth card
star-0 = place 1
star-1 = place 2
star-2 = place 3
star-3 = place 4
star-4 = place 5
star-5 = place 6
star-6 = place 7
star-7 = place 8
star-8 = place 9
star-9 = place 10
star-10 = place 11
star-11 = place 12

choice = { $seat } picked { $powers }
own-power = { $power }{ $awake ->
    [yes] { "" }
   *[other] { " " }(at rest)
}
sight = { $front ->
    [none] back { $back }
   *[other] { $front } (back { $back })
}
galaxy-card = { $star }, { $face_up ->
    [yes] face up
   *[other] face down
}: { $card }
taken = { $other ->
    [none] in the Galaxy
   *[other] from { $other }
}: { $card }
discarded = { $goal ->
    [none] an unknown prediction
   *[other] { $goal }
}
step-say = Speak
step-draw = Draw
step-power = Power
step-exchange = Exchange
prospect = { $goal }: { $places }
carriers = { $back }: { $cards }
medium = { $seat } — { $white ->
    [0] no white fragment
    [one] one white fragment
   *[other] { $white } white fragments
}, { $red ->
    [0] no red one
    [one] one red one
   *[other] { $red } red ones
}; { $predictions ->
    [0] no prediction in hand
    [one] one prediction in hand
   *[other] { $predictions } predictions in hand
}; accomplished: { $accomplished }; hand: { $hand }; powers: { $powers }{ $fetish ->
    [yes] , the Fetish Maker is waiting
   *[other] { "" }
}

## What bots believed

guess-predicts = { $seat } seeks “{ $goal }”

## What speaks for a move, as the coach says it

argument-accusation-is-right = The accusation is right { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.
argument-no-better-accusation = The likeliest accusation, { $other } and “{ $goal }”, is right only { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.
argument-serves-prediction = The card shows “{ $goal }”, which you seek; { $cards ->
    [0] your hand has none yet
    [one] your hand has one already
   *[other] your hand has { $cards } already
}.
argument-serves-nothing = The card you part with serves none of your predictions.

## Moves

move-pick-powers = Pick { $powers }
move-join = Let the card of the Galaxy at { $star } join the accomplishment
move-accomplish = Accomplish the prediction “{ $goal }”
move-guess = Accuse { $other } of seeking “{ $goal }”
move-go-on = Go on
move-activate = Activate { $power }
move-take-from = Take { $place } from { $other }
move-give = Give { $place } of your hand
move-look-at = Look at { $place } in { $other }’s hand
move-discard = Discard the prediction “{ $goal }”, unseen
move-keep-all = Keep all your predictions
move-turn-over = Turn over one of { $other }’s { $side } fragments
move-take = Take the card of the Galaxy at { $star }
move-put-down = Put down { $place } of your hand

## Events

event-powers-picked = { $seat } has picked three powers.
event-powers-revealed = The powers are revealed: { $choices }.
event-hand-dealt = You are dealt { $cards }.
event-turn-began = Turn { $number }: { $seat } to play.
event-star-joined = { $seat } lets the card of the Galaxy at { $star } join the accomplishment.
event-prediction-accomplished = { $seat } accomplishes “{ $goal }”{ $cards ->
    [none] { "" }
   *[other] {" "}with { $cards }
}{ $star ->
    [none] { "" }
   *[other] , and the card of the Galaxy at { $star }
}: { $white ->
    [0] one red fragment
    [one] one white fragment{ $red ->
        [0] { "" }
       *[other] {" "}and a red one
    }
   *[other] { $white } white fragments{ $red ->
        [0] { "" }
       *[other] {" "}and a red one
    }
}.
event-guessed-right = { $seat } accuses { $other } of seeking “{ $goal }”: right! The prediction is discarded, and { $seat } gains a white fragment.
event-guessed-wrong = { $seat } accuses { $other } of seeking “{ $goal }”: wrong. { $lost ->
    [0] { $turned ->
        [0] There was nothing to lose
       *[other] A white fragment turns red
    }
    [one] A red fragment is lost
   *[other] { $lost } red fragments are lost
}.
event-prediction-drawn = { $seat } draws a prediction; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-prediction-received = Your prediction: { $goal }.
event-deck-glimpsed = Of what you have seen go by, the deck still holds: { $goals }.
event-redrawn = { $seat } had to redraw.
event-nothing-drawn = There is no prediction for { $seat }.
event-deck-renewed = The discard pile is shuffled into the deck, which holds { $count ->
    [one] one prediction
   *[other] { $count } predictions
}.
event-power-activated = { $seat } activates { $power }.
event-power-skipped = No power is possible for { $seat }.
event-card-taken = { $seat } takes { $place } from { $other } (back { $back }).
event-card-given = { $seat } gives { $other } { $place } of their own hand in return (back { $back }).
event-card-looked-at = { $seat } looks at { $place } in { $other }’s hand.
event-card-seen = You see { $card }.
event-prediction-discarded = { $seat } discards a prediction unseen.
event-predictions-kept = { $seat } keeps every prediction.
event-fragment-turned = { $seat } turns over one of { $other }’s fragments, which now shows its { $side } side.
event-star-taken = { $seat } takes the card of the Galaxy at { $star } ({ $front ->
    [none] back { $back }
   *[other] { $front }, back { $back }
}).
event-star-put-down = { $seat } puts { $place } of their hand down at { $star }, { $front ->
    [none] face down: { $back }
   *[other] face up: { $front }, back { $back }
}.
event-game-ended = { $outcome } Victory goes to { $winners }.

## Outcomes

outcome-star = A star is complete.
outcome-exhausted = There is no prediction left to accomplish, guess or draw.
outcome-turn-limit = Everyone has had all their turns.

## Phases

phase-powers = the powers are picked in secret
phase-accomplish = accomplish, accuse
phase-joined = a card of the Galaxy has joined: accomplish
phase-draw = a prediction is drawn
phase-power = activate a power
phase-take = Pythia: take a card
phase-give = Pythia: give a card
phase-discard = Omikuji: discard or keep
phase-look = Tohunga: look at a card
phase-suspect = Tohunga: accuse or go on
phase-turn-over = Chilam Balam: turn over a fragment
phase-exchange = take from the Galaxy
phase-put-down = put down in the Galaxy
phase-next-turn = next turn
phase-over = the game is over

## Advice

advice-both = Accomplish and accuse: whoever does only one of them is slower.
advice-cheap = A first failed accusation costs little: the fragment that turned red still counts.
advice-nine = There are only nine goals, and backs tell a great deal.
advice-exchanges = It is in exchanging that people give themselves away: watch what the others take, keep and hand back.

## What is remembered

tally = { $count ->
    [0] no fragment
    [one] one fragment
   *[other] { $count } fragments
}

## What to do now, and what for

task-choose-powers = Choose your three powers in secret: they will help you to six fragments before the others.
task-await-powers = { $seats } { $count ->
    [one] still chooses
   *[other] still choose
} in secret; everything will be shown together.
task-own-step = { $phase ->
    [accomplish] Accomplish a prediction, or guess another’s
    [pass] Nothing to accomplish or guess, so pass
    [joined] Accomplish the prediction that the joined card serves
    [power] Activate a power
    [take] Take a card from somebody that serves you
    [give] Give a card in return
    [discard] Keep your predictions, or discard an old one
    [look] Look at somebody’s card to guess what they are after
    [suspect] Accuse if you know, otherwise pass
    [turn-over] Turn over a fragment
    [exchange] Take a card from the Galaxy that serves you
    [put-down] Put down in its place the card that serves you least
   *[other] Go on
}: { $missing ->
    [one] one more fragment
   *[other] { $missing } more fragments
} to become Grand Oracle.
task-others-step = { $phase ->
    [accomplish] { $seat } accomplishes or accuses
    [joined] { $seat } is about to accomplish a prediction
    [power] { $seat } chooses a power
    [take] { $seat } is about to take a card
    [give] { $seat } is about to give a card back
    [discard] { $seat } sorts predictions
    [look] { $seat } is about to look at a card
    [suspect] { $seat } may have a suspicion
    [turn-over] { $seat } is about to turn over a fragment
    [exchange] { $seat } turns to the Galaxy
    [put-down] { $seat } is about to put a card into the Galaxy
   *[other] { $seat } is playing
}{ $missing ->
    [none] : six fragments make the star.
    [one] : guess their prediction; you are one fragment short.
   *[other] : guess their prediction; you are { $missing } fragments short.
}
task-stars-counted = { $fragments ->
    [none] Six fragments make the star.
   *[other] { $missing ->
        [0] Your six fragments make the star.
        [one] You were only one fragment short of the star.
       *[other] You were { $missing } fragments short of the star.
    }
}
won-by = { $count ->
    [one] { $names } becomes Grand Oracle!
   *[other] { $names } become Grand Oracles together!
}
won-by-you = You are the Grand Oracle!
scores = Fragments of a star: six make it whole.

## Options

preset-first-game = First game
    .help = Three powers, the same for everybody; the table remembers what you have seen.
preset-usual = Usual
    .help = Everybody picks three powers out of six and begins with two fragments.
preset-expert = From memory
    .help = Powers of your choice, and it is for you to remember the cards you saw.
option-advanced = Advanced powers
    .help = Two fragments to begin with, and each player picks three powers out of six.
option-memory = Memory
    .help = The table shows the fronts that you have seen, wherever the cards have gone since.
option-turn_limit = Turn limit
    .help = Turns of each player before the fragments are counted.

## What the view shows

view-phase = Now
view-first = Began the game
view-turn = Whose turn
view-number = Turn
view-mediums = Mediums
view-galaxy = Galaxy
view-held = Your predictions
view-deck = Predictions in the deck
view-returned = Known to you in the deck
view-discards = Discard pile
view-redrawn = Had to redraw
view-claimed = Accomplished in this step
view-guessed = Accused in this step
view-activated = Power activated this turn
view-joined = Joins the accomplishment
view-taken = Card taken
view-exchanges = Exchanges with the Galaxy to make
view-step = Step
view-prospects = Cards that serve your predictions
view-promising = Places of the Galaxy that serve them
view-carriers = What each back hides
view-ended = End

## Refusals

refusal-MED-11-wait = Everyone picks their powers first.
refusal-MED-11-once = You have already picked your powers.
refusal-MED-11-time = Powers are picked before the deal.
refusal-MED-11-own = This power is not one of yours.
refusal-MED-12 = There is no card at this place of the Galaxy.
refusal-MED-16 = It is not your turn.
refusal-MED-30-step = You accomplish only at the start of your turn.
refusal-MED-30-held = You do not hold this prediction.
refusal-MED-30-cards = It takes at least three cards of this prediction.
refusal-MED-32-accomplish = Only one accomplishment a turn.
refusal-MED-32-guess = Only one accusation in this step.
refusal-MED-33-step = You accuse only at the start of your turn, or after the Tohunga.
refusal-MED-33-opponent = You accuse an opponent at this table.
refusal-MED-33-none = This opponent holds no prediction.
refusal-MED-50-step = This is not the time to activate a power.
refusal-MED-50-must = Activating a power is compulsory.
refusal-MED-50-asleep = This power is still at rest on this turn.
refusal-MED-51 = This power could have no effect.
refusal-MED-52-take = Only the Pythia takes an opponent’s card.
refusal-MED-52-opponent = The Pythia takes a card from an opponent at this table.
refusal-MED-52-give = You give a card only after taking one with the Pythia.
refusal-MED-54-step = Predictions are discarded only with the Omikuji.
refusal-MED-54-held = The Omikuji discards only a prediction that you held before.
refusal-MED-55-step = A card of the Galaxy joins only at the start of a turn.
refusal-MED-55-power = It takes the Fetish Maker, activated on your previous turn.
refusal-MED-55-goal = The visible side of this card serves no accomplishment that you can make.
refusal-MED-56-step = Only the Tohunga looks at an opponent’s card.
refusal-MED-56-opponent = The Tohunga looks at a card of an opponent at this table.
refusal-MED-57-step = Only the Chilam Balam turns over a fragment.
refusal-MED-57-none = There is no fragment there that shows this side.
refusal-MED-60-step = This is not the time to take from the Galaxy.
refusal-MED-60-put-down = You put a card down in the Galaxy only after taking one.
refusal-MED-62 = What is begun must be finished: a turn ends with five cards in hand.
refusal-MED-70 = The game is over.

## Board

board-yours = What is yours
board-hand = Your fan
board-fan = { $name }’s fan
board-powers = Your powers
board-powers-of = { $name }’s powers
board-predictions = Your predictions
board-no-prediction = No prediction
board-prediction = Prediction “{ $goal }”: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} of three
board-progress = “{ $goal }”: { $count } of { $enough }
board-holds = { $count ->
    [0] no prediction in hand
    [one] one prediction in hand
   *[other] { $count } predictions in hand
}
board-deck = { $discards ->
    [0] { $count } to draw
   *[other] { $count } to draw, { $discards } discarded
}
board-fragments = { $white ->
    [0] no white fragment
    [one] one white fragment
   *[other] { $white } white fragments
}, { $red ->
    [0] no red one
    [one] one red
   *[other] { $red } red
}
board-back = back { $goal }
board-back-known = { $back }, you have seen it: { $card }
board-card-of = { $name }, card { $place }: { $card }
board-own-card = Your card { $place }: { $card }, back { $back }
board-serves = serves { $goal }
board-serves-you = serves you
board-star = Galaxy { $star }, { $side }: { $card }
board-face-up = face up
board-face-down = face down
board-joined = counts for the accomplishment
board-awake = available
board-asleep = at rest
board-may-activate = may be activated
board-fetish = fetish ready
board-do-take = Take
board-do-join = Let this card join
board-do-take-from = Take this card
board-do-look-at = Look at this card
board-do-give = Give
board-do-put-down = Put down
board-lens = Under the lens
board-known = { $card }
board-known-by = Also seen by { $names }
board-unknown = { $count ->
    [2] Back { $goal }: one of these two cards
   *[other] Back { $goal }: one of these three cards
}
board-elsewhere = seen elsewhere
board-waits = { $phase ->
    [accomplish] { $name } consults the predictions
    [joined] { $name } is about to accomplish a prediction
    [power] { $name } chooses a power
    [take] { $name } chooses a card to take
    [give] { $name } chooses the card to give
    [discard] { $name } weighs the predictions
    [look] { $name } chooses a card to look at
    [suspect] { $name } may accuse somebody
    [turn-over] { $name } chooses a fragment to turn over
    [exchange] { $name } contemplates the Galaxy
    [put-down] { $name } chooses the card to put down
   *[other] The séance is over
}
board-step-accomplish = Accomplish, accuse?
board-step-pass = Nothing to accomplish or guess
board-step-joined = Which prediction?
board-step-power = Activate a power
board-step-take = Take somebody’s card
board-step-give = What do you give in return?
board-step-discard = Will you keep them all?
board-step-look = Which card will you look at?
board-step-suspect = A suspicion?
board-step-turn-over = Which fragment will you turn over?
board-step-exchange = Take a card of the Galaxy
board-step-put-down = What do you put in its place?
board-coach-accomplish = Three cards of your prediction are enough to accomplish it. You may also accuse: a first mistake costs little.
board-coach-joined = The card that joins counts with those of your fan, and brings a red fragment.
board-coach-power = Tap a golden seal to read what it does, then activate it. It rests for one turn afterwards.
board-coach-take = Tap a back to learn what it may hide; tap it again to take the card.
board-coach-give = You see the card you took. Give one of yours: the other player will know which.
board-coach-discard = More predictions, more chances; but more for the others to guess, too.
board-coach-look = Only you will see this card.
board-coach-suspect = To accuse now ends your turn.
board-coach-turn-over = A red fragment is lost at the next mistake; a white one withstands one.
board-coach-exchange = Tap a card to see it closely; tap it again to take it. A star marks what serves you.
board-coach-put-down = A card taken face down is replaced by one face up, and the other way round: what you put down may betray you.
board-yourself = you
board-accomplish = Accomplish “{ $goal }”
board-discard = Discard “{ $goal }”
board-keep-all = Keep them all
board-turn-over = { $side ->
    [white] { $name }: a white one turns red
   *[red] { $name }: a red one turns white
}
board-go-on = Pass
board-no-suspicion = No suspicion
board-accuse = Accuse
board-accuse-help = Right: the prediction is discarded and you gain a fragment. Wrong: your red fragments are lost, or a white one turns red.
board-accuse-whom = Whom do you accuse?
board-accuse-choose = Choose a goal
board-accuse-sure = { $name } seeks “{ $goal }”
board-accuses = { $name } accuses { $other }…
board-accuses-you = { $name } accuses you…
board-you-accuse = You accuse { $other }…
board-verdict-right = Seen through!
board-verdict-wrong = The stars are silent.
board-cost = { $lost ->
    [0] { $turned ->
        [0] Nothing to lose.
       *[other] A fragment turns red.
    }
    [one] A red fragment is lost.
   *[other] { $lost } red fragments are lost.
}
board-fulfils = { $name } accomplishes a prediction
board-you-fulfil = You accomplish your prediction
board-seen-look = Only you can see it
board-seen-gift = This is what you are given
board-yours-taken = { $name } takes this card from you
board-yours-looked-at = { $name } looks at this card of your fan
board-sixth = The sixth fragment!
board-oracle = { $name } becomes the Grand Oracle
board-oracle-you = You are the Grand Oracle
board-oracles = Grand Oracles, side by side
board-revealed = The powers are revealed
board-notebook = Notebook on { $name }
board-notebook-help = Tap a goal to suspect it, again to rule it out, again to forget it. Nobody else sees this notebook.
board-goals = The nine goals
board-mark-suspected = suspected
board-mark-out = ruled out
board-accomplished-mark = already accomplished
board-goal-asks = Gather at least three cards of “{ $goal }”: three bring one fragment, four bring two, five bring three.
board-choice = Choose three powers
board-choice-waits = Waiting for { $names }
board-choice-help = In secret; all are revealed together.
board-choice-done = { $count ->
    [3] Choose these three
   *[other] { $count } of 3
}
board-activate = Activate this power
board-effect-rest = A power that was activated rests during your next turn.
board-done = Accomplished: { $goals }
board-deck-help = The predictions that nobody holds. What an accusation has unmasked stays visible until the next shuffle.
board-discards-unseen = { $count ->
    [one] And one that only its owner knows.
   *[other] And { $count } that only their owners know.
}
board-opening = Still holds the first prediction: at the deal, fewer than three cards of the fan served it.
board-redealt = The first prediction had to be dealt anew: three cards of the fan already served it.
board-track = The steps of a turn
