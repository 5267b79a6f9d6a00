### whole

map-edit-open = Нарисовать стол…
map-edit = Редактор карт
map-edit-maps = Ваши карты
map-edit-new = Новая карта
map-edit-bring = Принести файл
map-edit-give = Эта карта…
map-edit-width = Ширина
map-edit-depth = Глубина
map-edit-title = Название
map-edit-table-size = Размер
map-edit-drop = Удалить
map-edit-drop-sure = Удалить навсегда?
map-edit-snap = По сетке
map-edit-look = Что видно
map-edit-many = Выбрать несколько
map-edit-inner-wall = Внутренняя стена
map-edit-inner-door = Дверь внутренней стены
map-edit-zoom = Масштаб
map-edit-zoomed = { $times }×
map-edit-play = Играть на ней
map-edit-untitled = Карта без названия
map-edit-unreadable = В этой ссылке нет карты, которую можно прочесть. Попросите ссылку еще раз или сам файл.
map-edit-too-long = В файле карты не больше { $most } знаков. Уберите часть местности.
map-edit-too-many = На карте не больше { $most } кусков местности. Уберите лишние или соедините.
map-edit-read = Открыта карта: { $title }.
map-edit-made = Создана карта: { $title }.
map-edit-from = Начать с
map-edit-from-empty = Пустой стол
map-edit-from-made = Стол от программы
map-edit-from-shipped = Столы из игры
map-edit-kind-of-table = Вид стола
map-edit-symmetry = Его половины
map-edit-symmetry-point = Одинаковые, с поворотом на пол-оборота
map-edit-symmetry-mirror = Зеркальные
map-edit-symmetry-none = Разные, но равноценные
map-edit-make = Создать
map-edit-own-size = Другой размер
map-edit-size-wrong = { $unit ->
    [hex] От { $least } до { $most } гексов в каждую сторону.
    [centimetre] От { $least } до { $most } см в каждую сторону.
   *[inch] От { $least } до { $most } дюймов в каждую сторону.
}
map-edit-size = { $unit ->
    [hex] { $first } на { $second } гексов
    [centimetre] { $first } × { $second } см
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } см, всего { $second } см
   *[inch] { $first }″, всего { $second }″
}
map-edit-long = { $unit ->
    [centimetre] длина { $first } см, ширина { $second } см
   *[inch] длина { $first }″, ширина { $second }″
}
map-edit-moved = { $unit ->
    [centimetre] { $first } см вправо, { $second } см вниз
   *[inch] { $first }″ вправо, { $second }″ вниз
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, см
   *[inch] { $label }, дюймы
}
map-edit-grid = { $unit ->
    [centimetre] Линии через { $every } см.
   *[inch] Линии через { $every }″.
}
map-edit-palette = Что можно положить
map-edit-group-area = Участки
map-edit-group-block = Здания и преграды
map-edit-group-line = Вдоль линии
map-edit-group-hex = Местность
map-edit-group-side = На сторонах гексов
map-edit-group-road = От гекса к гексу
map-edit-shape = Как рисовать
map-edit-shape-outline = Контур
map-edit-shape-rectangle = Прямоугольник
map-edit-shape-ellipse = Эллипс
map-edit-shape-line = Линия
map-edit-draw-outline = Нажимайте угол за углом; закончите на первом, двойным нажатием или Enter.
    .touch = Касайтесь угла за углом; закончите на первом или двойным касанием.
map-edit-draw-rectangle = Протяните от угла к углу.
map-edit-draw-ellipse = Протяните от угла к углу.
map-edit-draw-line = Нажимайте точку за точкой; закончите двойным нажатием или Enter.
    .touch = Касайтесь точки за точкой; закончите двойным касанием.
map-edit-paint-hex = Нажимайте гексы или ведите по ним.
    .touch = Касайтесь гексов или ведите по ним.
map-edit-paint-side = Нажмите у стороны; еще раз, и ее не станет. Обрыв идет вниз от того гекса, где вы нажали.
    .touch = Коснитесь у стороны; еще раз, и ее не станет. Обрыв идет вниз от того гекса, которого вы коснулись.
