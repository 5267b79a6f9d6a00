### whole

aam-system = Axis & Allies Miniatures
aam-system-subtitle = гексы и горсти кубиков
aam-scenario-title = { $title }
aam-scenario-note = Год { NUMBER($year, useGrouping: 0) }.
aam-map-title = { $title }

# ---- карта ----

aam-ground-entering = { $how ->
    [barred] { $who ->
        [soldiers] закрыто для Солдат
        [vehicles] закрыто для Техники, кроме дороги
       *[all] закрыто для всех
    }
    [roll] { $who ->
        [soldiers] Солдаты: вход { $cost }, на { $roll }+
        [vehicles] Техника: вход { $cost }, на { $roll }+
       *[all] вход { $cost }, на { $roll }+
    }
   *[free] { $who ->
        [soldiers] Солдаты: вход { $cost }
        [vehicles] Техника: вход { $cost }
       *[all] вход { $cost }
    }
}
aam-ground-road = дорога: Техника платит по ней { $vehicles }, { $first ->
    [0] первый шаг фазы бесплатный
   *[other] за первый шаг фазы { $first }
}
aam-ground-sight = { $blocks ->
    [yes] закрывает видимость
   *[no] не закрывает видимость
}
aam-ground-cover = { $covers ->
    [all] дает укрытие
    [soldiers] дает укрытие Солдатам
   *[none] без укрытия
}
aam-ground-crossing = преграда ({ $side }): { $soldiers ->
    [-1] Солдаты никак
    [0] Солдаты свободно
   *[other] Солдаты на { $soldiers }+
}, { $vehicles ->
    [-1] Техника никак
    [0] Техника свободно
   *[other] Техника на { $vehicles }+
}
aam-map-road = дорога
aam-edge = { $kind ->
    [hedgerow] живая изгородь
    [stream] ручей
    [bridge] мост
    [cliff] утес
    [barbed-wire] колючая проволока
   *[blown-bridge] взорванный мост
}
aam-direction = { $direction ->
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
}

# ---- стороны ----

aam-of-nation-germany = Германия
aam-of-nation-hungary = Венгрия
aam-of-nation-italy = Италия
aam-of-nation-japan = Япония
aam-of-nation-romania = Румыния
aam-of-nation-slovakia = Словакия
aam-of-nation-australia = Австралия
aam-of-nation-belgium = Бельгия
aam-of-nation-canada = Канада
aam-of-nation-china = Китай
aam-of-nation-france = Франция
aam-of-nation-greece = Греция
aam-of-nation-poland = Польша
aam-of-nation-south-africa = Южная Африка
aam-of-nation-uk = Великобритания
aam-of-nation-us = США
aam-of-nation-ussr = СССР

aam-unit-of-side = { $side ->
    [0] Синие: { $unit }
   *[1] Красные: { $unit }
}

# ---- отряды ----

aam-legend-face-down = Попадание, надписью вниз
aam-marker-face-down = { $marker }, надписью вниз
aam-no-markers = без маркеров
aam-list-more = { $first }, { $more }
aam-fact-speed = Скорость { $speed }
aam-fact-defence = { $vehicle ->
    [yes] Защита: фронт { $front }, тыл { $rear }
   *[no] Защита { $front }
}
aam-fact-dice = { $kind ->
    [vehicle] против Техники
   *[soldier] против Солдат
}: { $dice }
aam-dice-at = { $dice } { $place ->
    [next] на
   *[first] { $dice ->
        [one] кубик на дистанции
        [few] кубика на дистанции
       *[many] кубиков на дистанции
    }
} { $span ->
    [0] { $nearest }
   *[other] { $nearest }–{ $farthest }
}
aam-fact-overwatch = на Ожидании, { $direction }
aam-fact-off = не на карте
aam-fact-aboard = на борту: { $carrier }
aam-fact-destroyed = уничтожен: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
aam-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, уничтожен
    [off] { $side }, { $unit }, не на карте, { $markers }
    [aboard] { $side }, { $unit }, в { $hex } на борту: { $carrier }, { $markers }
   *[map] { $side }, { $unit } в { $hex }, лицом: { $direction }, { $overwatch ->
        [none] { $markers }
       *[other] на Ожидании: { $overwatch }, { $markers }
    }
}
aam-obstacle-summary = { $hex ->
    [none] { $obstacle }, не на карте
   *[other] { $obstacle } в { $hex }
}

