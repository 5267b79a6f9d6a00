### whole
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
    [one] 1 βολή
   *[other] { $shots } βολές
}{ $pen ->
    [none] { "" }
   *[other] , διατρητικότητα { $pen }
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
    [soft] έδαφος: { $ground }, ελαφρά κάλυψη
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
    [-1] { $seat }: γράφτηκε ποιοι θα υπερκεράσουν από { $flank ->
        [left] αριστερά
       *[right] δεξιά
    }.
    [0] { $seat }: καμία μονάδα δεν υπερκερά από { $flank ->
        [left] αριστερά
       *[right] δεξιά
    }.
    [one] { $seat }: μία μονάδα θα υπερκεράσει από { $flank ->
        [left] αριστερά
       *[right] δεξιά
    }.
   *[other] { $seat }: { $count } μονάδες θα υπερκεράσουν από { $flank ->
        [left] αριστερά
       *[right] δεξιά
    }.
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
ba-event-die-taken = Πέφτει Κάτω: { $unit }.
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
ba-event-pins-lost = { $unit }: χάνει { $pins ->
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
   *[other] { $unit }: δεν φτάνει, η βολή χάνεται. Στόχος: { $target }.
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
ba-event-fell-short = { $unit }: δεν φτάνει, η έφοδος τελειώνει. Στόχος: { $target }.
ba-event-contact-made = { $unit }: πέφτει με έφοδο πάνω σε: { $target }. Οι καθηλώσεις του στόχου ξεχνιούνται.
ba-event-round-fought = Μάχη σώμα με σώμα. Νεκροί που έκανε καθεμία: { $attacker }, { $first }· { $defender }, { $second }.
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
ba-roll-flame = Πλήγματα από φλόγες: { $total }.
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
ba-ask-wave = Ποιες μονάδες μπαίνουν στον γύρο 1; Τουλάχιστον { $least }.
ba-ask-keep = Ποιες μονάδες κρατούν το ζάρι τους, Ενέδρα ή Κάτω, για τον επόμενο γύρο;
ba-ask-edge = Κερδίσατε τη ζαριά. Ποια άκρη του τραπεζιού είναι δική σας;
ba-ask-mistake = Βάλλει στους δικούς της: { $unit }. Σε ποιον;
ba-ask-place-next = { $least ->
    [0] Ποια μονάδα παρατάσσετε τώρα; Οι άλλες περιμένουν εκτός τραπεζιού.
    [one] Ποια μονάδα παρατάσσετε τώρα; Τουλάχιστον μία στέκεται στο τραπέζι.
   *[other] Ποια μονάδα παρατάσσετε τώρα; Τουλάχιστον { $least } στέκονται στο τραπέζι.
}
ba-ask-place = Πού στέκεται: { $unit };
ba-ask-flank = { $flank ->
    [left] Ποιες εφεδρείες έρχονται από την αριστερή πλευρά του τραπεζιού;
   *[right] Ποιες εφεδρείες έρχονται από τη δεξιά πλευρά του τραπεζιού;
}
ba-ask-call = { $call ->
    [barrage] { $unit }: μπορεί να καλέσει το μπαράζ σε σημείο που βλέπει. Πού;
   *[strike] { $unit }: μπορεί να καλέσει αεροπορική προσβολή σε εχθρό που βλέπει. Σε ποιον;
}
ba-ask-shift = Το μπαράζ ξεφεύγει. Μετακινήστε το ως { $inches } ίντσες.
ba-ask-redirect = Τα αεροσκάφη μπερδεύουν τον στόχο τους. Ποια εχθρική μονάδα χτυπούν;
ba-ask-shelled = Βλήματα έρχονται πάνω σε: { $unit }. Πέφτει Κάτω;
ba-choose-place-rest = Οι υπόλοιπες αυτόματα
ba-choose-place-no-more = Οι άλλες περιμένουν εκτός τραπεζιού
ba-choose-place-sound = Μια καλή θέση
ba-choose-set-up-inside = Μέσα: { $floor }
ba-choose-place-at = { $place ->
    [left] Αριστερά
    [right] Δεξιά
   *[middle] Στη μέση
}
ba-choose-flank = { $count ->
    [0] Καμία
    [one] Μία μονάδα
   *[other] { $count } μονάδες
}
ba-note-flank = Μπαίνουν από τον γύρο 3 και πέρα, στην αρχή κοντά στη δική τους γωνία.
ba-choose-barrage = Μπαράζ: { $target }
ba-choose-strike = Αεροπορική προσβολή: { $target }
ba-choose-call-nothing = Η κλήση μένει για αργότερα
ba-choose-shift-none = Μένει εκεί που είναι
ba-choose-shift = { $heading ->
    [0] Προς τη μακρινή άκρη
    [1] Μακριά και δεξιά
    [2] Δεξιά
    [3] Κοντά και δεξιά
    [4] Προς την κοντινή άκρη
    [5] Κοντά και αριστερά
    [6] Αριστερά
   *[7] Μακριά και αριστερά
}
ba-place-here = αυτό το σημείο
ba-hint-down-shells = μισά πλήγματα· είναι η εντολή της μονάδας
ba-note-barrage = Πέφτει από τον επόμενο γύρο και πέρα: κάθε μονάδα με άνδρα ως { $inches }″, φίλια ή εχθρική, παίρνει καθηλώσεις ή δέχεται άμεσο πλήγμα.
ba-note-barrage-under = Από κάτω είναι: { $unit }{ $whose ->
    [own] , δική σας
   *[theirs] { "" }
}.
ba-note-strike = Τα αεροσκάφη έρχονται από τον επόμενο γύρο και πέρα· κάθε άλλη μονάδα ως { $inches }″ παίρνει μία καθήλωση.
ba-label-shells = { $inches }″
ba-reason-set-up = Η μονάδα στέκεται καλά εκεί.
ba-reason-call = Εκεί είναι οι περισσότεροι εχθροί.
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Τραβήξτε ζάρι από το σακούλι. Ποιανού είναι;
    [ba-roll-off] Ρίξτε ένα ζάρι για κάθε πλευρά, πρώτα της πρώτης.
    [ba-roll-order-test] Ρίξτε δύο ζάρια για τη δοκιμασία εντολής.
    [ba-roll-morale] Ρίξτε δύο ζάρια για τον έλεγχο ηθικού.
    [ba-roll-rally] Ρίξτε ένα ζάρι για τις καθηλώσεις που φεύγουν.
    [ba-roll-fubar] Ρίξτε ένα ζάρι στον πίνακα ΦΟΥΜΠΑΡ.
    [ba-roll-hit] Ρίξτε για ευστοχία.
    [ba-roll-flame] Ρίξτε για τα πλήγματα των φλογών.
    [ba-roll-confirm] Ξαναρίξτε κάθε 6.
    [ba-roll-shell] Ρίξτε για τα πλήγματα του βλήματος, έπειτα για τις καθηλώσεις.
    [ba-roll-damage] Ρίξτε για ζημιά.
    [ba-roll-exceptional] Ξαναρίξτε κάθε καθαρό 6.
    [ba-roll-medic] Ρίξτε για τον νοσοκόμο.
    [ba-roll-regroup] Ρίξτε ένα ζάρι για την κίνηση μετά τη νίκη.
    [ba-roll-length] Ρίξτε ένα ζάρι για έναν γύρο ακόμη.
   *[other] Ρίξτε τα ζάρια.
}
ba-note-wave = Οι άλλες περιμένουν σε εφεδρεία και μπορούν να μπουν από τον γύρο 2 και πέρα.
ba-note-keep = Μονάδα που μένει Κάτω χάνει μία καθήλωση. Μονάδα που κρατά το ζάρι της δεν παίρνει εντολή στον επόμενο γύρο.
ba-pin = Δείκτης καθήλωσης
ba-cup = Σακούλι
ba-cup-title = Ζάρια εντολής αυτού του γύρου
ba-cup-rest = { $count } στο σακούλι
ba-cup-lot = { $side }: { $order ->
    [none] χωρίς εντολή ακόμη
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Ζάρι: { $side }
ba-cup-yours = Δικό σας ζάρι
ba-cup-next = { $left ->
    [0] το σακούλι είναι άδειο
   *[other] επόμενο ζάρι: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] το σακούλι είναι άδειο
   *[other] επόμενο ζάρι: { $percent }% δικό σας
}
ba-order = { $order ->
    [fire] Πυρ
    [advance] Προώθηση
    [run] Τρέξιμο
    [ambush] Ενέδρα
    [rally] Ανασύνταξη
   *[down] Κάτω
}
ba-order-assault = Έφοδος σε: { $target }
ba-order-loaded = { $way ->
    [piercing] Ενέδρα, με διατρητικό βλήμα
    [explosive] Ενέδρα, με υψηλής εκρηκτικότητας
   *[other] Ενέδρα με ευθεία βολή
}
ba-shot-way = { $target }, { $way ->
    [piercing] διατρητικό βλήμα
    [explosive] υψηλής εκρηκτικότητας
    [open-sights] ευθεία βολή
   *[indirect] καμπύλη τροχιά
}
ba-weapon-way = { $weapon }, { $way ->
    [piercing] διατρητικό βλήμα
    [explosive] υψηλής εκρηκτικότητας
    [open-sights] ευθεία βολή
   *[indirect] καμπύλη τροχιά
}
ba-obeys = υπακούει { $percent }%
ba-inch = { $inch }″
ba-need = { $need ->
    [7] 6, μετά 6
   *[other] { $need }+
}
ba-hint-assault = απόσταση { $inches }″
ba-hint-enter = είσοδος ως { $inches }″
ba-hint-fire = { $pins ->
    [0] μένει και βάλλει
   *[other] −{ $pins } στην ευστοχία
}
ba-hint-push = { $inches ->
    [0] στροφή του πυροβόλου
   *[other] σπρώξιμο ως { $inches }″ ή στροφή
}
ba-hint-advance = 6″, έπειτα βολή
ba-hint-run = 12″, χωρίς βολή
ba-hint-ambush = βολή αργότερα
ba-hint-rally = { $pins ->
    [0] δεν έχει καθηλώσεις
    [one] φεύγει η καθήλωση
   *[other] φεύγει μία καθήλωση, και Ζ6 ακόμη
}
ba-hint-down = χωρίς δοκιμασία, −1 για όποιον της βάλλει
ba-hint-shot = { $cover ->
    [soft] { $inches }″, ελαφρά κάλυψη
    [hard] { $inches }″, βαριά κάλυψη
    [indirect] { $inches }″, καμπύλη τροχιά
   *[none] { $inches }″, στα ανοιχτά
}
ba-hint-out-of-range = { $inches }″, κανένα όπλο δεν φτάνει
ba-hint-too-near = { $inches }″, πολύ κοντά για καμπύλη τροχιά
ba-hint-friends-in-way = { $inches }″, δικές σας μονάδες στη μέση
ba-shot-with-some = { $target }, με { $number } × { $weapon }
ba-shot-with = { $target }, όπλο: { $weapon }
ba-choose-stay = Μένει εδώ
ba-choose-stay-away = Μένει εκτός τραπεζιού
ba-need-flame = { $hits } πλήγματα
ba-choose-smoke = Καπνός μπροστά σε: { $target }
ba-label-smoke = Καπνός
ba-note-smoke = Αν πετύχει δεν κάνει ζημιά: ως το τέλος του γύρου κανείς δεν βλέπει μέσα από τον καπνό.
ba-reason-smoke = Ο καπνός κόβει τη θέα: { $target }.
ba-choose-pass = Το ζάρι δεν πάει σε καμία μονάδα
ba-choose-just-run = Μόνο τρέξιμο
ba-ask-charge = Τρέχει: { $unit }. Κάνει έφοδο;
ba-hint-assault-entering = από την άκρη του τραπεζιού
ba-note-entering-reaches = Η έφοδος φτάνει τον στόχο από την άκρη.
ba-note-entering-short = Η έφοδος δεν φτάνει τον στόχο· η μονάδα θα έμενε εκτός τραπεζιού.
ba-choose-go-in = Μέσα: { $floor }
ba-choose-stay-out = Μένει έξω
ba-hint-go-in = βαριά κάλυψη, τοίχοι για τα ελαφρά όπλα
ba-note-inside = Μέσα η μονάδα έχει βαριά κάλυψη και τα ελαφρά όπλα την πειράζουν λιγότερο· από κάθε άνοιγμα βάλλουν δύο άνδρες.
ba-ask-man-gun = Άνδρες της στέκονται σε πυροβόλο χωρίς χειριστές: { $unit }. Το επανδρώνουν;
ba-choose-man-gun = Επάνδρωση: { $gun }
ba-choose-leave-gun = Το αφήνουν
ba-hint-man-gun = { $men ->
    [one] ένας άνδρας φεύγει από την ομάδα
   *[other] { $men } άνδρες φεύγουν από την ομάδα
}
ba-unmanned = χωρίς χειριστές
ba-reason-man-gun = Ένα πυροβόλο που ξαναβάλλει αξίζει περισσότερο από τα τυφέκια που φεύγουν από την ομάδα.
ba-ask-occupy = { $unit }: κέρδισε τη μάχη ({ $floor }). Μπαίνει μέσα;
ba-reason-occupy = Οι τοίχοι αξίζουν.
ba-choose-hold-fire = Χωρίς βολή
ba-choose-go-down = Κάτω
ba-hint-go-down = −1 για όποιον της βάλλει· είναι η εντολή της μονάδας
ba-choose-stand = Μένει όρθια
ba-hint-stand = κρατά την εντολή για αργότερα
ba-choose-fire-charge = Πυρ στην έφοδο
ba-choose-no-fire = Χωρίς πυρ
ba-choose-fire-now = Πυρ τώρα: { $unit }
ba-choose-wait-end = Αναμονή ως το τέλος της κίνησης
ba-choose-wait-turned = Αναμονή ώσπου να στρίψει
ba-choose-wait-until = Αναμονή ως την ίντσα { $inch }
ba-choose-let-pass = Ας περάσουν
ba-choose-weapon = Το ίδιο το όπλο
ba-choose-wave = { $count ->
    [one] Μία μονάδα στο πρώτο κύμα
   *[other] { $count } μονάδες στο πρώτο κύμα
}
ba-choose-keep = { $count ->
    [0] Όλες επιστρέφουν τα ζάρια τους
    [one] Μία μονάδα κρατά το ζάρι της
   *[other] { $count } μονάδες κρατούν τα ζάρια τους
}
ba-edge-on-map = { $edge ->
    [near] η κάτω στον χάρτη
   *[far] η πάνω στον χάρτη
}
ba-choose-edge = { $edge ->
    [near] Η κοντινή άκρη
   *[far] Η μακρινή άκρη
}
ba-note-fire = Η μονάδα μένει στη θέση της και βάλλει μία φορά.
ba-note-advance = Η μονάδα κινείται ως 6″ και έπειτα βάλλει.
ba-note-run = Η μονάδα κινείται ως 12″ και δεν βάλλει.
ba-note-threat = Μια μονάδα σε Ενέδρα μπορεί να βάλει σε αυτή την κίνηση.
ba-note-ambush = Η μονάδα περιμένει και μπορεί να βάλει σε εχθρό που κινείται.
ba-note-rally = Από τη μονάδα φεύγουν Ζ6 καθηλώσεις.
ba-note-down = Η μονάδα χτυπιέται δυσκολότερα και μπορεί να μείνει Κάτω και στον επόμενο γύρο.
ba-note-no-test = Χωρίς καθήλωση, άρα χωρίς δοκιμασία.
ba-note-may-go-down = Μπορεί να πέσουν πρώτα Κάτω.
ba-note-salvo = Η ομοβροντία πέφτει και { $whose ->
    [own] στη δική σας μονάδα: { $unit }
   *[enemy] στη μονάδα: { $unit }
}· { $what ->
    [vehicle] χάνεται { $share }%
   *[men] μέσες απώλειες { $mean }
}, καθήλωση { $pinned }%.
ba-note-too-near = Ο στόχος είναι πολύ κοντά για καμπύλη τροχιά· η βολή θα χανόταν.
ba-note-out-of-range = Κανένα όπλο δεν φτάνει από εδώ· η βολή θα χανόταν.
ba-note-friends-in-way = Δικές σας μονάδες είναι στη μέση· η βολή θα χανόταν.
ba-note-wait = Η Ενέδρα μένει για αργότερα σε αυτή την κίνηση.
ba-note-charge-reaches = Ο στόχος απέχει { $inches }″· η έφοδος τον φτάνει.
ba-note-charge-short = Ο στόχος απέχει { $inches }″· η έφοδος δεν τον φτάνει.
ba-note-charge-fire = { $target }: μπορεί να βάλει πριν κινηθείτε, με { $mean } απώλειες κατά μέσο όρο.
ba-note-charge-escape = { $target }: μπορεί να φύγει πριν κινηθείτε.
ba-note-charge-policy = Οι πιθανότητες της εφόδου υποθέτουν ότι δεν αντιδρά κανείς.
ba-table-fight = Ο πρώτος γύρος της μάχης σώμα με σώμα
ba-table-fight-attackers = Εσείς
ba-table-fight-defenders = Εκείνοι
ba-table-fight-men = Άνδρες
ba-table-fight-more = Όπλα εφόδου, σκληροτράχηλοι
ba-table-fight-blows = Χτυπήματα
ba-table-fight-order = { $order ->
    [at-once] Χτυπούν μαζί
   *[first] Ποιος χτυπά πρώτος
}
ba-table-fight-kills = Ένα χτύπημα σκοτώνει με
ba-table-vehicle-assault = Χτυπήματα στο όχημα
ba-table-vehicle-hit = Καθένα πετυχαίνει με, το όχημα { $order ->
    [none] χωρίς εντολή ακόμη
    [run] σε Τρέξιμο
    [advance] σε Προώθηση
   *[other] ακίνητο
}
ba-table-vehicle-gear = { $gear ->
    [open] Κάθε ζημιά το καταστρέφει
    [gear] Με αντιαρματικά: ολόκληρος ο πίνακας
   *[none] Χωρίς αντιαρματικά: το πολύ επιφανειακή ζημιά
}
ba-table-vehicle-value = Ένα ζάρι μαζί με τα πλήγματα
ba-bar-fight-attackers = νικά η έφοδος
ba-bar-fight-defenders = νικά η άμυνα
ba-bar-fight-nobody = δεν μένει κανείς
ba-chart-fight-caption = Νίκη: { $attacker }, μένουν κατά μέσο όρο { $own }. Νίκη: { $defender }, μένουν { $theirs }.
ba-label-officer = { $rank }, { $inches }″
ba-label-range = { $weapon }, { $inches }″
ba-label-from-inch = από την ίντσα { $inch }
ba-table-test = Δοκιμασία εντολής, δύο ζάρια
ba-table-pass = Περνά με
ba-table-hit = Ευστοχία. Στόχος: { $target }
ba-table-flame = Φλόγα. Στόχος: { $target }, χωρίς ζαριά ευστοχίας
ba-table-flame-hits = Πλήγματα
ba-table-flame-pins = Καθηλώσεις
ba-table-flame-check = Έλεγχος ηθικού όσες κι αν είναι οι απώλειες
ba-table-flame-fuel = Χωρίς καύσιμο μετά τη βολή με
ba-table-needed = Χρειάζεται
ba-table-weapons = { $count } × { $weapon }
ba-chart-test = Άθροισμα δύο ζαριών
ba-chart-test-caption = Υπακούει { $passed }%, Κάτω { $failed }%, ΦΟΥΜΠΑΡ { $fubar }%.
ba-chart-losses = Νεκροί, από { $men }
ba-chart-losses-caption = Μέσος όρος { $mean }{ $down ->
    [none] { "" }
   *[other] , αν πέσουν Κάτω { $down }
}· καθήλωση { $pin }%· καταστροφή { $breaks }%{ $checked ->
    [yes] , μαζί με τον έλεγχο ηθικού.
   *[no] .
}
ba-chart-losses-mean = Μέσος όρος { $mean }.
ba-chart-losses-summary = Απώλειες σε άνδρες, { $unit }: { $figures }. Μέσος όρος { $mean }.
ba-chart-percent = %
ba-chart-if-down = αν πέσουν Κάτω
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, δεν φαίνεται
    [scant] { $inches }″, { $ground }: πολύ λίγοι από πίσω
    [bare] { $inches }″, { $ground }: κρύβει πολύ λίγο
    [indirect] { $inches }″, καμπύλη τροχιά: η κάλυψη δεν βοηθά
    [soft] { $inches }″, { $ground ->
        [none] ελαφρά κάλυψη
       *[other] { $ground }: ελαφρά κάλυψη
    }
    [hard] { $inches }″, { $ground ->
        [none] βαριά κάλυψη
       *[other] { $ground }: βαριά κάλυψη
    }
   *[none] { $inches }″, ανοιχτό έδαφος
}
ba-callout-blocked = Στη μέση: { $ground }.
ba-callout-men = φαίνονται { $seen } από { $men } άνδρες
ba-callout-reverse = { $inches }″ από { $limit }″ με όπισθεν
ba-callout-length = { $inches }″ από { $limit }″
ba-reason-nothing = Δεν υπάρχει κάτι καλύτερο.
ba-reason-casualty = Αυτός θα λείψει λιγότερο.
ba-result-splits = η μονάδα σκορπίζει
ba-warn-splits = { $barred ->
    [yes] { $unit }: μένει εκτός σχηματισμού, χωρίς Πυρ, Ενέδρα ή Ανασύνταξη.
   *[no] { $unit }: μένει εκτός σχηματισμού.
}
ba-result-shot = { $what ->
    [vehicle] καταστροφή { $share }%
   *[men] { $mean } άνδρες κατά μέσο όρο
}{ $pinned ->
    [0] { "" }
    [100] , 1 καθήλωση
   *[other] , 1 καθήλωση { $pinned }%
}{ $gone ->
    [0] { "" }
   *[other] , καταστροφή { $gone }%
}
ba-result-at = { $target }: { $result }
ba-result-call = μια κλήση αποδίδει περισσότερο από μια βολή
ba-result-no-shot = κανένας εχθρός που να χτυπιέται από εδώ
ba-result-advance = { $inches ->
    [0] μένει στη θέση της· { $shot }
   *[other] ως { $inches }″· από εκεί { $shot }
}
ba-result-advance-unseen = ως { $inches }″· από εκεί κανένας εχθρός που να χτυπιέται
ba-result-overrun = περνά πάνω από εχθρό
ba-result-shelter = φτάνει σε κτίριο που την προστατεύει
ba-result-run = ως { $inches }″, χωρίς βολή· απόσταση { $gap }″: { $target }
ba-result-ambush = αν δράσει ο εχθρός, { $shot }
ba-result-ambush-unseen = { $count ->
    [0] κανείς δεν μπορεί να έρθει εντός βεληνεκούς σε αυτόν τον γύρο
    [one] μία εχθρική μονάδα μπορεί να έρθει εντός βεληνεκούς
   *[other] { $count } εχθρικές μονάδες μπορούν να έρθουν εντός βεληνεκούς
}
ba-result-rally = { $percent ->
    [100] φεύγουν και οι { $pins } καθηλώσεις
   *[other] φεύγει μία καθήλωση, και Ζ6 ακόμη: και οι { $pins } με { $percent }%
}
ba-result-down = χωρίς δοκιμασία· { $target } θα της έκανε { $what ->
    [vehicle] ζημιά { $percent }% αντί για { $before }%
   *[men] { $down } νεκρούς αντί για { $up }
}
ba-result-unthreatened = χωρίς δοκιμασία· κανείς δεν την απειλεί τώρα
ba-result-falls-short = δεν φτάνει ως τον στόχο
ba-result-assault = { $what ->
    [vehicle] το καταστρέφει { $percent }%
   *[men] νικά { $percent }%
}
ba-reason-keep = Αυτά τα ζάρια αποδίδουν καλύτερα εκεί που είναι.
ba-reason-wave = Όσο περισσότεροι στο τραπέζι, τόσο καλύτερα.
ba-reason-edge = Η μία άκρη είναι όσο καλή και η άλλη.
ba-reason-mistake = Από όσες μονάδες μπορεί να πλήξει, η απώλεια αυτής κοστίζει στον εχθρό περισσότερο.
ba-reason-shot = Η βολή θα στοιχίσει περίπου { $mean } άνδρες. Στόχος: { $target }.
ba-reason-fire = { $unit }: μένοντας και βάλλοντας κάνει τη μεγαλύτερη ζημιά. Στόχος: { $target }.
ba-reason-no-shot = { $unit }: δεν έχει σε ποιον να βάλει.
ba-reason-enter = { $unit }: μπαίνει· εκτός τραπεζιού δεν κάνει τίποτα.
ba-reason-assault = { $unit }: μάλλον νικά σώμα με σώμα. Στόχος: { $target }.
ba-reason-rally = { $unit }: την κρατούν { $pins ->
    [one] μία καθήλωση
   *[other] { $pins } καθηλώσεις
}.
ba-reason-down = { $unit }: πιο ασφαλής πεσμένη Κάτω.
ba-reason-ambush = { $unit }: περιμένει να φανεί εχθρός.
ba-reason-advance = { $unit }: πλησιάζει και βάλλει κιόλας.
ba-reason-closer = { $unit }: πλησιάζει· για την ώρα δεν έχει σε ποιον να βάλει.
ba-reason-run = { $unit }: τρέχει πιο πέρα· εδώ προσφέρει λίγα.
ba-result-place-alone = Δεν υπάρχει ακόμη εχθρός στο τραπέζι.
ba-result-place = { $what ->
    [shot] Η καλύτερη βολή από εκεί: { $shot }.
   *[gap] Τότε η απόσταση είναι { $gap }″: { $target }.
}{ $danger ->
    [less] { " " }Τα εχθρικά πυρά την απειλούν λιγότερο εκεί.
    [more] { " " }Τα εχθρικά πυρά την απειλούν περισσότερο εκεί.
   *[same] { "" }
}
ba-reason-move = { $unit }: από εκεί δίνει περισσότερα από όσα δέχεται.
ba-reason-stay = { $unit }: πουθενά εκεί γύρω δεν στέκεται καλύτερα.
ba-reason-wait = Μπορεί να έρθει καλύτερη στιγμή.
ba-reason-stand = Η μονάδα κρατά την εντολή της για αργότερα.
ba-reason-go-down = { $unit }: πέφτοντας Κάτω γλιτώνει άνδρες που αξίζουν περισσότερο από την εντολή της.
ba-choose-enter = { $place ->
    [left] Είσοδος αριστερά
    [right] Είσοδος δεξιά
   *[middle] Είσοδος στη μέση
}
ba-choose-closer = Προς τον εχθρό
ba-choose-cover = Προς τα ασφαλή
ba-choose-drawn = Ζάρι: { $side }
ba-goal = { $by ->
    [held-kills] Κρατήστε τα σημεία που φαίνονται και καταστρέψτε μονάδες
    [held] Κρατήστε τα σημεία που φαίνονται
    [through-kills] Περάστε μονάδες ως τη μακρινή άκρη· μετρά και όποια καταστρέψετε
    [held-through-kills] Κρατήστε τα σημεία που φαίνονται, περάστε, καταστρέψτε μονάδες
   *[kills] Καταστρέψτε περισσότερες μονάδες από όσες χάνετε
}: { $lead ->
    [one] με έναν πόντο παραπάνω νικάτε
   *[other] με { $lead } πόντους παραπάνω νικάτε
}
ba-goal-until = { $turn ->
    [0] απομένουν { $turns } γύροι
   *[other] τελειώνει μετά τον γύρο { $turns }
}{ $extra ->
    [0] { "" }
   *[other] , ή έναν αργότερα με { $extra }+
}
ba-plan-extra = Ένας γύρος ακόμη
ba-plan-attack = Μία πλευρά επιτίθεται
ba-plan-never = ποτέ
ba-plan-on = με { $face } και πάνω
ba-plan-each = Κάθε πλευρά
ba-plan-attacker = Ο επιτιθέμενος
ba-plan-defender = Ο αμυνόμενος
ba-plan-part = Τα μερίδια αφορούν τις μονάδες μιας πλευράς· όσες δεν παρατάσσονται ούτε έρχονται με το πρώτο κύμα περιμένουν σε εφεδρεία.
ba-plan-zone = Παρατάσσεται
ba-plan-zone-none = πουθενά, μπαίνουν όλοι αργότερα
ba-plan-zone-edge = κατά μήκος της άκρης της
ba-plan-zone-middle = γύρω από το κέντρο του τραπεζιού
ba-plan-depth-edge = Σε τόσο βάθος
ba-plan-depth-middle = Ως τόσο από το κέντρο
ba-plan-set-up = Παρατάσσει τουλάχιστον
ba-plan-first-wave = Πρώτο κύμα τουλάχιστον
ba-plan-enters = Μπαίνει από
ba-plan-enters-own = τη δική της άκρη
ba-plan-enters-long-edges = όποια μακριά άκρη θέλει
ba-plan-bombards = Βομβαρδίζει πριν από τη μάχη
ba-plan-kills = Πόντοι για μονάδα που καταστρέφεται
ba-plan-through = Πόντοι για μονάδα του επιτιθέμενου κοντά στην άλλη άκρη
ba-plan-lead = Διαφορά πόντων για τη νίκη
ba-plan-across = Κατά πλάτος του τραπεζιού
ba-plan-ahead = Μπροστά από την πρώτη άκρη
