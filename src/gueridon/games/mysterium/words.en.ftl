name = Mysterium
tagline = A ghost who speaks in pictures alone, mediums who read them: seven hours to understand, one vote to name the culprit.

## Pieces

kind-suspect = a suspect
kind-place = a place
kind-object = an object
kind-epilogue = the culprit
medium-0 = Amber
medium-1 = Azure
medium-2 = Jade
medium-3 = Ruby
medium-4 = Lilac
medium-5 = Ivory
verdict-right = right
verdict-wrong = wrong
phase-visions = The ghost sends visions
phase-intuitions = The mediums follow their intuitions
phase-culprit = The ghost names the culprit
phase-vote = The vote
phase-over = The séance is over
combination = { $medium }: { $suspect }, { $place }, { $object }
suspects = group { $group } ({ $suspect }, { $place }, { $object })
reason = { AMONG($seen, $answers) ->
    [yes] { $seen }
   *[no] { $seen } → { $answers }{ AMONG($idea, $seen, $answers) ->
        [yes] { "" }
       *[no] { " " }({ $idea })
    }
}
ballot = { $group ->
    [none] { $seat } abstains
   *[other] { $seat }: group { $group }
}
token = { $by } says “{ $verdict }”
tokens = { $right } “right” and { $wrong } “wrong”
seer = { $medium } ({ $seat }) looks for { $seeks }; sleeve: { $sleeve }; visions: { $visions }; tried in vain: { $tried }; intuition: { $intuition ->
    [none] none
   *[other] { $intuition } ({ $beside })
}; tokens: { $hand }, under the clock { $spent }; track: { $marker }, will see { $sees ->
    [one] one card
   *[other] { $sees } cards
}
find = hour { $hour }, { $medium }: “{ $card }” thanks to { $visions } ({ $reasons })

## What bots believed

guess-is-to-find = { $medium } is to find “{ $card }”

## What speaks for a move, as the coach says it

argument-in-common = In common: { $reasons }.
argument-group-is-likely = What is turned up points to group { $group } { $odds ->
    [one] once
   *[other] { $odds } times
} in 100.

## Moves

move-serve = Turn to { $medium }
move-call-crow = Call a crow
move-lay = Lay “{ $vision }”
    .held = { $number ->
        [0] Lay that vision
       *[other] Lay vision { $number } of your hand
    }
move-finish = That is all
move-place = { $medium }: follow “{ $card }”
move-lift = { $medium }: take the intuition back
move-judge = Say “{ $verdict }” about { $medium }
move-withdraw = Take back the token beside { $medium }
move-ready = Ready
move-choose-guilty = The culprit is group { $group }
move-vote = Vote in secret for group { $group }
move-point = Point at group { $group }
move-time-up = The sand has run through

## Events

event-game-began = The séance begins; { $ghost } is the ghost. Suspects: { $suspects }. Places: { $places }. Objects: { $objects }.
event-combinations-drawn = These are your secrets. { $combinations }.
event-hour-began = { $hour ->
    [one] It is one o’clock
   *[other] It is { $hour } o’clock
}; { $crows ->
    [0] no crow
    [one] one crow
   *[other] { $crows } crows
} for the ghost.
event-tokens-recovered = All clairvoyance tokens come back to their mediums.
event-hand-filled = The ghost draws { $count ->
    [one] one vision
   *[other] { $count } visions
}; { $left ->
    [0] the pile is empty
    [one] one is left
   *[other] { $left } are left
}.
event-visions-drawn = Your hand fills.
event-crow-spent = A crow flies off; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-vision-set-aside = The crow takes a vision.
event-hand-redrawn = { $count ->
    [one] One vision goes
   *[other] { $count } visions go
} under the pile, and the ghost draws as many.
event-medium-served = The ghost turns to { $medium }.
event-vision-given = { $medium } is sent a vision.
event-visions-ended = { $minutes ->
    [none] The mediums take their time.
    [one] The mediums have one minute: the sandglass is turned.
   *[other] The mediums have { $minutes } minutes: the sandglass is turned.
}
event-intuition-placed = { $medium } leans towards “{ $card }”.
event-intuition-lifted = { $medium } takes the intuition back.
event-token-placed = { $by } says “{ $verdict }” about { $medium }.
event-token-taken-back = { $by } takes back the token beside { $medium }.
event-said-ready = { $seat } is ready.
event-time-ran-out = The sand has run through.
event-card-found = { $reasons ->
    [nothing] { $medium } is right: it is “{ $card }”.
   *[other] { $medium } is right: it is “{ $card }”. In common: { $reasons }.
}
event-intuition-wrong = { $card ->
    [none] { $medium } followed no intuition: nothing gained this hour.
   *[other] { $medium } is wrong: it is not “{ $card }”.
}
event-marker-moved = { $medium } moves { $steps ->
    [one] one space
   *[other] { $steps } spaces
} along the clairvoyance track, to space { $space }.
event-epilogue-began = All cards are found; the culprit is still to be named: { $groups }. { $crows ->
    [0] The ghost has no crow left.
    [one] The ghost has one crow left.
   *[other] The ghost has { $crows } crows left.
}
event-guilty-chosen = You choose group { $group }.
event-vision-chosen = You choose a card of the common vision.
event-common-vision-sent = The common vision is on the table: three cards, face down.
event-vision-turned = { $voters ->
    [nothing] A card of the common vision is turned up.
   *[other] A card of the common vision is turned up. To vote: { $voters }.
}
event-vote-cast = { $seat } has voted.
event-pointed = { $seat } points at group { $group }.
event-abstained = No vote when time was up: { $seats }.
event-votes-revealed = The votes: { $ballots }.
event-tie-broken = A tie; { $seat }’s vote decides: group { $group }.
event-group-accused = Group { $group } is accused.
event-game-ended = { $outcome } { $guilty ->
    [none] { "" }
   *[other] The culprit was in group { $guilty }.
} The secrets: { $combinations }.

