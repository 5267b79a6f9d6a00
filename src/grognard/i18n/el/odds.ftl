### whole

odds-not-offered = Για το «{ $name }» δεν υπολογίζονται ακόμη πιθανότητες.
odds-no-field = Η ερώτηση δεν έχει τέτοιο πεδίο. { $problem }
odds-bad-value = δεν μπορεί να είναι { $given }. Πρέπει να είναι { $valid }.
odds-left-out = λείπει και πρέπει να δοθεί.
odds-idle = { $why } Αφήστε το έξω.
odds-bad-field = Το πεδίο { $field } της ερώτησης: { $problem }
odds-percent = %
odds-mean-and-spread = Μέσος όρος { $mean }{ $spread ->
    [none] {""}
   *[other] , τυπική απόκλιση { $spread }
}.
odds-figures = { $title }: { $figures }.
odds-figures-more = { $figures }, { $figure }
odds-figure = { $name }: { $percent }%
odds-no-plots = Τα διαγράμματα θέλουν το πρόσθετο «plots»: εγκαταστήστε το με «pip install grognard[plots]».
odds-too-many = { $count } είναι περισσότερα από τα { $most } που υπάρχουν.
odds-chances = Πιθανότητες
odds-nothing-to-draw = Δεν υπάρχει κάτι να σχεδιαστεί: { $why }
odds-no-such-chart = Διάγραμμα δεν γράφεται στο { $file }· το όνομά του πρέπει να τελειώνει σε ένα από τα { $kinds }.
odds-chart-not-saved = Το διάγραμμα δεν γράφτηκε στο { $file }: { $problem }
odds-too-many-steps = { $count } ενέργειες έχουν πάρα πολλές σειρές· των { $most } είναι ήδη { $ways }.
odds-change = { $name }

odds-no-scene = Σε αυτό το παιχνίδι δεν γίνονται ακόμη σχέδια.
odds-scene-differs = Ένα σχέδιο αφορά έναν στόχο· αυτές οι επιθέσεις διαφέρουν σε: { $field }.
odds-course-steps = Σχέδιο χωρίς μάχη έχει από μία ως { $most } επιθέσεις, όχι { $count }.
odds-course-against = Δεν υπάρχει επίθεση με αριθμό { $number } ανάμεσα στις { $count } του σχεδίου.
odds-course-summary = { $count ->
    [one] Μετά από αυτή την επίθεση
   *[other] Μετά από αυτές τις { $count } επιθέσεις
}: { $reached }% ότι { $goal }{ $better ->
    [true] , με τη σειρά { $order } { $best }%
   *[false] { "" }
}.{ $counter ->
    [none] { "" }
   *[some] {" "}Ο επιτιθέμενος επιζεί από την ανταπόδοση με { $held }%· αν εκείνη χτυπούσε πρώτη, με { $unanswered }%.
}{ $turns ->
    [none] { "" }
   *[some] {" "}{ $between }
}
odds-goal-destroyed = ο στόχος καταστρέφεται
odds-no-goal = Το «{ $goal }» δεν είναι σκοπός εδώ· γράψτε ένα από τα: { $goals }.
odds-too-long = Αυτό αργεί πολύ να υπολογιστεί ακριβώς εδώ: ρωτήστε για λιγότερες επιθέσεις ή μόνο για τη βολή.
odds-no-curve = Το «{ $field }» δεν είναι αριθμός που να μεταβάλλεται.

odds-case = { $name }
odds-place-number = { $value }· κατά μέσο όρο { $mean }. { $less ->
    [0] Τόσα { $same }%
   *[other] Λιγότερα { $less }%, τόσα { $same }%
}{ $more ->
    [0] {""}
   *[other] , περισσότερα { $more }%
}.
odds-place-case = { $outcome }: πιθανότητα { $percent }%.
odds-luck-nothing = Δεν έχουν ριχτεί ακόμη ζάρια που μετρούν.
odds-luck-side = { $side }: { $verdict ->
    [none] καμία ένδειξη τύχης
    [good] τυχερά ζάρια
   *[bad] άτυχα ζάρια
} σε { $trials ->
    [one] μία ζαριά
   *[other] { $trials } ζαριές
}· πιο τυχερά από περίπου το { $percent }% των μαχών με τις ίδιες ζαριές (τυπική τιμή { $score }).
odds-luck-tally = { $title }: { $actual }, αναμενόμενο { $expected }· { $trials ->
    [one] μία ζαριά
   *[other] { $trials } ζαριές
}, 95 φορές στις 100 ανάμεσα σε { $low } και { $high }. { $verdict ->
    [none] Τίποτα ασυνήθιστο.
    [good] Περισσότερο από το συνηθισμένο.
   *[bad] Λιγότερο από το συνηθισμένο.
}

odds-summary-not-over = Η μάχη δεν τελείωσε ακόμη: πριν από το τέλος της δεν υπάρχει περίληψη.
odds-summary-cost = { $what ->
    [gone] Χάνεται: { $unit }.
    [men] { $unit }: απώλειες { $men ->
        [one] ένας
       *[other] { $men }
    }.
   *[hurt] Παθαίνει ζημιά: { $unit }.
}
