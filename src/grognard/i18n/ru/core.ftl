refused-not-offered = Такого среди предложенного нет.
refused-over = Бой окончен; больше ничего не спрашивается.
refused-not-your-turn = Эту сторону сейчас ни о чём не спрашивают.
refused-nothing-to-undo = Отменять больше нечего.
refused-dice-count = { $count ->
    [one] Нужен { $count } кубик; укажите, что на нём.
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
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $dice ->
    [one] { $dice } отряд
    [few] { $dice } отряда
   *[many] { $dice } отрядов
}.
army-empty = В армии ещё нет отрядов. Добавьте один.
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
army-own-things = Своё
own-title = { $title }
army-nation = { $name }
