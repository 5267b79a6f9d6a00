### whole
# Ściągi z zasadami: to, co jest na ściądze każdej gry.

sheet-title-of = { $game }: podsumowanie zasad
sheet-made = Zrobione przez grognard z tych samych liczb, którymi gra. Małym drukiem: zasada, która o tym mówi, dla „grognard rules”.
sheet-turn = Tura
sheet-units = Oddziały
sheet-inches = { $length }″
sheet-centimetres = { $length } cm
sheet-percent = { $percent } %
sheet-dice = { $count }K{ $sides }
sheet-chance = Szansa
sheet-modifier = Modyfikator
sheet-needed = Potrzeba
sheet-roll = Rzut
sheet-effect = Efekt
sheet-none = { $game } nie ma jeszcze ściągi z zasadami.

cards-none = { $game } nie ma jeszcze kart oddziałów.
cards-title-of = { $army }: karty
cards-against = Przeciw zwykłym celom
cards-target = Cel
cards-way = Z
cards-result = Wynik
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Liczby: { $measured }.
cards-share = Procenty: { $measured }.
cards-number = { $number }
