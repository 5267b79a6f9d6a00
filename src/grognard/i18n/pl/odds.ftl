### whole

odds-not-offered = Dla „{ $name }” nie oblicza się jeszcze szans.
odds-no-field = Pytanie nie ma takiego pola. { $problem }
odds-bad-value = nie może to być { $given }. Ma to być { $valid }.
odds-left-out = tego brakuje, a trzeba to podać.
odds-idle = { $why } Pomiń to.
odds-bad-field = Pole { $field } pytania: { $problem }
odds-percent = %
odds-mean-and-spread = Średnia { $mean }{ $spread ->
    [none] {""}
   *[other] , odchylenie standardowe { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = Wykresy wymagają dodatku „plots”: zainstaluj go przez „pip install grognard[plots]”.
odds-too-many = { $count } to więcej niż { $most }, które są.
odds-chances = Szanse
odds-nothing-to-draw = Nie ma czego rysować: { $why }
odds-no-such-chart = Wykresu nie da się zapisać do { $file }; nazwa musi kończyć się jednym z: { $kinds }.
odds-chart-not-saved = Wykresu nie udało się zapisać do { $file }: { $problem }
odds-too-many-steps = { $count } akcji ma zbyt wiele kolejności; dla { $most } jest ich już { $ways }.
odds-change = { $name }

odds-no-scene = W tej grze nie układa się jeszcze planów.
odds-scene-differs = Plan dotyczy jednego celu; te ataki różnią się w: { $field }.
odds-course-steps = Plan bez bitwy ma od jednego do { $most } ataków, nie { $count }.
odds-course-against = Wśród ataków tego planu ({ $count }) nie ma numeru { $number }.
odds-course-summary = { $count ->
    [one] Po tym ataku
    [few] Po tych { $count } atakach
   *[many] Po tych { $count } atakach
}: { $reached }%, że { $goal }{ $better ->
    [true] , w kolejności { $order } { $best }%
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}Atakujący przetrwa kontratak z szansą { $held }%; gdyby kontratak był pierwszy, { $unanswered }%.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = cel zostaje zniszczony
odds-no-goal = „{ $goal }” nie jest tu zamiarem; napisz jeden z: { $goals }.
odds-too-long = Dokładne obliczenie trwa tu za długo: zapytaj o mniej ataków albo o sam strzał.
odds-no-curve = „{ $field }” nie jest liczbą, którą można zmieniać.

odds-case = { $name }
odds-place-number = { $value }; średnio { $mean }. { $less ->
    [0] Tyle samo { $same }%
   *[other] Mniej { $less }%, tyle samo { $same }%
}{ $more ->
    [0] {""}
   *[other] , więcej { $more }%
}.
odds-place-case = { $outcome }: szansa { $percent }%.
odds-luck-nothing = Nie rzucono jeszcze kostek, które się liczą.
odds-luck-side = { $side }: { $verdict ->
    [none] brak oznak szczęścia
    [good] szczęśliwe kostki
   *[bad] pechowe kostki
}, { $trials ->
    [one] jeden rzut
    [few] { $trials } rzuty
   *[many] { $trials } rzutów
}; lepiej niż w około { $percent }% bitew z tymi samymi rzutami (wynik standardowy { $score }).
odds-luck-tally = { $title }: { $actual }, spodziewane { $expected }; { $trials ->
    [one] jeden rzut
    [few] { $trials } rzuty
   *[many] { $trials } rzutów
}, 95 razy na 100 między { $low } a { $high }. { $verdict ->
    [none] Nic niezwykłego.
    [good] Więcej niż zwykle.
   *[bad] Mniej niż zwykle.
}

odds-summary-not-over = Bitwa jeszcze trwa: przed jej końcem nie ma podsumowania.
odds-summary-cost = { $what ->
    [gone] Stracony oddział: { $unit }.
    [men] { $unit }, straty: { $men ->
        [one] jeden
        [few] { $men }
       *[many] { $men }
    }.
   *[hurt] Poszkodowany: { $unit }.
}
