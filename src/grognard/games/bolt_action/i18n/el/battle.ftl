# Τι συμβαίνει σε μια μάχη του Bolt Action και πώς το λέει το τραπέζι.

ba-system = Bolt Action
ba-system-subtitle = ίντσες, ζάρια εντολής
ba-scenario-maximum-attrition = Πόλεμος φθοράς
    .note = Έξι γύροι, ίσως επτά. Ένας πόντος για κάθε εχθρική μονάδα που καταστρέφεται· με δύο πόντους διαφορά νικάτε.
ba-scenario-straight-fight = Καθαρή αναμέτρηση
    .note = Οι δύο πλευρές παρατάσσονται ολόκληρες ως 12 ίντσες από την άκρη τους, μονάδα προς μονάδα. Έξι γύροι, ίσως επτά. Ένας πόντος για κάθε εχθρική μονάδα που καταστρέφεται· με δύο πόντους διαφορά νικάτε.
ba-scenario-first-battle = Πρώτη μάχη
    .note = Οδηγείτε δύο αμερικανικές ομάδες και ένα πολυβόλο, έτοιμα στη θέση τους. Ανάμεσα σε εσάς και σε δύο αδύναμες γερμανικές ομάδες είναι ένα σταυροδρόμι: δίνει δύο πόντους σε όποιον είναι μόνος του ως 3 ίντσες από αυτό στο τέλος, και κάθε εχθρική μονάδα που καταστρέφεται έναν πόντο. Τρεις γύροι· με έναν πόντο διαφορά νικάτε.
ba-scenario-key-ground = Κρίσιμες θέσεις
    .note = Τρία σημεία κατά μήκος της μέσης του τραπεζιού: 2, 3 και 2 πόντοι για όποιον τα κρατά στο τέλος, και ένας πόντος για κάθε εχθρική μονάδα που καταστρέφεται. Η μισή δύναμη κάθε πλευράς μπαίνει στον γύρο 1, η υπόλοιπη αργότερα. Έξι γύροι, ίσως επτά· με δύο πόντους διαφορά νικάτε.
ba-scenario-hold-the-line = Κρατήστε τη γραμμή
    .note = Όποιος κερδίζει τη ζαριά επιτίθεται. Ο αμυνόμενος παρατάσσει τουλάχιστον τις μισές μονάδες του ως 18 ίντσες από την άκρη του, οι άλλες περιμένουν. Τρία σημεία πίσω από τη γραμμή του δίνουν από 3 πόντους σε όποιον τα κρατά στο τέλος· κάθε εχθρική μονάδα που καταστρέφεται δίνει έναν. Έξι γύροι, ίσως επτά· με δύο πόντους διαφορά νικάτε.
ba-scenario-breakthrough = Διάσπαση
    .note = Όποιος κερδίζει τη ζαριά επιτίθεται. Οι δύο πλευρές παρατάσσουν τουλάχιστον τις μισές μονάδες τους, ο αμυνόμενος πρώτος και σε μεγαλύτερο βάθος. Κάθε μονάδα του επιτιθέμενου που στέκεται στο τέλος ως 12 ίντσες από την απέναντι άκρη δίνει 3 πόντους, κάθε εχθρική μονάδα που καταστρέφεται έναν. Επτά γύροι· με δύο πόντους διαφορά νικάτε.
ba-scenario-encircled = Περικύκλωση
    .note = Όποιος κερδίζει τη ζαριά επιτίθεται. Ο αμυνόμενος παρατάσσει όλες τις μονάδες του ως 14 ίντσες από το κέντρο του τραπεζιού· ο επιτιθέμενος μπαίνει από όποια μακριά άκρη θέλει. Το κέντρο δίνει 4 πόντους σε όποιον το κρατά στο τέλος, κάθε εχθρική μονάδα που καταστρέφεται έναν. Έξι γύροι, ίσως επτά· με δύο πόντους διαφορά νικάτε.
ba-scenario-own = { $title }
    .note = { $turns ->
        [one] Ένας γύρος
       *[other] { $turns } γύροι
    }· { $lead ->
        [one] με έναν πόντο διαφορά νικάτε
       *[other] με { $lead } πόντους διαφορά νικάτε
    }.
