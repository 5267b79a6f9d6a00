### whole

# Списки других программ: чтение, проверка, превращение в армии.

# ---- что не читается ----

roster-wrong = { $file }: { $problem }
roster-wrong-at = { $file }, { $place }: { $problem }
roster-wrong-line = { $file }, строка { $line }: { $problem }
roster-unreadable = Файл не открыть: { $problem }. Проверьте имя и можно ли вам его читать.
roster-empty = В нем ничего нет. Сохраните список еще раз в той программе, откуда он.
roster-too-large = В нем больше { $most } миллионов байт, упакованных или нет; таких списков и каталогов не бывает. Проверьте, тот ли это файл.
roster-too-many = В нем больше { $most } частей; таких списков и каталогов не бывает. Проверьте, тот ли это файл.
roster-large-token = Что-то в нем намного больше всего, что бывает в списке или каталоге. Проверьте, тот ли это файл.
roster-long-text = В нем больше { $most } знаков; таких списков текстом не бывает. Проверьте, тот ли это файл.
roster-long-line = В строке больше { $most } знаков; таких строк в списке не бывает. Проверьте, тот ли это файл.
roster-too-deep = Его части вложены глубже чем на { $most }; так в списках не бывает. Проверьте, тот ли это файл.
roster-doctype = В нем объявлен тип документа, чего в списках и каталогах не бывает и что не читается. Уберите объявление.
roster-long-name = В имени больше { $most } знаков: «{ $name }…». Сократите его.
roster-no-name = У чего-то выбранного нет имени. Сохраните список еще раз в той программе, откуда он, или напишите имя.
roster-no-cost = «{ $value }» — не цена. Напишите число вроде 50 или 12.5.
roster-no-number = «{ $value }» — не количество. Напишите целое число от 0 до { $most }.
roster-cost-twice = Есть две цены с именем «{ $name }». Одну уберите.
roster-zip-count = В архиве должен быть один список или каталог ({ $forms }), а их { $count }. Распакуйте его и читайте тот, что нужен.
roster-zip-locked = Архив закрыт паролем. Распакуйте его и читайте то, что внутри.
roster-zip-broken = Архив не распаковать: { $problem }. Сохраните список еще раз в той программе, откуда он.
roster-zip-no-end = нет его конца
roster-zip-files = В архиве больше { $most } файлов; в архиве списка файл один. Распакуйте его и читайте тот, что нужен.
roster-xml = Это не XML, который можно прочесть: { $problem }. Сохраните его еще раз в той программе, откуда он.
roster-xml-form = Это XML, но не список и не каталог: он начинается с «{ $tag }», а не с roster, catalogue или gameSystem.
roster-json = Это не JSON, который можно прочесть: { $problem }. Сохраните его еще раз в той программе, откуда он.
roster-json-form = Это JSON, но не список New Recruit, List Forge или Rosterizer: в нем нет ни forces, ни roster, ни snapshot. Выгрузите список в JSON еще раз или как .ros.
roster-text-form = Это не один из текстов, которые читаются: простой текст New Recruit, его текст для турниров или текст по полкам. Выгрузите список как .ros или JSON.
roster-ours = Это уже наш файл, а не список другой программы. Откройте его как есть: «grognard army check» или сбор армии.
roster-encoding = Он записан не в UTF-8. Сохраните его в UTF-8.
roster-is-catalogue = «{ $name }» — каталог, из которого делают списки, а не список. Сохраните сделанный из него список и импортируйте его.
roster-many-lines = В списке больше { $most } вещей. Уберите то, чем не сражаются.
roster-many-names = Для одной игры исправлено больше { $most } имен. Уберите те, что больше не нужны.

# ---- от чего он ----

roster-game-unknown = игра, которую он не называет
roster-game = { $title }
roster-game-edition = { $title }, редакция { $edition }
roster-no-game = Список не говорит, для какой он игры. Если для одной из здешних, попросите армию той игры.
roster-other-game = Игра этого списка: { $game }, здесь в нее не играют. Имена и пункты прочесть можно, а армии из него не сделать.
roster-no-edition = Игра этого списка: { $game }, а какая редакция, он не говорит; здесь играют по редакции { $edition }. Если это она, попросите армию для { $system }.
roster-other-edition = Игра этого списка: { $game }; здесь играют по редакции { $edition }. Отряды, снаряжение и пункты в них разные, поэтому армия из него не делается. Чтобы все же подобрать имена, попросите армию для { $system } и просмотрите каждую строку.

# ---- что из него вышло ----

roster-counted = { $number } × { $name }
roster-line-matched = { $name }: { $title }
roster-line-guessed = { $name }: может быть, { $title } (похоже на { $sure } %)
roster-line-inferred = { $name }: может быть, { $title }
roster-line-standard = { $name }: есть и так
roster-line-heading = { $name }: заголовок
roster-line-left-out = { $name }: пропущено, как вы сказали
roster-line-unknown = { $name }: здесь неизвестно
roster-line-note = { $line }. { $note }
roster-none = В списке этого нет.
roster-set = { $setting }: { $value }
roster-by-points = по пунктам: { $points }
roster-points-differ = Цена здесь { $ours }, в списке { $theirs }.
roster-mend-near = Ближе всего здесь: { $near }.
roster-nation-guessed = Список не говорит, чья это армия; есть { $nations }.
roster-remark = Взято из списка «{ $name }» ({ $game }). Что угадано или не взято:
roster-mended-nothing = Среди ваших имен «{ $ours }» стоит вместо «{ $theirs }», а в этой армии такого нет. { $problem }

# ---- в командной строке ----

cli-army-import =
    Сделать армию из списка другой программы: BattleScribe, New Recruit, List Forge или Rosterizer, в виде .ros, .rosz, JSON или текста.

    О каждой строке списка сказано, за что она принята. Что угадано или неизвестно, исправляет --name, и это хранится в файле из --names до следующего раза.
    .short = Сделать армию из списка другой программы.
cli-army-as = Для какой игры сделать армию, если список другой редакции или не говорит.
cli-army-names = Файл исправленных имен: сначала читается, потом записывается вместе с теми, что в --name.
cli-army-name = Что значит имя из списка: имя записи или настройки здесь; пустое ее пропускает.
cli-army-output = Записать армию в этот файл; в JSON, если он так назван, иначе в TOML.
cli-army-import-head = { $name }: { $game }, { $form }
cli-army-import-total = Отрядов: { $units }. В списке сказано { $declared }; то, что в нем перечислено, дает { $sum }.
cli-army-import-bad = Список не сходится: в нем сказано { $declared } { $cost }, а то, что перечислено, дает { $sum }.
cli-army-import-unit = { $number } × { $name }: { $points }
cli-army-import-made = В армии отрядов: { $units }, цена { $points }. Строк, которые надо посмотреть: { $open }.
cli-army-import-mend = Исправить строку: --name "THEIRS=OURS", где OURS — запись, настройка отряда или SETTING=VALUE; --name "THEIRS=" ее пропускает. Чья это армия: --nation.
cli-army-import-as = Здесь: --as { $system }.
cli-army-import-wrote = Записано в { $file }.
