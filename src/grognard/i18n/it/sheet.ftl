### whole
# Fogli riassuntivi: ciò che dice quello di qualsiasi gioco.

sheet-title-of = { $game }: foglio riassuntivo
sheet-made = Fatto da grognard con gli stessi numeri con cui gioca. In piccolo: la regola che lo dice, per “grognard rules”.
sheet-turn = Il turno
sheet-units = Unità
sheet-inches = { $length }″
sheet-centimetres = { $length } cm
sheet-percent = { $percent } %
sheet-dice = { $count }D{ $sides }
sheet-chance = Probabilità
sheet-modifier = Modificatore
sheet-needed = Serve
sheet-roll = Tiro
sheet-effect = Effetto
sheet-none = { $game } non ha ancora un foglio riassuntivo.

cards-none = { $game } non ha ancora carte delle unità.
cards-title-of = { $army }: carte
cards-against = Contro i bersagli soliti
cards-target = Bersaglio
cards-way = Da
cards-result = Risultato
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Numeri: { $measured }.
cards-share = Percentuali: { $measured }.
cards-number = { $number }
