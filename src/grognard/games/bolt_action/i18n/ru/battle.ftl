### In part: what this file lacks is said in English.

ba-system-subtitle = дюймы и кубики приказов

ba-pin = Маркер подавления
ba-cup = Стакан с кубиками
ba-cup-title = Кубики приказов этого хода
ba-cup-rest = { $count } в стакане
ba-cup-lot = { $side }: { $order ->
    [none] приказа еще нет
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Кубик: { $side }
ba-cup-yours = Ваш кубик
ba-cup-next = { $left ->
    [0] стакан пуст
   *[other] следующий кубик: { $percent } % { $side }
}
ba-cup-next-yours = { $left ->
    [0] стакан пуст
   *[other] следующий кубик: { $percent } % ваш
}
ba-order = { $order ->
    [fire] Огонь
    [advance] Наступление
    [run] Бег
    [ambush] Засада
    [rally] Сбор
   *[down] Ложись
}
ba-order-assault = Штурм: { $target }
ba-order-loaded = { $way ->
    [piercing] Засада, заряжен бронебойный снаряд
    [explosive] Засада, заряжен осколочный снаряд
   *[other] Засада, прямая наводка
}

ba-status-preparing = Перед боем
ba-status-turn = Ход { $turn } из { $turns }
ba-result-draw = Ничья, { $first } : { $second }.
ba-result-conceded = Победа: { $winner }. Сдача: { $loser }.
ba-result-won = Победа: { $winner }, { $own } : { $other }.

# ---- люди и отряды ----

ba-unit-of = { $unit } ({ $owner })
ba-of-nation-german = немцы
ba-of-nation-us = американцы
ba-of-nation-british = британцы
ba-of-nation-soviet = советские
ba-side-colour = { $side ->
    [0] Синие
   *[1] Красные
}
ba-man = { $role ->
    [officer] Офицер, { $weapon }
    [nco] Командир отделения, { $weapon }
    [gunner] Наводчик, { $weapon }
    [loader] Заряжающий, { $weapon }
    [assistant] Помощник, { $weapon }
    [spotter] Корректировщик, { $weapon }
    [medic] Санитар, { $weapon }
    [observer] Наблюдатель, { $weapon }
    [gun] Орудие, { $weapon }
   *[other] Боец, { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Офицер
    [nco] Командир отделения
    [gunner] Наводчик
    [loader] Заряжающий
    [assistant] Помощник
    [spotter] Корректировщик
    [medic] Санитар
    [observer] Наблюдатель
    [crew] Номер расчета
   *[other] Боец
}
ba-fact-men = бойцов { $men } из { $start }
ba-fact-quality = { $quality }, мораль { $morale }
ba-fact-pins = подавление: { $pins }
ba-fact-wave = { $wave ->
    [first_wave] первая волна
   *[other] в резерве
}
ba-fact-flank = { $flank ->
    [left] обходит слева
   *[right] обходит справа
}
ba-fact-off = вне стола
ba-fact-dug-in = в окопе: тяжелое укрытие
ba-arm = { $least ->
    [0] { $range }″
   *[other] от { $least } до { $range }″
}, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}{ $pen ->
    [none] {""}
   *[other] , пробитие { $pen }
}{ $he ->
    [none] {""}
   *[other] , осколочный { $he }
}
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, уничтожен
    [aboard] { $side }, { $unit }, в машине, бойцов: { $men }
    [off] { $side }, { $unit }, вне стола, { $men ->
        [0] машина
       *[other] бойцов: { $men }
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] машина
       *[other] бойцов: { $men }
    }, подавление: { $pins }, { $order ->
        [none] без приказа
        [fire] приказ Огонь
        [advance] приказ Наступление
        [run] приказ Бег
        [ambush] в засаде
        [rally] приказ Сбор
       *[down] лежит
    }{ $floor ->
        [none] {""}
       *[other] , где: { $floor }
    }
}

# ---- что происходит ----

