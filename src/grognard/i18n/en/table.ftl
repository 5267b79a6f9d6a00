# The words of the table in the browser.

table-title = { $game } · grognard
table-moment = One moment…
table-lost = The connection is lost. The table comes back by itself as soon as it can.
table-failed = This could not be drawn. Nothing of your battle is lost. What failed: { $problem }
table-again = Try again
table-no-server = The program does not answer. Is it still running?
table-close = Close

## The bar

table-turn-none = Before the battle
table-turn = Turn { $turn }
table-turn-of = Turn { $turn } of { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Take back
table-take-back-key = Take back the last choice (Z)
table-take-back-title = Take back?
table-take-back-last = Your last choice is taken back, with all that has followed it.
table-take-back-line = The battle goes back to before the choice that led to this:
table-take-back-here = Back to before this
table-take-back-to = Back to before: { $line }
table-take-back-dice = The dice are counted: the same choices meet the same dice again.
table-take-back-agree = Dice or choices of the { $side } side are taken back with it: let that side press the button if it agrees.
table-take-back-agreed = { $side }: agreed
table-take-back-no = Leave it
table-take-back-ask = Dice or choices of the { $side } side are taken back with it: that side is asked, on its own screen.
table-take-back-asks = Ask
table-idle = { $reason } { $count ->
    [one] One unit
   *[other] { $count } units
}
table-more-ways = { $count ->
    [one] and one other way
   *[other] and { $count } other ways
}
table-alike = { $count ->
    [one] and one more just like this
   *[other] and { $count } more just like these
}; on the table each can be pressed
table-whose-turn = { $side } to decide
table-curtain = Hand the screen over to: { $side }
table-curtain-why = What lies behind is for that side’s eyes alone.
table-curtain-lift = { $side }: I have it
table-rules = Rules
table-rules-key = Find a rule (/)
table-luck = Luck so far
table-luck-key = Luck so far (O)
table-theme = Light or dark
table-theme-choose = Colours
table-theme-system = As the system
table-theme-light = Light
table-theme-dark = Dark
table-menu = Menu
table-skip-question = To the question
table-skip-content = To the content
table-language = Language
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## The board

table-board-region = The table
table-board-role = table
table-board-name = Table, { $width } by { $depth } feet, turn { $turn }
table-hex-board-name = Hex map, { $columns } by { $rows }, turn { $turn }
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , within reach
   *[no] , out of reach
}{ $units ->
    [0] {""}
    [one] , one unit there
   *[other] , { $units } units there
}
table-carries = Carries { $unit }.
table-ground = The ground
table-arm = { $count } × { $arm }
table-unit-chosen = Chosen.
table-unit-target = Target.
table-unit-best = Suggested.
table-zoom = Zoom
table-zoom-in = Closer (+)
table-zoom-out = Further away (−)
table-zoom-all = The whole table (0)
table-turn-board = Turn the map by a quarter (V)
table-north = N
table-north-right = North is at the right.
table-strip-empty = Choose a unit to see its facts here.
table-this-turn = This turn
table-glyph-die = Die: { $glyph ->
    [none] blank
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Sub-machine guns
    [heavy-infantry] Heavy infantry
    [scouts] Scouts
    [engineer] Engineers
    [hq] Officer
    [hero] Hero
    [psyker] Psyker
    [medic] Medic
    [observer] Observer
    [sniper] Sniper
    [lmg] Light machine gun
    [mmg] Machine gun
    [at-rifle] Anti-tank rifle
    [launcher] Anti-tank launcher
    [flamethrower] Flamethrower
    [mortar] Mortar
    [support] Heavy weapons
    [paratrooper] Paratroopers
    [jump-infantry] Jump infantry
    [blades] Close combat infantry
    [claws] Close combat brood
    [brood] Brood that shoots
    [rabble] Light infantry
    [swarm] Swarm
    [beasts] Beasts
    [monster] Monster
    [monster-leader] Leader of monsters
    [bike] Bikes
    [anti-tank-gun] Anti-tank gun
    [field-gun] Howitzer
    [anti-aircraft-gun] Anti-aircraft gun
    [rocket-launcher] Rocket launcher
    [tank-light] Light tank
    [tank-medium] Medium tank
    [tank-heavy] Heavy tank
    [tank-destroyer] Assault gun or tank destroyer
    [flame-tank] Flamethrower vehicle
    [sp-gun] Self-propelled gun
    [sp-anti-aircraft] Anti-aircraft vehicle
    [rocket-artillery] Rocket artillery
    [armored-car] Armoured car
    [half-track] Half-track
    [carrier] Tracked carrier
    [apc] Armoured transport
    [ifv] Armed transport
    [truck] Truck
    [car] Car
    [walker] Walker
    [skimmer] Skimmer
    [skimmer-carrier] Skimmer transport
    [copter] Gyrocopter
    [fighter] Fighter
    [bomber] Bomber
    [obstacle-wire] Barbed wire
    [obstacle-mines] Minefield
    [obstacle-pillbox] Pillbox
    [obstacle-tank] Tank obstacle
   *[rifle] Infantry
}
table-piece = { $kind ->
    [hill] Hill
    [wood] Wood
    [orchard] Orchard
    [field] Field
    [crops] Crops
    [plough] Ploughed field
    [hedge] Hedge
    [bocage] Bocage
    [wall] Wall
    [fence] Fence
    [wire] Wire
    [stream] Stream
    [river] River
    [pond] Pond
    [water] Water
    [road] Road
    [lane] Lane
    [bridge] Bridge
    [building] Building
    [church] Church
    [rubble] Rubble
    [marsh] Marsh
    [craters] Craters
    [ruin] Ruin
    [ruins] Ruins
    [rocks] Rocks
    [spire] Rock spire
    [bushes] Bushes
    [tall-grass] Tall grass
    [crates] Crates
    [pipes] Pipes
    [traps] Tank traps
    [minefield] Minefield
    [bunker] Bunker
    [slope] Steep slope
    [trench] Trench
    [sandbags] Sandbags
    [wreck] Wreck
    [cliff] Cliff
    [terrace] Terrace
   *[other] Ground
}
sheet-title = Quick reference
table-markers = Markers
table-smoke = Smoke
table-objective = Objective
table-ground-next = look at the ground, the nearest first
table-ground-before = look at the ground before
table-ground-away = { $length ->
    [centimetre] { $distance } cm away ({ $unit })
   *[inch] { $distance }″ away ({ $unit })
}
table-ground-holds = There: { $units }
table-here = What lies here
table-legend = Lines on the table
table-legend-reach = reach
table-legend-sees = sight
table-legend-blocked = blocked
table-legend-watch = overwatch row
table-legend-zone = zone
table-legend-seen = in sight
table-legend-unseen = out of sight
table-legend-touched = on the line
table-legend-chosen = chosen
table-legend-sight = sight, cover
table-legend-cover = gives cover
table-legend-aside = cannot fire
table-legend-path = path
table-legend-threat = may react
table-legend-aura = officer
table-legend-range = range
table-legend-arc = arc
table-shot-hits = { $hits } of { $dice }
table-legend-stops = hidden, seen

