### Vehicle squads and temporary attachments of Operation World War II.

az-roll-courage = Courage of the squad, { $need } or more
az-ask-vehicle-hit = Which vehicle of the squad takes the hit?
az-choose-take-hit = Vehicle { $number } takes it

az-event-dropped-out = A vehicle of { $unit } is tested by itself.
az-event-came-back = A vehicle is with { $squad } again.
az-event-left-behind = { $unit } leaves what cannot follow; it is lost.
az-event-courage-tested = { $unit } has lost { $lost } of its vehicles and { $passed ->
    [yes] goes on.
   *[no] backs away.
}
az-event-squad-backed = A vehicle of { $unit } backs towards cover.
az-event-spoken = { $unit } calls { $to } by radio: { $succeeded ->
    [yes] they may go together in the next turn.
   *[no] no answer.
}
az-event-attached = { $other } goes with { $unit }.
az-event-separated = { $other } goes by itself again.
az-ask-attachments = Who goes together this turn?
az-choose-attach = { $other } goes with { $unit }
az-choose-separate = { $other } goes by itself again
az-choose-leave-attached = Leave it as it is
az-besides-speaks = Calling { $unit } to go together
az-refused-speaks = Only identical armoured vehicles of a platoon with radios call each other to go together.
az-refused-boarding-guest = Who goes with a vehicle gets on only if it carries others than its own unit and he touches it.
az-refused-leaves-foot = Those who follow the vehicle on foot could not keep up with it.
az-fact-joined = with { $unit }
az-refused-squad-target = A squad of vehicles has one target for all its weapons.
az-refused-attached-targets = Vehicles that go together have one target for their main weapons and two at most for the others.
