# Quick reference sheets: what any game’s says.

sheet-title-of = { $game }: quick reference
sheet-made = Made by grognard from the very numbers it plays by. Small beside each line: the rule that says it, for “grognard rules”.
sheet-turn = The turn
sheet-units = Units
sheet-inches = { $length }″
sheet-centimetres = { $length } cm
sheet-percent = { $percent } %
sheet-dice = { $count }D{ $sides }
sheet-chance = Chance
sheet-modifier = Modifier
sheet-needed = Needed
sheet-roll = Roll
sheet-effect = Effect
sheet-none = { $game } has no reference sheet yet.

cards-none = { $game } has no unit cards yet.
cards-title-of = { $army }: cards
cards-against = Against usual targets
cards-target = Target
cards-way = At
cards-result = Result
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Figures: { $measured }.
cards-share = Percent: { $measured }.
cards-number = { $number }
