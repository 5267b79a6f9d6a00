### whole

build = Сбор армии
build-open = Собрать армию…
build-take = Отряды на выбор
build-list = Список
build-list-points = Список ({ $points })
build-beside = Другой список
build-beside-which = Какой список
build-beside-points = Ваш: { $sign }{ $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
} против него.
build-beside-even = Пунктов у обоих поровну.
build-shown = Что показано
build-search = Искать отряды
build-nothing-found = Для этой армии нет ничего с таким именем.
build-points = { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}
build-more = { $sign }{ $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}
build-then = Тогда: { $problem }
build-sum = пунктов
build-sum-of = из { $limit } пунктов
build-dice = { $system ->
    [bolt_action] { $dice ->
        [one] { $dice } кубик приказа
        [few] { $dice } кубика приказов
       *[many] { $dice } кубиков приказов
    }
   *[other] { $dice ->
        [one] { $dice } отряд
        [few] { $dice } отряда
       *[many] { $dice } отрядов
    }
}
build-legal = Правила ошибок не находят.
build-breaches = { $count ->
    [one] { $count } нарушение правил.
    [few] { $count } нарушения правил.
   *[many] { $count } нарушений правил.
}
build-line = Строка { $line }:
build-name = Как называется ваша армия
build-limit = Пунктов не больше
build-limit-usual = как обычно
build-limit-wrong = Целое число от 1 до 100000 или ничего.
build-empty = Возьмите первый отряд.
build-unpriced = в этих правилах без пунктов
build-agreed = { $count ->
    [0] О чем договорились: правила как есть
    [one] О чем договорились: { $count } пункт
    [few] О чем договорились: { $count } пункта
   *[many] О чем договорились: { $count } пунктов
}
build-unoffered = С этим списком договорились о «{ $name } = { $value }», а здесь это не действует.
build-unoffered-leave = Убрать это
build-year = Год, в котором она воюет
build-own = Свое
build-own-how = Оружие, отряды или карты, которых нет ни в одной книге армий: они ездят с этим списком и играются как все другие. Чего вы не скажете, то как у того, на что они похожи.
build-own-kind = { $kind ->
    [card] Карта
    [weapon] Оружие
    [model] Модель
    [unit] Отряд
    [vehicle] Машина
   *[other] { $kind }
}
build-own-add = Добавить { $kind ->
    [card] свою карту
    [weapon] свое оружие
    [model] свою модель
    [unit] свой отряд
    [vehicle] свою машину
   *[other] свое: { $kind }
}
build-own-new = { $kind ->
    [card] Новая карта
    [weapon] Новое оружие
    [model] Новая модель
    [unit] Новый отряд
    [vehicle] Новая машина
   *[other] Новое: { $kind }
}
build-own-forget = Убрать: { $title }
build-own-wrong = Так, как написано, быть не может; в списке остается прежнее. { $problem }
build-own-example = Это пример: измените его как хотите и оставьте.
build-own-back = Вернуть то, что в списке
build-own-file = Как файл
build-own-others = Что есть у других
own-unsaid = –
own-yes = Да
own-no = Нет
own-number = { $number }.
own-more = Добавить: { $what }
own-less = Убрать: { $what }, { $number }
own-unsay = Как у того, на что похоже: { $what }
own-for = Для чего
own-for-what = рядовые, орудие …
build-own-text = Свое, как файл
build-own-keep = Оставить это
build-own-bring = Добавить файл с ними…
build-move = Передвинуть: { $unit }
build-move-how = Перетащите или используйте стрелки
    .touch = Перетащите пальцем
build-duplicate = Повторить
build-remove = Убрать
build-no-settings = В нем нечего менять.
build-not-apt = Что по правилам ему ни к чему
build-less = На одно меньше: { $setting }
build-add-one = На одно больше: { $setting }
build-glance = Что он делает обычным целям
build-glance-measured = По точным шансам: { $measured }.
build-glance-each = { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
} за каждого
build-new = Новая армия
build-new-list = Новый список
build-from = Начать с
build-from-filled = Наименьшее по правилам
build-from-empty = Ничего
build-from-shipped = Армии из игры
build-nation = Чья армия
build-begin = Начать
build-lists = Ваши списки
build-list-of = { $title }, пунктов: { $points }
build-bring = Открыть файл
build-give = Этот список…
build-download = Сохранить как файл
build-link = Копировать ссылку
build-copy = Копировать как текст
build-print = Напечатать
build-print-sheet = Напечатать памятку
build-print-cards = Напечатать карточки
build-drop = Удалить этот список
build-drop-sure = Удалить навсегда
build-fight = Воевать им сейчас
build-read = Открыт как новый список: { $title }.
build-unreadable = В адресе нет армии, которую можно прочесть.
build-too-long = Файл слишком длинный: в армии не больше { $most } знаков.
build-no-game = В файле не сказано, из какой он игры: впишите system = "bolt_action" или другую игру.
build-not-kept = Этот браузер больше ничего не хранит: сохраните список как файл.
build-done-added = Взят отряд: { $unit }; теперь пунктов: { $points }.
build-done-removed = Убран отряд: { $unit }; теперь пунктов: { $points }.
build-done-moved = { $unit }: теперь номер { $place }.
build-done-changed = Теперь пунктов: { $points }.