## Outcomes

outcome-culprit-found = The culprit is unmasked: the ghost rests in peace, and everyone wins!
outcome-innocent-accused = Innocents are accused: everyone loses.
outcome-nobody-voted = Nobody voted: everyone loses.
outcome-seven-hours = The seventh hour has struck and cards are missing: everyone loses.

## What to do now, and what for

task-serve-mediums = Choose a medium and send visions: { $left ->
    [one] only one still waits
   *[other] { $left } wait
} (hour { $hour } of 7).
task-send-vision = { $laid ->
    [0] Send { $medium } a vision that brings to mind the right { $seeks ->
        [suspect] suspect
        [place] place
       *[object] object
    }.
   *[other] Send { $medium } one more vision, or say that is all.
}
task-feed-crow = { $laid ->
    [0] Give the crow the visions that you no longer want.
   *[other] Another vision for the crow, or that is all: it will bring back as many.
}
task-await-visions = { $seeks ->
    [epilogue] Your cards are found; the ghost still leads the others (hour { $hour } of 7).
   *[other] The ghost prepares your visions: they will lead you to your { $seeks ->
        [suspect] suspect
        [place] place
       *[object] object
    } (hour { $hour } of 7).
}
task-follow-intuition = Put your pawn on the { $seeks ->
    [suspect] suspect
    [place] place
   *[object] object
} that your visions show, then say that you are ready (hour { $hour } of 7).
task-judge-others = Your cards are found: judge the others’ intuitions, to see more of the common vision.
task-await-mediums = { $role ->
    [ghost] The mediums read your visions: not a word
    [medium] You wait for the other mediums
   *[watcher] The mediums read their visions
} (ready: { $ready } of { $all }).
task-choose-culprit = Choose the guilty group: the one that three visions can best point out.
task-send-common-vision = { $laid ->
    [0] Send three visions, one for each card of the guilty group.
    [1] Two more visions to point out the guilty group.
   *[other] One last vision to point out the guilty group.
}
task-await-culprit = Everything is found; the ghost chooses the culprit, and the common vision that will betray them.
task-vote-now = Vote for the group that the common vision points out: you all win, or nobody does.
task-await-votes = { $role ->
    [ghost] The mediums vote: not a word.
    [medium] Others vote: you all win, or nobody does.
   *[watcher] The mediums vote: they all win, or nobody does.
}
task-see-visions-sent = The ghost sends visions: hour { $hour } of seven.
task-truth-told = { $guilty ->
    [none] { $missing ->
        [one] Only one card was missing.
       *[other] { $missing } cards were missing.
    }
   *[other] The culprit was in group { $guilty }{ $accused ->
        [none] .
       *[other] ; group { $accused } is accused.
    }
}
you-are-ghost = You are the ghost
    .help = Without a word, send each medium visions that bring to mind a suspect, a place, then an object. You all win together, if the culprit is unmasked.