## The column

table-column = Decision
table-still-to-act = { $count ->
    [one] One unit still to act
   *[other] { $count } units still to act
}
table-still-to-place = { $count ->
    [one] One unit still to place
   *[other] { $count } units still to place
}
table-you-may-interrupt = you may interrupt
table-over = the battle is over
table-key-escape = Esc
table-key-space = Space
table-choose = Choose this
table-choose-option = Choose { $option }
table-choose-none = Choose one
table-back = Back
table-not-allowed = Not allowed now

table-orders = Orders
table-order-for = Choose an order for { $unit }.
table-order-give = Give { $order }
table-order-none = Choose an order
table-take-in-hand = Take { $unit } in hand
table-suggested = Suggested:
table-suggested-with = Suggested, { $unit }:
table-suggested-result = { $reason } To be expected: { $result }.
table-hint = What would you do?
table-hint-key = What a computer player would do here, and what it reckons with (H)
table-hint-who = Who is asked
table-hint-regular = Regular, at once
table-hint-veteran = Veteran, { $seconds } seconds
table-hint-thinking = It thinks …
table-hint-stop = Stop
table-hint-again = Ask again
table-hint-do = Do it
table-hint-close = Close
table-hint-line = What it reckons with
table-hint-came = { $worlds } of { $all }
table-hint-ends =
    Played on { $worlds ->
        [one] once
       *[other] { $worlds } times
    } to the end of the turn, with other dice each time: on average { $way ->
        [more] { $points } points more than now
        [less] { $points } points less than now
       *[even] as it stands now
    }.
