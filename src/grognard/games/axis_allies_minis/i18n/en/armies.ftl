### What Axis & Allies Miniatures says of armies, and what is wrong with an army, card, map or scenario file.

# ---- armies ----

aam-army-title = { $nation }, { $points } points
aam-army-own-title = { $title }
aam-army-over-limit = The army costs { $points } points; this battle allows { $limit }. Take something out, or agree on a higher limit.
aam-army-too-many-units = The army has { $units } units; it may have { $most }. Take some out, or agree to play without this limit.
aam-army-other-side = { $unit } belongs to { $nation } and cannot fight on this side: { $side }.
aam-army-obstacles = Obstacles cost { $points } points; they may cost { $most }. Take some out.
aam-army-heroes = { $unit } is one Hero too many: the army has { $heroes } and may have { $most ->
    [0] none below 100 points
   *[other] { $most }
}.
aam-army-nations = These nations did not fight together: { $nations }. Keep to one alliance, or agree to play without historical limits.
aam-army-listed = { $before }, { $last }
aam-army-later = { $unit } dates from { NUMBER($year, useGrouping: 0) }, and the scenario allows nothing later than { NUMBER($limit, useGrouping: 0) }. Take it out, or agree to play without historical limits.
aam-build-later = It dates from { NUMBER($year, useGrouping: 0) }, later than { NUMBER($limit, useGrouping: 0) }. That is allowed, unless you agree to “{ $rule }”.

# ---- data files ----

aam-ability-unknown = “{ $ability }” is no ability. Like it are: { $near }.
aam-ability-number = “{ $ability }” is written { $printed ->
    [none] without a number
   *[other] with one number after it, separated by a space
}.
aam-card-speed = { $type ->
    [aircraft] an Aircraft has no speed; leave it out.
   *[other] a unit on the ground needs a speed; add it.
}
aam-card-defence = { $type ->
    [vehicle] both defences must be at least 1.
   *[other] both defences must be equal and at least 1.
}
aam-card-ability-twice = an ability is listed twice; list it once.

# ---- maps ----

aam-map-size = the map has { $columns } columns and { $rows } rows; draw 2 to { $most } of each.
aam-map-row-length = the row has { $signs } signs, the first one { $columns }. Give every row as many.
aam-map-sign = “{ $sign }” is no terrain. Write one of: { $signs }.
aam-map-no-hex = “{ $text }” is no hex. Write the letter of its column and the number of its row, such as G7.
aam-map-off = { $hex } is not on the map, whose last hex is { $last }.
aam-map-short-road = a road needs two hexes at least.
aam-map-road-gap = { $here } and { $there } are not neighbours. Name every hex the road runs through.
aam-map-no-side = “{ $side }” is no hexside. Write a hex and one of N, NE, SE, S, SW and NW, such as G7 NE.
aam-map-side-twice = “{ $side }” is a side that is named already. Leave it out.
aam-map-edge-side = “{ $side }” lies at the edge of the map, where nobody crosses it. Leave it out.
aam-map-zone-missing = the { $zone } zone is missing. Add its first and last row.
aam-map-zone-rows = rows { $first } to { $last } are no rows of a map of { $rows }. Write the first row, then the last.
aam-map-zones-meet = the north zone must end above the south zone.

# ---- scenarios ----

aam-scenario-same = the players need different sides and different zones.

# ---- armies of one's own ----

aam-build-obstacles = Obstacles
aam-build-points = Points
aam-build-cards = Cards
aam-build-card = Unit
aam-build-speed = Speed
aam-build-defence = Defence
aam-build-soldiers = Against Soldiers
aam-build-vehicles = Against Vehicles
aam-army-template =
    An army of Axis & Allies Miniatures. Change what you like, then: grognard army check FILE
    name: its short name, in small letters, digits and hyphens; title: what you call it (may be left out).
    side: axis or allies. Each [[unit]] is a unit: id is a short name no other unit has, card what it is
    (grognard army new axis_allies_minis --list), letter tells it from others of the same card.
    Obstacles: [[obstacle]] with id, kind (barbed-wire, minefield, pillbox, tank-obstacle) and points, as agreed.

aam-target-soldier = Rifle squad (defence 4)
aam-target-town = Rifle squad in a town
aam-target-half-track = Half-track (defence 2)
aam-target-tank = Tank (defence 5), its front
aam-target-heavy-tank = Heavy tank (defence 7), its front
aam-target-aircraft = Aircraft (defence 4)
aam-target-range = { $range ->
    [1] next hex
   *[other] { $range } hexes
}
