# Odds: what any game's answers say.

odds-not-offered = No odds are worked out for “{ $name }” yet.
odds-bad-field = The question’s { $field }: { $problem }
odds-percent = %
odds-mean-and-spread = Average { $mean }, standard deviation { $spread }.
odds-figures = { $title }: { $figures }.
odds-no-plots = Charts need the extra “plots”: install it with “pip install grognard[plots]”.
odds-too-many = { $count } are more than the { $most } there are.
odds-chances = Chances
odds-nothing-to-draw = There is nothing to draw: { $why }
odds-no-such-chart = A chart cannot be written to { $file }; its name must end in one of { $kinds }.
odds-chart-not-saved = The chart could not be written to { $file }: { $problem }
odds-too-many-steps = { $count } actions have too many orders; of { $most } there are { $ways } already.
odds-change = { $name }
