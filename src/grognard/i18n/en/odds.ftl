# Odds: what any game's answers say.

odds-not-offered = No odds are worked out for “{ $name }” yet.
odds-no-field = A question has no such field. { $problem }
odds-bad-value = it cannot be { $given }. It has to be { $valid }.
odds-left-out = it is left out, and has to be given.
odds-idle = { $why } Leave it out.
odds-bad-field = The question’s { $field }: { $problem }
odds-percent = %
odds-mean-and-spread = Average { $mean }{ $spread ->
    [none] {""}
   *[other] , standard deviation { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = Charts need the extra “plots”: install it with “pip install grognard[plots]”.
odds-too-many = { $count } are more than the { $most } there are.
odds-chances = Chances
odds-nothing-to-draw = There is nothing to draw: { $why }
odds-no-such-chart = A chart cannot be written to { $file }; its name must end in one of { $kinds }.
odds-chart-not-saved = The chart could not be written to { $file }: { $problem }
odds-too-many-steps = { $count } actions have too many orders; of { $most } there are { $ways } already.
odds-change = { $name }

odds-no-scene = No plans are made in this game yet.
odds-scene-differs = A plan is about one target; these attacks differ in: { $field }.
odds-course-steps = A plan made without a battle has one attack to { $most }, not { $count }.
odds-course-against = There is no attack number { $number } among the { $count } of this plan.
odds-course-summary = { $count ->
    [one] After this attack
   *[other] After these { $count } attacks
}: { $reached }% that { $goal }{ $better ->
    [true] , in the order { $order } { $best }%
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}The attacker outlives its counter-attack with { $held }%; had it struck first, with { $unanswered }%.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = the target is destroyed
odds-no-goal = “{ $goal }” is no goal here; write one of: { $goals }.
odds-too-long = This takes too long to be worked out exactly here: ask about fewer attacks, or about the shot alone.
odds-no-curve = “{ $field }” is no number that could be varied.
## Where a result fell, and luck so far

odds-case = { $name }
odds-place-number = { $value }; on average { $mean }. { $less ->
    [0] As many { $same }%
   *[other] Fewer { $less }%, as many { $same }%
}{ $more ->
    [0] {""}
   *[other] , more { $more }%
}.
odds-place-case = { $outcome }: { $percent }% likely.
odds-luck-nothing = No dice have been thrown yet that count.
odds-luck-side = { $side }: { $verdict ->
    [none] no evidence of luck
    [good] lucky dice
   *[bad] unlucky dice
} in { $trials ->
    [one] one throw
   *[other] { $trials } throws
}; luckier than about { $percent }% of battles with the same throws (standard score { $score }).
odds-luck-tally = { $title }: { $actual }, expected { $expected }; { $trials ->
    [one] one throw
   *[other] { $trials } throws
}, 95 times in 100 between { $low } and { $high }. { $verdict ->
    [none] Nothing unusual.
    [good] More than usual.
   *[bad] Less than usual.
}

## A battle that is over, on a page

odds-summary-not-over = The battle is not over yet: there is no summary before its end.
odds-summary-cost = { $what ->
    [gone] { $unit } is lost.
    [men] { $unit } loses { $men ->
        [one] one
       *[other] { $men }
    }.
   *[hurt] { $unit } is hurt.
}
