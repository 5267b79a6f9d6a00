### whole

# ---- до боя ----

aam-event-coin-tossed = Монета выпала для стороны: { $winner }.
aam-event-order-of-set-up = Первой расставляет: { $first }.
aam-event-set-up = { $carrier ->
    [none] { $unit } занимает место в { $hex }.
   *[other] { $unit } начинает в { $hex } на борту: { $carrier }.
}
aam-event-fortified = { $hex } укреплен: { $obstacle }.
aam-event-rest-set-up = { $side ->
    [none] Препятствий на карте: { $count }.
   *[other] { $side }: остальные расставлены, всего { $count }.
}

# ---- ход ----

aam-event-turn-began = Начинается ход { $turn }.
aam-event-initiative-rolled = Инициатива у стороны { $side }: { $own } против { $other }{ $bonus ->
    [0] .
   *[other] , с +{ $bonus } от Командиров.
}
aam-event-initiative-tied = У обоих на инициативу { $total }, бросают снова.
aam-event-dice-rerolled = { $unit } наводит порядок: кубики инициативы переброшены, сторона { $seat }.
aam-event-order-of-play = В этот ход первой действует: { $first }.
aam-event-phase-began = { $phase ->
    [vanguard] Свободное движение перед ходом 1.
    [movement] Фаза Движения.
    [flight] Фаза Полета.
    [airstrike] Фаза Воздушного Удара.
    [assault] Фаза Атаки.
   *[casualty] Фаза Потерь.
}
aam-event-part-began = Действует сторона: { $seat }.
aam-event-markers-removed = Маркер «Подавлен» снят: { $units }.
aam-event-markers-turned = { $unit }: маркеры вступают в силу: { $markers }.
aam-event-markers-spared = { $markers ->
    [none] { $ability } избавляет от маркера «Поврежден»: { $unit }.
   *[other] { $ability } избавляет от маркера «Поврежден»: { $unit }; вступает в силу: { $markers }.
}
aam-event-ability-rolled = { $ability ->
    [endurance] { $success ->
        [yes] { $name }: { $unit } выдерживает.
       *[no] { $name } не спасает: { $unit }.
    }
   *[other] { $success ->
        [yes] { $name }: { $unit } загорается и гибнет.
       *[no] { $name }: { $unit } не загорается.
    }
}
aam-event-unit-destroyed = { $why ->
    [carrier] { $unit } гибнет вместе с транспортом.
    [fire] { $unit } сгорает.
   *[markers] { $unit }: отряд уничтожен.
}
aam-event-turn-ended = { $side ->
    [none] Цель не держит никто.
   *[other] Цель держит сторона { $side }.
} Победные очки: { $a } { $first }, { $b } { $second }.

# ---- движение ----

aam-event-set-off = { $unit } отправляется в { $hex }.
aam-event-stepped = { $how ->
    [whole] { $unit } переходит в { $hex }.
    [held] { $unit } задерживается в { $hex }.
   *[on] { $unit } идет дальше в { $hex }.
}
aam-event-movement-rolled = { $success ->
    [yes] { $unit } преодолевает преграду ({ $what }), нужно было { $need }+.
   *[no] Преграда ({ $what }) останавливает: { $unit }; нужно было { $need }+.
}
aam-event-went-back = { $unit } возвращается в { $to }.
aam-event-turned = { $unit } разворачивается: { $facing }.
aam-event-went-on-overwatch = { $unit } встает на Ожидание: { $direction }.
aam-event-boarded = { $unit } садится на транспорт: { $carrier }.
aam-event-dismounted = { $unit } сходит в { $at }.
aam-event-mines-rolled = { $disrupted ->
    [yes] { $unit } подрывается на мине.
   *[no] { $unit } не задевает мин.
}
aam-event-was-overrun = { $unit } переезжает подавленного противника: { $target }.
aam-event-disrupted = { $unit }: отряд сразу подавлен{ $lingering ->
    [yes] и остается таким и после следующей Фазы Потерь.
   *[no] .
}
aam-event-rallied = { $own ->
    [yes] { $unit } приходит в себя и больше не подавлен.
   *[no] { $by } приводит в порядок: { $unit }; отряд больше не подавлен.
}
aam-event-penalised = { $marker ->
    [none] Переполненный гекс больше ничего не стоит: { $unit } уже со всеми маркерами.
   *[other] За переполненный гекс { $unit } получает маркер надписью вниз: { $marker }.
}
aam-event-entered = { $unit } входит в { $at }.
aam-event-smoke-laid = { $unit } ставит дым в { $at }.
aam-event-bridge-mined = { $success ->
    [yes] { $unit } взрывает мост.
   *[no] { $unit } не может взорвать мост.
}

# ---- атаки ----

aam-event-attacked = { $occasion ->
    [defensive] { $unit } ведет Оборонительный огонь, цель: { $target }, дистанция { $range }
    [overwatch] { $unit } стреляет из Ожидания, цель: { $target }, дистанция { $range }
    [grazing] { $unit } ведет Настильный огонь, цель: { $target }, дистанция { $range }
   *[other] { $weapon ->
        [none] { $unit } атакует, цель: { $target }, дистанция { $range }
       *[other] { $unit } применяет { $weapon }, цель: { $target }, дистанция { $range }
    }
}: { $succeed } из { $dice } { $succeed ->
    [one] кубиков успешен
    [few] кубиков успешны
   *[many] кубиков успешны
}{ $counted ->
    [yes] , считается успехов: { $successes }
   *[no] {""}
}{ $defence ->
    [none] {""}
   *[other] {" "}против защиты { $defence }
}, { $hits ->
    [0] без попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.{ $silenced ->
    [yes] {" "}В этот ход { $target } не ведет Оборонительного огня.
   *[no] {""}
}
aam-event-scored = { $unit } атакует, цель: { $target }; { $successes ->
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
}, { $hits ->
    [0] без попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
aam-event-cover-rolled = { $success ->
    [yes] Укрытие спасает: { $unit }, { $need ->
        [1] без броска
       *[other] нужно было { $need }+
    }.
   *[no] Укрытие не помогает: { $unit }, { $need ->
        [7] какой бы кубик ни выпал
       *[other] нужно было { $need }+
    }.
}
aam-event-marked-already = { $unit } больше маркеров не получает.
aam-event-marked = { $unit } получает маркеры { $markers } надписью вниз, до Фазы Потерь.
aam-event-aircraft-placed = { $unit } летит над { $at }.
aam-event-aircraft-held-back = { $seat }: Самолетов в этот ход больше не будет.
aam-event-weapon-taken = { $unit } берет оружие уничтоженного отряда: { $card }.
aam-event-remote-control-rolled = { $success ->
    [yes] { $unit }: заряд доходит до цели ({ $target }), на обоих кубиках нужно было больше { $range }.
   *[no] { $unit }: заряд не доходит до цели ({ $target }), на обоих кубиках нужно было больше { $range }.
}
