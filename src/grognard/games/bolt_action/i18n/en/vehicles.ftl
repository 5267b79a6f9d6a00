# Vehicles: what they are, what happens to them, what is asked about them.

ba-vehicle = Vehicle
ba-wreck = Wreck
ba-immobilised = Immobilised
ba-terrain-vehicle = vehicle
ba-fact-armour = { $target ->
    [soft-skin] soft-skin
    [armoured-car] armoured car
    [carrier] armoured carrier
    [light-tank] light tank
    [medium-tank] medium tank
    [heavy-tank] heavy tank
   *[super-heavy-tank] super-heavy tank
}, damage value { $value }+
ba-fact-drive = { $drive ->
    [wheeled] wheels
    [half-tracked] half-track
   *[tracked] tracks
}, { $advance }″, { $run }″ at a Run
ba-fact-open-topped = open-topped
ba-fact-recce = recce
ba-fact-aboard = aboard { $vehicle }

# ---- events ----

ba-event-drove = { $reversing ->
    [yes] { $unit } reverses.
   *[no] { $unit } drives.
}
ba-event-halted = { $unit } halts; its die shows Down.
ba-event-boarded = { $unit } boards { $vehicle }.
ba-event-boarded-starting = { $unit } begins the battle aboard { $vehicle }.
ba-event-dismounted = { $unit } gets out of { $vehicle }.
ba-event-hull-struck = { $grade ->
    [none] { $total } against { $value }: { $unit } is not hurt.
    [superficial] { $total } against { $value }: superficial damage to { $unit }.
    [full] { $total } against { $value }: full damage to { $unit }.
    [massive] { $total } against { $value }: massive damage to { $unit }.
   *[destroyed] { $total } against { $value }: { $unit } is destroyed.
}
ba-event-vehicle-damaged = { $result ->
    [crew-stunned] The crew of { $unit } is stunned.
    [immobilised] { $unit } is immobilised.
    [on-fire] { $unit } is on fire.
   *[knocked-out] { $unit } is knocked out.
}
ba-event-vehicle-beaten = { $hits ->
    [0] { $unit } does { $target } no harm.
    [one] { $unit } lands a hit on { $target }.
   *[other] { $unit } lands { $hits } hits on { $target }.
}
ba-event-spilled = { $unit } is thrown out of its vehicle.

# ---- rolls ----

ba-roll-penetration = Penetration: { $total }.
ba-roll-vehicle-damage = Damage table: { $total }.
ba-roll-tank-assault = Blows at the vehicle: { $successes } of { $dice } hit.
ba-roll-tank-damage = Damage to the vehicle: { $total } and the hits.
ba-roll-tow-loss = The gun behind the lost tow, gone on { $need }+: { $face }.
ba-roll-spilled = Hits on the men thrown out: { $total }.

# ---- what is asked ----

ba-ask-drive = { $manner ->
    [enter] Drive { $unit } onto the table, up to { $inches } inches.
    [run] Drive { $unit } at a Run, up to { $inches } inches, { $pivots ->
        [0] straight on
        [one] with one pivot
       *[other] with { $pivots } pivots
    }.
    [escape] Escape with { $unit }, up to { $inches } inches, { $pivots ->
        [0] straight on
        [one] with one pivot
       *[other] with { $pivots } pivots
    }.
   *[advance] Drive { $unit } up to { $inches } inches, { $pivots ->
        [0] straight on
        [one] with one pivot
       *[other] with { $pivots } pivots
    }.
}
ba-ask-laying = { $weapons ->
    [one] { $at ->
        [hull] At whom does { $unit } fire the { $weapon } in its hull?
        [pintle] At whom does { $unit } fire the { $weapon } on its pintle?
       *[turret] At whom does { $unit } fire the { $weapon } in its turret?
    }
   *[other] At whom does { $unit } fire its { $weapon }, or the co-axial weapon?
}
ba-ask-shoot-first = Which target of { $unit } is resolved next?
ba-ask-load-up = Which units begin the battle aboard a vehicle?
ba-ask-escape = { $firer } takes aim at { $unit }. Escape?
ba-hint-load-up = { $men ->
    [one] one man, { $seats } seats free
   *[other] { $men } men, { $seats } seats free
}
ba-choose-load-up = { $unit } aboard { $vehicle }
ba-choose-load-nothing = Nobody else
ba-choose-board = Board { $vehicle }
ba-ask-tow = To which tow is { $unit } limbered?
ba-choose-escape = Escape
ba-hint-escape = drive off before the shot; it is the vehicle’s order
ba-hint-get-out = { $order ->
    [run] get out and run 12″
   *[advance] get out, 6″, then shoot
}
ba-hint-drive-advance = { $inches }″, then shoot
ba-hint-drive-run = { $inches }″, no shooting
ba-choose-apart = { $target }, with the one-shot weapons at { $vehicle }
ba-laid = { $way ->
    [piercing] { $weapon } (armour-piercing)
    [explosive] { $weapon } (high explosive)
   *[only] { $weapon }
}
ba-list-and = { $last ->
    [yes] { $first } and { $more }
   *[no] { $first }, { $more }
}
ba-hint-shot-armour = { $inches }″, { $cover ->
    [soft] soft cover
    [hard] hard cover
   *[none] in the open
}, { $side ->
    [front] front
    [side] side
    [rear] rear
   *[top] top
} armour

