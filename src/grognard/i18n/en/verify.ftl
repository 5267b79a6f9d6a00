# What seals the dice, and what proves them afterwards.

seal-bad-halves = A seal holds the half of the house and one of each side played elsewhere, in order.
seal-other-half = { $seat ->
    [house] The half of the house
   *[other] The half of side { $seat }
} is not the one committed to: it or its commitment was changed.
seal-typed = Dice that are typed in cannot be sealed.
seal-gone = The dice are being sealed anew; this was meant for an earlier seal.
seal-done = Both sides have sealed their half of the dice: { $code }
seal-waits = The dice are sealed as soon as both sides are here.
seal-changed = The dice are sealed otherwise than this page has noted ({ $noted }). Ask whoever keeps the server why.

verify-title = Check the dice
verify-agrees = It agrees: { $dice } dice were checked, each is what it has to be.
verify-differs = It does not agree.
verify-unsure = This program cannot check it all.
verify-proved = Proved
verify-open = Not proved
verify-wrong = Wrong
verify-choices = The rules allow every choice: { $count } were checked.
verify-dice-sealed = { $dice } dice come from the sealed halves. Nobody could choose them: each side was bound to its half before it knew the other’s.
verify-dice-unsealed = { $dice } dice fell before the seal. They come from the seed in the file, which the house may have known.
verify-dice-seed = { $dice } dice come from the seed in the file. Whoever began the battle may have chosen it.
verify-dice-typed = { $dice } dice were thrown by hand and typed in: no file can prove them.
verify-halves = The halves are those committed to: { $count } were checked.
verify-unchanged = Every line is as it was when the file was written.
verify-result = The result follows from choices and dice: { $result }
verify-changed-line = Line { $line } is not as it was written. Changed: { $kind ->
    [header] what was agreed before the battle
    [choose] a choice
    [dice] dice
    [undo] a take-back
    [agreed] what the players agreed
    [seal] a seal
   *[other] something
}.
verify-lines = The file was written with { $said } lines, and has { $found }.
verify-other-result = Line { $line } says that it ended otherwise than choices and dice come to.
verify-seal = That the halves were committed to before the dice: only if the seal { $code } is the one your page showed then.
verify-seal-given = The seal { $code } is the one you named: the halves were committed to before you gave yours.
verify-seal-other = The file does not have the seal { $code }, but { $found }.
verify-house = That nobody knew the dice to come: whoever keeps the server can, for it rolls them. Play on the server of somebody you both trust.
verify-under-way = How the battle ends: it is not over.
verify-other-rules = The dice: the battle was fought by version { $theirs } of the rules, and this program has { $ours }. A program of that version can check it.
verify-luck = That the dice were kind to nobody. Of { $dice } six-sided dice these many showed 1 to 6: { $counts }. Fair dice are at least as uneven in { $share } of 100 battles. That is a picture of luck: fair dice may look odd, and loaded ones even.
verify-mine = The seal is the one that this page noted before it gave its half.
verify-mine-half = Your half is in it, as this page drew it.
verify-mine-other = This page noted another seal, { $noted }, before it gave its half.
verify-mine-none = Whether the seal is the one shown then: this browser has noted none.
