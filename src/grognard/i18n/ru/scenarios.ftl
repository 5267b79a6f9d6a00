### whole

plan-yes = да
plan-no = нет
plan-battle = Бой
plan-title = Название
plan-map = Карта
plan-map-open = на выбор
plan-turns = Ходы
plan-no-limit = без предела
plan-none = нет
plan-armies = Армии
plan-army = Армия
plan-army-open = на выбор
plan-zone = Где расставляется
plan-victory = Победа
plan-called = Имя
plan-points = Очки
plan-from-left = Слева
plan-from-top = Сверху
plan-inches = дюймы
plan-centimetres = см
plan = Редактор сценариев
plan-open = Составить сценарий…
plan-new = Новый сценарий
plan-own = Мой сценарий
plan-from = Начать с
plan-begin = Начать
plan-kept = Ваши сценарии
plan-give = Этот сценарий…
plan-bring = Открыть файл…
plan-download = Сохранить как файл
plan-drop = Удалить
plan-drop-sure = Точно удалить?
plan-ready = С ним можно начать бой.
plan-shown = Что показано
plan-says = Что в нем сказано
plan-its-map = Его карта
plan-play = Сыграть

plan-no-field = В сценарии этой игры нет поля { $name }.
plan-other-game = Этот сценарий из игры { $found }, а нужна { $asked }. Откройте его в его игре.
plan-no-map = Карты, которую можно прочесть, у сценария нет, и на ней ничего не лежит. Выберите сначала другую карту.
plan-changed = { $title }, изменено
plan-number = { $value }
plan-mend-set = { $field }: { $value }
plan-mend-remove = Убрать: { $what }
plan-mend-move = Передвинуть: { $what }
plan-note = О чем он
plan-limit = Пунктов на сторону
plan-army-of = { $side ->
    [1] Первая армия
   *[other] Вторая армия
}
plan-army-costs = { $points ->
    [one] Стоит { $points } пункт.
    [few] Стоит { $points } пункта.
   *[many] Стоит { $points } пунктов.
} { $count ->
    [0] Правила ошибок не находят.
    [one] { $count } нарушение правил; воевать ею все же можно, если обе стороны согласны.
    [few] { $count } нарушения правил; воевать ею все же можно, если обе стороны согласны.
   *[many] { $count } нарушений правил; воевать ею все же можно, если обе стороны согласны.
}
plan-side = { $side ->
    [1] Первая сторона
   *[other] Вторая сторона
}
plan-zone-of = { $side ->
    [1] Зона первой стороны
   *[other] Зона второй стороны
}
plan-zone-south = юг
plan-zone-north = север
plan-zone-north-west = северо-запад
plan-zone-north-east = северо-восток
plan-zone-south-west = юго-запад
plan-zone-south-east = юго-восток
plan-depth-of = Глубина зоны: { $whose }
plan-middle-of = { $what }, целиком
plan-add-objective = Добавить место, за которое сражаются
plan-objective = { $title }
plan-from-nothing = С чистого листа, с разумными значениями
plan-from-shipped = Изменить сценарий из игры
plan-bundle = Сохранить с картой и армиями в одном файле
plan-read = Открыт: { $title }.
plan-too-long = В сценарии не больше { $most } знаков. Уберите что-нибудь.
plan-done = { $count ->
    [0] Изменено.
    [one] Изменено. { $count } ошибка.
    [few] Изменено. { $count } ошибки.
   *[many] Изменено. { $count } ошибок.
}
plan-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
plan-in-it = { $title } (в сценарии)
plan-map-of = Карта: { $map }
plan-handle = Передвинуть: { $what }
plan-how = Перетащите то, у чего есть ручка, или двигайте стрелками.
    .touch = Перетащите пальцем то, у чего есть ручка.