build-import = Список из другой программы
build-import-cost = { $sum } { $name }
build-import-sum = В списке сказано { $declared } { $name }, а перечисленное дает { $sum }.
build-import-told = { $unknown ->
        [0] Каждая строка нашла свое место
        [one] Здесь неизвестна { $unknown } строка
        [few] Здесь неизвестны { $unknown } строки
       *[many] Здесь неизвестно { $unknown } строк
    }{ $guessed ->
        [0] .
        [one] , { $guessed } угадана. Что вы о ней скажете, запомнится для следующего списка.
        [few] , { $guessed } угаданы. Что вы о них скажете, запомнится для следующего списка.
       *[many] , { $guessed } угадано. Что вы о них скажете, запомнится для следующего списка.
    }
build-import-means = Что значит «{ $name }»
build-import-guess = как угадано
build-import-choose = выберите, что это значит
build-import-match = Все равно сопоставить имена
build-import-right = верно
build-import-out = убрать
build-import-open = Открыть как армию
build-import-take = Взять как есть
build-import-mend = Просмотреть по строкам
build-import-leave = Назад

own-field = { $field ->
    [title] Как называется
    [like] На что похоже
    [nation] Страна
    [nations] Страны
    [type] Тип
    [kind] Вид
    [sign] Знак на подставке
    [formation] Строй
    [year] Год
    [points] Пункты
    [speed] Скорость
    [defence] Защита: лоб и тыл
    [soldiers] Кубики против солдат: близко, средне, далеко
    [vehicles] Кубики против техники: близко, средне, далеко
    [abilities] Способности
    [range] Дальность
    [minimum] Наименьшая дальность
    [shots] Выстрелы
    [pen] Пробивание
    [he] Фугасный снаряд
    [assault] Штурмовое оружие
    [men] Бойцов не меньше
    [most] Не больше
    [least] Не меньше
    [each] Пункты за каждого следующего
    [weapons] Оружие
    [weapon] Оружие
    [team_weapon] Оружие расчета
    [buys] Оружие, которое можно купить
    [special] Особые правила
    [rules] Особые правила, что есть всегда
    [traits] Свои особые правила
    [choices] Что для него выбирают
    [drive] Как движется
    [damage] Стойкость
    [seats] Места
    [recce] Разведка
    [open_topped] Открытый верх
    [front_bonus] Броня лба, больше на
    [mounts] Установленное оружие
    [at] Где установлено
    [mount] Как установлено
    [arc] Куда стреляет
    [also] И куда еще
    [twin_linked] Спаренное
    [hull] Размер модели в дюймах
    [length] Длина
    [width] Ширина
    [height] Высота
    [tows] Какие орудия буксирует
    [close] Ближняя дистанция
    [normal] Обычная дистанция
    [extreme] Предельная дистанция
    [numbers] Сколько нужно выбросить
    [infantry] Пехота
    [gun] Орудия
    [unarmoured] Машины без брони
    [light] Легкая броня
    [medium] Средняя броня
    [heavy] Тяжелая броня
    [target] Броня
    [strength] Сила
    [ap] Бронебойность
    [profile] Характеристики
    [ws] Рукопашный бой
    [bs] Стрельба
    [s] Сила
    [t] Выносливость
    [w] Раны
    [i] Инициатива
    [a] Атаки
    [ld] Лидерство
    [save] Спасбросок за броню
    [invulnerable] Непробиваемый спасбросок
    [front] Лобовая броня
    [side] Бортовая броня
    [rear] Кормовая броня
    [gear] Снаряжение
    [upgrades] Что можно купить
    [instead] Вместо чего
    [part] Модели
    [model] Модель
    [size] Моделей не меньше и не больше
    [transports] Транспорт
   *[other] { $field }
}
