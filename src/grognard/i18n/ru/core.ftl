### whole

options-no-names = Домашние правила — это имена со значениями: пишите options={ "{" }"ИМЯ": "ЗНАЧЕНИЕ"{ "}" }, а не «{ $given }».
refused-not-offered = Такого среди предложенного нет.
agreed-draw = Стороны согласились на ничью: бой окончен.
refused-over = Бой окончен; больше ничего не спрашивается.
refused-not-your-turn = Эту сторону сейчас ни о чем не спрашивают.
refused-nothing-to-undo = Отменять больше нечего.
refused-dice-count = { $count ->
    [one] Нужен { $count } кубик; укажите, что на нем.
    [few] Нужно { $count } кубика; укажите по порядку, что на каждом.
   *[many] Нужно { $count } кубиков; укажите по порядку, что на каждом.
}
refused-dice-face = На кубике с { $sides } гранями не может выпасть { $face }.
file-unreadable = Файл { $file } нельзя прочесть: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } длиннее { $limit } знаков. Сократите его.
file-empty = В { $file } ничего нет. Проверьте, тот ли это файл.
scenario-on = { $scenario }, стол: { $map }
map-table = { $kind ->
    [village] деревня
    [open-country] открытая местность
    [woods] леса
    [ruins] руины
    [hedgerows] живые изгороди
    [works] завод
    [marshes] болота
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Кто стреляет
table-shooters-shots = Выстрелы
table-shooters-need = Нужно
table-shooters-hits = Попадания
table-shooters-lost = Падает
table-shooters-together = Вместе, в среднем
callout-firing = могут стрелять { $firing } из { $models }
army-total = { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}, { $dice ->
    [one] { $dice } отряд
    [few] { $dice } отряда
   *[many] { $dice } отрядов
}.
army-empty = В армии еще нет отрядов. Добавьте один.
army-full = В своей армии не больше { $most } отрядов. Сначала уберите один.
army-mend-add = добавить: { $entry }
army-note = Замечание: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: задать { $value }
army-mend-remove = убрать: { $unit }
army-yes = да
army-no = нет
army-nobody = никто
army-number = { $number }
army-own = Моя армия
army-own-things = Свое
own-title = { $title }
army-nation = { $name }

refused-no-choice = { $given } — не выбор этой игры. { $problem }
refused-malformed = { $kind }: в поле { $field } не может быть { $given }. Должно быть { $valid }.
valid-whole-number = целое число
valid-number = число
valid-text = текст
valid-truth = True или False
valid-nothing = None
valid-table = словарь
valid-one-of = одно из { $names }
valid-list = { $most ->
    [0] список, в нем каждое { $each }
   *[other] список длиной не больше { $most }, в нем каждое { $each }
}
valid-tuple = кортеж, в нем каждое { $each }
valid-tuple-of = кортеж длиной { $count }, каждое { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what } от { $least } до { $most }
valid-above = { $what } больше { $least } и до { $most }
valid-either = { $one } или { $other }
refused-no-such-choice = Выбора с номером { $number } в этом бою нет.
dice-too-many = { $count } — больше кубиков сразу, чем бросают в любом бою. Можно не больше { $most }.
seed-too-large = { $seed } не может быть зерном. Возьмите целое число от { $least } до { $most }.
input-invalid = { $what }: недопустимо. { $problem }.
no-such-step = Шага «{ $step }» здесь нет. Есть шаги: { $names }.
no-such-system = Игры «{ $name }» нет. Есть игры: { $names }.
position-too-long = Позиция длиннее { $limit } знаков, таких не бывает.
position-wrong = Позиция не из этого боя. { $where }, { $field }: { $problem }
position-state = Состояние
position-unit = Отряд { $unit }
position-frame = Процедура { $name }
position-asks = Вопрос { $name }
position-type = { $given } не того вида. Должно быть { $valid }.
position-unit-missing = «{ $unit }» отсутствует. Потерянный отряд остается в списке уничтоженным.
position-other-id = он называет себя «{ $found }».
position-twice = эта модель есть и в отряде «{ $unit }».
position-fixed = { $found }: в начале боя было { $first }, и это не меняется.
position-seat = Места { $value } нет. Места: 0 и 1.
position-too-far = { $value } — слишком много. Самое большее { $most }.
position-negative = { $value } меньше нуля.
position-place-models = он «{ $place }», а моделей в нем { $count }; нет их только у уничтоженного.
position-place-aboard = он «{ $place }»; на борту отряд только тогда, когда назван тот, кто его везет.
position-no-carrier = «{ $carrier }» никого здесь не везет.
position-outline = его контур пересекает сам себя или в нем нет трех углов.
position-dice = запрошены не те кубики, которые сейчас бросит Play: { $wanted }.
position-turns = здесь ход { $here }, а в состоянии { $there }.
position-breaks = Позиция сама себе противоречит, продолжить с нее по правилам нельзя ({ $where }: { $problem }). Начните с позиции, к которой пришел бой.
position-bad-header = Это не позиция этой игры и версии: первая строка должна быть «{ $expected }».
position-bad-line = Строка { $line } позиции не читается: { $problem }.
position-bad-asks = Позиция должна что-то спрашивать ровно тогда, когда остались незаконченные процедуры, и ответов в ней должно быть меньше, чем вопросов.
position-bad-state = Состояние в позиции недопустимо: { $problem }.
save-too-long = Сохранение длиннее { $limit } знаков, таких боев не бывает.
save-empty = В нем ничего нет: сохраненный бой начинается строкой с названием игры, а дальше по строке на каждый выбор. Возможно, запись оборвалась; возьмите другую копию или сохраните бой снова.
save-bad-header = Это не сохраненный бой: первой строкой должен быть заголовок. { $problem }.
save-bad-seed = Сохранению с брошенными кубиками нужно зерно, из которого они выпали; с введенными зерном должно быть null.
save-bad-agreed = Стороны согласны на «draw» без «seat» или одна сдалась: «conceded» и ее «seat», 0 или 1.
save-no-such-line = В строке должен быть выбор с местом («choose»), «dice», «undo», «agreed» или «seal».
save-other-format = Такие сохранения программа не читает: в нем сказано «{ $found }», а нужно «grognard-battle 1».
save-bad-line = Строка { $line } сохранения: { $problem }
save-altered-dice = Кубики { $found } не из зерна этого боя; из него { $expected }.
save-other-rules = Сохранено по правилам версии { $theirs }, а у программы версия { $ours }. Бой проигран заново с теми же кубиками.
save-rules-differ = Бой сохранен по другой версии правил, и дальше за ним не проследить: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } (Строка { $line }.)
file-pasted = Данный текст
file-no-such-name = «{ $name }» — не файл и не имя того, что есть в игре. Есть: { $names }.
file-not-utf8 = { $file } — не текст в UTF-8. Сохраните его в UTF-8 или проверьте, тот ли это файл.
file-packed = { $file } упакован. Распакуйте его; список из другой программы становится армией через «grognard army import» или в сборе армии.
file-foreign = { $file } — это XML, а наших файлов в XML нет. Список из другой программы становится армией через «grognard army import» или в сборе армии.
file-other-game = это для игры { $given }, а играется { $wanted }. Откройте его в той игре.
file-other-version = версия { $given } этой формы здесь не читается: это { $wanted }. Напишите { $wanted }; если файл записан более новым grognard, обновите свой.
file-other-kind = это { $kind ->
    [grognard-army] армия
    [grognard-map] карта
    [grognard-hex-map] карта из гексов
    [grognard-scenario] сценарий
    [grognard-own] файл своих вещей
    [grognard-names] файл исправленных имен
   *[other] «{ $kind }»
}, а здесь { $wanted ->
    [grognard-army] нужна армия
    [grognard-map] нужна карта
    [grognard-hex-map] нужна карта из гексов
    [grognard-scenario] нужен сценарий
    [grognard-own] нужен файл своих вещей
    [grognard-names] нужен файл исправленных имен
   *[other] нужно «{ $wanted }»
}. Дайте это.
file-not-toml = { $file } — не верный TOML и не верный JSON: { $problem }.
file-no-text = в тексте половина знака, которую ни один файл хранить не может. Напишите его заново.
file-nested = таблицы и списки вложены слишком глубоко.
file-not-finite = { $value } — не число, которым измеряют. Напишите число цифрами.
file-too-large-number = число больше любого возможного. Напишите меньшее.
file-bad-value = { $problem }.
file-missing-field = Нет поля «{ $name }». Впишите его.
file-unknown-field = Поля «{ $name }» здесь нет. { $names ->
    [none] Уберите его.
   *[other] Напишите одно из: { $names }.
}
file-wrong-kind = Здесь нужно `{ $wanted }`, а стоит `{ $given }`.
file-out-of-bounds = Здесь нужно `{ $wanted }` { $sign } { $limit }.
file-wrong-length = Здесь нужно `{ $wanted }` длиной { $sign } { $limit }.
file-unknown = «{ $value }» неизвестно. Напишите одно из: { $names }.
file-unknown-none = «{ $value }» неизвестно. Здесь ничего такого нет: уберите это.
file-unknown-near = «{ $value }» неизвестно. { $near ->
    [none] Среди возможных ({ $count }) нет ни его, ни похожего.
   *[other] Среди возможных ({ $count }) похожи: { $near }.
}
file-twice = «{ $name }» использовано дважды. Дайте каждому свой id.
file-row-invalid = Файл данных { $file }, строка { $row }, поле { $field }: { $problem }
file-row-twice = этот id использован дважды; дайте каждой строке свой.
file-row-source = «{ $source }» — не источник. Напишите одно из { $known } или supplement: и ключ документа.
file-row-first-face = строка должна начинаться с { $expected }, где кончается прежняя, и не кончаться раньше начала.
file-row-last-face = последняя строка должна кончаться на { $last }.
file-no-table = в файле нет строк под «{ $table }». Добавьте их.
file-no-source = Файл задают именем, путем, его текстом или простыми данными, но не так: { $kind }.
bundle-no-table = Файл игры — это таблица полей, а не список. Исправьте его.
no-such-scenario = Сценария «{ $name }» нет. Есть сценарии: { $names }.
no-such-option = Домашнего правила «{ $name }» нет. Есть домашние правила: { $names }.
no-such-option-near = Домашнего правила «{ $name }» нет. { $near ->
    [none] Ни на одно из имеющихся ({ $count }) оно не похоже.
   *[other] Может быть, { $near }?
} Все они ({ $count }) с их значениями: grognard rules --options { $system }
no-such-option-value = Домашнее правило «{ $name }» не может быть «{ $value }». Его значения: { $values }.
battle-no-year = Игра { $system } не смотрит, в каком году бой: уберите год.
battle-not-this-year = Боя в { $year } году быть не может: годы от { $first } до { $last }.
no-such-preset = Набора правил «{ $name }» нет. Есть: { $names }.
no-presets = Набора правил «{ $name }» нет: у игры { $system } их нет вовсе. Домашние правила выбирают по одному; все они: grognard rules --options { $system }
too-many-armies = В бою армий { $most }, а дано { $count }.
armies-no-list = «{ $name }» — одна армия, а нужен список: напишите ["{ $name }"] или назовите обе армии.

