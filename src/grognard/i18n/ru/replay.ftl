### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Просмотр боя
replay-open = Просмотреть бой
replay-from-line = Просмотреть отсюда
replay-moment = Что произошло
replay-coming = Бой загружается …
replay-moment-of = Выбор { $number } из { $count }
replay-begins = Бой начинается.
replay-quiet = Ничего видимого.
replay-eyes = Кто видит
replay-eyes-all = Обе стороны, ничего не скрыто
replay-eyes-open = То, что никто не скрывает
replay-eyes-side = Как видит: { $side }
replay-branch = Играть отсюда
replay-branch-later = Пока другие играют этот бой по ссылке, новый бой с этого места не начать; когда он закончится, это станет возможно.
replay-link = Скопировать ссылку
replay-linked = Ссылка на этот момент скопирована.
replay-tools = Вид и прочее
replay-timeline = Шкала времени
replay-turns = Ходы
replay-first = В начало
replay-back = На один назад
replay-play = Воспроизвести
replay-pause = Остановить
replay-forward = На один вперед
replay-last = В конец
replay-mark-back = К предыдущей атаке или потере
replay-mark-forward = К следующей атаке или потере
replay-mark-attack = Атака
replay-mark-loss = Потеря
replay-mark-gone = Отряд потерян
replay-key-home = Home
replay-key-end = End
replay-pace = Скорость
replay-pace-of = { $pace ->
    [slow] Медленно
    [fast] Быстро
    [faster] Быстрее
   *[usual] Обычно
}
replay-line = Просмотреть отсюда: { $line }
replay-costliest =
    { $count ->
        [0] { $side }: нет выбора, который точно чего-то стоил.
       *[other] { $side }: что обошлось дороже всего.
    }
replay-costly = Ход { $turn }, выбор { $number }: { $chosen } Лучше на столько очков: { $points }, { $better } { $reason }
replay-costly-unit = Выбран отряд: { $unit }.
replay-costly-other = Что было отвечено.
replay-file-title = { $first } – { $second } · { $game }
replay-file = Сохранить просмотр
    .title = Один файл HTML, который воспроизводится без сервера
replay-report = Отчет о бое
replay-report-moment = Ход { $turn }: { $what }
replay-report-end = В конце
replay-later = Бой еще не окончен: до его конца нет ни файла, ни отчета.
replay-too-large = Файл был бы больше { $megabytes } МБ. Покажите бой глазами одной стороны (--side).
replay-costly-title = Выборы, которые обошлись дороже всего
replay-costly-look = Найти их
    .title = Игра продолжает бой с каждого сомнительного выбора, так и иначе. Это занимает минуту или больше.
replay-costly-going = Просмотрено { $done } из { $count } …
replay-study-wrong = Это не разбор: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Заметки
replay-note = Скажите что-нибудь об этом моменте
replay-note-arrow = Нарисовать стрелку
replay-note-circle = Нарисовать круг
replay-note-keep = Сохранить
replay-note-remove = Убрать эту заметку
replay-notes-save = Сохранить заметки
replay-note-drawn =
    { $count ->
        [one] { $count } рисунок
        [few] { $count } рисунка
        [many] { $count } рисунков
       *[other] { $count } рисунка
    }
replay-note-watcher = Кто только смотрит, ничего о нем не говорит.
replay-note-empty = Сначала напишите или нарисуйте что-нибудь.
replay-notes-many = Заметок уже { $most }, больше быть не может. Сначала уберите несколько.