you-are-medium = You are a medium
    .help = Read the ghost’s visions: they point out your suspect, then your place, then your object. You have seven hours, and all win together if the culprit is unmasked.
you-are-mediums = You are two mediums
    .help = Read the ghost’s visions for one and for the other: they point out a suspect, then a place, then an object. You have seven hours, and all win together if the culprit is unmasked.

## Options

preset-first-game = First game
    .help = Few cards, a crow each hour, and no sandglass.
preset-usual = Usual
    .help = More cards, three crows in all, two minutes of sand.
preset-hard = Hard
    .help = The most cards, a single crow, two minutes of sand.
option-difficulty = Difficulty
    .help = More cards on the table, fewer crows. Easy suits a first game; the game is at its best with four or more.
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-ghost = Ghost
    .help = The player who volunteers; otherwise drawn at random.
option-ghost-none = Drawn at random
option-ghost-you = Me
option-ghost-other = Another: I am a medium
option-ghost-offer = I will be the ghost
option-ghost-withdraw = I would rather be a medium
option-sandglass = Sandglass
    .help = Minutes for the mediums and for the vote; 0 to play without a sandglass.
option-ghost_turns = The ghost’s time
    .help = Turns of the sandglass to send the visions of an hour, or the common one; 0 to let the ghost dream.

## What the view shows

view-phase = Moment
view-hour = Hour
view-ghost = Ghost
view-suspects = Suspects
view-places = Places
view-objects = Objects
view-mediums = Mediums
view-levels = Levels of the track
view-track = Cards seen from each space
view-finds = Found
view-crows = Crows
view-hand = Your hand
view-aside = Taken by the crow
view-held = Visions in hand
view-pile = Visions in the pile
view-crow = A crow waits
view-serving = Is being sent visions
view-laid = Visions laid
view-unserved = Waiting for visions
view-combinations = Secrets
view-ready = Ready
view-groups = Groups
view-guilty = Culprit
view-common = Common vision
view-shown = Cards turned
view-voters = To vote
view-voted = Have voted
view-ballots = Votes known
view-open_vote = Open vote
view-accused = Group accused
view-ended = End

## Refusals

refusal-MYS-4 = Clairvoyance tokens are for four players or more.
refusal-MYS-9 = The ghost must sit at this table.
refusal-MYS-11 = That card is not on the table.
refusal-MYS-14 = There is no crow left.
refusal-MYS-20-ghost = Only the ghost does that.
refusal-MYS-20-step = Visions are sent at the beginning of each hour.
refusal-MYS-20-for-whom = Choose first for whom: a medium, the crow, or the culprit.
refusal-MYS-20-hand = That vision is not in your hand.
refusal-MYS-20-once = That medium is not waiting for a vision in this hour.
refusal-MYS-20-one-at-a-time = Finish first with the medium you are serving.
refusal-MYS-20-enough = At least one vision must be left for each medium who waits.
refusal-MYS-20-finish = First lay at least one vision for a medium or for the crow.
refusal-MYS-20-sandglass = The ghost’s time is counted in turns of the sandglass: there must be one.
refusal-MYS-21-when = A crow flies between two mediums, or before the common vision.
refusal-MYS-21-pile = The pile cannot replace one vision more.
refusal-MYS-21-unfinished = First finish loading the crow.
refusal-MYS-24-time = Only the sandglass tells that time is up, and only while it runs.
refusal-MYS-30-medium = Only the mediums do that.
refusal-MYS-30-step = Intuitions are placed once the ghost has sent the visions.
refusal-MYS-30-own = That medium is not yours.
refusal-MYS-30-kind = That is not the kind of card that the medium is looking for.
refusal-MYS-30-there = The intuition is there already.
refusal-MYS-30-nowhere = That medium has placed no intuition.
refusal-MYS-31-own = Nobody judges their own intuition.
refusal-MYS-31-beside = A token stands beside an intuition, and there is none here.
refusal-MYS-31-one = That token is there already.
refusal-MYS-31-spent = You have no token left that says so.
refusal-MYS-31-none = You have placed no token here.
refusal-MYS-32 = You are ready already.
refusal-MYS-40-epilogue = That medium has found all three cards.
refusal-MYS-60 = No group has that number.
refusal-MYS-61 = The culprit is chosen once, at the beginning of the epilogue.
refusal-MYS-62 = It is not yet, or no longer, your turn to vote.
refusal-MYS-63-who = That secret vote is for the mediums, with four players or more.
refusal-MYS-63-open = Pointing at a group in the open is for the mediums, with two or three players.
refusal-MYS-63-step = This is not the time to vote.
refusal-MYS-63-there = You are pointing at that group already.
refusal-MYS-63-nobody = Point at a group first.