map-one-shape = куску «{ $piece }» нужно ровно одно из outline, line, rectangle и ellipse.
map-needs-width = кусок «{ $piece }» нарисован вдоль линии, и ему нужна ширина (width).
map-crosses-itself = контур куска «{ $piece }» пересекает сам себя. Расставьте точки по порядку вокруг него.
map-table-size = стол должен быть от { $least } до { $most } дюймов в ширину и глубину. Исправьте размер.
map-other-game = карта нарисована для игры { $named }, а не { $game }. Откройте ее в той игре или уберите эту строку, если местность зовется так же.
map-off-table = кусок «{ $piece }» выходит за стол. Сдвиньте его или напишите clip = true, чтобы обрезать по краю.
map-no-such-piece = из куска «{ $piece }» вырезан «{ $other }», а его на карте нет.
map-field = { $field }: { $problem }
map-no-table = Это не карта: файл карты — таблица полей, как в docs/maps.md.
map-off = этого места на столе нет.
map-symmetry = { $symmetry ->
    [point] После поворота на пол-оборота стол тот же.
    [mirror] Его половины зеркальны.
   *[none] Его половины разные.
}
map-half = { $edge ->
    [upper] От верхнего края
   *[lower] От нижнего края
} видно { $sight } % середины, { $cover } % местности там от середины скрыто или в укрытии, а до цели { $way }.
map-fair = Это честно: края различаются на { $uneven } %, а можно на { $most } %.
map-unfair = Это нечестно: края различаются на { $uneven } %, а можно на { $most } %.
maps-no-such-symmetry = Такой симметрии нет. { $problem }
maps-no-such-kind = Такого вида стола нет. { $problem }
map-nothing-left = от куска «{ $piece }» ничего не осталось. Сделайте его больше или уберите.
told-more = и еще { $count }: см. battle.choices()
told-sees = { $seen ->
    [yes] { $unit } видит: { $target }.
   *[no] { $unit } не видит: { $target }.
}
told-not-there = { $unit } и { $target }: на столе стоят не оба. Спросите о двух отрядах, которые стоят.
told-same-unit = { $unit }: спрошено о нем самом. Назовите другой отряд.
told-own-side = { $unit } и { $target } — одна сторона. Шансы спрашивают об огне по врагу.
told-places = или место на столе: примеры в battle.choices()
no-first-battle = У игры { $system } нет первого боя. Начните один из ее сценариев.
first-battle-rolls = Первый бой сам бросает кубики: оставьте dice как «rolled».
told-goal = { $aim } ({ $until }).
summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Ход
summary-points = Очки: { $side }
summary-left = Осталось: { $side }
summary-losses = { $side }, потери:{ $count ->
    [0] { " " }нет.
   *[other] { "" }
}
summary-loss = { $what ->
    [gone] { $unit }, ход { $turn }
    [men] { $unit }: { $men } из { $start }
   *[hurt] { $unit }: пострадал
}{ $by ->
    [none] { "" }
   *[other] { " " }(больше всех сделал: { $by })
}
summary-deed = { $side }, больше всех сделал { $unit }: { $units ->
    [0] { "" }
    [one] уничтожен { $units } отряд,{ " " }
    [few] уничтожено { $units } отряда,{ " " }
   *[many] уничтожено { $units } отрядов,{ " " }
}{ $men ->
    [0] { "" }
    [one] { $men } боец или модель,{ " " }
    [few] { $men } бойца или модели,{ " " }
   *[many] { $men } бойцов или моделей,{ " " }
}{ $share } % сил противника.
summary-turning = Где наступил перелом:
summary-turned = Ход { $turn }: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] Вперед по очкам выходит: { $side }.
   *[no] Чаша весов склоняется на { $swing } % в пользу стороны: { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}

