### whole

# Слова стола в браузере.

table-title = { $game } · grognard
table-moment = Одну минуту…
table-lost = Связь потеряна. Стол вернется сам, как только сможет.
table-failed = Это не удалось нарисовать. Из боя ничего не пропало. Что не получилось: { $problem }
table-again = Еще раз
table-no-server = Программа не отвечает. Она еще работает?
table-close = Закрыть

## Полоса

table-turn-none = Перед боем
table-turn = Ход { $turn }
table-turn-of = Ход { $turn } из { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Отменить
table-take-back-key = Отменить последний выбор (Z)
table-take-back-title = Отменить?
table-take-back-last = Отменяется ваш последний выбор и все, что за ним последовало.
table-take-back-line = Бой вернется к моменту перед выбором, который привел к этому:
table-take-back-here = Назад, до этого
table-take-back-to = Назад, до этого: { $line }
table-take-back-dice = Кубики сочтены: при том же выборе выпадут те же кубики.
table-take-back-agree = Вместе с этим отменяются броски или выборы другой стороны ({ $side }): пусть она сама нажмет кнопку, если согласна.
table-take-back-agreed = { $side }: согласны
table-take-back-no = Оставить
table-take-back-ask = Вместе с этим отменяются броски или выборы другой стороны ({ $side }): ее спросят на ее экране.
table-take-back-asks = Спросить
table-idle = { $reason } { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
table-more-ways = { $count ->
    [one] и еще { $count } способ
    [few] и еще { $count } способа
   *[many] и еще { $count } способов
}
table-alike = { $count ->
    [one] и еще { $count } точно такой же
    [few] и еще { $count } точно таких же
   *[many] и еще { $count } точно таких же
}; на столе можно нажать любой
table-whose-turn = Решает: { $side }
table-curtain = Передайте экран. Очередь стороны: { $side }
table-curtain-why = То, что за ним, — только для глаз этой стороны.
table-curtain-lift = { $side }: экран у меня
table-rules = Правила
table-rules-key = Найти правило (/)
table-luck = Удача до сих пор
table-luck-key = Удача до сих пор (O)
table-theme = Светлое или темное
table-theme-choose = Цвета
table-theme-system = Как в системе
table-theme-light = Светлые
table-theme-dark = Темные
table-menu = Меню
table-skip-question = К вопросу
table-skip-content = К содержимому
table-language = Язык
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## Стол

table-board-region = Стол
table-board-role = стол
table-board-name = Стол { $width } на { $depth } футов, ход { $turn }
table-hex-board-name = Карта из гексов, { $columns } на { $rows }, ход { $turn }
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , можно дойти
   *[no] , не дойти
}{ $units ->
    [0] {""}
    [one] , там { $units } отряд
    [few] , там { $units } отряда
   *[many] , там { $units } отрядов
}
table-carries = Везет: { $unit }.
table-ground = Местность
table-arm = { $count } × { $arm }
table-unit-chosen = Выбран.
table-unit-target = Цель.
table-unit-best = Рекомендуется.
table-zoom = Масштаб
table-zoom-in = Ближе (+)
table-zoom-out = Дальше (−)
table-zoom-all = Весь стол (0)
table-turn-board = Повернуть карту на четверть (V)
table-north = С
table-north-right = Север справа.
table-strip-empty = Выберите отряд, чтобы увидеть здесь его данные.
table-this-turn = Этот ход
table-glyph-die = Кубик: { $glyph ->
    [none] без знака
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Автоматчики
    [heavy-infantry] Тяжелая пехота
    [scouts] Разведчики
    [engineer] Саперы
    [hq] Командир
    [hero] Герой
    [psyker] Псайкер
    [medic] Санитар
    [observer] Наблюдатель
    [sniper] Снайпер
    [lmg] Ручной пулемет
    [mmg] Пулемет
    [at-rifle] Противотанковое ружье
    [launcher] Противотанковый гранатомет
    [flamethrower] Огнемет
    [mortar] Миномет
    [support] Тяжелое оружие
    [paratrooper] Десантники
    [jump-infantry] Прыжковая пехота
    [blades] Пехота ближнего боя
    [claws] Выводок ближнего боя
    [brood] Стреляющий выводок
    [rabble] Легкая пехота
    [swarm] Рой
    [beasts] Звери
    [monster] Чудовище
    [monster-leader] Вожак чудовищ
    [bike] Мотоциклы
    [anti-tank-gun] Противотанковое орудие
    [field-gun] Гаубица
    [anti-aircraft-gun] Зенитное орудие
    [rocket-launcher] Реактивная установка
    [tank-light] Легкий танк
    [tank-medium] Средний танк
    [tank-heavy] Тяжелый танк
    [tank-destroyer] Штурмовое орудие или истребитель танков
    [flame-tank] Огнеметная машина
    [sp-gun] Самоходное орудие
    [sp-anti-aircraft] Зенитная машина
    [rocket-artillery] Реактивная артиллерия
    [armored-car] Бронеавтомобиль
    [half-track] Полугусеничная машина
    [carrier] Гусеничный транспортер
    [apc] Бронетранспортер
    [ifv] Вооруженный транспорт
    [truck] Грузовик
    [car] Автомобиль
    [walker] Шагоход
    [skimmer] Скиммер
    [skimmer-carrier] Транспортный скиммер
    [copter] Гирокоптер
    [fighter] Истребитель
    [bomber] Бомбардировщик
    [obstacle-wire] Колючая проволока
    [obstacle-mines] Минное поле
    [obstacle-pillbox] Дот
    [obstacle-tank] Противотанковое препятствие
   *[rifle] Пехота
}
table-piece = { $kind ->
    [hill] Холм
    [wood] Лес
    [orchard] Сад
    [field] Поле
    [crops] Посевы
    [plough] Пашня
    [hedge] Живая изгородь
    [bocage] Бокаж
    [wall] Стена
    [fence] Забор
    [wire] Проволока
    [stream] Ручей
    [river] Река
    [pond] Пруд
    [water] Вода
    [road] Дорога
    [lane] Тропа
    [bridge] Мост
    [building] Здание
    [church] Церковь
    [rubble] Завалы
    [marsh] Болото
    [craters] Воронки
    [ruin] Развалина
    [ruins] Руины
    [rocks] Скалы
    [spire] Скальный шпиль
    [bushes] Кусты
    [tall-grass] Высокая трава
    [crates] Ящики
    [pipes] Трубы
    [traps] Надолбы
    [minefield] Минное поле
    [bunker] Бункер
    [slope] Крутой склон
    [trench] Окоп
    [sandbags] Мешки с песком
    [wreck] Обломки
    [cliff] Обрыв
    [terrace] Терраса
   *[other] Местность
}
sheet-title = Памятка по правилам
table-markers = Маркеры
table-smoke = Дым
table-objective = Цель миссии
table-ground-next = осмотреть местность, сначала ближнюю
table-ground-before = осмотреть предыдущую местность
table-ground-away = { $length ->
    [centimetre] Расстояние: { $distance } см ({ $unit })
   *[inch] Расстояние: { $distance }″ ({ $unit })
}
table-ground-holds = Там: { $units }
table-here = Что здесь находится
table-legend = Линии на столе
table-legend-reach = докуда дойдет
table-legend-sees = видимость
table-legend-blocked = закрыто
table-legend-watch = полоса ожидания
table-legend-zone = зона
table-legend-seen = видно
table-legend-unseen = не видно
table-legend-touched = на линии
table-legend-chosen = выбрано
table-legend-sight = обзор, укрытие
table-legend-cover = дает укрытие
table-legend-aside = не стреляет
table-legend-path = путь
table-legend-threat = может ответить
table-legend-aura = командир
table-legend-range = дальность
table-legend-arc = сектор
table-shot-hits = { $hits } из { $dice }
table-legend-stops = скрыто, видно

## Колонка

table-column = Решение
table-still-to-act = { $count ->
    [one] Еще { $count } отряд не действовал
    [few] Еще { $count } отряда не действовали
   *[many] Еще { $count } отрядов не действовали
}
table-still-to-place = { $count ->
    [one] Осталось разместить { $count } отряд
    [few] Осталось разместить { $count } отряда
   *[many] Осталось разместить { $count } отрядов
}
table-you-may-interrupt = вы можете прервать
table-over = бой окончен
table-key-escape = Esc
table-key-space = Пробел
table-choose = Выбрать это
table-choose-option = Выбрать: { $option }
table-choose-none = Выберите что-нибудь
table-back = Назад
table-not-allowed = Сейчас нельзя

table-orders = Приказы
table-order-for = Выберите приказ. Отряд: { $unit }.
table-order-give = Приказ: { $order }
table-order-none = Выберите приказ
table-take-in-hand = Взять: { $unit }
table-suggested = Совет:
table-suggested-with = Совет, { $unit }:
table-suggested-result = { $reason } Ожидается: { $result }.
table-hint = Как бы вы сыграли?
table-hint-key = Что сделал бы здесь компьютерный игрок и на что он рассчитывает (H)
table-hint-who = Кого спросить
table-hint-regular = Рядовой, сразу
table-hint-veteran = Ветеран, { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
table-hint-thinking = Думает …
table-hint-stop = Остановить
table-hint-again = Спросить еще раз
table-hint-do = Сделать так
table-hint-close = Закрыть
table-hint-line = На что он рассчитывает
table-hint-came = { $worlds } из { $all }
table-hint-ends =
    Доиграно до конца хода { $worlds ->
        [one] { $worlds } раз
        [few] { $worlds } раза
       *[many] { $worlds } раз
    }, каждый раз с другими кубиками: в среднем { $way ->
        [more] на { $points } очк. больше, чем сейчас
        [less] на { $points } очк. меньше, чем сейчас
       *[even] столько же, сколько сейчас
    }.
table-hint-none = Не хватило времени посмотреть, что дальше.
table-other-unit = Другой отряд
table-units-that-may = Отряды, которые могут действовать

table-move-how = Перетащите отряд, нажмите место или используйте стрелки.
    .touch = Проведите путь пальцем или коснитесь места.
table-move-enter = Тащите от края стола, с которого входит отряд.
table-move-here = Идти сюда
table-edge-of = край: { $side }
table-about-more = Пояснить
table-about-less = Меньше
table-move-clear = Стереть путь
table-move-apart = Поставить одного отдельно
table-move-apart-next = Следующий боец
table-move-apart-now = { $man }: стрелки двигают только его.
    .touch = { $man }: перетаскивайте только его.
table-formation = Построение
table-formation-keep = Как сейчас
table-formation-line = Линия
table-formation-column = Колонна
table-formation-block = Каре

table-act-for = Выберите действие. Отряд: { $unit }.
table-act-choose = Выберите действие или гекс
table-attack-on = Атака: { $target }
table-attacks-by = Атакует: { $unit }
table-unit-at = { $hex }, { $fact }
table-others = Другие действия
table-watch = Ожидание отсюда
table-move = Движение
table-place = Выберите гекс
table-hex-how = Нажмите гекс, до которого можно дойти, или ведите стрелками.
    .touch = Коснитесь гекса, до которого можно дойти.
table-turn-how = Может только развернуться на месте.
table-hex-go = Идти: { $hex }
table-hex-look = Смотреть: { $hex }
table-via = Через этот гекс
table-turn-here = Повернуть здесь
table-turn-left = Повернуть влево (Q)
table-turn-by-left = Повернуть влево
table-turn-by-right = Повернуть вправо
table-turn-right = Повернуть вправо (E)
table-facing-end = Ориентация в конце
table-facing = { $degrees ->
    [0] север
    [30] северо-северо-восток
    [60] северо-восток
    [90] восток
    [120] юго-восток
    [150] юго-юго-восток
    [180] юг
    [210] юго-юго-запад
    [240] юго-запад
    [270] запад
    [300] северо-запад
    [330] северо-северо-запад
   *[other] { $degrees }°
}
table-step-back = Шаг назад
table-place-for = Выберите место. Отряд: { $unit }.
table-place-choose = Выберите гекс
table-place-how = Нажмите отмеченный гекс или используйте стрелки.
    .touch = Коснитесь отмеченного гекса.
table-place-here = Поставить сюда
table-place-point = Нажмите место на столе или ведите стрелками.
    .touch = Коснитесь места на столе.
table-tray = { $count ->
    [one] { $count } отряд для размещения
    [few] { $count } отряда для размещения
   *[many] { $count } отрядов для размещения
}

table-targets = Цели
table-other-target = Другая цель
table-riders = Отряды, которые могут погрузиться
table-target-before = Предыдущая цель
table-wait-until = Ждать, пока…
table-casualties = Бойцы
table-casualty-take = Снять его
table-casualty-take-these = Снять этих
table-casualty-default = Выбрать за меня
table-muster-take = Взять отрядов: { $count } из { $of }
table-muster-not = Сценарий не допускает столько отрядов; включите или выключите другие.

table-die = { $face }{ $success ->
    [yes] , успех
   *[no] {""}
}{ $typed ->
    [yes] , введено
   *[no] {""}
}
table-dice-typed = Введено кубиков: { $count } из { $of }
table-dice-count = { $count } из { $of }
table-dice-add = Добавить { $face }
table-dice-done = Взять эти кубики
table-dice-back = Убрать последний

table-log = Журнал
table-log-older = Более ранние записи
table-log-times = { $line } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
})
table-rule-open = { $rule }, открыть правило
table-odds-none = Выберите что-нибудь, чтобы увидеть шансы.
table-sheet = Поднять или опустить лист
table-tab-decide = Решение
table-tab-unit = Отряд
table-tab-odds = Шансы
table-tab-log = Журнал

