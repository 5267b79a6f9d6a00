### whole
# Szabályösszefoglalók: amit bármelyik játéké mond.

sheet-title-of = { $game }: szabályösszefoglaló
sheet-made = A grognard készítette azokból a számokból, amelyekkel játszik. Apró betűvel: a szabály, amely kimondja, a „grognard rules” parancshoz.
sheet-turn = A kör
sheet-units = Egységek
sheet-inches = { $length }″
sheet-centimetres = { $length } cm
sheet-percent = { $percent } %
sheet-dice = { $count }D{ $sides }
sheet-chance = Esély
sheet-modifier = Módosító
sheet-needed = Szükséges
sheet-roll = Dobás
sheet-effect = Hatás
sheet-none = Ennek a játéknak még nincs szabályösszefoglalója: { $game }.

cards-none = Ehhez a játékhoz még nincsenek egységkártyák: { $game }.
cards-title-of = { $army }: kártyák
cards-against = Szokásos célpontok ellen
cards-target = Célpont
cards-way = Honnan
cards-result = Eredmény
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Számok: { $measured }.
cards-share = Százalékok: { $measured }.
cards-number = { $number }