map-edit-paint-road = Протяните от гекса к гексу; тем же путем еще раз, и дороги не станет.
map-edit-finish = Готово
map-edit-in-middle = Положить в середину
map-edit-cancel = Не рисовать
map-edit-table = Стол: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: нельзя
map-edit-kept-unreadable = «{ $title }» хранится в этом браузере, но не читается как карта. В ней ничего не изменено; откройте другую или ее файл, если вы его сохранили.
map-edit-how = Выберите вид, чтобы рисовать. Тащите кусок, чтобы сдвинуть, его точки, чтобы изменить форму, ручку, чтобы повернуть.
map-edit-how-keys = Рамка по столу или Shift выбирает несколько, Alt отпускает сетку. Клавиши: стрелки двигают (Alt поворачивает, Shift по десятой), Delete убирает, Ctrl+D копирует.
map-edit-how-hex = Выберите, чем рисовать, потом нажмите гекс или ведите по нескольким.
map-edit-how-hex-keys = Клавиши: стрелки ведут от гекса к гексу, Enter рисует, от 1 до 6 ставят сторону, считая с севера, Shift со стрелкой кладет дорогу.
map-edit-how-look = Нажмите там, где кто-то стоит. Темное ему не видно, желтое видно в укрытии, по правилам игры.
map-edit-in-hand = Выбранный кусок
map-edit-whole = Весь стол
map-edit-several = Выбрано кусков: { $count }
map-edit-pieces = { $count ->
    [1] Один кусок местности
    [one] { $count } кусок местности, нижний первым
    [few] { $count } куска местности, нижний первым
   *[many] { $count } кусков местности, нижний первым
}
map-edit-turn = Повернуть
map-edit-turn-left = Повернуть влево
map-edit-turn-right = Повернуть вправо
map-edit-mirror-across = Отразить слева направо
map-edit-mirror-down = Отразить сверху вниз
map-edit-copy = Копировать
map-edit-twin = Двойник напротив
map-edit-add-ford = Сделать брод
map-edit-ford = Брод
map-edit-raise = Положить выше
map-edit-lower = Положить ниже
map-edit-remove = Убрать
map-edit-kind = Вид
map-edit-name = Имя
map-edit-id = Имя в файле
map-edit-more = Еще
map-edit-from-left = Слева
map-edit-from-top = Сверху
map-edit-wide = Ширина
map-edit-deep = Глубина
map-edit-height = Высота
map-edit-angle = Поворот, градусы
map-edit-line-width = Ширина
map-edit-line-length = Длина
map-edit-measures = Размеры
map-edit-does = Что дает
map-edit-smooth = Кривая через точки
map-edit-clip = Обрезать по краю стола
map-edit-looks = Как выглядит
map-edit-look-like = { $look ->
    [field] поле
    [plough] пашня
    [rubble] обломки
    [rocks] скалы
    [orchard] сад
    [bushes] кусты
    [church] церковь
    [pond] пруд
   *[other] { $look }
}
map-edit-without = Вырезано из этого
map-edit-without-which = Какой кусок?
map-edit-without-not = Вырезано: { $piece }. Оставить целым
map-edit-building = Здание
map-edit-material = Из чего
map-edit-made-of = { $material ->
    [brick] кирпич
    [stone] камень
    [wood] дерево
   *[mud] глина
}
map-edit-storeys = Этажи
map-edit-add-door = Добавить дверь
map-edit-add-window = Добавить окно
map-edit-add-gap = Добавить проем
map-edit-add-wall = Разделить стеной
map-edit-opening-door = Дверь
map-edit-opening-window = Окно
map-edit-opening-gap = Проем
map-edit-opening-storeys = Этажи отверстия { $number }
map-edit-storeys-all = все этажи
map-edit-storeys-ground = первый этаж
map-edit-opening-remove = Убрать отверстие { $number }
map-edit-wall = Внутренняя стена { $number }
map-edit-wall-remove = Убрать внутреннюю стену { $number }
map-edit-special = Особое здание: комнаты любого размера
map-edit-picture = Картинка, чтобы обвести
map-edit-picture-other = Другая картинка
map-edit-picture-opacity = Насколько видна картинка
map-edit-picture-width = Ширина картинки
map-edit-picture-away = Убрать картинку
map-edit-picture-here = Она остается в этом браузере и в карту не входит.
map-edit-picture-unreadable = Такую картинку показать нельзя. Выберите файл PNG, JPEG или WebP.
map-edit-picture-large = Картинка слишком велика, чтобы хранить ее в этом браузере: со страницей она закроется. Выберите поменьше или удалите другие карты.
map-edit-objective = Гекс, за который сражаются
map-edit-zone-north-first = Север, с ряда
map-edit-zone-north-last = Север, по ряд
map-edit-zone-south-first = Юг, с ряда
map-edit-zone-south-last = Юг, по ряд
