### whole

odds-not-offered = Для «{ $name }» шансы пока не считаются.
odds-no-field = У вопроса нет такого поля. { $problem }
odds-bad-value = не может быть { $given }. Должно быть { $valid }.
odds-left-out = не задано, а задать нужно.
odds-idle = { $why } Уберите это.
odds-bad-field = Поле { $field } вопроса: { $problem }
odds-percent = %
odds-mean-and-spread = В среднем { $mean }{ $spread ->
    [none] {""}
   *[other] , стандартное отклонение { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = Для графиков нужно дополнение «plots»: поставьте его командой «pip install grognard[plots]».
odds-too-many = { $count } — больше, чем есть ({ $most }).
odds-chances = Шансы
odds-nothing-to-draw = Рисовать нечего: { $why }
odds-no-such-chart = График нельзя записать в { $file }; имя должно кончаться на одно из: { $kinds }.
odds-chart-not-saved = График не удалось записать в { $file }: { $problem }
odds-too-many-steps = У { $count } действий слишком много порядков; у { $most } их уже { $ways }.
odds-change = { $name }

odds-no-scene = В этой игре планов пока не строят.
odds-scene-differs = План — об одной цели; эти атаки различаются в поле: { $field }.
odds-course-steps = В плане без боя от одной до { $most } атак, а не { $count }.
odds-course-against = Среди атак этого плана ({ $count }) нет номера { $number }.
odds-course-summary = { $count ->
    [one] После { $count } атаки
    [few] После { $count } атак
   *[many] После { $count } атак
}: { $reached } %, что { $goal }{ $better ->
    [true] , в порядке { $order } { $best } %
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}Атакующий переживет ответный удар с шансом { $held } %; ударь тот первым, { $unanswered } %.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = цель уничтожена
odds-no-goal = «{ $goal }» здесь не задача; напишите одну из: { $goals }.
odds-too-long = Точно считать это здесь слишком долго: спросите о меньшем числе атак или об одном выстреле.
odds-no-curve = «{ $field }» — не число, которое можно менять.

odds-case = { $name }
odds-place-number = { $value }; в среднем { $mean }. { $less ->
    [0] Столько же { $same } %
   *[other] Меньше { $less } %, столько же { $same } %
}{ $more ->
    [0] {""}
   *[other] , больше { $more } %
}.
odds-place-case = { $outcome }: шанс { $percent } %.
odds-luck-nothing = Кубиков, которые идут в счет, еще не бросали.
odds-luck-side = { $side }: { $verdict ->
    [none] признаков везения нет
    [good] удачные кубики
   *[bad] неудачные кубики
}, { $trials ->
    [one] { $trials } бросок
    [few] { $trials } броска
   *[many] { $trials } бросков
}; удачнее примерно { $percent } % боев с теми же бросками (стандартная оценка { $score }).
odds-luck-tally = { $title }: { $actual }, ожидалось { $expected }; { $trials ->
    [one] { $trials } бросок
    [few] { $trials } броска
   *[many] { $trials } бросков
}, 95 раз из 100 между { $low } и { $high }. { $verdict ->
    [none] Ничего необычного.
    [good] Больше обычного.
   *[bad] Меньше обычного.
}

odds-summary-not-over = Бой еще не окончен: до конца итогов нет.
odds-summary-cost = { $what ->
    [gone] Потерян отряд: { $unit }.
    [men] { $unit }, потери: { $men ->
        [one] { $men }
        [few] { $men }
       *[many] { $men }
    }.
   *[hurt] Пострадал: { $unit }.
}
