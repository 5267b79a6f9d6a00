### whole
# Памятки по правилам: то, что есть в памятке любой игры.

sheet-title-of = { $game }: памятка по правилам
sheet-made = Составлено программой grognard из тех самых чисел, по которым она играет. Мелко: правило, где об этом сказано, для «grognard rules».
sheet-turn = Ход
sheet-units = Отряды
sheet-inches = { $length }″
sheet-centimetres = { $length } см
sheet-percent = { $percent } %
sheet-dice = { $count }D{ $sides }
sheet-chance = Вероятность
sheet-modifier = Модификатор
sheet-needed = Нужно
sheet-roll = Бросок
sheet-effect = Эффект
sheet-none = У игры { $game } пока нет памятки.

cards-none = В игре { $game } пока нет карточек отрядов.
cards-title-of = { $army }: карточки
cards-against = Против обычных целей
cards-target = Цель
cards-way = Откуда
cards-result = Итог
cards-measured = { $kinds ->
    [1] { $first }
   *[other] { $first } { $second }
}
cards-figure = Числа: { $measured }.
cards-share = Проценты: { $measured }.
cards-number = { $number }
