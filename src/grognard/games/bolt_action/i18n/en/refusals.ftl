# Why a choice is refused, and what is wrong with a way that is being drawn.

# ---- orders ----

ba-refused-not-yours = The die in hand gives no order to “{ $unit }”: it goes to a unit of its own side.
ba-refused-has-order = This unit cannot be ordered now: it has its order for this turn, or is not there to take one.
ba-refused-first-wave = A unit of the first wave has to come on to the table: order it to Advance or Run.
ba-refused-reserve = A unit in reserve can only come on to the table by Advance or Run, or stay away by Down.
ba-refused-reserve-down = Under the agreed house rule a unit in reserve may not stay away: order it to Advance or Run.
ba-refused-broken = The unit is out of formation: it may only Advance or Run to close up, or go Down.
ba-refused-run-ground = The unit may not Run: one of its men stands in ground that bars it ({ $ground }).
ba-refused-ambush-indirect = Weapons that fire indirectly cannot wait in Ambush.
ba-refused-loaded = A gun with two kinds of shell says in Ambush which of them is loaded; a howitzer waits over open sights.
ba-refused-gun-run = A gun cannot Run: its crew may only push or turn it at an Advance.
ba-refused-gun-tow = This gun is too heavy for its crew to bring on to the table; it needs a tow.
ba-refused-gun-assault = The crew of a gun never assault.
ba-refused-flank = This unit was sent round the flank; it may come on from turn 3.
ba-refused-flank-units = A flank is taken by units of the reserve, each once, in the order of the army list.
ba-refused-set-up-inside = A unit is set up in a building that lies wholly within the zone of its side and on a free floor; a gun on the ground floor.
ba-refused-go-in-gun = A gun cannot be brought into a building; it may only be set up there before the battle.
ba-refused-room = There is room for this unit; set it up.
ba-refused-call-place = The observer has to see the place where the barrage shall fall.
ba-refused-call-target = The observer has to see the enemy unit that the aircraft shall strike.
ba-refused-shift = A barrage strays at most 12" from where it was called, on the table.
ba-refused-keep = Only a unit on the table that is in Ambush or Down may keep its die over the turn end.

# ---- targets ----

ba-refused-assault-later = Under the agreed house rule an assault is announced when the unit runs, not with its order.
ba-refused-assault-order = An assault needs the order Run.
ba-refused-assault-entering = A unit may not assault in the order with which it comes on to the table.
ba-refused-assault-unseen = The unit cannot assault an enemy that it does not see.
ba-refused-no-target = The target has to be an enemy unit on the table.
ba-refused-holding = These weapons cannot hold their fire: each must be one of the unit (all of a kind, as “panzerfaust”, or one man’s, as “a.squad.3/panzerfaust”), named once, and something must be left to fire. It has: { $weapons }.
ba-refused-target = The unit cannot shoot at this target with these weapons: a man who still has a weapon to fire must see it, in the arc of a weapon that has one.

# ---- before the battle ----

ba-refused-wave-units = A first wave names units of its own side, each once, in the order of the army list.
ba-refused-wave-small = The first wave needs at least { $least } of the { $units } units.

# ---- ways ----

ba-refused-stay = The unit cannot stay where it is: there is a way for it to come on to the table, to close up, or to draw off from a vehicle.

ba-fault-legs = Draw a way for at least one man of the unit, and for no man twice.
ba-fault-too-far = This man would walk { $inches }"; the limit is { $limit }".
ba-fault-all-set-up = A unit is set up whole: each man needs one place.
ba-fault-zone = Every man has to stand fully within the zone of his side.
ba-fault-near = This man would stand within 1" of another unit.
ba-fault-all-enter = A unit comes on to the table whole: each man needs a way from the edge.
ba-fault-entry-edge = The way on to the table has to begin at the unit’s own table edge.
ba-fault-off-table = Nobody may leave the table or stand partly off it.
ba-fault-closed = Infantry cannot enter this ground.
ba-fault-closed-to-gun = A gun cannot be pushed into this ground.
ba-fault-crew = A gun’s crew have to end within 1" of it.
ba-fault-no-run = This ground cannot be crossed at a Run; an Advance may cross it.
ba-fault-on-wall = Nobody may stop on top of a wall.
ba-fault-enemy-near = This man would come within 1" of an enemy.
ba-fault-friend-near = This man would stop within 1" of another friendly unit.
ba-fault-vehicle-enemy-near = The vehicle would come within 1" of an enemy.
ba-fault-vehicle-friend-near = The vehicle would stop within 1" of another friendly unit.
ba-fault-overlap = Two bases would overlap.
ba-fault-formation = The unit would be out of formation: each man has to end within 1" of another.
ba-fault-facing = Only a Fixed weapon has a facing, from 0 up to 360 degrees.

# ---- buildings ----

ba-refused-no-floor = The building has no such floor next to this one.
ba-refused-floor-taken = There is a unit on this floor already: each holds one.
ba-refused-floor-barred = An enemy holds a floor below; it has to be driven out first.
ba-refused-go-in-order = Going into a building takes a Run.
ba-refused-go-in-far = Not every man gets to the building, or to within 1" of it.
ba-refused-go-in-opening = No man gets to an opening of the building.
ba-refused-go-in-enemy = A man would come within 1" of an enemy on his way.
ba-refused-assault-floor = Another enemy unit holds a floor below; it has to be driven out first.
ba-fault-all-leave = A unit leaves a building whole: each man needs a way from an opening.
ba-fault-opening = The way out has to begin at an opening of the unit’s floor.