## Окна

table-new-battle = Новый бой
table-game = Игра
table-game-later = в одной из следующих версий
table-scenario = Сценарий
table-map = Стол
table-first-side = Первая сторона
table-second-side = Вторая сторона
table-army-of = Армия: { $side }
table-army-facts = { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}, { $system ->
    [bolt_action] кубики приказов: { $dice }
   *[other] отряды: { $dice }
}
table-player-of = Игрок: { $side }
table-player-here = Здесь
table-player-computer = Компьютер
table-agent-of = Как играет компьютер: { $side }
table-agent-seconds = Секунд на решение
table-dice = Кубики
table-dice-rolled = Бросаются здесь
table-dice-typed-in = Вводятся
table-year = Год
table-seed = Зерно
table-seed-any = любое
table-seed-wrong = Только цифры или ничего.
table-house-rules = Домашние правила
table-house-changed = { $count ->
    [0] Как написано
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
table-house-presets = Все вместе
table-house-no-preset = Все по умолчанию
table-house-own = Как выбрано ниже
table-house-default = { $value } (по умолчанию)
table-bring = Принести файл…
table-of-scenario = Из сценария
table-bring-for = Принести файл для стороны: { $side }
table-bring-drop = Взять готовую армию
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] { $count } замечание к спискам, выше.
    [few] { $count } замечания к спискам, выше.
   *[many] { $count } замечаний к спискам, выше.
}
table-uneven = Стороны неравны, по пунктам: { $first } против { $second }.
table-lists-legal = Список составлен по правилам.
table-start = Начать бой