table-hint-none = What follows could not be looked at in the time there was.
table-other-unit = Other unit
table-units-that-may = Units that may act

table-move-how = Drag the unit, press a place, or use the arrow keys.
    .touch = Draw its way with a finger, or touch a place.
table-move-enter = Drag from the table edge where the unit comes on.
table-move-here = Move here
table-edge-of = { $side } edge
table-about-more = Explain
table-about-less = Less
table-move-clear = Clear path
table-move-apart = Set a man apart
table-move-apart-next = Next man
table-move-apart-now = { $man }: the arrow keys move him alone.
    .touch = { $man }: drag him alone.
table-formation = Formation
table-formation-keep = As now
table-formation-line = Line
table-formation-column = Column
table-formation-block = Block

table-act-for = Choose an action for { $unit }.
table-act-choose = Choose an action or a hex
table-attack-on = Attack: { $target }
table-attacks-by = { $unit } attacks
table-unit-at = { $hex }, { $fact }
table-others = Other actions
table-watch = Overwatch from here
table-move = Move
table-place = Pick a hex
table-hex-how = Press a hex within reach, or steer with the arrow keys.
    .touch = Touch a hex within reach.
table-turn-how = It may only turn where it stands.
table-hex-go = Go to { $hex }
table-hex-look = Look at { $hex }
table-via = By way of this hex
table-turn-here = Turn here
table-turn-left = Turn left (Q)
table-turn-by-left = Turn left
table-turn-by-right = Turn right
table-turn-right = Turn right (E)
table-facing-end = Facing at the end
table-facing = { $degrees ->
    [0] north
    [30] north-north-east
    [60] north-east
    [90] east
    [120] south-east
    [150] south-south-east
    [180] south
    [210] south-south-west
    [240] south-west
    [270] west
    [300] north-west
    [330] north-north-west
   *[other] { $degrees } degrees
}
table-step-back = Step back
table-place-for = Choose a place for { $unit }.
table-place-choose = Choose a hex
table-place-how = Press a marked hex, or use the arrow keys.
    .touch = Touch a marked hex.
table-place-here = Place here
table-place-point = Press a place on the table, or steer with the arrow keys.
    .touch = Touch a place on the table.
table-tray = { $count } units to place

table-targets = Targets
table-other-target = Other target
table-riders = Units that may ride
table-target-before = Previous target
table-wait-until = Wait until…
table-casualties = Men
table-casualty-take = Take him off
table-casualty-take-these = Take these off
table-casualty-default = Choose for me
table-muster-take = Take { $count } of { $of } units
table-muster-not = The scenario does not allow this number of units; switch others on or off.

table-die = { $face }{ $success ->
    [yes] , success
   *[no] {""}
}{ $typed ->
    [yes] , typed in
   *[no] {""}
}
table-dice-typed = { $count } of { $of } dice typed in
table-dice-count = { $count } of { $of }
table-dice-add = Add a { $face }
table-dice-done = Use these dice
table-dice-back = Take the last off

