### The odds of Operation World War II: what is asked, and what is answered.

az-odds-hits = Hits
az-odds-dead = Dead
az-odds-scared = Scared
az-odds-fate = What becomes of the target
az-odds-fate-holds = holds
az-odds-fate-breaks = panics
az-odds-fate-destroyed = is destroyed
az-odds-any = At least one dies
az-odds-breaks = The target panics
az-odds-destroyed = The target is destroyed
az-odds-measured = Dead on average

az-odds-summary = { $attacker } fires at { $target }, { $order }, { $range } cm, { $ground ->
    [none] in the open
    [trench] in a trench
    [covered] in { $cover } cover
   *[both] in { $cover } cover and a trench
}{ $smoke ->
    [true] , in smoke
   *[false] {""}
}: { NUMBER($dead, minimumFractionDigits: 2) } dead and { NUMBER($scared, minimumFractionDigits: 2) } scared on average, at least one dead { $any }%, panics { $breaks }%, destroyed { $destroyed }%.

az-odds-needed = Needed to hit
az-odds-number = The weapon’s number
az-odds-needed-total = Needed
az-odds-area = These weapons lay templates; what they strike depends on where everybody stands.

az-odds-bad-words = “{ $word }” is not understood. Write numbers of weapons, like “9 kar98k + 1 mg34 + 1 assistant, training 4, panic limit 3”.
az-odds-too-many = At most { $most }.
az-odds-moved = Only who assaults moves and fires.

az-odds-cover-none = in the open
az-odds-cover-light = light cover
az-odds-cover-medium = medium cover
az-odds-cover-heavy = heavy cover

az-odds-field-attacker = Who fires
az-odds-field-target = Target
az-odds-field-order = Order
az-odds-field-range = Range in centimetres
az-odds-field-cover = Cover of the target
az-odds-field-trench = The target is in a trench
az-odds-field-smoke = The target is in smoke
az-odds-field-moved = Who fires changes place
az-odds-field-men = People left of the target
az-odds-field-scared = Of them lie scared
az-odds-field-losses = Losses of the target before
az-odds-field-options = House rules

az-odds-with-cover = { $cover ->
    [none] in the open
   *[other] in { $cover } cover
}
az-odds-with-order = with { $order }
az-odds-with-range = at { $range } cm

az-luck-hits = Shots that hit
az-luck-harm = Steps of harm done to people
az-luck-machines = Hits that damage guns and vehicles
az-luck-tests = Tests passed
az-forecast-hits = Hits: { $unit }
az-forecast-harm = Harm to { $unit } (scared 1, dead 2)
az-forecast-machine = Hits that damage the gun or vehicle of { $unit }
az-forecast-test = { $test ->
    [morale] Morale
    [nerve] Nerves
    [willpower] Willpower
    [driving] Driving
    [ram] Ramming
    [breaking-in] Breaking in
    [courage] Courage
    [training] Training
    [call] Call
    [accuracy] Accuracy past friends
    [holding-on] Holding on
   *[daring] Daring
}: { $unit }
az-forecast-test-passed = passed
az-forecast-test-failed = failed
