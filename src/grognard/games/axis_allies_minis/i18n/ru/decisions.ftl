### whole

# ---- монета, расстановка, инициатива, ввод в бой ----

aam-ask-set-up-order = Монета ваша. Вы расставляете первым или вторым?
aam-ask-order-of-play = Инициатива ваша. Вы ходите первым или вторым в этот ход?
aam-choose-first = { $first ->
    [yes] Первым
   *[no] Вторым
}
aam-hint-set-up = { $first ->
    [yes] противник увидит, где вы стоите
   *[no] вы увидите, где стоит противник
}
aam-hint-order = { $first ->
    [yes] ваши отряды действуют раньше вражеских
   *[no] противник действует раньше, последнее слово за вами
}
aam-ask-reroll = Инициатива по кубикам: { $own } против { $theirs }. Перебросить свои?
aam-choose-reroll = Перебросить оба кубика
aam-choose-keep-dice = Оставить
aam-ask-deploy = Расставьте свои отряды в своей зоне.
aam-choose-rest = Расставить остальных за меня
aam-choose-load = Начать на борту: { $carrier }
aam-choose-deploy = { $unit } в { $hex }
aam-ask-arrival = { $kind ->
    [hero] Герой может войти рядом с Солдатом своей страны.
   *[paratrooper] Парашютисты могут высадиться там, где рядом нет противника.
}
aam-choose-no-arrival = Сейчас никто не входит

# ---- часть фазы одного игрока ----

aam-ask-activate = { $phase ->
    [vanguard] Свободное движение: выберите отряд и куда он идет.
    [movement] Выберите отряд: движение, разворот или Ожидание.
    [airstrike] Выберите Самолет и его цель.
   *[assault] Выберите отряд: атака, движение или Ожидание.
}
aam-choose-finish = { $phase ->
    [vanguard] Закончить свободное движение
    [movement] Закончить Фазу Движения
    [airstrike] Закончить Фазу Воздушного Удара
   *[assault] Закончить Фазу Атаки
}
aam-choose-attack = { $weapon ->
    [none] { $manner ->
        [piercing] { $target }, Бронебойными снарядами
        [grazing] { $target }, затем Настильный огонь
        [soldier-row] { $target }, кубиками против Солдат
       *[none] { $target }
    }
   *[other] { $target }: { $weapon }
}{ $facing ->
    [none] {""}
   *[other] , разворот: { $facing }
}
aam-choose-charge = Атака «Банзай»: { $target }
aam-choose-watch = Ожидание: { $direction }
aam-choose-board = На транспорт: { $carrier }
aam-choose-demolish = Взорвать мост: { $direction }
aam-hint-attack = дистанция { $range }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} на { $need }+, защита { $defence }{ $cover ->
    [0] {""}
    [1] , укрытие без броска
    [7] , укрытие бесполезно
   *[other] , укрытие { $cover }+
}
aam-percent = { $percent } %

# ---- предпросмотр: атака ----