## Board

board-clock = The clock: hour { $hour } of seven
board-crows = { $count ->
    [0] No crow
    [one] One crow
   *[other] { $count } crows
}
board-pile = { $count ->
    [0] The pile is empty
    [one] One vision in the pile
   *[other] { $count } visions in the pile
}
board-finds = { $count ->
    [0] Empty sleeves
    [one] Sleeves: one card found
   *[other] Sleeves: { $count } cards found
}
board-no-finds = Nothing yet. Every card that is found comes here, with what the visions meant.
board-find = Hour { $hour }, { $medium }: { $card }
board-look-again = Look again at “{ $card }” and its visions
board-medium = { $medium }, { $name }, looks for { $kind }; { $found ->
    [0] nothing found
    [one] one card found
   *[other] { $found } cards found
}{ $state ->
    [served] , is being sent visions
    [waits] , waits for a vision
    [ready] , ready
   *[none] { "" }
}
board-seeks = { $medium } ({ $name }) looks for { $kind }
board-visions = { $medium }’s visions
board-no-vision = No vision for { $medium } yet…
board-all-found = { $medium } has found all three cards and waits for the last hour.
board-held = Who holds which visions
board-holds-none = No vision yet
board-has-all = All three cards found
board-leaves = Your two views
board-leaf-give = Your visions
board-leaf-see = The whole table
board-stands-here = { $medium }’s intuition.
board-judged = { $by } says of { $medium }: { $verdict ->
    [right] right
   *[wrong] wrong
}.
board-tried = { $medium } has tried it in vain.
board-secret-here = This is the medium’s secret.
board-lens = A vision beside a card
board-vision = Vision
board-vision-number = Vision { $number } of { $count }
board-previous-vision = Previous vision
board-next-vision = Next vision
board-previous-card = Previous card
board-next-card = Next card
board-send = Send this vision to { $medium }
board-send-nobody = Send this vision
board-crow-takes = The crow takes it
board-for-common = For the common vision
board-ask-serve = Whom will you turn to? { $count ->
    [one] One medium waits.
   *[other] { $count } mediums wait.
}
board-ask-send = { $laid ->
    [0] Which vision for { $medium }?
   *[other] Another vision for { $medium }?
}
board-ask-crow = { $laid ->
    [0] What shall the crow carry off?
    [one] The crow carries one vision.
   *[other] The crow carries { $laid } visions.
}
board-ask-visions = The ghost is choosing visions… { $count ->
    [0] { "" }
    [one] One medium still waits.
   *[other] { $count } mediums still wait.
}
board-ask-intuitions = Compare, talk it over, follow an intuition. Ready: { $ready } of { $all }
board-ask-ready = You are ready. Ready: { $ready } of { $all }
board-ask-watch = The mediums waver… Ready: { $ready } of { $all }
board-ask-guilty = Which group is guilty? You decide.
board-ask-common = { $laid ->
    [0] Three visions for this group, one for each card
    [1] Two more visions for this group
   *[other] One last vision for this group
}
board-ask-culprit = The ghost is naming the culprit in secret…
board-ask-vote = Which group does the common vision accuse?
board-ask-votes = Each votes in turn, by clairvoyance.
board-ask-over = Here is the truth.
board-track = Clairvoyance track.
board-marker = { $medium }: space { $space }, will see { $sees ->
    [one] one card
   *[other] { $sees } cards
}.
board-group = Group { $group }
board-guilty = Guilty
board-accused = Accused
board-missed = not found
board-do-choose-guilty = Guilty
board-do-vote = Vote
board-do-point = Point
board-face-down = A vision, face down
board-not-turned = Not turned yet
board-scene-thinks = { $medium }: { $card }…
board-scene-found = { $medium } was right!
board-scene-wrong = It is not “{ $card }”.
board-scene-silent = { $medium } followed no intuition.
board-scene-hour = { $hour ->
    [1] The first hour strikes
    [7] The last hour strikes
   *[other] Hour { $hour } strikes
}
board-scene-epilogue = Every card is found. Who is guilty?
board-scene-votes = The votes are opened
board-scene-accused = Group { $group } is accused…
board-scene-guilty = It was group { $group }.