table-log = Log
table-log-older = Older entries
table-log-times = { $line } ({ $count } times)
table-rule-open = { $rule }, open the rule
table-odds-none = Choose something to see its odds.
table-sheet = Raise or lower the sheet
table-tab-decide = Decide
table-tab-unit = Unit
table-tab-odds = Odds
table-tab-log = Log

## Dialogs

table-new-battle = New battle
table-game = Game
table-game-later = in a later version
table-scenario = Scenario
table-map = Table
table-first-side = First side
table-second-side = Second side
table-army-of = Army of the { $side }
table-army-facts = { $points } points, { $dice } { $system ->
    [bolt_action] order dice
   *[other] units
}
table-player-of = Player of the { $side }
table-player-here = Here
table-player-computer = Computer
table-agent-of = How the computer plays the { $side }
table-agent-seconds = Seconds a decision
table-dice = Dice
table-dice-rolled = Rolled here
table-dice-typed-in = Typed in
table-year = Year
table-seed = Seed
table-seed-any = any
table-seed-wrong = Digits only, or nothing.
table-house-rules = House rules
table-house-changed = { $count ->
    [0] As written
    [one] 1 changed
   *[other] { $count } changed
}
table-house-presets = All together
table-house-no-preset = All at their defaults
table-house-own = As chosen below
table-house-default = { $value } (default)
table-bring = Bring a file…
table-of-scenario = The scenario’s own
table-bring-for = Bring a file for the { $side }
table-bring-drop = Use a ready army
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] One remark on the lists, above.
   *[other] { $count } remarks on the lists, above.
}
table-uneven = The sides are uneven: { $first } points against { $second }.
table-lists-legal = The list is legal.
table-start = Start battle

table-battles = Battles
table-battles-none = No battles yet.
table-save = Save the battle
table-load = Load a battle…
table-give-up = Give up
table-give-up-title = Give up the battle?
table-give-up-told = The { $side } side gives the battle up. It ends at once, the { $other } side wins, and that cannot be taken back.
table-give-up-not-now = Nothing is asked of you just now. You can give the battle up when it is your turn to decide.
table-give-up-play-on = Play on
table-file-too-large = The file is larger than { $megabytes } MB.
table-units = All units
table-place-table = on the table
table-place-off = off the table
table-place-destroyed = destroyed
table-letters = Single letters act
table-sounds = Sounds
table-keys = Keys
table-keys-enter-key = Enter
table-keys-units-key = J, K on the board
table-keys-units = next, previous unit that may act
table-keys-targets-key = T, Shift T
table-keys-hexes-key = Arrows
table-keys-hexes = steer from hex to hex; Enter takes the hex, Enter again confirms
table-keys-numbers-key = 1 to { $count }
table-keys-numbers = the unit, card or action with this number
table-keys-arrows-key = Arrows
table-keys-arrows = move the end of the path half an inch; with Shift a tenth; with Alt turn 5 degrees
table-keys-log-key = Arrows in the log
table-keys-log = up and down from rule to rule, left and right to taking back as well
table-keys-zoom-key = + − 0
table-keys-zoom = closer, further away, the whole table
table-keys-help-key = ?
table-keys-help = this list

table-rules-find = Words or a rule’s number
table-rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule.
   *[other] { $count } rules.
}
table-rule-source = Source: { $source }
table-rule-option = House rule: { $option }
table-rule-deferred = This rule is not played yet.

