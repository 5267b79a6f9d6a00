### Vehicle squads and temporary attachments of Operation World War II.

az-roll-courage = courage of the squad, { $need } or more
az-ask-vehicle-hit = Which vehicle of the squad takes the hit?
az-choose-take-hit = This vehicle takes it

az-event-dropped-out = A vehicle of { $unit } is tested by itself.
az-event-came-back = A vehicle is with { $squad } again.
az-event-left-behind = { $unit } leaves what cannot follow; it is lost.
az-event-courage-tested = { $unit } has lost { $lost } of its vehicles and { $passed ->
    [yes] goes on.
   *[no] backs away.
}
az-event-squad-backed = A vehicle of { $unit } backs towards cover.