ba-event-turn-began = Начинается ход { $turn }.
ba-event-order-given = { $assault ->
    [none] { $unit }: приказ { $order ->
        [fire] Огонь
        [advance] Наступление
        [run] Бег
        [ambush] Засада
        [rally] Сбор
       *[down] Ложись
    }.
   *[other] { $unit }: приказ на штурм, цель: { $assault }.
}
ba-event-die-turned = { $order ->
    [down] { $unit }: вместо этого ложится.
   *[other] { $unit }: кубик повернут.
}
ba-event-die-taken = { $unit } ложится.
ba-event-dice-returned = Ход окончен; кубики возвращаются в стакан.
ba-event-order-tested = { $outcome ->
    [passed] { $unit }, проверка приказа: { $total }, нужно не больше { $value }. Пройдена.
    [fubar] { $unit }: две шестерки, FUBAR!
   *[failed] { $unit }, проверка приказа: { $total }, нужно не больше { $value }. Не пройдена.
}
ba-event-pins-taken = { $unit }: подавление +{ $pins }.
ba-event-pins-lost = { $unit }: подавление −{ $pins }.
ba-event-morale-tested = { $passed ->
    [yes] { $unit }, проверка морали: { $total }, нужно не больше { $value }. Пройдена.
   *[no] { $unit }, проверка морали: { $total }, нужно не больше { $value }. Не пройдена.
}
ba-event-moved = { $unit } движется.
ba-event-entered = { $unit } выходит на стол.
ba-event-stayed-away = { $unit } остается вне стола.
ba-event-unit-set-up = { $unit }: на месте.
ba-event-shot-declared = { $why ->
    [ambush] { $unit } открывает огонь из засады, цель: { $target }.
    [defence] { $unit } стреляет по штурмующим: { $target }.
   *[other] { $unit } целится, цель: { $target }.
}
ba-event-fired = { $unit } стреляет, цель: { $target }: { $volleys }.
ba-event-casualties-taken = { $unit }: потери, бойцов: { $men }.

# ---- вопросы ----

ba-ask-order = Выберите отряд и отдайте приказ.
ba-ask-move = { $manner ->
    [enter] { $unit }: выход на стол, до { $inches } дюймов.
    [run] { $unit }: бег, до { $inches } дюймов.
    [regroup] { $unit }: перестроение, до { $inches } дюймов.
   *[advance] { $unit }: движение, до { $inches } дюймов.
}
ba-ask-target = { $unit }: по кому стрелять?
ba-ask-under-fire = { $firer } целится, цель: { $unit }. Ложиться?
ba-ask-charged = { $attacker } идет на штурм, цель: { $unit }. { $may ->
    [escape] Уйти?
    [both] Сначала стрелять или уйти?
   *[fire] Сначала стрелять?
}
ba-ask-passing = { $when ->
    [before] { $mover } вот-вот двинется. Огонь из засады?
   *[during] { $mover } в движении. Огонь из засады на дюйме { $inch }?
}
ba-ask-casualty = { $who ->
    [own] { $unit }: кто падает?
   *[theirs] { $unit }: вы выбираете, кто падает.
}
ba-ask-wave = Какие отряды выходят в первый ход? Не меньше { $least }.
ba-ask-keep = Какие отряды оставляют кубик Засада или Ложись на следующий ход?
ba-ask-edge = Вы выиграли бросок. Какой край стола ваш?
ba-ask-mistake = { $unit } стреляет по своим. По кому?
ba-ask-place-next = Какой отряд расставить следующим? На столе нужно еще не меньше { $least }; остальные могут ждать вне стола.
ba-ask-place = { $unit }: где стоит?
ba-ask-shelled = Сейчас упадут снаряды: { $unit }. Ложиться?
ba-ask-charge = { $unit } бежит. Идти на штурм?
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Вытяните кубик из стакана. Чей он?
    [ba-roll-off] Бросьте по кубику за каждую сторону, первый за первую.
    [ba-roll-order-test] Бросьте два кубика на проверку приказа.
    [ba-roll-morale] Бросьте два кубика на проверку морали.
    [ba-roll-rally] Бросьте кубик: сколько подавления снято.
    [ba-roll-fubar] Бросьте кубик по таблице FUBAR.
    [ba-roll-hit] Бросьте на попадание.
    [ba-roll-flame] Бросьте на попадания огнемета.
    [ba-roll-confirm] Перебросьте каждую 6.
    [ba-roll-shell] Бросьте попадания снаряда, затем подавление.
    [ba-roll-damage] Бросьте на урон.
    [ba-roll-exceptional] Перебросьте каждую чистую 6.
    [ba-roll-medic] Бросьте за санитара.
    [ba-roll-regroup] Бросьте кубик на перестроение.
    [ba-roll-length] Бросьте кубик: будет ли еще ход.
   *[other] Бросьте кубики.
}

# ---- ответы ----

