# Sentences about many battles.

simulation-two-players = Two players fight; { $count } were named. Name one for each side, such as greedy,random.
simulation-how-many = { $battles } battles cannot be fought. Between 1 and { $most } can.
simulation-folder = { $folder } cannot be used for the battles: { $problem }.
simulation-folder-used = { $folder } holds battles already. Go on with them by --resume, or name another folder.
simulation-other-plan = { $folder } holds battles of another plan: { $fields } were different. Name another folder, or ask for the same as before.
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