table-battles = Бои
table-battles-none = Боев пока нет.
table-save = Сохранить бой
table-load = Загрузить бой…
table-give-up = Сдаться
table-give-up-title = Сдать бой?
table-give-up-told = Сдается: { $side }. Бой сразу заканчивается, побеждает: { $other }, и отменить это нельзя.
table-give-up-not-now = Сейчас вас ни о чем не спрашивают. Сдать бой можно, когда решать вам.
table-give-up-play-on = Играть дальше
table-file-too-large = Файл больше { $megabytes } МБ.
table-units = Все отряды
table-place-table = на столе
table-place-off = вне стола
table-place-destroyed = уничтожен
table-letters = Отдельные буквы действуют
table-sounds = Звуки
table-keys = Клавиши
table-keys-enter-key = Enter
table-keys-units-key = J, K на столе
table-keys-units = следующий, предыдущий отряд, который может действовать
table-keys-targets-key = T, Shift T
table-keys-hexes-key = Стрелки
table-keys-hexes = от гекса к гексу; Enter берет гекс, еще один Enter подтверждает
table-keys-numbers-key = от 1 до { $count }
table-keys-numbers = отряд, карта или действие с этим номером
table-keys-arrows-key = Стрелки
table-keys-arrows = сдвигают конец пути на полдюйма; с Shift на десятую; с Alt поворачивают на 5 градусов
table-keys-log-key = Стрелки в журнале
table-keys-log = вверх и вниз от правила к правилу, влево и вправо также к отмене
table-keys-zoom-key = + − 0
table-keys-zoom = ближе, дальше, весь стол
table-keys-help-key = ?
table-keys-help = этот список