# ---- tables and charts ----

ba-pen-weapon = Penetration
ba-pen-shell = High explosive { $size }
ba-pen-side = { $side ->
    [side] Side armour
    [rear] Rear armour
   *[top] Top armour
}
ba-pen-squeeze-bore = Squeeze-bore
ba-table-armour = { $side ->
    [front] Armour, front
    [side] Armour, side
    [rear] Armour, rear
    [top] Armour, top
   *[none] Damage value
}
ba-table-penetration = To damage with the { $weapon }
ba-chart-vehicle = What happens to the vehicle
ba-chart-vehicle-caption = { $out }% knocked out, { $stopped }% hurt{ $pinned ->
    [known] , { $pin }% pinned
   *[unknown] {""}
}

# ---- why the computer chose ----

ba-reason-first = This target is worth most.
ba-reason-load-up = { $unit } fills the seats.
ba-reason-get-out = { $unit } gets out where it can fight.
ba-reason-board = { $unit } may ride.
ba-reason-escape = { $unit } is safer farther off.

# ---- refusals ----

ba-army-mounts = { $unit }: a vehicle is one model; its weapons stand in the order of its mounts, bought ones last.
ba-refused-vehicle-down = A vehicle is never ordered Down; order it Ambush or an empty Fire.
ba-refused-immobilised = An immobilised vehicle cannot move; it may Fire, Ambush or Rally.
ba-refused-boarded = Men have boarded this vehicle in this turn: it stays where it is.
ba-refused-run-vehicle = The vehicle may not Run: it stands in ground that bars it.
ba-refused-aboard = Men aboard a vehicle get out by Advance or Run, or stay Down.
ba-refused-unlimber = A gun behind its tow is unlimbered by Advance.
ba-refused-not-arrived = The vehicle is not on the table yet: the men aboard can only go Down.
ba-refused-moving-vehicle = The vehicle is on the move in this turn.
ba-refused-slow-load = This vehicle loads slowly: another unit has to be ordered first.
ba-refused-vehicle-assault = Only men on foot may assault.
ba-refused-assault-running = A vehicle at a Run cannot be assaulted.
ba-refused-no-vehicle = There is no such vehicle of the own side on the table.
ba-refused-no-seats = The unit does not find seats in this vehicle.
ba-refused-boarding-reach = Not every man can come within an inch of the vehicle at a Run.
ba-refused-board-on-run = Only a unit on Run that has not got out of a vehicle this turn may board one.
ba-fault-pivots = { $limit ->
    [0] The vehicle may not pivot in this move.
    [one] The vehicle may pivot once in this move.
   *[other] The vehicle may pivot { $limit } times in this move.
}
ba-fault-pivot-angle = A pivot is of 90 degrees at most.
ba-fault-both-ways = One move is forward or in reverse, never both.
ba-fault-reverse = A vehicle reverses on Advance only.
ba-fault-closed-vehicle = The vehicle cannot enter this ground.
ba-fault-wreck = A wreck is in the way.
ba-fault-vehicle-in-way = A vehicle, gun or wreck is in the way.
ba-ask-get-out = Where does { $unit } get out of { $vehicle }?
ba-note-get-out = { $gun ->
    [crew] The gun is set down within 1″ of the hull, its crew within 1″ of the gun, all more than 1″ from other units.
   *[none] Every man is set down within 1″ of the hull and more than 1″ from other units; from there the unit moves on.
}
ba-choose-get-out = { $side ->
    [rear] Behind it
    [front] In front of it
    [left] On its left
   *[right] On its right
}
ba-reason-get-out-near = Men get out where they are nearest to the enemy.
ba-fault-all-get-out = A unit gets out whole: each man needs one place.
ba-fault-beside = Every man has to stand within 1" of the hull he gets out of.
ba-fault-no-room = This man would stand within 1" of another unit, off the table, or on ground where he may not.
ba-fault-nearer = An escape may not end nearer to the enemy.
