### whole

# ---- армии ----

aam-army-title = { $nation }, { $points } { $points ->
    [one] пункт
    [few] пункта
   *[many] пунктов
}
aam-army-own-title = { $title }
aam-army-over-limit = Армия стоит { $points } { $points ->
    [one] пункт
    [few] пункта
   *[many] пунктов
}; в этом бою можно { $limit }. Уберите что-нибудь или договоритесь о большем пределе.
aam-army-too-many-units = Отрядов в армии { $units }; можно { $most }. Уберите лишние или договоритесь играть без этого предела.
aam-army-other-side = { $unit } ({ $nation }) не может воевать на этой стороне: { $side }.
aam-army-obstacles = Препятствия стоят { $points } { $points ->
    [one] пункт
    [few] пункта
   *[many] пунктов
}; можно { $most }. Уберите часть.
aam-army-heroes = { $unit } — лишний Герой: в армии их { $heroes }, а можно { $most ->
    [0] ни одного, пока пунктов меньше 100
   *[other] { $most }
}.
aam-army-nations = Эти страны вместе не воевали: { $nations }. Держитесь одного союза или договоритесь играть без исторических ограничений.
aam-army-listed = { $before }, { $last }
aam-army-later = { $unit } появляется в { NUMBER($year, useGrouping: 0) } году, а сценарий не допускает ничего позже { NUMBER($limit, useGrouping: 0) }. Уберите этот отряд или договоритесь играть без исторических ограничений.
aam-build-later = Год { NUMBER($year, useGrouping: 0) }, позже чем { NUMBER($limit, useGrouping: 0) }. Это можно, если вы не договорились о правиле «{ $rule }».

# ---- файлы данных ----

aam-ability-unknown = «{ $ability }» — не спецособенность. Похожи: { $near }.
aam-ability-number = «{ $ability }» пишется { $printed ->
    [none] без числа
   *[other] с одним числом после пробела
}.
aam-card-speed = { $type ->
    [aircraft] у Самолета нет скорости; уберите ее.
   *[other] отряду на земле нужна скорость; добавьте ее.
}
aam-card-defence = { $type ->
    [vehicle] обе защиты должны быть не меньше 1.
   *[other] обе защиты должны быть равны и не меньше 1.
}
aam-card-ability-twice = спецособенность названа дважды; назовите ее один раз.

# ---- карты ----

aam-map-size = на карте столбцов { $columns }, рядов { $rows }; нарисуйте тех и других от 2 до { $most }.
aam-map-row-length = в ряду знаков { $signs }, а в первом { $columns }. Сделайте все ряды одинаковыми.
aam-map-sign = «{ $sign }» — не местность. Напишите одно из: { $signs }.
aam-map-no-hex = «{ $text }» — не гекс. Напишите букву столбца и номер ряда, например G7.
aam-map-off = { $hex } не на карте, ее последний гекс { $last }.
aam-map-short-road = в дороге должно быть хотя бы два гекса.
aam-map-road-gap = { $here } и { $there } не соседи. Назовите каждый гекс, через который идет дорога.
aam-map-no-side = «{ $side }» — не сторона гекса. Напишите гекс и одно из N, NE, SE, S, SW и NW, например G7 NE.
aam-map-side-twice = сторона «{ $side }» уже названа. Уберите ее.
aam-map-edge-side = сторона «{ $side }» на краю карты, там ее никто не пересечет. Уберите ее.
aam-map-zone-missing = нет зоны { $zone }. Добавьте ее первый и последний ряд.
aam-map-zone-rows = ряды с { $first } по { $last }: на карте рядов { $rows }, таких нет. Напишите первый ряд, потом последний.
aam-map-zones-meet = северная зона должна кончаться выше южной.

# ---- сценарии ----

aam-scenario-same = игрокам нужны разные стороны и разные зоны.

# ---- свои армии ----

aam-build-obstacles = Препятствия
aam-build-points = Пункты
aam-build-cards = Карты
aam-build-card = Отряд
aam-build-speed = Скорость
aam-build-defence = Защита
aam-build-soldiers = Против Солдат
aam-build-vehicles = Против Техники
aam-army-template =
    Армия для Axis & Allies Miniatures. Измените что хотите, потом: grognard army check FILE
    name: короткое имя из строчных латинских букв, цифр и дефисов; title: как вы ее называете (можно без него).
    side: axis или allies. Каждый [[unit]] — отряд: id — короткое имя, какого нет у других, card — что это
    (grognard army new axis_allies_minis --list), letter отличает его от других с той же картой.
    Препятствия: [[obstacle]] с id, kind (barbed-wire, minefield, pillbox, tank-obstacle) и points, как договорились.

aam-target-soldier = Стрелковый отряд (защита 4)
aam-target-town = Стрелковый отряд в городе
aam-target-half-track = Полугусеничная машина (защита 2)
aam-target-tank = Танк (защита 5), лоб
aam-target-heavy-tank = Тяжелый танк (защита 7), лоб
aam-target-aircraft = Самолет (защита 4)
aam-target-range = { $range ->
    [1] соседний гекс
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}