table-result = The battle is over
table-result-show = Show the result
table-result-look = Look at the table
table-result-after = { $scenario }, { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
table-result-points = { $count ->
    [one] point
   *[other] points
}
table-result-brief = { $turns ->
    [0] It was over before the first turn.
   *[other] It was over within one turn.
}
table-result-brief-side = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left }% of its force left.
table-result-lost = Units lost
table-result-none-lost = No unit was lost.
table-result-units = Units left
table-result-men = { $heads ->
    [models] Models left
    [pieces] Pieces left
   *[men] Men left
}
table-result-of = { $left } of { $start }
table-result-loss = turn { $turn }{ $by ->
    [none] { "" }
   *[other] , most to { $by }
}
table-result-most = Did most
table-result-deed = { $units ->
    [0] { "" }
    [one] one unit finished,{ " " }
   *[other] { $units } units finished,{ " " }
}{ $men ->
    [0] { "" }
    [one] one { $heads ->
        [models] model
        [pieces] piece
       *[men] man
    },{ " " }
   *[other] { $men } { $heads ->
        [models] models
        [pieces] pieces
       *[men] men
    },{ " " }
}{ $share }% of the enemy’s force
table-result-score-by-turn = Points by turn
table-result-left-by-turn = Force left by turn
table-result-turning = Where it turned
table-result-no-turning = At no moment did the balance move much.
table-result-turn = Turn { $turn }
table-result-lead = { $side } takes the lead in points.
table-result-swing = The balance moves { $swing }% towards { $side }.
table-result-to = Show in the log
table-result-to-line = Show in the log: { $line }
table-result-back = Back to here
table-result-luck = Luck
table-result-print = Print

## Odds