notation-line = Строка { $line }: { $problem }
notation-no-game = Позиция начинается с одного названия игры, например «bolt_action», а не с «{ $given }».
notation-empty = Позиция начинается с названия игры, и в ней по строке на отряд. Здесь ничего нет.
notation-no-unit-above = Строка с отступом говорит о моделях отряда над ней, а его нет.
notation-unit-twice = У «{ $unit }» уже есть строка.
notation-no-measure = { $given } — не мера. Напишите число вроде 24 или 24.5, не больше трех знаков после точки.
notation-no-place = «{ $given }» — не место. Напишите его как 24,30, а направление после черты: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = «{ $field }» дано дважды.
notation-no-value = После «{ $field }» нужно значение: { $valid }.
notation-bad-value = «{ $field }» не может быть { $given }. Должно быть { $valid }.
notation-form = Эта строка пишется так: «{ $form }».
notation-line-twice = «{ $word }» сказано дважды.
notation-places = Дано мест: { $given }, а моделей: { $models }. Дайте одно место на всех или по одному каждой («-» для потерянной).
notation-asks = Кого спрашивают, пишут так: «asks orders a». Спросить можно: { $steps }. «asks nobody» значит, что бой окончен.
notation-words-of-army = Армия этой стороны названа, так что отряд известен и «{ $words }» ничего не говорит. Уберите это.
notation-no-units = У стороны { $side } нет отрядов. Напишите строку хоть об одном или назовите армию из игры.
notation-no-count = «{ $given }» — не число моделей. Напишите число от 1 до { $most }.
notation-no-unit = Это не отряд: { $problem }
notation-no-models = В этой игре отряд — одно целое, о его моделях не говорят. Напишите все в строке отряда, а строку другого отряда начните от левого края.
notation-too-many-lines = Строк в позиции: { $lines }, а читается не больше { $most }.
notation-no-unit-name = «{ $given }» — не имя отряда. Напишите его сторону, точку и до 40 строчных латинских букв, цифр и дефисов: a.squad-1.
notation-army = Из отрядов стороны { $side } армии не выходит. { $problem }
notation-needs-table = «{ $word }» кладет что-то на голый стол. Скажите, какой он (table 48 x 48), или уберите эту строку.
notation-off-table = { $place } за краем: стол { $width } x { $depth }, считая от левого верхнего угла. У того, кто не на столе, места нет.
notation-not-placed = { $unit } нигде не стоит: напишите где, после его слов (@24,30), иначе его не сдвинуть.
notation-no-material = { $kind }: правила не спрашивают, из чего это. Уберите «of» и материал.
notation-either = Говорят «{ $one }» или «{ $other }», но не оба сразу.