table-rules-find = Слова или номер правила
table-rules-found = { $count ->
    [0] Ни в одном правиле нет этих слов.
    [one] { $count } правило.
    [few] { $count } правила.
   *[many] { $count } правил.
}
table-rule-source = Источник: { $source }
table-rule-option = Домашнее правило: { $option }
table-rule-deferred = Это правило пока не играется.

table-result = Бой окончен
table-result-show = Показать итог
table-result-look = Посмотреть на стол
table-result-after = { $scenario }, { $turn ->
    [0] до первого хода
   *[other] ход { $turn }
}
table-result-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
table-result-brief = { $turns ->
    [0] Все кончилось до первого хода.
   *[other] Все кончилось за один ход.
}
table-result-brief-side = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, осталось { $left } % сил.
table-result-lost = Потерянные отряды
table-result-none-lost = Ни один отряд не потерян.
table-result-units = Оставшиеся отряды
table-result-men = { $heads ->
    [models] Осталось моделей
    [pieces] Осталось фигур
   *[men] Осталось бойцов
}
table-result-of = { $left } из { $start }
table-result-loss = ход { $turn }{ $by ->
    [none] { "" }
   *[other] , больше всех сделал: { $by }
}
table-result-most = Сделали больше всех
table-result-deed = { $units ->
    [0] { "" }
    [one] уничтожен { $units } отряд,{ " " }
    [few] уничтожено { $units } отряда,{ " " }
   *[many] уничтожено { $units } отрядов,{ " " }
}{ $men ->
    [0] { "" }
    [one] { $men } { $heads ->
        [models] модель
        [pieces] фигура
       *[men] боец
    },{ " " }
    [few] { $men } { $heads ->
        [models] модели
        [pieces] фигуры
       *[men] бойца
    },{ " " }
   *[many] { $men } { $heads ->
        [models] моделей
        [pieces] фигур
       *[men] бойцов
    },{ " " }
}{ $share } % сил противника
table-result-score-by-turn = Очки по ходам
table-result-left-by-turn = Оставшиеся силы по ходам
table-result-turning = Где наступил перелом
table-result-no-turning = Ни разу чаша весов не склонилась сильно.
table-result-turn = Ход { $turn }
table-result-lead = Вперед по очкам выходит: { $side }.
table-result-swing = Чаша весов склоняется на { $swing } % в пользу стороны: { $side }.
table-result-to = Показать в журнале
table-result-to-line = Показать в журнале: { $line }
table-result-back = Назад сюда
table-result-luck = Удача
table-result-print = Напечатать

