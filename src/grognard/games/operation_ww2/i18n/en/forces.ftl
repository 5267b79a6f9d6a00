### What Operation World War II says of forces, maps and scenarios, and what is wrong with their files.

# ---- forces ----

az-force-title = { $nation }, { $points } points
az-unit-title = { $title }
az-unit-numbered = { $name } { $number }
az-unit-headquarters = Platoon headquarters
az-unit-grenadier-squad = Grenadier squad
az-unit-rifle-squad = Rifle squad
az-unit-machine-gun-section = Machine-gun section
az-unit-mortar-section = Mortar section
az-unit-anti-tank-gun = Anti-tank gun
az-unit-bazooka-team = Bazooka team

az-force-nameless = the unit has neither name nor title. Give it one of them.
az-force-gun-or-vehicle = a unit has a gun or a vehicle, not both. Make two units of it.
az-force-nobody = the unit has no men. Add some, or name its vehicle.
az-force-over-limit = The force costs { $points } points; this battle allows { $limit }. Take something out, or agree on a higher limit.
az-force-foreign = { $unit }: { $thing } is not among what { $nation } fields. Put something of its own in its place.
az-force-trait = { $unit } cannot have { $trait }. Leave it out.
az-force-not-played = { $unit } has { $trait }, for which no rules are at hand. Leave it out.
az-force-operator = { $unit }: { $trait ->
    [runner] a runner and the characteristic Runner
   *[other] a radio operator and the characteristic Radio
} go together. Add the one that is missing, or leave both out.
az-force-crew = { $unit } has { $men } men; its vehicle’s crew is { $crew }.
az-force-seats = { $unit } has { $men } men; there are { $seats } seats.
az-force-snipers = { $unit }: snipers are one or two. Leave the others out.
az-force-lone-sniper = { $unit }: a lone sniper has Infiltration. Add it, or a spotter.
az-force-join-guns = { $join }: only guns of one kind make a battery.
az-force-join-vehicles = { $join }: only equal vehicles make a squad.
az-force-join-option = { $join }: vehicles are joined with the option of vehicle squads only. Agree on it, or leave them apart.
az-force-join-squads = { $join }: only infantry whose units all have Combined Squad is joined.
az-force-join-platoon = { $join }: the units belong to different platoons.

# ---- maps ----

az-map-one-shape = { $piece }: give the piece one shape: a rectangle, an outline, or a line with a width.
az-map-needs-width = { $piece }: a line needs a width.
az-map-crosses-itself = { $piece }: the outline crosses itself or encloses nothing. Draw it anew.
az-map-off-table = { $piece } reaches over the edge of the table. Draw it smaller or move it.
az-map-no-such-piece = { $piece } is drawn without { $other }, which is no other piece of this map.
az-map-nothing-left = { $piece }: what is cut out of it leaves nothing, or a hole in its middle. Draw it in parts.
az-map-building = { $piece }: buildings and ruins need a building entry, and no other kind may have one.
az-map-building-cut = { $piece }: a building cannot fall in parts. Draw each by itself.
az-map-inner-wall = { $piece }: a wall between rooms reaches out of the building.
az-map-inner-door = { $piece }: the door at { $x }, { $y } is not in the wall it belongs to.
az-map-room-size = { $piece }: a room is larger than { $wide } by { $long } cm. Draw another wall, or call the building special.
az-map-room-door = { $piece }: a room has no door.
az-map-opening = { $piece }: the opening at { $x }, { $y } is not in its outer wall.

# ---- scenarios ----

az-scenario-same = the sides need different zones and different nations.
az-scenario-one-zone = give both sides a zone, or neither; a side with an area of its own needs one.
az-scenario-zones = the zones leave less than { $width } cm between them. Make them shallower.
az-scenario-victory = a place needs its rectangle, a building the id of one, and the others neither.

# ---- forces of one's own ----

az-build-group = { $kind ->
    [vehicles] Vehicles
    [guns] Guns
   *[infantry] Infantry
}
az-build-training = Training
az-build-panic = Panic limit
az-build-points = Points
az-build-rows = Rows of men
az-build-row-role = What row { $number } is
az-build-rounds = Rounds: { $weapon } (0: no limit)
az-build-gun = Gun
az-build-join = Joined with
az-build-joined = joined with { $unit }
az-build-arm = Weapon of the { $role }
az-build-line = Training { $training }, panic limit { $panic }, { $men ->
    [one] { $men } man
   *[other] { $men } men
}
az-build-men = { $count } × { $role }
az-build-carries = { $before }, { $weapon }
az-build-bought = { $count } × { $thing }
az-build-weapons = Weapons (ranges in cm; the number to reach against each kind of target)
az-build-column-weapon = Weapon
az-build-column-close = Close
az-build-column-normal = Normal
az-build-column-extreme = Extreme
az-build-column-shots = Shots
az-build-column-infantry = Infantry
az-build-column-gun = Gun
az-build-column-unarmoured = Unarmoured
az-build-column-light = Light
az-build-column-medium = Medium
az-build-column-heavy = Heavy
az-build-role-officer = officer
az-build-role-leader = leader
az-build-role-radio-operator = radio operator
az-build-role-runner = runner
az-build-role-rifleman = rifleman
az-build-role-gunner = gunner
az-build-role-assistant = assistant
az-build-role-sniper = sniper
az-build-role-spotter = spotter
az-build-role-engineer = engineer
az-build-role-crewman = crewman
az-army-template =
    A force of Operation World War II. Change what you like, then: grognard army check FILE
    name: its short name, in small letters, digits and hyphens; title: what you call it (may be left out).
    nation: whose force it is. Each [[unit]] is a unit: id is a short name no other unit has; name is what it is
    called, number tells it from others of that name, title a name of your own instead.
    training and panic_limit: TR and PL of its list; points: as its list has them, the rules give no prices.
    men: so many (count) with a role and weapons; gun makes it artillery, vehicle names its sheet.
    characteristics: such as command, radio (with a radio-operator), runner (with a runner); extras: what is bought
    besides, at the prices of the rules. join: units that fight as one from the start.

az-target-open = Ten men in the open
az-target-cover = Ten men in medium cover
az-target-gun = Anti-tank gun and crew
az-target-truck = Truck
az-target-half-track = Half-track, its front
az-target-tank = Medium tank, its front
az-target-range = { $range } cm

az-own-lacks = { $like } has no “{ $field }”, so what is like it has none. Leave it out, or choose another thing it is like.
az-own-ranges = A longer range has to be no shorter than a nearer one, nor than the least range of what it is like.
az-own-armour = { $like } and a vehicle like it are both armoured, or both not. Choose another class, or another sheet it is like.
az-own-mount = { $weapon } cannot stand where { $other } stands: choose a weapon of the same group.