# ---- как стоит бой ----

aam-status = { $phase ->
    [deployment] Расстановка: { $side }
    [vanguard] Свободное движение перед ходом 1: { $side }
    [initiative] Ход { $turn }: инициатива
    [movement] Ход { $turn }, Фаза Движения: { $side }
    [flight] Ход { $turn }: Фаза Полета
    [airstrike] Ход { $turn }, Фаза Воздушного Удара: { $side }
    [assault] Ход { $turn }, Фаза Атаки: { $side }
    [casualty] Ход { $turn }: Фаза Потерь
   *[end] Ход { $turn } окончен
}
aam-result-draw = Ничья, очки { $first } : { $second }.
aam-result-won = { $reason ->
    [destruction] Победа: { $winner }. У другой стороны ({ $loser }) не осталось отрядов.
    [objective] Победа: { $winner }, цель удержана. Очки { $own } : { $other }.
    [concession] Победа: { $winner }. Другая сторона ({ $loser }) сдалась.
   *[points] Победа: { $winner }, очки { $own } : { $other }.
}

# ---- цель ----

aam-goal = Держать { $place } без противника в конце хода { $turn } или позже, или уничтожить всех
aam-goal-stands = { $held ->
        [nobody] не держит никто
       *[somebody] держит сторона { $holder }
    }; очки { $points }
aam-goal-until = { $turn ->
        [0] сначала расставляют оба
       *[other] { $last ->
            [none] без последнего хода
           *[other] самое позднее ход { $last }
        }
    }
aam-goal-note = Вы держите { $place }, если в этом гексе или рядом есть ваш наземный отряд и нет вражеских. На это смотрят в конце хода, начиная с хода { $turn }. Начиная с хода { $points }, если не держит никто, побеждает тот, кто уничтожил отрядов на большее число очков.

# ---- столы ----
aam-map-note-crossroads = Две дороги сходятся в городке. Леса и холмы дают обеим сторонам скрытый подход; болото останавливает технику.
aam-map-note-mill-island = Ручей обтекает мельницу. Через него ведут три моста, и кто их держит, тот выбирает, где быть бою.
aam-map-note-long-ridge = Гряда с хутором на гребне скрывает стороны друг от друга. Дорога через нее коротка и под наблюдением; леса медленны и надежны.
aam-map-note-market-town = Дома вокруг площади: за каждым углом укрытие, и далеко огонь бьет только вдоль улиц.
aam-notation-off-map = Гекса так далеко за картой нет. Переставьте отряд в гекс карты.
aam-notation-one-hex = Отряд стоит в одном гексе. Напишите одно место, например D7 или D7/S.
aam-notation-table = Карта не может иметь { $columns } на { $rows } гексов. Напишите два целых числа от 2 до { $most }: table 12 x 13.

# ---- свой сценарий ----
aam-plan-year = Год
aam-plan-begins = Первый ход
aam-plan-begins-hint = С более позднего цель считается раньше, и бой короче.
aam-plan-side = Сторона
aam-plan-rows-south = Ее первый ряд с севера
aam-plan-rows-north = Ее последний ряд с севера
aam-plan-objective = Цель
aam-plan-objective-hint = Гекс, за который идет бой; он и зоны принадлежат карте, которая входит в сценарий, когда они меняются.
aam-plan-shell-holes = Воронки
aam-plan-cliffs = Утесы
aam-plan-asked = Спрашивается, только где домашние правила оставляют это сценарию.
aam-plan-on = на { $face } и больше
aam-plan-no-roll = без броска
aam-plan-cost = { $who ->
    [soldiers] Очки движения Солдат
   *[other] Очки движения Техники
}
aam-plan-roll = { $who ->
    [soldiers] Солдаты проходят
   *[other] Техника проходит
}
aam-plan-barred = { $who ->
    [soldiers] Закрыто для Солдат
   *[other] Закрыто для Техники
}
