### Chances of Warhammer 40,000: previews, the places where dice fell, luck, questions.

## What dice may come to

wh-forecast-losses = Models { $unit } loses
wh-forecast-damage = What becomes of { $unit }
wh-forecast-damage-none = nothing
wh-forecast-damage-crew-shaken = crew shaken
wh-forecast-damage-crew-stunned = crew stunned
wh-forecast-damage-weapon-destroyed = weapon destroyed
wh-forecast-damage-immobilised = immobilised
wh-forecast-damage-wrecked = wrecked
wh-forecast-damage-explodes = explodes
wh-forecast-test = Leadership test of { $unit }
wh-forecast-test-failed = failed
wh-forecast-test-passed = passed
wh-forecast-danger = Models of { $unit } hurt by dangerous terrain
wh-forecast-rough = Inches { $unit } can go through difficult terrain
wh-forecast-run = Inches { $unit } runs

wh-forecast-if-down = if it goes to ground
wh-forecast-seen = It is night: { $percent }% that it sees so far.
wh-forecast-no-shot = Nobody has sight or range: the shots are lost.
wh-forecast-fate-destroyed = { $percent }% that the target is destroyed.
wh-forecast-fate-breaks = { $percent }% that the target loses a quarter or more and breaks at the end of the phase.
wh-forecast-fate-pinned = { $percent }% that the target is pinned.