ba-choose-place-rest = Расставьте остальных за меня
ba-choose-place-no-more = Остальные ждут вне стола
ba-choose-place-sound = Хорошее место
ba-choose-place-at = { $place ->
    [left] Слева
    [right] Справа
   *[middle] Посередине
}
ba-choose-enter = { $place ->
    [left] Выйти слева
    [right] Выйти справа
   *[middle] Выйти посередине
}
ba-choose-closer = К противнику
ba-choose-cover = В укрытие
ba-choose-stay = Остаться здесь
ba-choose-stay-away = Остаться вне стола
ba-choose-smoke = Дым перед целью: { $target }
ba-choose-pass = Никому этот кубик
ba-choose-just-run = Только бежать
ba-choose-go-in = Войти: { $floor }
ba-choose-stay-out = Остаться снаружи
ba-choose-hold-fire = Не стрелять
ba-choose-go-down = Лечь
ba-choose-stand = Держаться
ba-choose-fire-charge = Стрелять по штурмующим
ba-choose-no-fire = Не стрелять
ba-choose-fire-now = Огонь сейчас: { $unit }
ba-choose-wait-end = Ждать конца движения
ba-choose-wait-until = Ждать до дюйма { $inch }
ba-choose-let-pass = Пропустить
ba-choose-edge = { $edge ->
    [near] Ближний край
   *[far] Дальний край
}
ba-hint-assault = до цели { $inches }″
ba-hint-enter = выйти, до { $inches }″
ba-hint-fire = { $pins ->
    [0] остаться и стрелять
   *[other] −{ $pins } к попаданию
}
ba-hint-advance = 6″, затем огонь
ba-hint-run = 12″, без стрельбы
ba-hint-ambush = стрелять позже
ba-hint-rally = { $pins ->
    [0] подавления нет
    [one] снимает подавление: { $pins }
    [few] снимает один маркер и еще D6
   *[many] снимает один маркер и еще D6
}
ba-hint-down = без проверки, −1 к попаданию по отряду
ba-hint-go-down = −1 к попаданию по отряду; это его приказ
ba-hint-stand = приберечь приказ
ba-hint-shot = { $cover ->
    [soft] { $inches }″, легкое укрытие
    [hard] { $inches }″, тяжелое укрытие
    [indirect] { $inches }″, непрямая наводка
   *[none] { $inches }″, на открытом месте
}
ba-hint-out-of-range = { $inches }″, не достать ничем
ba-obeys = выполнит { $percent } %

# ---- заранее показанное ----

ba-note-fire = Отряд остается на месте и стреляет один раз.
ba-note-advance = Отряд движется до 6″ и затем стреляет.
ba-note-run = Отряд движется до 12″ и не стреляет.
ba-note-threat = Отряд в засаде может стрелять по этому движению.
ba-note-ambush = Отряд ждет и может стрелять по противнику, который движется.
ba-note-rally = Отряд снимает D6 маркеров подавления.
ba-note-down = По отряду труднее попасть, и он может лежать и после конца хода.
ba-note-no-test = Подавления нет, проверка не нужна.
ba-note-may-go-down = Сначала они могут лечь.
ba-note-salvo = Залп падает и на { $whose ->
    [own] свой отряд: { $unit }
   *[enemy] отряд: { $unit }
}; { $what ->
    [vehicle] потеря { $share } %
   *[men] в среднем потерь { $mean }
}, прижат { $pinned } %.
ba-callout-length = { $inches }″ из { $limit }″
ba-callout-reverse = { $inches }″ из { $limit }″ задним ходом
ba-table-test = Проверка приказа, два кубика
ba-table-hit = Попадание: { $target }
ba-chart-losses = Потери, из { $men } бойцов
ba-chart-test = Сумма двух кубиков

# ---- почему так решил компьютер ----

ba-reason-nothing = Ничего лучше сделать нельзя.
ba-reason-shot = Ожидаемые потери от выстрела: { $target }, { $mean }.
ba-reason-fire = { $unit }: больше всего вреда с места, цель: { $target }.
ba-reason-no-shot = { $unit }: стрелять не по кому.
ba-reason-enter = { $unit } выходит: вне стола делать нечего.
ba-reason-assault = { $unit }: рукопашная должна быть выиграна, цель: { $target }.
ba-reason-rally = { $unit } под огнем, подавление: { $pins }.
ba-reason-down = { $unit }: лежа безопаснее.
ba-reason-ambush = { $unit } ждет, пока противник покажется.
ba-reason-advance = { $unit } подходит ближе и еще может стрелять.
ba-reason-closer = { $unit } подходит ближе: стрелять пока не в кого.
ba-reason-run = { $unit } бежит дальше: здесь от него мало пользы.
ba-reason-move = Оттуда { $unit } даст больше, чем получит.
ba-reason-stay = { $unit }: нигде поблизости не лучше.
ba-reason-set-up = Там отряд стоит хорошо.
ba-reason-wait = Может прийти лучший момент.
ba-reason-stand = Отряд бережет приказ.
ba-reason-go-down = { $unit }: лежа сбережет больше бойцов, чем стоит приказ.
ba-reason-edge = Один край не хуже другого.
ba-reason-wave = Чем больше бойцов на столе, тем лучше.
ba-result-at = { $target }: { $result }
ba-result-shot = { $what ->
    [vehicle] уничтожение { $share } %
   *[men] в среднем бойцов: { $mean }
}{ $pinned ->
    [0] {""}
    [100] , 1 подавление
   *[other] , 1 подавление { $pinned } %
}{ $gone ->
    [0] {""}
   *[other] , уничтожение { $gone } %
}
ba-result-no-shot = отсюда ни в кого не попасть
ba-result-advance = { $inches ->
    [0] остается на месте; { $shot }
   *[other] до { $inches }″; отсюда { $shot }
}
ba-result-advance-unseen = до { $inches }″; отсюда ни в кого не попасть
ba-result-run = до { $inches }″, без стрельбы; { $target }: { $gap }″
ba-result-ambush = если цель действует, { $shot }
ba-result-unthreatened = без проверки; сейчас никто не угрожает
ba-result-place-alone = Противника на столе еще нет.
ba-result-place = { $what ->
    [shot] Лучший выстрел оттуда: { $shot }.
   *[gap] { $target }: расстояние тогда { $gap }″.
}{ $danger ->
    [less] {" "}Там огонь противника менее опасен.
    [more] {" "}Там огонь противника опаснее.
   *[same] {""}
}

