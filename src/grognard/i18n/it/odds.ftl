### whole

odds-not-offered = Per «{ $name }» non si calcolano ancora probabilità.
odds-no-field = Una domanda non ha un tale campo. { $problem }
odds-bad-value = non può essere { $given }. Deve essere { $valid }.
odds-left-out = manca, e va dato.
odds-idle = { $why } Lascialo fuori.
odds-bad-field = Il campo { $field } della domanda: { $problem }
odds-percent = %
odds-mean-and-spread = Media { $mean }{ $spread ->
    [none] {""}
   *[other] , deviazione standard { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = I grafici vogliono l’aggiunta «plots»: installala con «pip install grognard[plots]».
odds-too-many = { $count }: sono troppi, ce ne sono { $most }.
odds-chances = Probabilità
odds-nothing-to-draw = Non c’è nulla da disegnare: { $why }
odds-no-such-chart = Un grafico non si può scrivere in { $file }; il nome deve finire con uno tra { $kinds }.
odds-chart-not-saved = Il grafico non si è potuto scrivere in { $file }: { $problem }
odds-too-many-steps = { $count } azioni hanno troppi ordini; per { $most } ce ne sono già { $ways }.
odds-change = { $name }

odds-no-scene = In questo gioco non si fanno ancora piani.
odds-scene-differs = Un piano riguarda un solo bersaglio; questi attacchi differiscono in: { $field }.
odds-course-steps = Un piano senza battaglia ha da un attacco a { $most }, non { $count }.
odds-course-against = Tra { $count } attacchi di questo piano non c’è il numero { $number }.
odds-course-summary = { $count ->
    [one] Dopo questo attacco
   *[other] Dopo questi { $count } attacchi
}: { $reached }% che { $goal }{ $better ->
    [true] , nell’ordine { $order } { $best }%
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}L’attaccante sopravvive al contrattacco con { $held }%; se questo colpisse per primo, con { $unanswered }%.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = il bersaglio è distrutto
odds-no-goal = «{ $goal }» qui non è uno scopo; scrivine uno tra: { $goals }.
odds-too-long = Calcolarlo esattamente qui richiede troppo: chiedi di meno attacchi, o del solo tiro.
odds-no-curve = «{ $field }» non è un numero che si possa variare.

odds-case = { $name }
odds-place-number = { $value }; in media { $mean }. { $less ->
    [0] Altrettanti { $same }%
   *[other] Meno { $less }%, altrettanti { $same }%
}{ $more ->
    [0] {""}
   *[other] , più { $more }%
}.
odds-place-case = { $outcome }: probabilità { $percent }%.
odds-luck-nothing = Non si sono ancora tirati dadi che contano.
odds-luck-side = { $side }: { $verdict ->
    [none] nessun segno di fortuna
    [good] dadi fortunati
   *[bad] dadi sfortunati
} in { $trials ->
    [one] un tiro
   *[other] { $trials } tiri
}; più fortunati che in circa { $percent } battaglie su 100 con gli stessi tiri (punteggio standard { $score }).
odds-luck-tally = { $title }: { $actual }, attesi { $expected }; { $trials ->
    [one] un tiro
   *[other] { $trials } tiri
}, 95 volte su 100 tra { $low } e { $high }. { $verdict ->
    [none] Niente di strano.
    [good] Più del solito.
   *[bad] Meno del solito.
}

odds-summary-not-over = La battaglia non è ancora finita: prima della fine non c’è riassunto.
odds-summary-cost = { $what ->
    [gone] Persa: { $unit }.
    [men] { $unit }, perdite: { $men ->
        [one] uno
       *[other] { $men }
    }.
   *[hurt] Danneggiata: { $unit }.
}
