### whole

# Шансы: что спрашивают и что отвечается.

aam-odds-hits = Попадания до укрытия
aam-odds-result = Что становится с целью
aam-odds-worse = Цели становится хуже
aam-odds-destroyed = Цель уничтожена
aam-odds-measured = Шанс, что цели станет хуже
aam-odds-scene-attacks = План состоит из одиночных атак в Фазу Атаки или Фазу Воздушного Удара, по одной на отряд.
aam-odds-overheats = Атакующего подавляет его же орудие

aam-odds-summary = { $unit }, цель: { $target }, дистанция { $range }{ $attacks ->
    [one] { "" }
    [few] , { $attacks } атаки
   *[many] , { $attacks } атак
}: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} на { $need }+ против защиты { $defence }{ $cover ->
    [0] { "" }
    [7] { "" }
    [1] , укрытие всегда
   *[other] , укрытие { $cover }+
}; { $figures }.

aam-odds-struck = Отряды, которым становится хуже
aam-odds-gone = Уничтоженные отряды
aam-odds-move = Чем кончается движение
aam-odds-arrives = Отряд доходит
aam-odds-stopped = Шанс, что отряд не дойдет
aam-odds-move-end = { $end ->
    [arrives] доходит
    [shaken] доходит подавленным
    [held] задержан неудачным броском
    [mined] подавлен минами
   *[hit] подавлен огнем
}
aam-odds-move-figure = { $end ->
    [arrives] доходит
    [shaken] доходит подавленным
    [held] задержит бросок движения
    [mined] подавят мины
   *[hit] подавит огонь
} { $percent } %
aam-odds-move-summary = { $target } идет через: { $through }{ $attacks ->
    [0] { "" }
    [one] ; стреляет { $unit }, дистанция { $range }
    [few] ; стреляют { $attacks } × { $unit }, дистанция { $range }
   *[many] ; стреляют { $attacks } × { $unit }, дистанция { $range }
}: { $figures }.
aam-odds-no-way = { $target } через все это не пройдет: не хватает скорости или вход закрыт.
aam-odds-nobody-fires = Без атакующих можно спрашивать только о движении через что-то.

aam-odds-cannot-react = { $unit } не может выстрелить в ответ: отряд подавлен, под Огневым прикрытием или уже стрелял.
aam-odds-not-adjacent = { $unit } ведет Оборонительный огонь только по тем, кто движется рядом: дистанция 0 или 1.
aam-odds-no-answer = { $unit } не ведет Оборонительного огня по этой цели: { $target }.

aam-odds-cover-none = открыто
aam-odds-cover-hedgerow = за живой изгородью
aam-odds-cover-pillbox = в доте

aam-idle-reaction = Выстрел в ответ делается так, как отряду выгоднее; объявлять для него нечего.
aam-idle-through = Через что идет отряд, важно, когда по нему стреляют в ответ: Оборонительным огнем или из Ожидания.
aam-idle-move = Вопрос о движении; важно только то, что может его остановить.
aam-idle-others = { $name } вместе с этой целью больше никого не атакует.
aam-idle-markers = Выстрел в ответ действует сразу; маркеры надписью вниз для него не считаются.
aam-idle-enfilade-phase = Продольный огонь считается, только когда наземные отряды атакуют в Фазу Атаки.
aam-idle-grazing = Настильный огонь — собственная атака отряда; другое оружие и особые снаряды в нем не участвуют.
aam-idle-facing = { $name } — Солдат, и защита у него со всех сторон одна.
aam-idle-facing-close = Из того же гекса фронт не поразить, так что все равно, куда смотрит Техника.
aam-idle-facing-aircraft = Для этой атаки все равно, куда смотрит Самолет.
aam-idle-enfilade = { $name } — не Солдат, а Продольный огонь бывает только по Солдатам.
aam-idle-enfilade-close = Из того же гекса Продольного огня не бывает.
aam-idle-moved = { $name } от движения ничего не теряет.
aam-idle-borrowed = { $name } ничьих кубиков не перенимает.
aam-idle-charge = Атака «Банзай» кончается в гексе цели и идет лучшими там кубиками; больше ничего для нее не объявляют.
aam-idle-given = Выстрел в голову попаданий не дает.
aam-idle-target-spent = { $name } не имеет Тяжелой брони.
aam-odds-never-scores = Столько попаданий эта атака дать не может: { $hits ->
    [one] { $hits }
    [few] { $hits }
   *[many] { $hits }
}.
aam-idle-cover = Это укрытие атаке не мешает.
aam-idle-standing = Для этой атаки неважно, что атакующий стоит здесь: «{ $terrain }».
aam-idle-beside = Рядом с атакующим { $friend }, но этой атаке это ничего не добавляет.
aam-idle-damaged = { $name }: отряд может быть подавлен или уничтожен, но не поврежден.
aam-odds-field-attacker = Атакующий
aam-odds-field-target = Цель
aam-odds-field-range = Дистанция в гексах
aam-odds-field-cover = Где стоит цель
aam-odds-field-standing = Где стоит атакующий
aam-odds-field-facing = С какой стороны цель
aam-odds-field-occasion = Вид атаки
aam-odds-field-weapon = Особая атака
aam-odds-field-soldier-row = Кубиками против Солдат
aam-odds-field-piercing = Бронебойными снарядами
aam-odds-field-attacks = Сколько таких атакующих
aam-odds-field-disrupted = Атакующий подавлен
aam-odds-field-damaged = Атакующий поврежден
aam-odds-field-target-disrupted = Цель подавлена
aam-odds-field-target-damaged = Цель повреждена
aam-odds-field-target-moved = Цель уже двигалась или атаковала
aam-odds-field-markers = Маркеры на цели надписью вниз
aam-odds-field-beside = Свои рядом с атакующим
aam-odds-field-enfilade = Свой отряд отвлекает цель на себя
aam-odds-field-borrowed = Чьи кубики он перенял
aam-odds-borrowed-nobody = Свои собственные
aam-odds-field-charge = Атакой «Банзай»
aam-odds-field-target-spent = Ее Тяжелая броня уже израсходована
aam-odds-field-given = Попаданий не меньше
aam-odds-field-others = Кто еще под атакой вместе с целью
aam-odds-field-through = Через что идет цель
aam-odds-field-options = Домашние правила