## Шансы

table-odds = Шансы
table-odds-back = К столу
table-odds-question = Вопрос
table-odds-about-attacker = Атакующий
table-odds-about-target = Цель
table-odds-about-attack = Атака
table-odds-further = Прочие подробности
table-odds-set = задано: { $count }
table-odds-swap = Поменять атакующего и цель
table-odds-search = Искать по имени
table-odds-search-free = Имя или «{ $example }»
table-odds-own = Как введено: «{ $text }»
table-odds-no-such = Ни в чем нет этих слов.
table-odds-points = { $points } { $points ->
    [one] пункт
    [few] пункта
   *[many] пунктов
}
table-odds-less = { $field }: меньше
table-odds-more = { $field }: больше
table-odds-between = От { $least } до { $most }.
table-odds-all = все
table-odds-usual = как обычно
table-odds-usual-again = Как обычно
table-odds-hold-none = Ничего не выбирать
table-odds-no-value = нет
table-odds-add = { $field }: добавить
table-odds-add-short = Добавить…
table-odds-without = Без этого: { $what }
table-odds-answer = Ответ
table-odds-to-answer = К ответу
table-odds-cannot = Так быть не может.
table-odds-chances = Шансы
table-odds-percent = { $percent } %
table-odds-copy = Копировать предложение
table-odds-copy-address = Копировать адрес
table-odds-copied = Скопировано
table-odds-not-copied = Браузер не разрешил копировать.
table-odds-keep = Оставить для сравнения
table-odds-compare = Рядом
table-odds-now = Это спрашивается сейчас.
table-odds-take = Изменить
table-odds-drop = Убрать
table-odds-drop-which = Убрать: { $which }
table-odds-pairing = { $attacker } → { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = Что рассматривается
table-odds-look-answer = Ответ
table-odds-look-worth = Изменения
table-odds-look-curve = Кривая
table-odds-look-table = Пары
table-odds-look-plan = План
table-odds-worth = Чего стоит каждое изменение
table-odds-worth-none = Ни об одном изменении этого вопроса спрашивать не стоит.
table-odds-try = Попробовать
table-odds-try-which = Попробовать: { $which }
table-odds-curve = Когда меняется число
table-odds-along = По полю
table-odds-from = От { $value }: { $best ->
    [none] никто не вредит.
   *[other] лучший: { $best }.
}
table-odds-curve-told = Кривые по полю: { $field }. { $changes }
table-odds-curve-more = Оставьте результат, чтобы сравнить его здесь с другими.
table-odds-figures = Числа
table-odds-table = Кто против кого
table-odds-table-more = Все атакующие и цели, что лежат рядом, каждая пара с тем, что спрашивается сейчас. ★: лучший против этой цели.
table-odds-table-armies = Обе армии из вопроса, по отряду каждого вида. Оставьте результаты для сравнения, и здесь встанут они. ★: лучший против этой цели.
table-odds-saved-questions = Сохраненные вопросы
table-odds-name = Имя
table-odds-save = Сохранить этот вопрос
table-odds-saved = Сохранено: { $name }.
table-odds-forget = Удалить
table-odds-forget-which = Удалить: { $name }
table-odds-forgotten = Удалено: { $name }.
table-odds-none-saved = Пока ничего не сохранено. Сохраненное остается в этом браузере.
table-odds-impossible = невозможно
table-odds-best = лучший
table-odds-plan = Одна за другой
table-odds-plan-more = Оставьте этот результат и спросите о другой атаке на ту же цель: здесь они проводятся одна за другой.
table-odds-missed = Атаковать уже некому: { $percent } %
table-odds-way = По пути: потери от огня { $lost }, гибнут все { $gone } %; доходит до рукопашной { $blows } %
table-odds-goal = Задача
table-odds-by-then = к этому времени
table-odds-better = В порядке { $order } было бы { $percent } %.
table-odds-best-order = Никакой другой порядок не вероятнее.
table-odds-take-order = Взять этот порядок
table-odds-strikes = Затем цель отвечает; кому
table-odds-strikes-how = Как она отвечает
table-odds-nobody = никому
table-odds-held = что после этого еще на месте: { $attacker }; ударь цель первой, { $unanswered } %. Что она сможет ответить: { $countered } %.
table-odds-too-many = расчетов: { $count }; рядом помещается не больше { $most }
table-odds-unreadable = В этом адресе нет расчета, который можно прочесть («{ $part }»). Вот новый.

table-about = О grognard
table-about-what = grognard ведет настольные военные игры по их полным правилам и говорит вам почему, правило за правилом.
table-about-unofficial = Это неофициальная свободная программа. Издатели игр ее не делали, не одобряли и не поддерживают; названия принадлежат их владельцам. Чтобы выучить игры, нужны книги правил.
table-about-licence = Свободная программа под лицензией Apache License 2.0.

## Карты приказов и цепочки

table-chain = Цепочка
table-chain-order = сверху вниз
table-chain-due = Исполняется под номером { $due }:
table-hand-yours = Ваши карты
table-card-units = Отряды, которым можно приказывать
table-card-play = Сыграть { $card }: { $unit }
table-card-none = Выберите карту
table-card-none-fits = Ни одна ваша карта не подходит
table-card-no-unit = Выберите отряд
table-card-unfit = Не подходит: { $why }
table-cards-lay = Выложить: { $cards }
table-cards-away = Отложить: { $cards }
table-cards-some = { $least ->
    [0] { $most ->
        [one] Выберите до { $most } карты
        [few] Выберите до { $most } карт
       *[many] Выберите до { $most } карт
    }
   *[other] { $most ->
        [one] Выберите { $most } карту
        [few] Выберите { $most } карты
       *[many] Выберите { $most } карт
    }
}
table-piles = { $hand } на руке, { $deck } в колоде
table-piles-played = сыграно ({ $count }): { $cards }
table-piles-discards = сброшено ({ $count }): { $cards }
table-switch-more = Объявить еще ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Больше ничего
table-switch-change = Изменить
table-holds = Или придержать выстрел
table-hold-point = На { $at } из { $most } см пути
table-hold-take = Придержать выстрел до того места
table-declare = Объявить
table-place-anywhere = Перетащите куда угодно в отмеченной местности или коснитесь там места.
table-board-name-metric = Стол { $width } на { $depth } см, ход { $turn }

## Удача до сих пор

table-odds-coming = Шансы считаются…
table-luck-none = Кубиков, которые идут в счет, еще не бросали.
table-luck-together = Все вместе
table-luck-band = с честными кубиками, 95 раз из 100
table-luck-expected = ожидалось
table-luck-actual = что выпало
table-luck-how = Каждый бросок сравнивается с его точными шансами в тот момент, до броска. Когда рассматривается сразу многое, нет ничего необычного, если что-то одно порой выходит из своей полосы.

table-first = Первый бой
table-first-about = Небольшой бой, расставленный и готовый, против компьютера. К каждому вопросу есть фраза о том, зачем он задан и что обычно помогает; уйти можно в любой момент.
table-first-time = Первый бой (10 минут)
table-first-skip = Сразу в бой
table-lesson = Урок
table-lesson-take = Сделать: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Сделать этим отрядом: { $unit }
table-lesson-at = Сделать: { $unit } → { $target }
table-lesson-do = Сделать, что советуют
table-lesson-off = Скрыть
table-lesson-off-told = Скрыть уроки
table-lesson-on = Показать уроки
table-lesson-leave = Уйти
table-goal = Как выиграть бой
table-goal-stands = Положение
table-goal-until = Сколько длится
table-goal-rules = Правила за этим:

table-rules-example = как стрелять
table-rules-turn = Как проходит ход
table-rules-chapters = Главы
table-rules-all = Все правила
table-rules-count = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }

