### What blocks a line of sight, what lies beside it, and what gives cover.

aam-sight-smoke = smoke

# ---- what blocks ----

aam-sight-hex = The line crosses { $what } in { $hex }.
aam-sight-smoke-at-end = Smoke in { $hex } hides it.
aam-sight-between = The line runs along the side between { $first } and { $second }, and both block.
aam-sight-both-hands = The line runs along { $first } on one hand and { $second } on the other, and both block.
aam-sight-same-hand = The line runs along { $first } and { $second } on the same hand, and both block.
aam-sight-corner = The line touches the corner of { $hex }: { $what }.
aam-sight-hedgerow = The line crosses the hedgerow between { $first } and { $second }.
aam-sight-cliff = The line crosses a cliff of { $hex }.

# ---- what does not ----

aam-sight-same-hex = Units in the same hex always see each other.
aam-sight-aircraft = An Aircraft sees and is seen over everything but smoke.
aam-sight-own-hex = { $hex } is one end of the line, so the { $what } in it is ignored.
aam-sight-along = The line only runs along a side of { $hex } ({ $what }).
aam-sight-same-hand-free = The line runs along { $first } and { $second }, but on the same hand.
aam-sight-corner-free = The line only touches a corner of { $hex } ({ $what }).
aam-sight-own-hedgerow = The hedgerow between { $first } and { $second } lies at one end of the line.
aam-sight-along-hedgerow = The line runs along the hedgerow between { $first } and { $second }.
aam-sight-own-cliff = { $hex } is one end of the line, so its own cliff is ignored.
aam-sight-cliff-to-cliff = Both ends of the line are cliff hexes, so the cliff of { $hex } between them is ignored.
aam-sight-along-cliff = The line runs along a cliff of { $hex }.

# ---- cover ----

aam-cover-terrain = { $what } in { $hex }
aam-cover-cliff = cliff hex { $hex }
aam-cover-hedgerow = hedgerow between { $first } and { $second }
