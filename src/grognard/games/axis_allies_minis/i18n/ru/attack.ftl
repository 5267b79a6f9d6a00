### whole

# ---- броски ----

aam-roll-attack = Атака
aam-roll-again = Переброс единицы
aam-roll-cover = Укрытие
aam-roll-remote-control = Дистанционное управление

# ---- отряд, который не может атаковать ----

aam-refused-wrong-phase = { $unit } в эту фазу не атакует: наземные отряды — в Фазу Атаки, Самолеты — в Фазу Воздушного Удара.
aam-refused-aboard = { $unit } сейчас едет; только с Боевой платформы Солдаты, кроме Артиллерии, атакуют на ходу.
aam-refused-platform-moved = { $unit } не может атаковать с борта: транспорт в эту фазу двигался.
aam-refused-not-on-map = { $unit } не на карте.
aam-refused-held = Остается на месте: в эту фазу с него атаковал пассажир.
aam-refused-undermanned = { $unit }: расчет неполный и не атакует, пока подавлен.

# ---- оружие, которое нельзя применить ----

aam-refused-weapon = { $unit } не имеет такого оружия.
aam-refused-spent = { $unit }: уже использовано, действует раз за игру.
aam-refused-weapon-now = { $unit } больше не имеет такой атаки в этом действии.
aam-refused-piercing = Бронебойные снаряды — на одну атаку за игру, из орудия, и только по Технике. Отряд: { $unit }.
aam-refused-grazing = { $unit } не может объявить настильный огонь: нужны Двойной выстрел, Фаза Атаки, еще ни одного кубика и противник рядом с целью на линии.
aam-refused-facing = Самолет выбирает сторону, только если линия к цели проходит через угол, и тогда одну из двух сходящихся там.

# ---- цель, которую нельзя атаковать ----

aam-refused-target = Противника с таким именем, которого можно атаковать, нет.
aam-refused-no-sight = { $unit } не видит цель: { $target }.
aam-refused-out-of-range = { $target }: дистанция { $range ->
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}, слишком далеко. Стреляет: { $unit }.
aam-refused-no-dice = { $unit } не имеет кубиков против этой цели ({ $target }) на дистанции { $range }.
aam-refused-soldier-row = Кубики против Солдат отсюда не считаются. Цель: { $target }.
aam-refused-carried-target = { $target } сейчас едет, и атаковать его нельзя.
aam-refused-artillery-at-aircraft = { $unit } — Артиллерия без ПВО и не может атаковать Самолет.
aam-refused-weapon-at-aircraft = { $unit } не может атаковать Самолет.
aam-refused-not-in-front = Цель не перед отрядом. Цель: { $target }; отряд: { $unit }.
aam-refused-not-behind = Цель не позади отряда. Цель: { $target }; отряд: { $unit }.
aam-refused-camouflaged = Цель скрыта ({ $target }), и с такой дистанции ее не атаковать: { $range ->
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}.

# ---- полет ----

aam-refused-no-aircraft = Выберите свой Самолет.
aam-refused-grounded = { $unit } нельзя выставить: уже на карте, потерян или подавлен.
aam-refused-flight-off-map = Выберите гекс карты.
aam-refused-hex-in-flight = Над этим гексом уже другой Самолет.