table-ahead = Каким он будет
table-ahead-units = { $count } × { $unit }, всего { $men }
table-ahead-unit = { $unit }, { $men }

table-skip = До моего следующего вопроса
table-pace = Время компьютера на выбор
table-pace-usual = обычное
table-pace-seconds = { $seconds ->
        [0] нисколько
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунды
    }
table-battles-here = этот стол
table-battles-delete = Удалить
table-battles-delete-this = Удалить: { $battle }
table-battles-sure = Удалить?
table-battles-keep = Оставить
table-house-find = Найти домашнее правило
table-house-none = Ни в одном домашнем правиле нет этих слов.
table-rules-more = Еще, по главам
table-battles-rename = Переименовать
table-battles-rename-this = Переименовать: { $battle }
table-battles-name = Имя боя
table-battles-name-hint = Пусто: как его называет программа.
table-battles-name-take = Взять имя
table-battles-who = { $players ->
    [both] Двое за этим экраном
    [one] Вы ({ $side }) против компьютера
   *[none] Компьютер против самого себя
}

table-position = Расставить позицию
table-position-open = Расставить позицию…
table-position-text = Позиция, по строке на отряд
table-position-line = Строка { $line }
table-position-picture = Стол
table-position-how = Перетащите отряд или выберите его и используйте стрелки (Shift: точнее; Alt: поворот). Сдвинутое записывается в свою строку.
    .touch = Перетащите отряд пальцем. Сдвинутое записывается в свою строку.
