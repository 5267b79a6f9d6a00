### whole

odds-not-offered = Ehhez még nem számolunk esélyeket: „{ $name }”.
odds-no-field = A kérdésnek nincs ilyen mezője. { $problem }
odds-bad-value = nem lehet { $given }. Ennek kell lennie: { $valid }.
odds-left-out = hiányzik, pedig meg kell adni.
odds-idle = { $why } Hagyd ki.
odds-bad-field = A kérdés mezője, { $field }: { $problem }
odds-percent = %
odds-mean-and-spread = Átlag { $mean }{ $spread ->
    [none] {""}
   *[other] , szórás { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = Az ábrákhoz a „plots” kiegészítő kell: telepítsd így: „pip install grognard[plots]”.
odds-too-many = { $count } több, mint ahány van: { $most }.
odds-chances = Esélyek
odds-nothing-to-draw = Nincs mit kirajzolni: { $why }
odds-no-such-chart = Ide nem írható ábra: { $file }; a neve ezek egyikével végződjön: { $kinds }.
odds-chart-not-saved = Az ábrát nem sikerült ide írni: { $file }. { $problem }
odds-too-many-steps = { $count } cselekvésnek túl sok sorrendje van; { $most } esetén már { $ways }.
odds-change = { $name }

odds-no-scene = Ebben a játékban még nem készülnek tervek.
odds-scene-differs = Egy terv egyetlen célpontról szól; e támadások különböznek ebben: { $field }.
odds-course-steps = Csata nélkül egy tervben 1–{ $most } támadás van, nem { $count }.
odds-course-against = A terv { $count } támadása között nincs { $number }. számú.
odds-course-summary = { $count ->
    [one] E támadás után
   *[other] E { $count } támadás után
}: { $reached }%, hogy { $goal }{ $better ->
    [true] , ebben a sorrendben: { $order }, { $best }%
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}A támadó { $held }%-kal éli túl az ellentámadást; ha az ütött volna először, { $unanswered }%-kal.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = a célpont megsemmisül
odds-no-goal = „{ $goal }” itt nem cél; írd ezek egyikét: { $goals }.
odds-too-long = Ezt itt túl sokáig tart pontosan kiszámolni: kérdezz kevesebb támadásról, vagy csak a lövésről.
odds-no-curve = „{ $field }” nem olyan szám, amely változtatható.

odds-case = { $name }
odds-place-number = { $value }; átlagosan { $mean }. { $less ->
    [0] Ennyi { $same }%
   *[other] Kevesebb { $less }%, ennyi { $same }%
}{ $more ->
    [0] {""}
   *[other] , több { $more }%
}.
odds-place-case = { $outcome }: { $percent }% az esélye.
odds-luck-nothing = Még nem dobtak olyan kockát, amely számít.
odds-luck-side = { $side }: { $verdict ->
    [none] semmi jele a szerencsének
    [good] szerencsés kockák
   *[bad] balszerencsés kockák
}, { $trials ->
    [one] egy dobás
   *[other] { $trials } dobás
}; szerencsésebb, mint az ugyanilyen dobású csaták mintegy { $percent }%-a (standard érték: { $score }).
odds-luck-tally = { $title }: { $actual }, várható { $expected }; { $trials ->
    [one] egy dobás
   *[other] { $trials } dobás
}, 100-ból 95-ször { $low } és { $high } között. { $verdict ->
    [none] Semmi szokatlan.
    [good] Több a szokásosnál.
   *[bad] Kevesebb a szokásosnál.
}

odds-summary-not-over = A csata még nem ért véget: előtte nincs összegzés.
odds-summary-cost = { $what ->
    [gone] Elveszett: { $unit }.
    [men] { $unit }, veszteség: { $men ->
        [one] egy
       *[other] { $men }
    }.
   *[hurt] Sérül: { $unit }.
}
