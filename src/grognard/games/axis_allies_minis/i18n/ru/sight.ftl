### whole

aam-sight-smoke = дым

# ---- что закрывает ----

aam-sight-hex = Линия пересекает { $hex }: { $what }.
aam-sight-smoke-at-end = Скрыто дымом в { $hex }.
aam-sight-between = Линия идет по стороне между { $first } и { $second }, и оба закрывают.
aam-sight-both-hands = Линия идет вдоль { $first } с одной руки и { $second } с другой, и оба закрывают.
aam-sight-same-hand = Линия идет вдоль { $first } и { $second } с одной руки, и оба закрывают.
aam-sight-corner = Линия касается угла { $hex }: { $what }.
aam-sight-hedgerow = Линия пересекает живую изгородь между { $first } и { $second }.
aam-sight-cliff = Линия пересекает утес гекса { $hex }.

# ---- что не закрывает ----

aam-sight-same-hex = Отряды в одном гексе всегда видят друг друга.
aam-sight-aircraft = Самолет видит и виден поверх всего, кроме дыма.
aam-sight-own-hex = { $hex } — конец линии, поэтому не мешает: { $what }.
aam-sight-along = Линия лишь идет по стороне { $hex } ({ $what }).
aam-sight-same-hand-free = Линия идет вдоль { $first } и { $second }, но с одной руки.
aam-sight-corner-free = Линия лишь касается угла { $hex } ({ $what }).
aam-sight-own-hedgerow = Живая изгородь между { $first } и { $second } лежит у конца линии.
aam-sight-along-hedgerow = Линия идет вдоль живой изгороди между { $first } и { $second }.
aam-sight-own-cliff = { $hex } — конец линии, поэтому его утес не мешает.
aam-sight-cliff-to-cliff = Оба конца линии — гексы с утесом, поэтому утес { $hex } между ними не мешает.
aam-sight-along-cliff = Линия идет вдоль утеса гекса { $hex }.

# ---- укрытие ----

aam-cover-terrain = { $what } в { $hex }
aam-cover-cliff = гекс с утесом { $hex }
aam-cover-hedgerow = живая изгородь между { $first } и { $second }