aam-table-attack = { $unit } → { $target }
aam-table-successes = { $hits ->
    [2] Успехов на 1, 2 попадания
   *[3] Успехов на 1, 2, 3 попадания
}
aam-row-dice = { $row ->
    [soldiers] Кубики против Солдат, дистанция { $range }
   *[usual] Кубики, дистанция { $range }
}
aam-row-weapon-dice = { $weapon }, дистанция { $range }
aam-row-dice-in-all = Всего кубиков
aam-row-success = Успех на
aam-row-success-printed = Успех без модификаторов
aam-row-defence = { $side ->
    [front] Фронтальная Защита
    [rear] Тыловая Защита
   *[plain] Защита
}
aam-row-defence-in-all = Защита в итоге
aam-row-margin = Для двух попаданий сверх защиты
aam-row-no-cover = { $why ->
    [ignored] Укрытие не считается
   *[open] Без укрытия
}
aam-row-cover-plain = укрытие
aam-row-cover = Укрытие: { $what }
aam-row-cover-in-all = Бросок на укрытие
aam-note-doomed = { $target } и так будет уничтожен в конце хода; новое попадание ничего не изменит.
aam-note-reaction = Попадание лишь подавляет, сразу, и останавливает движение.
aam-note-shrapnel = Каждый успех против Солдата считается столько раз: { $times }.
aam-note-per-six = Каждая чистая 6 — столько успехов: { $times }.
aam-note-burning = Чистых 6, чтобы сразу уничтожить цель: { $sixes }.
aam-note-overheating = Чистых 1, чтобы подавить самого атакующего: { $ones }.
aam-note-rerolls = { $count ->
    [one] Перебрасывается { $count } чистая 1.
    [few] Перебрасываются { $count } чистые 1.
   *[many] Перебрасываются { $count } чистых 1.
}
aam-note-sirens = { $count ->
    [one] Засчитывается еще { $count } успех, но только на подавление.
    [few] Засчитываются еще { $count } успеха, но только на подавление.
   *[many] Засчитываются еще { $count } успехов, но только на подавление.
}
aam-note-stunning = Успехов, чтобы сразу положить маркер «Подавлен», и больше ничего: { $successes }.
aam-note-piercing = Два попадания становятся тремя, один раз за бой.
aam-note-heavy = Первый за бой маркер «Поврежден» сбрасывается: { $target }.
aam-note-hit-before = На цели ({ $target }) уже { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} надписью вниз; следующее попадание кладет следующий.
aam-chart-outcome = { $cover ->
    [yes] Исход с учетом укрытия
   *[no] Исход
}
aam-outcome = { $outcome ->
    [none] без эффекта
    [disrupted] подавлен
    [damaged] поврежден
   *[destroyed] уничтожен
}
aam-outcome-figure = { $outcome ->
    [none] без эффекта { $percent } %
    [disrupted] подавлен { $percent } %
    [damaged] поврежден { $percent } %
   *[destroyed] уничтожен { $percent } %
}
aam-chart-outcome-caption = { $figures }
aam-chart-outcome-summary = Что может стать с целью ({ $target }): { $figures }.
aam-chart-percent = %

# ---- предпросмотр: видимость и карты ----

aam-callout-sight = { $clear ->
    [yes] дистанция { $range }, видно
   *[no] дистанция { $range }, не видно
}
aam-callout-cover = { $what }: укрытие { $need }+
aam-table-card = { $card }: кубики атаки
aam-row-against-soldiers = Против Солдат
aam-row-against-vehicles = Против Техники
aam-table-ranges = Дистанция в гексах
aam-note-ability = { $ability }: { $text }
aam-headline-attack = { $unit } → { $target }: { $percent } %
aam-note-grazes = Настильный огонь атакует и эту цель: { $target }.
aam-note-struck-too = { $target }{ $whose ->
    [own] , ваш же отряд,
   *[theirs] {""}
} тоже под атакой: скажется с шансом { $percent } %.
aam-note-in-the-end = { $ability }: в Фазу Потерь { $target } погибнет с шансом { $percent } %.
aam-note-two-attacks = Двойной выстрел: если первая атака не остановит, следует вторая; на графике одна.
aam-note-one-shot = Это единственный выстрел отряда в эту фазу.

# ---- видимость и взгляды ----

aam-note-sight = { $seen ->
    [yes] { $unit } видит { $hex }, дистанция { $range }.
   *[no] { $unit } не видит { $hex }, дистанция { $range }.
}
aam-note-covered = У Солдата там есть укрытие: { $what }.
aam-note-has-cover = { $unit }: есть укрытие, { $what }.
aam-label-seen = видно
aam-label-unseen = не видно
aam-label-watch = ожидание
aam-label-reach = можно дойти
aam-note-speed-now = { $speed ->
    [0] Сейчас не может двигаться; скорость 0.
   *[other] Скорость сейчас { $speed }.
}
aam-note-disrupted = Подавлен: на 1 меньше на каждом кубике атаки и в защите, без движения и ответа, до Фазы Потерь.
aam-note-damaged = Поврежден: на 1 меньше на каждом кубике атаки, в защите и скорости, до конца боя.
aam-note-face-down = { $count ->
    [one] { $count } маркер лежит надписью вниз; он подействует в Фазу Потерь.
    [few] { $count } маркера лежат надписью вниз; они подействуют в Фазу Потерь.
   *[many] { $count } маркеров лежат надписью вниз; они подействуют в Фазу Потерь.
}
aam-note-silenced = Под Огневым прикрытием: до конца хода без Оборонительного огня.
aam-note-carries = Везет: { $unit }.
aam-note-spent = Использовано: { $ability }.

