### whole
# Φύλλα σύνοψης κανόνων: όσα λέει κάθε παιχνίδι.

sheet-title-of = { $game }: σύνοψη κανόνων
sheet-made = Το έφτιαξε το grognard από τους ίδιους αριθμούς με τους οποίους παίζει. Με μικρά γράμματα: ο κανόνας που το λέει, για το «grognard rules».
sheet-turn = Ο γύρος
sheet-units = Μονάδες
sheet-inches = { $length }″
sheet-centimetres = { $length } εκ.
sheet-percent = { $percent } %
sheet-dice = { $count }Ζ{ $sides }
sheet-chance = Πιθανότητα
sheet-modifier = Συντελεστής
sheet-needed = Απαιτείται
sheet-roll = Ζαριά
sheet-effect = Επίπτωση
sheet-none = Το { $game } δεν έχει ακόμη σύνοψη κανόνων.

cards-none = Το { $game } δεν έχει ακόμη κάρτες μονάδων.
cards-title-of = { $army }: κάρτες
cards-against = Απέναντι σε συνηθισμένους στόχους
cards-target = Στόχος
cards-way = Από
cards-result = Αποτέλεσμα
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Αριθμοί: { $measured }.
cards-share = Ποσοστά: { $measured }.
cards-number = { $number }