table-position-unit = { $unit }, строка { $line }
table-position-add = Добавить отряд
table-position-add-side = Сторона
table-position-add-which = Какой отряд
table-position-add-it = Добавить
table-position-ground = Стол позиции
table-position-which-table = Какой стол
table-position-own-tables = Ваши, из редактора карт
table-position-shipped-tables = Из игры
table-position-lay = Разложить
table-position-which-terrain = Какая местность
table-position-put = Поставить в середину
table-position-between = Видимость и шансы
table-position-who = Кто смотрит и стреляет
table-position-whom = По кому
table-position-ask = Что видит и куда попадет?
table-position-undo = Отменить
table-position-redo = Повторить
table-position-copy = Копировать текст
table-position-play = Играть отсюда
table-position-game = Игра
table-position-example = Начать с примера
table-position-unreadable = В адресе нет позиции, которую можно прочесть. Вот последняя.
table-position-of = { $unit }: { $choice }
table-position-over = Никого не спрашивают: бой окончен.
table-position-more = { $count ->
    [one] и еще { $count }
    [few] и еще { $count }
   *[many] и еще { $count }
}
table-position-help = Как это пишется
table-position-help-unit = a.squad СЛОВА @24,30 pins 3: сторона a (первая) или b, имя, что это, где стоит, что еще о нем верно
table-position-help-models = Ниже с отступом, для отдельных моделей: .2 wounds 1
table-position-help-asks = asks { $step } a: кого о чем спрашивают. Бывает: { $steps }
table-position-help-table = table 48 x 48: голый стол. piece wood copse 20,20 28,26: местность на нем. map ИМЯ и army a ИМЯ берут то, что есть в игре.
table-position-help-places = Места считаются от левого верхнего угла; 30,8/180 смотрит вниз. На гексах: D7/S.

## Бои между компьютерами

table-fight-out = Разыграть много раз
table-fight-out-what = Компьютеры снова и снова ведут этот бой, и вы узнаете, какая сторона побеждает, насколько уверенно, и какие отряды оправдали свои пункты.
table-fight-out-count = Сколько боев
table-fight-out-swap = Менять стороны через бой
table-fight-out-swap-why = Каждое зерно играется дважды, чтобы лучшая сторона стола ничего не решала.
table-fight-out-go = Разыграть
table-fight-out-again = Разыграть другие
table-fight-out-stop = Остановить
table-fight-out-waits = Сейчас идут другие бои; эти следующие.
table-fight-out-done = { $done } из { $battles } боев{ $minutes ->
    [none] {""}
    [0] , осталось меньше минуты
    [one] , осталась примерно { $minutes } минута
    [few] , осталось примерно { $minutes } минуты
   *[many] , осталось примерно { $minutes } минут
 }
table-fight-out-stopped = Остановлено после { $done } из { $battles } боев.
table-fight-out-failed = Бои не удалось провести. Подробнее в журнале сервера.
table-fight-out-ended = Все бои проведены: { $battles }.
table-fight-out-report = Открыть отчет
table-fight-out-save = Сохранить отчет
table-fight-out-split = { $first }, побед: { $won }; { $second }, побед: { $lost }; ничьих: { $drawn }