ba-scenario-note = { $note }
ba-objective = { $points ->
    [one] { $place }, 1 πόντος
   *[other] { $place }, { $points } πόντοι
}
ba-objective-own = { $title }
ba-objective-left = Αριστερό σημείο
ba-objective-middle = Μεσαίο σημείο
ba-objective-crossing = Το σταυροδρόμι
ba-objective-right = Δεξί σημείο
ba-map-title = { $title }
ba-place = { $name }
ba-unnamed = { $kind }
ba-status-preparing = Πριν από τη μάχη
ba-status-turn = Γύρος { $turn } από { $turns }
ba-result-draw = Ισοπαλία, { $first } προς { $second }.
ba-result-conceded = Νίκη: { $winner }. Εγκατέλειψε: { $loser }.
ba-result-won = Νίκη: { $winner }, { $own } προς { $other }.
ba-unit-of = { $unit } ({ $owner })
ba-of-nation-german = Γερμανοί
ba-of-nation-us = Αμερικανοί
ba-of-nation-british = Βρετανοί
ba-of-nation-soviet = Σοβιετικοί
ba-side-colour = { $side ->
    [0] Μπλε
   *[1] Κόκκινοι
}
ba-man = { $role ->
    [officer] Αξιωματικός, { $weapon }
    [nco] Ομαδάρχης, { $weapon }
    [gunner] Σκοπευτής, { $weapon }
    [loader] Γεμιστής, { $weapon }
    [assistant] Βοηθός, { $weapon }
    [spotter] Παρατηρητής όλμου, { $weapon }
    [medic] Νοσοκόμος, { $weapon }
    [observer] Παρατηρητής, { $weapon }
    [gun] Πυροβόλο, { $weapon }
   *[other] Άνδρας, { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Αξιωματικός
    [nco] Ομαδάρχης
    [gunner] Σκοπευτής
    [loader] Γεμιστής
    [assistant] Βοηθός
    [spotter] Παρατηρητής όλμου
    [medic] Νοσοκόμος
    [observer] Παρατηρητής
    [crew] Μέλος πληρώματος
   *[other] Άνδρας
}
ba-fact-men = { $men } από { $start } άνδρες
ba-fact-quality = { $quality }, ηθικό { $morale }
ba-fact-pins = { $pins ->
    [one] 1 καθήλωση
   *[other] { $pins } καθηλώσεις
}
ba-fact-wave = { $wave ->
    [first_wave] πρώτο κύμα
   *[other] σε εφεδρεία
}
ba-fact-flank = { $flank ->
    [left] έρχεται από τα αριστερά
   *[right] έρχεται από τα δεξιά
}
ba-fact-off = εκτός τραπεζιού
ba-arm = { $least ->
    [0] { $range }″
   *[other] { $least } ως { $range }″
}, { $shots ->
    [1] 1 βολή
   *[other] { $shots } βολές
}{ $pen ->
    [none] { "" }
   *[other] , διάτρηση { $pen }
}{ $he ->
    [none] { "" }
   *[other] , ΥΕ { $he }
}
ba-floor = { $level ->
    [only] { $building }
    [0] { $building }, ισόγειο
    [1] { $building }, πρώτος όροφος
    [2] { $building }, δεύτερος όροφος
   *[other] { $building }, όροφος { $level }
}
ba-fact-inside = μέσα ({ $floor }): βαριά κάλυψη
ba-fact-ground = { $cover ->
    [soft] έδαφος: { $ground }, ελαφριά κάλυψη
    [hard] έδαφος: { $ground }, βαριά κάλυψη
   *[other] έδαφος: { $ground }
}
ba-fact-loaded = γέμιση: { $way ->
    [piercing] διατρητικό βλήμα
   *[other] υψηλής εκρηκτικότητας
}
ba-fact-dug-in = αμυντικά εγκατεστημένη: βαριά κάλυψη
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, καταστράφηκε
    [aboard] { $side }, { $unit }, πάνω σε όχημα, { $men ->
        [one] 1 άνδρας
       *[other] { $men } άνδρες
    }
    [off] { $side }, { $unit }, εκτός τραπεζιού, { $men ->
        [0] όχημα
        [one] 1 άνδρας
       *[other] { $men } άνδρες
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] όχημα
        [one] 1 άνδρας
       *[other] { $men } άνδρες
    }, { $pins ->
        [one] 1 καθήλωση
       *[other] { $pins } καθηλώσεις
    }, { $order ->
        [none] χωρίς εντολή
        [fire] εντολή Πυρ
        [advance] εντολή Προώθηση
        [run] εντολή Τρέξιμο
        [ambush] σε Ενέδρα
        [rally] εντολή Ανασύνταξη
       *[down] Κάτω
    }{ $floor ->
        [none] { "" }
       *[other] , μέσα: { $floor }
    }
}
ba-event-edges-taken = Κοντινή άκρη, η κάτω στον χάρτη: { $near }. Μακρινή άκρη: { $far }.
ba-event-wave-named = { $count ->
    [-1] { $seat }: γράφτηκε το πρώτο κύμα.
    [one] { $seat }: μία μονάδα στο πρώτο κύμα.
   *[other] { $seat }: { $count } μονάδες στο πρώτο κύμα.
}
ba-event-unit-set-up = Παρατάσσεται: { $unit }.
ba-event-set-up-ended = { $seat }: η παράταξη τελείωσε.
ba-event-flank-noted = { $count ->
    [-1] { $seat }: γράφτηκε ποιοι θα υπερκεράσουν. Πλευρά: { $flank }.
    [0] { $seat }: καμία μονάδα δεν υπερκερά. Πλευρά: { $flank }.
    [one] { $seat }: θα υπερκεράσει μία μονάδα. Πλευρά: { $flank }.
   *[other] { $seat }: θα υπερκεράσουν { $count } μονάδες. Πλευρά: { $flank }.
}
ba-event-bombarded = { $arrives ->
    [yes] Πέφτει ο προπαρασκευαστικός βομβαρδισμός: { $seat }.
   *[no] Ο προπαρασκευαστικός βομβαρδισμός δεν έρχεται: { $seat }.
}
ba-event-call-made = Καλεί υποστήριξη: { $unit }.
ba-event-call-delayed = { $strike ->
    [yes] Τα αεροσκάφη δεν έφτασαν ακόμη. Τα κάλεσε: { $unit }.
   *[no] Το μπαράζ δεν πέφτει ακόμη. Το κάλεσε: { $unit }.
}
ba-event-call-lost = Τα αεροσκάφη δεν βρίσκουν στόχο. Τα κάλεσε: { $unit }.
ba-event-call-shifted = { $target ->
    [none] Το μπαράζ ξεφεύγει. Το κάλεσε: { $unit }.
   *[other] Τα αεροσκάφη που κάλεσε: { $unit }, παίρνουν για εχθρό: { $target }.
}
ba-event-barrage-fell = Πέφτει το μπαράζ. Το κάλεσε: { $unit }.
ba-event-strike-arrived = Αεροσκάφη εφορμούν. Στόχος: { $target }.
ba-event-struck = { $unit }: δέχεται { $hits ->
    [one] 1 πλήγμα
   *[other] { $hits } πλήγματα
}.
ba-event-turn-began = Αρχίζει ο γύρος { $turn }.
ba-event-die-set-aside = { $seat }: δεν υπάρχει μονάδα για αυτό το ζάρι· μπαίνει στην άκρη.
ba-event-die-passed = { $seat }: το ζάρι δεν δίνεται σε κανέναν.
ba-event-order-given = { $assault ->
    [none] { $unit }: εντολή { $order ->
        [fire] Πυρ
        [advance] Προώθηση
        [run] Τρέξιμο
        [ambush] Ενέδρα
        [rally] Ανασύνταξη
       *[down] Κάτω
    }.
   *[other] { $unit }: εντολή για έφοδο. Στόχος: { $assault }.
}
ba-event-die-turned = { $order ->
    [down] Πέφτει Κάτω αντί για την εντολή της: { $unit }.
   *[other] Γυρίζει το ζάρι: { $unit }.
}
ba-event-dice-returned = Ο γύρος τελειώνει· τα ζάρια γυρίζουν στο σακούλι.
ba-event-length-rolled = { $more ->
    [yes] Θα παιχτεί ένας γύρος ακόμη.
   *[no] Η μάχη τελειώνει εδώ.
}
ba-event-conceded = Εγκαταλείπει τη μάχη: { $seat }.
ba-event-ended-draw = Η μάχη τελειώνει ισόπαλη: { $first } { $one }, { $second } { $two }.
ba-event-ended-won = Κερδίζει τη μάχη: { $winner }, { $own } προς { $other }.
ba-event-order-tested = { $outcome ->
    [passed] { $unit }: υπακούει στην εντολή, ζαριά { $total } με όριο { $value }.
    [fubar] { $unit }: δύο εξάρια, ΦΟΥΜΠΑΡ!
   *[failed] { $unit }: αποτυχία στη δοκιμασία εντολής, ζαριά { $total } με όριο { $value }.
}
ba-event-fubar = { $panic ->
    [yes] { $unit }: πανικός.
   *[no] { $unit }: παίρνει τους φίλους για εχθρούς.
}
ba-event-mistake = { $unit }: βάλλει σε δικούς της, { $target }.
ba-event-pins-taken = { $unit }: παίρνει { $pins ->
    [one] 1 καθήλωση
   *[other] { $pins } καθηλώσεις
}.
ba-event-pins-lost = { $unit }: φεύγουν { $pins ->
    [one] 1 καθήλωση
   *[other] { $pins } καθηλώσεις
}.
ba-event-morale-tested = { $passed ->
    [yes] { $unit }: περνά τον έλεγχο ηθικού, ζαριά { $total } με όριο { $value }.
   *[no] { $unit }: αποτυγχάνει στον έλεγχο ηθικού, ζαριά { $total } με όριο { $value }.
}
ba-event-check-rerolled = { $unit }: δεύτερος έλεγχος ηθικού.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit }: εξοντώθηκε.
    [pins] { $unit }: τρέπεται σε φυγή από τις καθηλώσεις.
    [morale] { $unit }: σπάει και καταστρέφεται.
    [surrender] { $unit }: παραδίνεται και καταστρέφεται.
    [fled] { $unit }: φεύγει από το τραπέζι.
    [weapon] { $unit }: χάνει το όπλο και καταστρέφεται.
    [knocked-out] { $unit }: εξουδετερώθηκε.
    [assault] { $unit }: καταστρέφεται από την έφοδο.
    [burnt] { $unit }: το πλήρωμα αφήνει το φλεγόμενο όχημα.
    [abandoned] { $unit }: το πλήρωμα το εγκαταλείπει.
    [lost-aboard] { $unit }: χάνεται μαζί με το όχημα.
    [empty] { $unit }: έμεινε άδειο μπροστά στον εχθρό και χάνεται.
    [overrun] { $unit }: το όχημα περνά από πάνω.
    [absent] { $unit }: δεν ήρθε ποτέ.
    [ammunition] { $unit }: έμεινε χωρίς καύσιμο και βγαίνει από τη μάχη.
    [collapse] { $unit }: θάβεται κάτω από το κτίριο.
   *[other] { $unit }: καταστρέφεται.
}
ba-event-quality-changed = { $unit }: άντεξε τα πρώτα πυρά και μετρά από εδώ και πέρα ως { $quality ->
    [veteran] Βετεράνοι
   *[other] Εκπαιδευμένοι
}.
ba-event-moved = Κινείται: { $unit }.
ba-event-gun-left = Μένει χωρίς χειριστές: { $unit }.
ba-event-gun-manned = Άνδρες από: { $unit }, επανδρώνουν: { $target }.
ba-event-made-room = Κάνει χώρο: { $unit }.
ba-event-moved-pausing = Φαίνεται στον δρόμο της: { $unit }.
ba-event-entered = Μπαίνει στο τραπέζι: { $unit }.
ba-event-stayed-away = Μένει εκτός τραπεζιού: { $unit }.
ba-event-shot-declared = { $why ->
    [ambush] { $unit }: πυρ από Ενέδρα. Στόχος: { $target }.
    [defence] { $unit }: πυρ στην έφοδο. Στόχος: { $target }.
   *[other] { $unit }: σκοπεύει. Στόχος: { $target }.
}
ba-event-no-shot = { $target ->
    [none] { $unit }: δεν έχει στόχο.
   *[other] { $unit }: δεν φτάνει ως τον στόχο ({ $target })· η βολή χάνεται.
}
ba-event-fired = { $unit } βάλλει. Στόχος: { $target }. { $volleys }.
ba-volley = { $need ->
    [7] { $count } × { $weapon }, { $shots } { $shots ->
        [one] βολή
       *[other] βολές
    } με 6 και μετά 6
    [1] { $count } × { $weapon }, ευστοχεί χωρίς ζαριά
   *[other] { $count } × { $weapon }, { $shots } { $shots ->
        [one] βολή
       *[other] βολές
    } με { $need }+
}
ba-list-more = { $first }· { $more }
ba-event-scored = { $shots ->
    [one] Η βολή αστοχεί.
   *[other] Αστοχούν και οι { $shots } βολές.
}
ba-event-burst = Το βλήμα σκάει. Στόχος: { $target }, { $hits ->
    [one] 1 πλήγμα
   *[other] { $hits } πλήγματα
}.
ba-event-fuel-spent = { $unit }: τελείωσε το καύσιμο ({ $weapon }).
ba-event-smoke-laid = { $unit }: ρίχνει καπνό μπροστά σε: { $target }.
ba-event-smoke-cleared = Ο καπνός διαλύεται.
ba-event-saved = { $unit }: ο νοσοκόμος σώζει { $men ->
    [one] έναν άνδρα
   *[other] { $men } άνδρες
}.
ba-event-casualty = { $role ->
    [officer] { $unit }: χάνεται ο αξιωματικός.
    [nco] { $unit }: χάνεται ο ομαδάρχης.
    [gunner] { $unit }: χάνεται ο σκοπευτής.
    [loader] { $unit }: χάνεται ένας γεμιστής.
    [assistant] { $unit }: χάνεται ένας βοηθός.
    [spotter] { $unit }: χάνεται ο παρατηρητής όλμου.
    [medic] { $unit }: χάνεται ο νοσοκόμος.
    [crew] { $unit }: χάνεται ένα μέλος του πληρώματος.
   *[other] { $unit }: χάνεται ένας άνδρας.
}
ba-event-casualties-taken = { $unit }: χάνονται { $men } άνδρες.
ba-event-weapon-passed-on = { $unit }: το όπλο το αναλαμβάνει άλλος.
ba-event-weapon-picked-up = { $unit }: άλλος σηκώνει το όπλο.
ba-event-weapon-lost = { $unit }: χάνεται όπλο, { $weapon }.
ba-event-new-leader = { $unit }: αναλαμβάνει άλλος αρχηγός.
ba-event-fell-short = { $unit }: δεν φτάνει ως τον στόχο ({ $target })· η έφοδος τελειώνει.
ba-event-contact-made = { $unit }: πέφτει με έφοδο πάνω σε: { $target }. Οι καθηλώσεις του στόχου ξεχνιούνται.
ba-event-round-fought = Μάχη σώμα με σώμα. Σκοτώνουν: { $attacker } { $first }, { $defender } { $second }.
ba-event-went-in = { $unit }: τώρα μέσα, { $floor }.
ba-event-building-fell = Γκρεμίζεται: { $building }· μένουν χαλάσματα.
ba-event-told-to-leave = { $unit }: βγαίνει από το κτίριο που πέφτει και δέχεται { $hits ->
    [one] 1 πλήγμα
   *[other] { $hits } πλήγματα
}.
ba-event-regrouped = { $unit }: κερδίζει τη μάχη και ανασυντάσσεται ως { $inches }″.
ba-roll-cup = Τραβιέται ζάρι από το σακούλι.
ba-roll-off = Ζαριά για την άκρη του τραπεζιού.
ba-roll-order-test = Δοκιμασία εντολής: { $total }.
ba-roll-morale = Έλεγχος ηθικού: { $total }.
ba-roll-rally = Ανασύνταξη: { $total }.
ba-roll-fubar = Πίνακας ΦΟΥΜΠΑΡ: { $face }.
ba-roll-hit = Ευστοχία: { $successes } από { $dice }.
ba-roll-confirm = Θέλει δεύτερο 6: { $successes } από { $dice }.
ba-roll-shell = Το αποτέλεσμα του βλήματος.
ba-roll-damage = Ζημιά: { $successes } από { $dice }.
ba-roll-exceptional = Εξαιρετική ζημιά με δεύτερο 6: { $successes } από { $dice }.
ba-roll-medic = Ο νοσοκόμος, με 6: { $successes } από { $dice }.
ba-roll-new-leader = Νέος αρχηγός με { $need }+: { $face }.
ba-roll-green = Πρωτόβγαλτοι κάτω από πυρά: { $face }.
ba-roll-green-pins = Καθηλώσεις των πρωτόβγαλτων: { $total }.
ba-roll-bombardment = Προπαρασκευαστικός βομβαρδισμός, με { $need }+: { $face }.
ba-roll-bombarded = Κάτω από τον βομβαρδισμό: { $face }.
ba-roll-bombardment-pins = Καθηλώσεις από τον βομβαρδισμό: { $total }.
ba-roll-barrage = Το μπαράζ που κλήθηκε: { $face }.
ba-roll-under-barrage = Κάτω από το μπαράζ, πλήγμα με 6: { $face }.
ba-roll-barrage-pins = Καθηλώσεις από το μπαράζ: { $total }.
ba-roll-strike = Η αεροπορική προσβολή που κλήθηκε: { $face }.
ba-roll-aircraft = Με τι έρχονται τα αεροσκάφη: { $face }.
ba-roll-strafing = Πλήγματα από τα όπλα των αεροσκαφών: { $total }.
ba-roll-regroup = Κίνηση μετά τη νίκη: { $total }″.
ba-roll-flame-pins = Καθηλώσεις από φλόγα, μία πάνω από { $total }.
ba-roll-fuel = Καύσιμο, τελειώνει με 1: { $face }.
ba-roll-driven-through = Το άρμα μέσα στο κτίριο, που πέφτει με { $need }+: { $face }.
ba-roll-evacuation = Πλήγματα σε όσους βγαίνουν: { $total }.
ba-roll-length = Ένας γύρος ακόμη με { $need }+: { $face }.
ba-ask-order = Διαλέξτε μονάδα και δώστε της εντολή.
ba-ask-move = { $manner ->
    [enter] Φέρτε στο τραπέζι, ως { $inches } ίντσες: { $unit }.
    [run] Τρέξιμο ως { $inches } ίντσες: { $unit }.
    [regroup] Κίνηση μετά τη νίκη, ως { $inches } ίντσες: { $unit }.
   *[advance] Κίνηση ως { $inches } ίντσες: { $unit }.
}
ba-ask-target = Σε ποιον βάλλει: { $unit };
ba-ask-under-fire = { $firer } σκοπεύει. Στόχος: { $unit }. Πέφτει Κάτω;
ba-ask-charged = { $attacker } κάνει έφοδο σε: { $unit }. { $may ->
    [escape] Απαγκίστρωση;
    [both] Πυρ πρώτα, ή απαγκίστρωση;
   *[fire] Πυρ πρώτα;
}
ba-ask-passing = { $when ->
    [before] Πρόκειται να κινηθεί: { $mover }. Πυρ από Ενέδρα;
   *[during] Κινείται: { $mover }. Πυρ από Ενέδρα στην ίντσα { $inch };
}
ba-ask-casualty = { $who ->
    [own] Ποιος πέφτει; { $unit }
   *[theirs] Εσείς διαλέγετε ποιος πέφτει: { $unit }.
}
ba-ask-edge = Κερδίσατε τη ζαριά. Ποια άκρη του τραπεζιού είναι δική σας;
ba-ask-place = Πού στέκεται: { $unit };
ba-order = { $order ->
    [fire] Πυρ
    [advance] Προώθηση
    [run] Τρέξιμο
    [ambush] Ενέδρα
    [rally] Ανασύνταξη
   *[down] Κάτω
}
ba-order-assault = Έφοδος σε: { $target }
ba-obeys = υπακούει { $percent }%
ba-inch = { $inch }″
ba-hint-advance = 6″, έπειτα βολή
ba-hint-run = 12″, χωρίς βολή
ba-hint-ambush = βολή αργότερα
ba-choose-stay = Μένει εδώ
ba-choose-hold-fire = Χωρίς βολή
ba-choose-go-down = Κάτω
ba-choose-stand = Μένει όρθια
ba-note-fire = Η μονάδα μένει στη θέση της και βάλλει μία φορά.
ba-note-advance = Η μονάδα κινείται ως 6″ και έπειτα βάλλει.
ba-note-run = Η μονάδα κινείται ως 12″ και δεν βάλλει.
ba-note-no-test = Χωρίς καθήλωση, άρα χωρίς δοκιμασία.