table-odds = Odds
table-odds-back = To the table
table-odds-question = The question
table-odds-about-attacker = Attacker
table-odds-about-target = Target
table-odds-about-attack = The attack
table-odds-further = Further details
table-odds-set = { $count } set
table-odds-swap = Swap attacker and target
table-odds-search = Search by name
table-odds-search-free = Name, or “{ $example }”
table-odds-own = As typed: “{ $text }”
table-odds-no-such = Nothing has these words.
table-odds-points = { $points } { $points ->
    [one] point
   *[other] points
}
table-odds-less = { $field }: less
table-odds-more = { $field }: more
table-odds-between = From { $least } to { $most }.
table-odds-all = all
table-odds-usual = as usual
table-odds-usual-again = As usual
table-odds-hold-none = Choose none
table-odds-no-value = none
table-odds-add = { $field }: add
table-odds-add-short = Add…
table-odds-without = Without { $what }
table-odds-answer = The answer
table-odds-to-answer = To the answer
table-odds-cannot = That cannot be.
table-odds-chances = Chances
table-odds-percent = { $percent }%
table-odds-copy = Copy sentence
table-odds-copy-address = Copy address
table-odds-copied = Copied
table-odds-not-copied = The browser did not allow copying.
table-odds-keep = Keep to compare
table-odds-compare = Side by side
table-odds-now = This is asked now.
table-odds-take = Change
table-odds-drop = Remove
table-odds-drop-which = Remove { $which }
table-odds-pairing = { $attacker } at { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = What is looked at
table-odds-look-answer = Answer
table-odds-look-worth = Changes
table-odds-look-curve = Curve
table-odds-look-table = Match-ups
table-odds-look-plan = Plan
table-odds-worth = What each change is worth
table-odds-worth-none = No change of this question is worth asking about.
table-odds-try = Try it
table-odds-try-which = Try it { $which }
table-odds-curve = As a number changes
table-odds-along = Along
table-odds-from = From { $value }: { $best ->
    [none] none does any harm.
   *[other] { $best } is best.
}
table-odds-curve-told = Curves along: { $field }. { $changes }
table-odds-curve-more = Keep a result to compare it with others here.
table-odds-figures = Figures
table-odds-table = Which against which
table-odds-table-more = All attackers and targets that lie side by side, each with what is asked now. ★: the best against this target.
table-odds-table-armies = The two armies of what is asked, a unit of each kind. Keep results to compare, and those stand here instead. ★: the best against this target.
table-odds-saved-questions = Saved questions
table-odds-name = Name
table-odds-save = Save this question
table-odds-saved = Saved: { $name }.
table-odds-forget = Delete
table-odds-forget-which = Delete { $name }
table-odds-forgotten = Deleted: { $name }.
table-odds-none-saved = Nothing is saved yet. What you save is kept in this browser.
table-odds-impossible = impossible
table-odds-best = best
table-odds-plan = One after another
table-odds-plan-more = Keep this result and ask another attack on the same target: here they are carried out one after another.
table-odds-missed = Nobody left for it: { $percent }%
table-odds-way = On its way: { $lost } lost to fire, all of them { $gone }%; it comes to blows { $blows }%
table-odds-goal = Goal
table-odds-by-then = by then
table-odds-better = In the order { $order } it would be { $percent }%.
table-odds-best-order = No other order makes it likelier.
table-odds-take-order = Take this order
table-odds-strikes = Then the target strikes back at
table-odds-strikes-how = How it strikes back
table-odds-nobody = nobody
table-odds-held = that { $attacker } is still there afterwards; had the target struck first, { $unanswered }%. That it is able to strike back: { $countered }%.
table-odds-too-many = { $count } calculations; at most { $most } lie side by side
table-odds-unreadable = This address holds no calculation that can be read (“{ $part }”). Here is a fresh one.

table-about = About grognard
table-about-what = grognard plays tabletop wargames by their whole rules and tells you why, rule by rule.
table-about-unofficial = It is an unofficial, free program. It is not made, endorsed or supported by the publishers of the games; their names belong to their owners. You need the rulebooks to learn the games.
table-about-licence = Free software under the Apache License 2.0.

## Command cards and chains of orders

table-chain = The chain
table-chain-order = top first
table-chain-due = Carried out as number { $due }:
table-hand-yours = Your hand
table-card-units = Units that may be ordered
table-card-play = Play { $card } on { $unit }
table-card-none = Choose a card
table-card-none-fits = No card of yours fits
table-card-no-unit = Choose a unit
table-card-unfit = Does not fit: { $why }
table-cards-lay = Lay { $cards }
table-cards-away = Put away { $cards }
table-cards-some = { $least ->
    [0] Choose up to { $most } { $most ->
        [one] card
       *[other] cards
    }
   *[other] Choose { $most } { $most ->
        [one] card
       *[other] cards
    }
}
table-piles = { $hand } in hand, { $deck } in the deck
table-piles-played = { $count } played: { $cards }
table-piles-discards = { $count } discarded: { $cards }
table-switch-more = More to declare ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Nothing besides
table-switch-change = Change
table-holds = Or hold the shot back
table-hold-point = At { $at } of { $most } cm of its way
table-hold-take = Hold the shot until then
table-declare = Declare this
table-place-anywhere = Drag anywhere within the marked ground, or tap a place there.
table-board-name-metric = Table of { $width } by { $depth } cm, turn { $turn }
## Luck so far

table-odds-coming = The odds are being worked out…
table-luck-none = No dice have been thrown yet that count.
table-luck-together = Everything together
table-luck-band = with fair dice, 95 times in 100
table-luck-expected = to be expected
table-luck-actual = what came
table-luck-how = Each throw is held against its exact chances at that moment, before the dice. Where several things are looked at, one of them outside its band now and then is nothing unusual.

# ---- the first battle, the goal ----

table-first = First battle
table-first-about = A small battle, set up and ready, against the computer. Each question comes with a sentence that says why it is asked and what usually works; you may leave at any moment.
table-first-time = First battle (10 minutes)
table-first-skip = Go straight to a battle
table-lesson = Lesson
table-lesson-take = Do it: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Do it with { $unit }
table-lesson-at = Do it: { $unit } at { $target }
table-lesson-do = Do what is suggested
table-lesson-off = Hide
table-lesson-off-told = Hide lessons
table-lesson-on = Show the lessons
table-lesson-leave = Leave
table-goal = How the battle is won
table-goal-stands = It stands
table-goal-until = It lasts
table-goal-rules = The rules behind it:

# ---- the rules ----

table-rules-example = how do I shoot
table-rules-turn = How a turn goes
table-rules-chapters = Chapters
table-rules-all = All rules
table-rules-count = { $count ->
        [one] one rule
       *[other] { $count } rules
    }

# ---- what a new battle would be ----

table-ahead = What it will be
table-ahead-units = { $count } × { $unit }, { $men } in all
table-ahead-unit = { $unit }, { $men }

# ---- the computer's pace; the list of battles ----

table-skip = Skip to my next question
table-pace = The computer takes, for a choice
table-pace-usual = the usual time
table-pace-seconds = { $seconds ->
        [0] no time
        [one] one second
       *[other] { $seconds } seconds
    }
table-battles-here = this table
table-battles-delete = Delete
table-battles-delete-this = Delete { $battle }
table-battles-sure = Delete it?
table-battles-keep = Keep it
table-house-find = Find a house rule
table-house-none = No house rule has these words.
table-rules-more = More, by chapter
table-battles-rename = Rename
table-battles-rename-this = Rename { $battle }
table-battles-name = The battle’s name
table-battles-name-hint = Empty: what the program calls it.
table-battles-name-take = Take the name
table-battles-who = { $players ->
    [both] Two people at this screen
    [one] You lead the { $side } side against the computer
   *[none] The computer against itself
}

table-position = Set up a position
table-position-open = Set up a position…
table-position-text = The position, a line a unit
table-position-line = Line { $line }
table-position-picture = The table
table-position-how = Drag a unit, or choose it and use the arrow keys (Shift: finer; Alt: turn). Whatever is moved is written in its line.
    .touch = Drag a unit with a finger. Whatever is moved is written in its line.
table-position-unit = { $unit }, line { $line }
table-position-add = Add a unit
table-position-add-side = Side
table-position-add-which = Which unit
table-position-add-it = Add
table-position-ground = Its table
table-position-which-table = Which table
table-position-own-tables = Your own, from the map editor
table-position-shipped-tables = Of the game
table-position-lay = Lay it out
table-position-which-terrain = Which terrain
table-position-put = Put it in the middle
table-position-between = Sight and odds
table-position-who = Who looks and fires
table-position-whom = At whom
table-position-ask = What does it see and hit?
table-position-undo = Undo
table-position-redo = Redo
table-position-copy = Copy text
table-position-play = Play from here
table-position-game = Game
table-position-example = Begin with an example
table-position-unreadable = The address holds no position that can be read. Here is the last one instead.
table-position-of = { $unit }: { $choice }
table-position-over = Nobody is asked: the battle is over.
table-position-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
table-position-help = How it is written
table-position-help-unit = a.squad WORDS @24,30 pins 3: side a (first) or b, a name, what it is, where it stands, what else is true of it
table-position-help-models = Indented below, for single models: .2 wounds 1
table-position-help-asks = asks { $step } a: who is asked for what. There are: { $steps }
table-position-help-table = table 48 x 48: a bare table. piece wood copse 20,20 28,26: terrain on it. map NAME and army a NAME take what comes with the game.
table-position-help-places = Places are counted from the upper left corner; 30,8/180 looks down. On hexes: D7/S.

## Battles fought out between computer players

table-fight-out = Fight it out
table-fight-out-what = Computer players fight this battle again and again, and you are told which side wins, how surely, and which units earned their points.
table-fight-out-count = How many battles
table-fight-out-swap = Change sides every other battle
table-fight-out-swap-why = Each seed is fought twice, so that the better side of the table decides nothing.
table-fight-out-go = Fight them
table-fight-out-again = Fight others
table-fight-out-stop = Stop
table-fight-out-waits = Other battles are being fought out; these come next.
table-fight-out-done = { $done } of { $battles } battles{ $minutes ->
    [none] {""}
    [0] , less than a minute left
    [one] , about a minute left
   *[other] , about { $minutes } minutes left
 }
table-fight-out-stopped = Stopped after { $done } of { $battles } battles.
table-fight-out-failed = The battles could not be fought. The server’s log says more.
table-fight-out-ended = All { $battles } battles are fought.
table-fight-out-report = Open the report
table-fight-out-save = Save the report
table-fight-out-split = { $first } won { $won }, { $second } won { $lost }, { $drawn } drawn

invite-open = Invite a friend…
invite-title = Invite to this battle
invite-about = Each link opens one seat, for the first who comes by it. Send it to nobody else; whoever has it sees what that side may see.
invite-watch = To watch
invite-link = The link
invite-copy = Copy
invite-copied = Copied
invite-copy-self = The browser does not let the page copy; copy the link yourself.
invite-make = Make a link
invite-anew = Make a new link
invite-back = Take the seat back
invite-back-watch = Send all who watch away
invite-came = { $names } came by a link. A new link to a seat ends that.
invite-waits = A link waits to be used. It is shown only when it is made.
invite-none-watch = Nobody was invited to watch.
invite-none = { $player ->
    [computer] The computer plays this side; a link gives it to your friend.
   *[other] Played at this screen; a link gives it to your friend.
}
join-title = You are invited
join-side = You play the { $side } side.
join-watch = You watch, and see what both sides know of each other.
join-name = What shall the others call you?
join-colour = Your colour
join-sit = Sit down
join-watch-now = Watch
join-red = red
join-orange = orange
join-yellow = yellow
join-green = green
join-teal = teal
join-blue = blue
join-purple = purple
join-grey = grey
company = Who is here
company-house = The host
company-nobody = Invited
company-there = { $there ->
    [yes] { $name } is at the table
    [invited] Nobody has come by the link yet
   *[no] { $name } is away
}
offer-made = { $kind ->
    [draw] { $name } offers a draw.
    [pause] { $name } offers a pause.
    [concede] { $name } offers to give the battle up.
   *[back] { $count ->
        [one] { $name } asks to take back one choice.
       *[other] { $name } asks to take back { $count } choices.
    }
}
offer-mine = { $kind ->
    [draw] You have offered a draw.
    [pause] You have offered a pause.
    [concede] You have offered to give the battle up.
   *[back] { $count ->
        [one] You have asked to take back one choice.
       *[other] You have asked to take back { $count } choices.
    }
}
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw = Offer a draw
offer-pause = Offer a pause
offer-concede = Offer to give up
talk-title = Talk
talk-unread = { $count ->
    [one] One unread line
   *[other] { $count } unread lines
}
talk-say = Say something
talk-send = Send
talk-none = Nothing was said yet.
talk-newest = { $name }: { $text }
talk-hush = Keep it from those who watch
notice-title = Your turn · { $title }
notice-want = A notice when it is my turn
notice-blocked = The browser does not allow notices from this page.
company-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
ahead-title = Answers given ahead
ahead-offer = Answer so from now on
ahead-about = The table gives these answers for you as long as they are allowed, also while you are away. The other side is not told.
ahead-none = You have given no answer ahead. Where it can be done, it is offered below the question.
ahead-open = Answer ahead
notice-hook = Where else to tell me
notice-hook-about = When it is your turn and your page has been away for a minute, the table posts battle, side, turn and link to this address.
notice-hook-take = Tell me there
notice-hook-end = No more
notice-hook-failed = The last notice did not arrive there.
battles-mine = Your move
battles-theirs = The other side’s move
battles-waits = Waiting for a player
battles-ended = Ended
battles-archived = Archived
battles-archive = Archive
battles-archive-this = Archive { $battle }
battles-unarchive = Out of the archive
battles-unarchive-this = Take { $battle } out of the archive
battles-deleted = { $battle } is deleted.
battles-undo = Undo
battles-apart = You lead the { $side } side against somebody at another screen
battles-watch = You watch
