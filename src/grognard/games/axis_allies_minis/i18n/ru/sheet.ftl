### whole
# Памятка: заголовки и то, что каждая строка говорит в нескольких словах. Чисел здесь не пишут.

aam-sheet-players-both = оба вместе
aam-sheet-players-in-order = первый игрок, затем второй
aam-sheet-players-alternating = по очереди
aam-sheet-hexes = Гексы
aam-sheet-unmodified = Без модификаторов
aam-sheet-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
}
aam-sheet-chances = Вероятность успехов по числу кубиков
aam-sheet-dice = Кубики
aam-sheet-or-more = { $count }+
aam-sheet-target = Цель
aam-sheet-soldier = Солдат
aam-sheet-vehicle = Техника
aam-sheet-aircraft = Самолет
aam-sheet-soldiers = Солдаты
aam-sheet-vehicles = Техника
aam-sheet-condition-name = Состояние
aam-sheet-condition-die = Кубик
aam-sheet-condition-defence = Защита
aam-sheet-condition-speed = Скорость
aam-sheet-conditions-note = Подавлен до следующей фазы потерь: не двигается и не ведет оборонительного огня. Поврежден навсегда. Вместе считаются один раз; второй маркер «поврежден» уничтожает.
aam-sheet-reactions = Оборонительный огонь и ожидание
aam-sheet-df-01 = отряд вызывает его, двигаясь между двумя гексами рядом с врагом, считая и гекс врага
aam-sheet-df-03 = солдаты не вызывают его у техники
aam-sheet-df-04 = самолеты вызывают его у отрядов с ПВО
aam-sheet-df-05 = каждый отряд ведет его раз за фазу
aam-sheet-df-08 = он только подавляет, и сразу
aam-sheet-df-09 = подавленный отряд его не ведет
aam-sheet-ow-01 = ожидание: вместо движения или атаки отряд держит под прицелом один прямой ряд гексов
aam-sheet-ow-05 = ожидание кончается выстрелом, движением или подавлением
aam-sheet-entering = Вход и переход
aam-sheet-blocks = Вид закрыт
aam-sheet-covers = Укрытие для
aam-sheet-road = Очки движения; в скобках нужный бросок. По дороге первый шаг техники стоит { $first }, каждый следующий { $cost }.
aam-sheet-rolls = { $cost } ({ $need })
aam-sheet-yes = да
aam-sheet-no = нет
aam-sheet-covers-all = всех
aam-sheet-covers-soldiers = солдат
aam-sheet-covers-none = нет
aam-sheet-obstacle = Препятствие
aam-sheet-danger = подавляет при { $face }
aam-sheet-shelters = укрывает солдат: { $count }, укрытие { $bonus }
aam-sheet-limit-ground-units-in-hex = Наземных отрядов игрока в гексе
aam-sheet-limit-vehicles-in-hex = Из них техники
aam-sheet-limit-aircraft-in-hex = Самолетов игрока в гексе
aam-sheet-limit-obstacles-in-hex = Препятствий в гексе
aam-sheet-limit-overwatch-per-hundred = Отрядов в ожидании на каждую полную сотню пунктов
aam-sheet-limit-army-points = Пунктов у армии
aam-sheet-limit-army-units = Отрядов в армии, самое большее
aam-sheet-limit-deployment-rows = Рядов для расстановки
aam-sheet-limit-objective-range = Гексов до цели, с которых отряд ее держит
aam-sheet-limit-first-turn-of-objective = Первый ход, в котором побеждает цель
aam-sheet-limit-first-turn-of-points = Первый ход, в котором побеждают очки
aam-sheet-limit-last-turn = Последний ход
aam-sheet-sight = Видимость, разворот, продольный огонь
aam-sheet-los-01 = от центра к центру; кто видит, того видно
aam-sheet-los-03 = гексы стрелка и цели не закрывают
aam-sheet-los-04 = линия вдоль стороны одного закрывающего гекса свободна
aam-sheet-los-08 = линия через живую изгородь закрыта, вдоль нее свободна
aam-sheet-los-10 = отряды не закрывают; целью может быть любой видимый враг
aam-sheet-arc-03 = тыловая защита действует при атаке сзади, точно сбоку и в том же гексе
aam-sheet-enf-01 = солдат повернут к врагу в соседнем гексе; у других за его спиной бонус продольного огня
aam-sheet-graze-01 = отряд с двойным огнем может вместо второй атаки вести настильный огонь по врагам рядом с целью
aam-sheet-crowded = Переполненные гексы
aam-sheet-stack-03 = сверх полного гекса может стоять один солдат и одна техника
aam-sheet-stack-04 = в полный гекс можно войти, на этом движение кончается
aam-sheet-stack-05 = за такой гекс противник кладет маркер на один отряд в конце фазы
aam-sheet-stack-08 = перевозимые не считаются
aam-sheet-card = Скорость и защита
aam-sheet-front = Спереди
aam-sheet-rear = С тыла
aam-sheet-type = Тип