aam-odds-facing-front = фронт
aam-odds-facing-rear = тыл
aam-odds-occasion-assault = атака в Фазу Атаки
aam-odds-occasion-airstrike = воздушный удар
aam-odds-occasion-grazing = настильный огонь
aam-odds-occasion-defensive = оборонительный огонь
aam-odds-occasion-overwatch = ожидание
aam-odds-marker-disrupted = Подавлен
aam-odds-marker-damaged = Поврежден
aam-odds-marker-destroyed = Уничтожен

aam-odds-with-cover = { $cover ->
    [none] без укрытия
   *[other] с укрытием: { $cover }
}
aam-odds-with-disrupted = { $now ->
    [true] если атакующий подавлен
   *[false] если атакующий не подавлен
}
aam-odds-with-damaged = { $now ->
    [true] если атакующий поврежден
   *[false] если атакующий не поврежден
}
aam-odds-with-target-disrupted = { $now ->
    [true] если цель подавлена
   *[false] если цель не подавлена
}
aam-odds-with-target-damaged = { $now ->
    [true] если цель повреждена
   *[false] если цель не повреждена
}
aam-odds-with-facing = { $facing ->
    [front] с фронта
   *[rear] с тыла
}
aam-odds-with-enfilade = если свой отряд отвлекает цель на себя
aam-odds-with-range = с дистанции { $range }

aam-card-described = «{ $text }»
aam-described-type = Отряд, описанный словами, начинается с вида: { $types }. Например, Техника с ее кубиками против Техники и Солдат: vehicle, defence 5/4, vehicles 11/9/7, soldiers 8/8/6.
aam-described-defence = Отряду, описанному словами, нужна защита, например: defence 5/4.
aam-described-twice = «{ $name }» сказано дважды.
aam-described-key = «{ $part }» неизвестно. Может быть, «{ $near }»?
aam-described-numbers = «{ $name } { $text }» неверно; нужно { $count ->
    [1] одно число
    [2] одно число или два, например 5/4
   *[other] до трех чисел, например 11/9/7
}, от { $least } до { $most }.

aam-odds-goal-damaged = цель повреждена или уничтожена
aam-odds-goal-disrupted = цель подавлена, повреждена или уничтожена

## Прогнозы кубиков и удача

aam-luck-harm = Ступени нанесенного вреда
aam-luck-tests = Удачные броски
aam-luck-initiative = Выигранная инициатива
aam-forecast-attack = Вред цели: { $target }
aam-forecast-remote = Дистанционное управление: { $unit }
aam-forecast-movement = Бросок движения: { $unit }, { $what }
aam-forecast-mines = Мины: { $unit }
aam-forecast-bridge = Подрыв моста: { $unit }
aam-forecast-ability = { $what }: { $unit }
aam-forecast-passed = { $test ->
    [bridge] уничтожен
    [ability] сработало
    [remote] доходит до цели
   *[movement] удался
}
aam-forecast-failed = { $test ->
    [bridge] стоит
    [ability] не сработало
    [remote] не доходит
    [mines] подавлен
   *[movement] не удался
}
aam-forecast-initiative = Инициатива
aam-forecast-ahead = больше: { $side }
aam-forecast-even = поровну
aam-forecast-behind = больше: { $other }