# ---- пути ----

aam-headline-way = { $unit } → { $hex }
aam-way-cost = { $spent } из { $points } движения
aam-note-roll = Чтобы войти в { $hex }, { $what }: { $need }+, { $percent } %.
aam-note-rolls = Все эти броски удаются с шансом { $percent } %.
aam-way-arrives = доходит с шансом { $percent } %
aam-label-peril = { $count ->
    [one] может выстрелить { $count }, { $percent } %
    [few] могут выстрелить { $count }, { $percent } %
   *[many] могут выстрелить { $count }, { $percent } %
}
aam-note-arrives = Дойдет до { $hex } с шансом { $percent } %, если все, кто может, выстрелят при первом случае.
aam-note-peril-defensive = { $unit } может выстрелить на шаге в { $hex } и { $effect ->
    [stops] остановит
   *[disrupts] подавит
} с шансом { $percent } %.
aam-note-peril-overwatch = { $unit } держит { $hex } в Ожидании и { $effect ->
    [stops] остановит
   *[disrupts] подавит
} там с шансом { $percent } %.
aam-note-peril-aircraft = { $unit } может выстрелить по нему здесь и подавит с шансом { $percent } %.
aam-note-in-cover = { $hex } дает укрытие.
aam-note-overfull = { $hex } тогда переполнен: движение там кончается, и противник кладет маркер.
aam-note-mined = { $hex } заминирован: бросок { $face } и меньше подавляет ({ $percent } %).
aam-note-watch = { $count ->
    [0] Из этого ряда он не увидит ни одного гекса.
    [one] Он держит { $count } гекс.
    [few] Он держит { $count } гекса.
   *[many] Он держит { $count } гексов.
}
aam-note-demolish = В эту фазу он больше ничего не делает. На 4+ моста нет.

# ---- посреди действия ----

aam-ask-stepping = { $unit } идет из { $left } в { $entered }. Стрелять?
aam-ask-on-the-row = { $unit } входит в { $entered }, гекс, который вы держите в Ожидании. Стрелять?
aam-ask-overflying = { $unit } появляется над { $hex }. Стрелять?
aam-choose-shot = { $where ->
    [entered] { $unit }: на входе в { $hex }
    [left] { $unit }: на выходе из { $hex }
   *[there] { $unit }
}
aam-choose-hold-fire = Не стрелять
aam-ask-go-on = { $unit } в пути, осталось { $points }. Дальше?
aam-choose-plan = Дальше в { $hex }, как задумано
aam-choose-halt = Остановиться здесь
aam-ask-free-move = { $points ->
    [0] { $unit } еще может развернуться на месте.
   *[other] { $unit } еще может двигаться, до { $points }.
}
aam-choose-stay = Остаться здесь
aam-ask-overrun = Кого переезжает { $unit }?
aam-choose-no-overrun = Никого
aam-ask-attack-again = { $unit } может атаковать еще раз. Кого?
aam-ask-attack-after = { $unit } может атаковать после движения. Кого?
aam-choose-no-attack = Без атаки
aam-ask-grazed = Кого дальше атакует Настильный огонь? Стреляет: { $unit }.
aam-ask-smoke = { $unit } может поставить дым сейчас, один раз за бой.
aam-choose-smoke = Поставить дым
aam-choose-no-smoke = Приберечь
aam-ask-penalty = В { $hex } слишком много врагов: кто из них получит за это попадание?
aam-hint-penalty = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $markers }
aam-ask-flight = Выставьте Самолет или ни одного в этот ход.
aam-choose-hold-back = В этот ход больше ни одного

# ---- кубики ----

aam-ask-coin = Бросьте монету: кому она выпала?
aam-choose-coin = Сторона: { $side }
aam-ask-dice = { $what ->
    [aam-roll-initiative] { $count ->
        [4] Бросьте по два кубика на инициативу каждой стороны, сначала за первую.
       *[other] Перебросьте оба кубика инициативы.
    }
   *[other] { $count ->
        [one] Бросьте { $count } кубик: { $purpose }.
        [few] Бросьте { $count } кубика: { $purpose }.
       *[many] Бросьте { $count } кубиков: { $purpose }.
    }
}
