# Sentences about many battles.

simulation-two-players = Two players fight; { $count } were named. Name one for each side, such as greedy,random.
simulation-how-many = { $battles } battles cannot be fought. Between 1 and { $most } can.
simulation-folder = { $folder } cannot be used for the battles: { $problem }.
simulation-folder-used = { $folder } holds battles already. Go on with them by --resume, or name another folder.
simulation-other-plan = { $folder } holds battles of another plan; what differs: { $fields }. Name another folder, or ask for the same as before.
simulation-no-backend = There is no back end called “{ $name }”. There are: { $names }.
simulation-backend-missing = The back end { $name } is not installed. Install grognard[{ $name }], or leave --backend out.
simulation-address = No cluster of { $name } answers at { $address }: { $problem }.
simulation-address-local = { $name } fights on this machine and needs no address. Name --backend dask or ray with it, or leave it out.
simulation-workers = { $count } processes cannot fight. Ask for 1 or more, or for auto.
simulation-fault = { $count ->
    [one] One battle: { $fault }
   *[other] { $count } battles: { $fault }
 }
simulation-heading = { $first } against { $second }
simulation-told = { $battles ->
    [one] One battle
   *[other] { $battles } battles
 }: { $first } won { $won }, { $second } won { $lost }, { $drawn } drawn.
simulation-rate = { $name } wins { $share } ({ $low } to { $high } in 95 cases of a hundred), a draw counting half.
simulation-settled = { $verdict ->
    [first] { $first } is the stronger.
    [second] { $second } is the stronger.
   *[open] Which of the two is stronger is open: the interval holds 50%.
 }
simulation-first-seat = The first seat won { $share } ({ $low } to { $high }).
simulation-points = Points on average: { $first } { $one }, { $second } { $other }.
simulation-reasons = What ended them
simulation-reason = { $reason ->
    [turns] the last turn
    [wiped-out] a side wiped out
    [destruction] a side destroyed
    [objective] the objective held
    [points] the points
    [draw] a draw
    [agreed] a draw agreed on
    [concession] a side gave up
    [forfeit] a player forfeited
   *[other] { $reason }
 }
simulation-turns = How many turns they took
simulation-turned = From which turn on the winner was ahead
simulation-left = What was left of each force after each turn
simulation-units = What each unit did for its points
simulation-unit = Unit
simulation-worth = Points
simulation-earned = Took
simulation-per-hundred = For 100
simulation-lost = Lost
simulation-gone = Wiped out
simulation-units-note = “Took” is how many points of the enemy a unit took on average, “For 100” the same for a hundred points of its own cost.
simulation-faults = What went wrong
simulation-how = How it was found
simulation-seeds = { $battles ->
    [one] One battle of { $system }, seed { $seed }
   *[other] { $battles } battles of { $system }, seeds from { $seed } on
 }{ $swap ->
    [yes] , each seed twice with the sides changed
   *[no] {""}
 }. Players: { $first } and { $second }.
simulation-turn = Turn { $turn }
simulation-vary = “{ $given }” is nothing to be changed. Write THING=VALUE,VALUE with one of these things: { $things }.
simulation-vary-values = “{ $given }” names fewer than two values, or one twice. Write THING=VALUE,VALUE.
simulation-vary-twice = A thing is changed twice: { $things }. Name all its values at once, as in map=open,village.
simulation-vary-many = That makes more than { $most } variants. Change fewer things at once.
simulation-vary-year = “{ $given }” is no year. Write one such as 1944.
simulation-share = { $field } is { $value }; it is a share above 0 and below 1, such as 0.05.
simulation-compare-seeds = The two plans differ in their seeds or in how many battles they are. Plan both with the same.
simulation-compare-two = A comparison is of two variants; these are { $count }. Name two values of one thing, as in --vary army2=one,other.
simulation-variant = Variant
simulation-battles = Battles
simulation-share-won = Won
simulation-interval = 95 of 100
simulation-drawn = Drawn
simulation-length = Turns
simulation-difference = { $verdict ->
    [more] { $called } wins more with { $second } than with { $first }: { $size } of a hundred battles more ({ $low } to { $high }).
    [less] { $called } wins less with { $second } than with { $first }: { $size } of a hundred battles less ({ $low } to { $high }).
    [alike] { $called } wins about as often with { $first } as with { $second }: they differ by less than { $alike } of a hundred battles ({ $low } to { $high }).
   *[open] It is not settled how { $first } and { $second } differ for { $called }: { $size } of a hundred battles ({ $low } to { $high }) between them. Fight more, or ask for less by --alike.
 }
simulation-difference-known = { $size } of 100 ({ $low } to { $high })
simulation-difference-of = { $battles } battles of each were counted, on the same seeds; the interval misses the true difference in { $error } of a hundred comparisons, though one looked after each seed and stopped.
simulation-variant-rate = { $name }: { $called } wins { $share } ({ $low } to { $high }).
simulation-ladder-entrants = A ladder is of two or more, at most { $most }, each named once.
simulation-ladder-name = Name
simulation-ladder-rating = Rating
simulation-ladder-how = { $seeds ->
    [one] One seed
   *[other] { $seeds } seeds
 } a pair, from { $first } on, each from both sides. 400 points more are ten victories for one; the mean is 1500.