army-no-entry = Для этой армии нет ничего с таким именем: { $problem }
army-no-unit = Такого отряда в армии нет: { $problem }
army-no-nation = Армии такой страны нет: { $problem }
army-no-setting = { $unit }: менять по этому имени нечего: { $problem }
army-whole = Весь список
army-no-value = { $setting }: такого значения нет: { $problem }
army-no-number = { $setting }: не может быть { $value }. Дайте число от { $least } до { $most } с шагом { $step }.
army-cannot-set = { $unit }: { $setting } не может стать { $value } при нынешнем составе. Измените сначала бойцов или прочее снаряжение.
army-mend-restate = пересчитать, сколько стоит { $unit }
own-too-long = Сказано слишком много: сократите перечисленное.
own-none = Своего с таким именем в армии нет: { $problem }
table-number = В таблицах ничто не зовется «{ $given }»; пишут KIND.NAME.FIELD. { $problem }
table-number-nobody = Ни в одной армии нет того, что меняется: { $kind } { $name }. Измените то, что есть хоть в одной.
table-number-none = { $place } может быть числом, а не «{ $given }».
own-not-here = В эту игру свое пока принести нельзя.
army-other-game = Это армия другой игры: в ней сказано { $found }, а нужна { $asked }.
schema-no-form = Формы с таким именем нет: { $problem }
log-ahead = Отвечено так, как вы сказали заранее.
ahead-hold = { $turn ->
    [always] { $unit }: никогда не реагировать
   *[other] { $unit }: не реагировать в ходу { $turn }
}
ahead-pass = { $turn ->
    [always] Всегда пасовать вместо ответа на карту
   *[other] Пасовать вместо ответа на карту в ходу { $turn }
}
ahead-rest = Больше ничего не делать в моем ходу { $turn }
ahead-losses = Свои потери всегда как предложено
ahead-order = То, что предстоит, всегда в предложенном порядке
agreed-late = Время этой стороны вышло: { $side }. Победы потребовала сторона: { $other }.