## Приглашения

invite-open = Пригласить друга…
invite-title = Пригласить в этот бой
invite-about = Каждая ссылка открывает одно место, тому, кто первым по ней придет. Больше никому ее не отправляйте: у кого она есть, тот видит то, что видно этой стороне.
invite-watch = Смотреть
invite-link = Ссылка
invite-copy = Копировать
invite-copied = Скопировано
invite-copy-self = Браузер не разрешил странице копировать; скопируйте ссылку сами.
invite-make = Создать ссылку
invite-anew = Создать новую ссылку
invite-back = Забрать место
invite-back-watch = Удалить всех зрителей
invite-came = По ссылке здесь: { $names }. Новая ссылка на место это прекратит.
invite-waits = Ссылка еще не использована. Ее видно только тогда, когда ее создают.
invite-none-watch = Смотреть никого не приглашали.
invite-none = { $player ->
    [computer] За эту сторону играет компьютер; по ссылке ее получит ваш друг.
   *[other] За нее играют у этого экрана; по ссылке ее получит ваш друг.
}
join-title = Вас приглашают
join-side = Ваша сторона: { $side }.
join-watch = Вы смотрите и видите то, что обе стороны знают друг о друге.
join-name = Как вас называть другим?
join-colour = Ваш цвет
join-sit = Сесть за стол
join-watch-now = Смотреть
join-red = красный
join-orange = оранжевый
join-yellow = желтый
join-green = зеленый
join-teal = бирюзовый
join-blue = синий
join-purple = фиолетовый
join-grey = серый
company = Кто здесь
company-house = Хозяин
company-nobody = Приглашение
company-there = { $there ->
    [yes] { $name } за столом
    [invited] По ссылке еще никто не пришел
   *[no] { $name } не за столом
}
offer-made = { $kind ->
    [draw] { $name } предлагает ничью.
    [pause] { $name } предлагает перерыв.
    [concede] { $name } предлагает сдать бой.
   *[back] { $count ->
        [one] { $name } просит отменить { $count } выбор.
        [few] { $name } просит отменить { $count } выбора.
       *[many] { $name } просит отменить { $count } выборов.
    }
}
offer-mine = { $kind ->
    [draw] Вы предложили ничью.
    [pause] Вы предложили перерыв.
    [concede] Вы предложили сдать бой.
   *[back] { $count ->
        [one] Вы попросили отменить { $count } выбор.
        [few] Вы попросили отменить { $count } выбора.
       *[many] Вы попросили отменить { $count } выборов.
    }
}
offer-accept = Принять
offer-decline = Отклонить
offer-withdraw = Отозвать
offer-draw = Предложить ничью
offer-pause = Предложить перерыв
offer-concede = Предложить сдачу
talk-title = Разговор
talk-unread = { $count ->
    [one] { $count } непрочитанная строка
    [few] { $count } непрочитанные строки
   *[many] { $count } непрочитанных строк
}
talk-say = Скажите что-нибудь
talk-send = Отправить
talk-none = Пока ничего не сказано.
talk-newest = { $name }: { $text }
talk-hush = Скрыть от зрителей
notice-title = Ваш ход · { $title }
notice-want = Уведомлять, когда мой ход
notice-blocked = Браузер не разрешает уведомления с этой страницы.
company-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
ahead-title = Ответы заранее
ahead-offer = Отвечать так и дальше
ahead-about = Стол дает эти ответы за вас, пока они разрешены, и когда вас нет. Другой стороне об этом не говорят.
ahead-none = Вы не дали ответов заранее. Где это можно, это предлагается под вопросом.
ahead-open = Ответить заранее
notice-hook = Куда еще сообщать
notice-hook-about = Когда ваш ход, а вашей страницы нет уже минуту, стол посылает на этот адрес битву, сторону, ход и ссылку.
notice-hook-take = Сообщать туда
notice-hook-end = Больше не надо
notice-hook-failed = Последнее извещение туда не дошло.
battles-mine = Ваш ход
battles-theirs = Ход другой стороны
battles-waits = Ждут игрока
battles-ended = Оконченные
battles-archived = Архив
battles-archive = В архив
battles-archive-this = В архив: { $battle }
battles-unarchive = Из архива
battles-unarchive-this = Из архива: { $battle }
battles-deleted = Удалено: { $battle }.
battles-undo = Вернуть
battles-apart = { $side }: вы ведете ее против того, кто за другим экраном
battles-watch = Вы смотрите