# ---- цель ----

ba-goal = { $by ->
        [held-kills] Удерживайте отмеченные места и уничтожайте отряды
        [held] Удерживайте отмеченные места
        [through-kills] Проведите отряды к дальнему краю; уничтоженные тоже считаются
        [held-through-kills] Удерживайте места, прорывайтесь, уничтожайте отряды
       *[kills] Уничтожьте больше отрядов, чем потеряете
    }; перевес для победы: { $lead }
ba-goal-until = { $turn ->
        [0] осталось ходов: { $turns }
       *[other] конец после хода { $turns }
    }{ $extra ->
        [0] {""}
       *[other] , или ходом позже на { $extra }+
    }

# ---- строки и числа ----

ba-list-more = { $first }; { $more }
ba-need = { $need ->
    [7] 6, затем 6
   *[other] { $need }+
}
ba-inch = { $inch }″
ba-label-range = { $weapon }, { $inches }″
ba-label-officer = { $rank }, { $inches }″
ba-table-weapons = { $count } × { $weapon }
ba-table-needed = Нужно
ba-table-pass = Пройдена на
ba-chart-losses-mean = В среднем { $mean }.
ba-chart-if-down = если они лягут
ba-callout-men = видно бойцов: { $seen } из { $men }
ba-callout-blocked = Мешает: { $ground }.
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, не видно
    [scant] { $inches }″, { $ground }: за укрытием слишком мало бойцов
    [bare] { $inches }″, { $ground }: скрывает слишком мало
    [indirect] { $inches }″, непрямая наводка: укрытие не помогает
    [soft] { $inches }″, { $ground ->
        [none] легкое укрытие
       *[other] { $ground }: легкое укрытие
    }
    [hard] { $inches }″, { $ground ->
        [none] тяжелое укрытие
       *[other] { $ground }: тяжелое укрытие
    }
   *[none] { $inches }″, открытая местность
}
ba-volley = { $need ->
    [7] { $count } × { $weapon }, выстрелов: { $shots }, нужно 6 и еще раз 6
    [1] { $count } × { $weapon }, попадание без броска
   *[other] { $count } × { $weapon }, выстрелов: { $shots }, нужно { $need }+
}
ba-shot-with = { $target }, оружие: { $weapon }
ba-shot-with-some = { $target }, { $number } × { $weapon }
ba-roll-cup = Кубик из стакана.
ba-roll-order-test = Проверка приказа: { $total }.
ba-roll-morale = Проверка морали: { $total }.
ba-roll-rally = Сбор: { $total }.
ba-roll-hit = Попадания: { $successes } из { $dice }.
ba-roll-flame = Попадания огнемета: { $total }.
ba-roll-damage = Урон: { $successes } из { $dice }.
ba-event-scored = Все выстрелы мимо: { $shots }.
ba-event-contact-made = Штурм доходит до цели: { $unit }, { $target }. Подавление снимается.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit }: все пали.
    [pins] { $unit }: бегство под подавлением.
    [morale] { $unit }: сломлен и уничтожен.
    [surrender] { $unit }: сдается и уничтожен.
    [fled] { $unit }: бегство со стола.
    [weapon] { $unit }: потеря оружия, уничтожен.
    [knocked-out] { $unit }: подбит.
    [assault] { $unit }: уничтожен штурмом.
    [burnt] { $unit }: экипаж покидает горящую машину.
    [abandoned] { $unit }: экипаж покидает машину.
    [lost-aboard] { $unit }: потерян вместе с машиной.
    [empty] { $unit }: пуст перед противником, потерян.
    [overrun] { $unit }: раздавлен.
    [absent] { $unit }: так и не прибыл.
    [ammunition] { $unit }: нет топлива, вне боя.
    [collapse] { $unit }: погребен под зданием.
   *[other] { $unit }: уничтожен.
}
