### whole

# Фразы о многих боях.

simulation-two-players = Сражаются два игрока, а названо: { $count }. Назовите по одному на сторону, например greedy,random.
simulation-how-many = Столько боев не разыграть: { $battles }. Можно от 1 до { $most }.
simulation-folder = Папка { $folder } для боев не годится: { $problem }.
simulation-folder-used = В папке { $folder } уже есть бои. Продолжите их через --resume или назовите другую папку.
simulation-other-plan = В папке { $folder } бои по другому плану; различается: { $fields }. Назовите другую папку или попросите то же, что прежде.
simulation-no-backend = «{ $name }» здесь нет. Считать бои могут: { $names }.
simulation-backend-missing = { $name } не установлен. Поставьте grognard[{ $name }] или уберите --backend.
simulation-address = Кластер { $name } по адресу { $address } не отвечает: { $problem }.
simulation-address-local = { $name } работает на этой машине, адрес ему не нужен. Дайте с ним --backend dask или ray либо уберите его.
simulation-workers = Столько процессов быть не может: { $count }. Попросите 1 или больше, или auto.
simulation-fault = { $count ->
    [one] { $count } бой: { $fault }
    [few] { $count } боя: { $fault }
   *[many] { $count } боев: { $fault }
 }
simulation-heading = { $first } — { $second }
simulation-told = { $battles ->
    [one] { $battles } бой
    [few] { $battles } боя
   *[many] { $battles } боев
 }: { $first }, побед: { $won }; { $second }, побед: { $lost }; ничьих: { $drawn }.
simulation-rate = { $name } побеждает в { $share } (от { $low } до { $high } в 95 случаях из ста); ничья — половина победы.
simulation-settled = { $verdict ->
    [first] Сильнее: { $first }.
    [second] Сильнее: { $second }.
   *[open] Кто из двух сильнее, не ясно: в промежуток входит 50%.
 }
simulation-first-seat = Первое место побеждает в { $share } (от { $low } до { $high }).
simulation-points = Очков в среднем: { $first } { $one }, { $second } { $other }.
simulation-reasons = Чем они кончились
simulation-reason = { $reason ->
    [turns] последний ход
    [wiped-out] сторона уничтожена целиком
    [destruction] сторона разбита
    [objective] цель удержана
    [points] очки
    [draw] ничья
    [agreed] ничья по согласию
    [concession] сторона сдалась
    [forfeit] игроку засчитано поражение
   *[other] { $reason }
 }
simulation-turns = Сколько ходов они длились
simulation-turned = С какого хода победитель был впереди
simulation-left = Что осталось от каждых сил после каждого хода
simulation-units = Что сделал каждый отряд за свои пункты
simulation-unit = Отряд
simulation-worth = Пункты
simulation-earned = Взял
simulation-per-hundred = На 100
simulation-lost = Потерял
simulation-gone = Уничтожен
simulation-units-note = «Взял» — сколько пунктов противника отряд взял в среднем, «На 100» — то же на сто пунктов его собственной цены.
simulation-faults = Что сломалось
simulation-how = Как это получено
simulation-seeds = { $battles ->
    [one] { $battles } бой ({ $system }), зерно { $seed }
    [few] { $battles } боя ({ $system }), зерна от { $seed } и дальше
   *[many] { $battles } боев ({ $system }), зерна от { $seed } и дальше
 }{ $swap ->
    [yes] , каждое зерно дважды, со сменой сторон
   *[no] {""}
 }. Игроки: { $first } и { $second }.
simulation-turn = Ход { $turn }
simulation-vary = «{ $given }» поменять нельзя. Напишите ЧТО=VALUE,VALUE, где это одно из: { $things }.
simulation-vary-values = В «{ $given }» меньше двух значений или одно названо дважды. Напишите ЧТО=VALUE,VALUE.
simulation-vary-twice = Одно и то же меняется дважды: { $things }. Назовите все значения сразу, как в map=open,village.
simulation-vary-many = Так вариантов больше, чем { $most }. Меняйте меньше за раз.
simulation-vary-year = «{ $given }» — не год. Напишите год, например 1944.
simulation-share = { $field } не может быть { $value }; это доля больше 0 и меньше 1, например 0.05.
simulation-compare-seeds = Два плана различаются зернами или числом боев. Сделайте то и другое одинаковым.
simulation-compare-two = Сравниваются два варианта, а их { $count }. Назовите два значения чего-то одного, как в --vary army2=one,other.
simulation-variant = Вариант
simulation-battles = Бои
simulation-share-won = Победы
simulation-interval = 95 из 100
simulation-drawn = Ничьи
simulation-length = Ходы
simulation-difference = { $verdict ->
    [more] { $called }: чаще побеждает вариант «{ $second }», чем «{ $first }», на столько боев из ста: { $size } (от { $low } до { $high }).
    [less] { $called }: реже побеждает вариант «{ $second }», чем «{ $first }», на столько боев из ста: { $size } (от { $low } до { $high }).
    [alike] { $called }: варианты «{ $first }» и «{ $second }» побеждают почти одинаково часто; разница из ста боев меньше, чем { $alike } (от { $low } до { $high }).
   *[open] { $called }: чем различаются варианты «{ $first }» и «{ $second }», не ясно; из ста боев между ними { $size } (от { $low } до { $high }). Разыграйте больше или требуйте меньше через --alike.
 }
simulation-difference-known = { $size } из 100 (от { $low } до { $high })
simulation-difference-of = Боев каждого варианта сочтено: { $battles }, на одних и тех же зернах; промежуток не застает истинной разницы в стольких сравнениях из ста: { $error }, хотя бы и смотрели после каждого зерна и тогда останавливались.
simulation-variant-rate = { $name }: { $called } побеждает в { $share } (от { $low } до { $high }).
simulation-ladder-entrants = Для лестницы нужны двое или больше, не больше { $most }, и каждый назван один раз.
simulation-ladder-name = Имя
simulation-ladder-rating = Рейтинг
simulation-ladder-how = { $seeds ->
    [one] { $seeds } зерно
    [few] { $seeds } зерна
   *[many] { $seeds } зерен
 } на пару, начиная с { $first }, каждое с обеих сторон. 400 очков больше — это десять побед на одну; среднее 1500.
