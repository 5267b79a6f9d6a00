### whole

# Τα λόγια του τραπεζιού στον φυλλομετρητή.

table-title = { $game } · grognard
table-moment = Μια στιγμή…
table-lost = Η σύνδεση χάθηκε. Το τραπέζι επανέρχεται μόνο του μόλις γίνει δυνατό.
table-failed = Αυτό δεν μπόρεσε να σχεδιαστεί. Από τη μάχη σας δεν χάθηκε τίποτα. Τι απέτυχε: { $problem }
table-again = Ξανά
table-no-server = Το πρόγραμμα δεν απαντά. Εκτελείται ακόμη;
table-close = Κλείσιμο

## Η μπάρα

table-turn-none = Πριν από τη μάχη
table-turn = Γύρος { $turn }
table-turn-of = Γύρος { $turn } από { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Αναίρεση
table-take-back-key = Αναίρεση της τελευταίας επιλογής (Z)
table-take-back-title = Να αναιρεθεί;
table-take-back-last = Αναιρείται η τελευταία σας επιλογή, μαζί με όσα ακολούθησαν.
table-take-back-line = Η μάχη γυρίζει στο σημείο πριν από την επιλογή που οδήγησε εδώ:
table-take-back-here = Πίσω, πριν από αυτό
table-take-back-to = Πίσω, πριν από: { $line }
table-take-back-dice = Τα ζάρια είναι μετρημένα: οι ίδιες επιλογές βρίσκουν πάλι τα ίδια ζάρια.
table-take-back-agree = Αναιρούνται μαζί ζαριές ή επιλογές άλλης πλευράς ({ $side }): ας πατήσει εκείνη το κουμπί, αν συμφωνεί.
table-take-back-agreed = { $side }: σύμφωνοι
table-take-back-no = Να μείνει
table-take-back-ask = Αναιρούνται μαζί ζαριές ή επιλογές άλλης πλευράς ({ $side }): ερωτάται εκείνη, στη δική της οθόνη.
table-take-back-asks = Ερώτηση
table-idle = { $reason } { $count ->
    [one] Μία μονάδα
   *[other] { $count } μονάδες
}
table-more-ways = { $count ->
    [one] και ένας άλλος τρόπος
   *[other] και { $count } άλλοι τρόποι
}
table-alike = { $count ->
    [one] και ακόμη μία ακριβώς ίδια
   *[other] και { $count } ακόμη ακριβώς ίδιες
}· στο τραπέζι πατιέται η καθεμία
table-whose-turn = Αποφασίζει: { $side }
table-curtain = Παραδώστε την οθόνη. Σειρά έχει: { $side }
table-curtain-why = Ό,τι κρύβεται από πίσω είναι μόνο για τα μάτια αυτής της πλευράς.
table-curtain-lift = { $side }: την πήρα
table-rules = Κανόνες
table-rules-key = Εύρεση κανόνα (/)
table-luck = Η τύχη ως τώρα
table-luck-key = Η τύχη ως τώρα (O)
table-theme = Φωτεινό ή σκούρο
table-theme-choose = Χρώματα
table-theme-system = Όπως το σύστημα
table-theme-light = Φωτεινό
table-theme-dark = Σκούρο
table-menu = Μενού
table-skip-question = Στην ερώτηση
table-skip-content = Στο περιεχόμενο
table-language = Γλώσσα
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## Το τραπέζι

table-board-region = Το τραπέζι
table-board-role = τραπέζι
table-board-name = Τραπέζι { $width } επί { $depth } πόδια, γύρος { $turn }
table-hex-board-name = Χάρτης εξαγώνων, { $columns } επί { $rows }, γύρος { $turn }
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , εντός εμβέλειας κίνησης
   *[no] , εκτός εμβέλειας κίνησης
}{ $units ->
    [0] {""}
    [one] , μία μονάδα εκεί
   *[other] , { $units } μονάδες εκεί
}
table-carries = Μεταφέρει: { $unit }.
table-ground = Το έδαφος
table-arm = { $count } × { $arm }
table-unit-chosen = Επιλεγμένη.
table-unit-target = Στόχος.
table-unit-best = Προτείνεται.
table-zoom = Μεγέθυνση
table-zoom-in = Πιο κοντά (+)
table-zoom-out = Πιο μακριά (−)
table-zoom-all = Όλο το τραπέζι (0)
table-turn-board = Στροφή του χάρτη κατά ένα τέταρτο (V)
table-north = Β
table-north-right = Ο βορράς είναι δεξιά.
table-strip-empty = Επιλέξτε μια μονάδα για να δείτε εδώ τα στοιχεία της.
table-this-turn = Αυτός ο γύρος
table-glyph-die = Ζάρι: { $glyph ->
    [none] χωρίς σύμβολο
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Υποπολυβόλα
    [heavy-infantry] Βαρύ πεζικό
    [scouts] Ανιχνευτές
    [engineer] Μηχανικό
    [hq] Αξιωματικός
    [hero] Ήρωας
    [psyker] Ψυχικός
    [medic] Νοσοκόμος
    [observer] Παρατηρητής
    [sniper] Ελεύθερος σκοπευτής
    [lmg] Ελαφρύ πολυβόλο
    [mmg] Πολυβόλο
    [at-rifle] Αντιαρματικό τυφέκιο
    [launcher] Αντιαρματικός εκτοξευτής
    [flamethrower] Φλογοβόλο
    [mortar] Όλμος
    [support] Βαριά όπλα
    [paratrooper] Αλεξιπτωτιστές
    [jump-infantry] Πεζικό με άλματα
    [blades] Πεζικό σώμα με σώμα
    [claws] Σμήνος σώμα με σώμα
    [brood] Σμήνος που βάλλει
    [rabble] Ελαφρύ πεζικό
    [swarm] Στίφος
    [beasts] Θηρία
    [monster] Τέρας
    [monster-leader] Αρχηγός τεράτων
    [bike] Μοτοσικλέτες
    [anti-tank-gun] Αντιαρματικό πυροβόλο
    [field-gun] Οβιδοβόλο
    [anti-aircraft-gun] Αντιαεροπορικό πυροβόλο
    [rocket-launcher] Εκτοξευτής πυραύλων
    [tank-light] Ελαφρύ άρμα
    [tank-medium] Μεσαίο άρμα
    [tank-heavy] Βαρύ άρμα
    [tank-destroyer] Πυροβόλο εφόδου ή καταστροφέας αρμάτων
    [flame-tank] Φλογοβόλο όχημα
    [sp-gun] Αυτοκινούμενο πυροβόλο
    [sp-anti-aircraft] Αντιαεροπορικό όχημα
    [rocket-artillery] Πυροβολικό πυραύλων
    [armored-car] Τεθωρακισμένο αυτοκίνητο
    [half-track] Ημιερπυστριοφόρο
    [carrier] Ερπυστριοφόρο μεταφοράς
    [apc] Τεθωρακισμένο μεταφοράς
    [ifv] Οπλισμένο μεταφορικό
    [truck] Φορτηγό
    [car] Αυτοκίνητο
    [walker] Βαδιστής
    [skimmer] Αιωρούμενο
    [skimmer-carrier] Αιωρούμενο μεταφορικό
    [copter] Γυρόπτερο
    [fighter] Μαχητικό
    [bomber] Βομβαρδιστικό
    [obstacle-wire] Συρματόπλεγμα
    [obstacle-mines] Ναρκοπέδιο
    [obstacle-pillbox] Πολυβολείο
    [obstacle-tank] Αντιαρματικό εμπόδιο
   *[rifle] Πεζικό
}
table-piece = { $kind ->
    [hill] Λόφος
    [wood] Δάσος
    [orchard] Οπωρώνας
    [field] Χωράφι
    [crops] Σπαρτά
    [plough] Οργωμένο χωράφι
    [hedge] Φράχτης από θάμνους
    [bocage] Μποκάζ
    [wall] Τοίχος
    [fence] Φράχτης
    [wire] Σύρμα
    [stream] Ρυάκι
    [river] Ποτάμι
    [pond] Λιμνούλα
    [water] Νερό
    [road] Δρόμος
    [lane] Μονοπάτι
    [bridge] Γέφυρα
    [building] Κτίριο
    [church] Εκκλησία
    [rubble] Χαλάσματα
    [marsh] Έλος
    [craters] Κρατήρες
    [ruin] Ερείπιο
    [ruins] Ερείπια
    [rocks] Βράχια
    [spire] Βράχινη κορυφή
    [bushes] Θάμνοι
    [tall-grass] Ψηλό χορτάρι
    [crates] Κιβώτια
    [pipes] Σωλήνες
    [traps] Αντιαρματικά εμπόδια
    [minefield] Ναρκοπέδιο
    [bunker] Οχυρό
    [slope] Απότομη πλαγιά
    [trench] Χαράκωμα
    [sandbags] Αμμόσακοι
    [wreck] Κατεστραμμένο όχημα
    [cliff] Γκρεμός
    [terrace] Αναβαθμίδα
   *[other] Έδαφος
}
sheet-title = Σύνοψη κανόνων
table-markers = Δείκτες
table-smoke = Καπνός
table-objective = Αντικειμενικός σκοπός
table-ground-next = εξέταση του εδάφους, πρώτα το κοντινότερο
table-ground-before = εξέταση του προηγούμενου εδάφους
table-ground-away = { $length ->
    [centimetre] Απόσταση: { $distance } cm ({ $unit })
   *[inch] Απόσταση: { $distance }″ ({ $unit })
}
table-ground-holds = Εκεί: { $units }
table-here = Τι βρίσκεται εδώ
table-legend = Γραμμές στο τραπέζι
table-legend-reach = ως πού
table-legend-sees = ορατότητα
table-legend-blocked = εμπόδιο
table-legend-watch = τομέας επιτήρησης
table-legend-zone = ζώνη
table-legend-seen = ορατό
table-legend-unseen = αθέατο
table-legend-touched = στη γραμμή
table-legend-chosen = επιλεγμένο
table-legend-sight = θέα, κάλυψη
table-legend-cover = δίνει κάλυψη
table-legend-aside = δεν βάλλει
table-legend-path = διαδρομή
table-legend-threat = ίσως αντιδράσει
table-legend-aura = αξιωματικός
table-legend-range = βεληνεκές
table-legend-arc = τόξο
table-shot-hits = { $hits } από { $dice }
table-legend-stops = κρυφό, ορατό

## Η στήλη

table-column = Απόφαση
table-still-to-act = { $count ->
    [one] Μία μονάδα δεν έχει δράσει ακόμη
   *[other] { $count } μονάδες δεν έχουν δράσει ακόμη
}
table-still-to-place = { $count ->
    [one] Μία μονάδα για τοποθέτηση
   *[other] { $count } μονάδες για τοποθέτηση
}
table-you-may-interrupt = μπορείτε να παρέμβετε
table-over = η μάχη τελείωσε
table-key-escape = Esc
table-key-space = Κενό
table-choose = Επιλογή
table-choose-option = Επιλογή: { $option }
table-choose-none = Επιλέξτε κάτι
table-back = Πίσω
table-not-allowed = Δεν επιτρέπεται τώρα

table-orders = Εντολές
table-order-for = Επιλέξτε εντολή για: { $unit }.
table-order-give = Εντολή: { $order }
table-order-none = Επιλέξτε εντολή
table-take-in-hand = Στο χέρι: { $unit }
table-suggested = Προτείνεται:
table-suggested-with = Προτείνεται, { $unit }:
table-suggested-result = { $reason } Αναμένεται: { $result }.
table-hint = Τι θα έκανες;
table-hint-key = Τι θα έκανε εδώ ένας παίκτης του υπολογιστή και τι υπολογίζει (H)
table-hint-who = Ποιος ρωτιέται
table-hint-regular = Εκπαιδευμένος, αμέσως
table-hint-veteran = Βετεράνος, { $seconds } δευτερόλεπτα
table-hint-thinking = Σκέφτεται …
table-hint-stop = Σταμάτα
table-hint-again = Ρώτα ξανά
table-hint-do = Κάν’ το
table-hint-close = Κλείσε
table-hint-line = Τι υπολογίζει
table-hint-came = { $worlds } από { $all }
table-hint-ends =
    Παίχτηκε { $worlds ->
        [one] μία φορά
       *[other] { $worlds } φορές
    } ως το τέλος του γύρου, κάθε φορά με άλλα ζάρια: κατά μέσο όρο { $way ->
        [more] { $points } πόντοι περισσότεροι από τώρα
        [less] { $points } πόντοι λιγότεροι από τώρα
       *[even] όπως είναι τώρα
    }.
table-hint-none = Δεν έφτασε ο χρόνος να φανεί τι ακολουθεί.
table-other-unit = Άλλη μονάδα
table-units-that-may = Μονάδες που μπορούν να δράσουν

table-move-how = Σύρετε τη μονάδα, πατήστε ένα σημείο ή χρησιμοποιήστε τα βέλη.
    .touch = Χαράξτε τη διαδρομή με το δάχτυλο ή αγγίξτε ένα σημείο.
table-move-enter = Σύρετε από την άκρη του τραπεζιού όπου μπαίνει η μονάδα.
table-move-here = Κίνηση εδώ
table-edge-of = άκρη: { $side }
table-about-more = Εξήγηση
table-about-less = Λιγότερα
table-move-clear = Σβήσιμο διαδρομής
table-move-apart = Ένας άνδρας χωριστά
table-move-apart-next = Επόμενος άνδρας
table-move-apart-now = { $man }: τα βέλη κινούν μόνο αυτόν.
    .touch = { $man }: σύρετε μόνο αυτόν.
table-formation = Σχηματισμός
table-formation-keep = Όπως τώρα
table-formation-line = Γραμμή
table-formation-column = Φάλαγγα
table-formation-block = Σύμπυκνος

table-act-for = Επιλέξτε ενέργεια για: { $unit }.
table-act-choose = Επιλέξτε ενέργεια ή εξάγωνο
table-attack-on = Επίθεση: { $target }
table-attacks-by = Επιτίθεται: { $unit }
table-unit-at = { $hex }, { $fact }
table-others = Άλλες ενέργειες
table-watch = Επιτήρηση από εδώ
table-move = Κίνηση
table-place = Διαλέξτε εξάγωνο
table-hex-how = Πατήστε ένα εξάγωνο εντός εμβέλειας ή οδηγήστε με τα βέλη.
    .touch = Αγγίξτε ένα εξάγωνο εντός εμβέλειας.
table-turn-how = Μπορεί μόνο να στρίψει επί τόπου.
table-hex-go = Πήγαινε: { $hex }
table-hex-look = Κοίτα: { $hex }
table-via = Μέσω αυτού του εξαγώνου
table-turn-here = Στροφή εδώ
table-turn-left = Στροφή αριστερά (Q)
table-turn-by-left = Στροφή αριστερά
table-turn-by-right = Στροφή δεξιά
table-turn-right = Στροφή δεξιά (E)
table-facing-end = Μέτωπο στο τέλος
table-facing = { $degrees ->
    [0] βόρεια
    [30] βόρεια-βορειοανατολικά
    [60] βορειοανατολικά
    [90] ανατολικά
    [120] νοτιοανατολικά
    [150] νότια-νοτιοανατολικά
    [180] νότια
    [210] νότια-νοτιοδυτικά
    [240] νοτιοδυτικά
    [270] δυτικά
    [300] βορειοδυτικά
    [330] βόρεια-βορειοδυτικά
   *[other] { $degrees } μοίρες
}
table-step-back = Ένα βήμα πίσω
table-place-for = Επιλέξτε θέση για: { $unit }.
table-place-choose = Επιλέξτε εξάγωνο
table-place-how = Πατήστε ένα σημειωμένο εξάγωνο ή χρησιμοποιήστε τα βέλη.
    .touch = Αγγίξτε ένα σημειωμένο εξάγωνο.
table-place-here = Τοποθέτηση εδώ
table-place-point = Πατήστε ένα σημείο του τραπεζιού ή οδηγήστε με τα βέλη.
    .touch = Αγγίξτε ένα σημείο του τραπεζιού.
table-tray = { $count ->
    [one] { $count } μονάδα για τοποθέτηση
   *[other] { $count } μονάδες για τοποθέτηση
}

table-targets = Στόχοι
table-other-target = Άλλος στόχος
table-riders = Μονάδες που μπορούν να επιβιβαστούν
table-target-before = Προηγούμενος στόχος
table-wait-until = Αναμονή ώσπου…
table-casualties = Άνδρες
table-casualty-take = Αφαίρεση αυτού
table-casualty-take-these = Αφαίρεση αυτών
table-casualty-default = Διαλέξτε για μένα
table-muster-take = Πάρτε { $count } από { $of } μονάδες
table-muster-not = Το σενάριο δεν επιτρέπει τόσες μονάδες· ανοίξτε ή κλείστε άλλες.

table-die = { $face }{ $success ->
    [yes] , επιτυχία
   *[no] {""}
}{ $typed ->
    [yes] , πληκτρολογημένο
   *[no] {""}
}
table-dice-typed = Πληκτρολογήθηκαν { $count } από { $of } ζάρια
table-dice-count = { $count } από { $of }
table-dice-add = Προσθήκη: { $face }
table-dice-done = Με αυτά τα ζάρια
table-dice-back = Αφαίρεση του τελευταίου

table-log = Ημερολόγιο
table-log-older = Παλαιότερες εγγραφές
table-log-times = { $line } ({ $count } φορές)
table-rule-open = { $rule }, άνοιγμα του κανόνα
table-odds-none = Επιλέξτε κάτι για να δείτε τις πιθανότητές του.
table-sheet = Ανέβασμα ή κατέβασμα του φύλλου
table-tab-decide = Απόφαση
table-tab-unit = Μονάδα
table-tab-odds = Πιθανότητες
table-tab-log = Ημερολόγιο

## Παράθυρα

table-new-battle = Νέα μάχη
table-game = Παιχνίδι
table-game-later = σε επόμενη έκδοση
table-scenario = Σενάριο
table-map = Τραπέζι
table-first-side = Πρώτη πλευρά
table-second-side = Δεύτερη πλευρά
table-army-of = Στρατός: { $side }
table-army-facts = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $dice } { $system ->
    [bolt_action] ζάρια εντολής
   *[other] μονάδες
}
table-player-of = Παίκτης: { $side }
table-player-here = Εδώ
table-player-computer = Υπολογιστής
table-agent-of = Πώς παίζει ο υπολογιστής: { $side }
table-agent-seconds = Δευτερόλεπτα ανά απόφαση
table-dice = Ζάρια
table-dice-rolled = Ρίχνονται εδώ
table-dice-typed-in = Πληκτρολογούνται
table-year = Έτος
table-seed = Σπόρος
table-seed-any = οποιοσδήποτε
table-seed-wrong = Μόνο ψηφία ή τίποτα.
table-house-rules = Δικοί μας κανόνες
table-house-changed = { $count ->
    [0] Όπως γράφονται
    [one] 1 αλλαγή
   *[other] { $count } αλλαγές
}
table-house-presets = Όλοι μαζί
table-house-no-preset = Όλοι στην προεπιλογή τους
table-house-own = Όπως επιλέγονται παρακάτω
table-house-default = { $value } (προεπιλογή)
table-bring = Φέρτε ένα αρχείο…
table-of-scenario = Του σεναρίου
table-bring-for = Φέρτε ένα αρχείο για: { $side }
table-bring-drop = Έτοιμος στρατός
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] Μία παρατήρηση για τις λίστες, παραπάνω.
   *[other] { $count } παρατηρήσεις για τις λίστες, παραπάνω.
}
table-uneven = Οι πλευρές είναι άνισες: { $first } πόντοι εναντίον { $second }.
table-lists-legal = Η λίστα είναι σύμφωνη με τους κανόνες.
table-start = Έναρξη μάχης

table-battles = Μάχες
table-battles-none = Καμία μάχη ακόμη.
table-save = Αποθήκευση της μάχης
table-load = Φόρτωση μάχης…
table-give-up = Παραίτηση
table-give-up-title = Παραίτηση από τη μάχη;
table-give-up-told = Παραιτείται: { $side }. Η μάχη τελειώνει αμέσως, νικά η πλευρά { $other }, και αυτό δεν αναιρείται.
table-give-up-not-now = Τώρα δεν σας ζητείται κάτι. Μπορείτε να παραιτηθείτε όταν έρθει η σειρά σας να αποφασίσετε.
table-give-up-play-on = Συνέχεια
table-file-too-large = Το αρχείο είναι μεγαλύτερο από { $megabytes } MB.
table-units = Όλες οι μονάδες
table-place-table = στο τραπέζι
table-place-off = εκτός τραπεζιού
table-place-destroyed = κατεστραμμένη
table-letters = Ενέργειες με ένα γράμμα
table-sounds = Ήχοι
table-keys = Πλήκτρα
table-keys-enter-key = Enter
table-keys-units-key = J, K στο τραπέζι
table-keys-units = επόμενη, προηγούμενη μονάδα που μπορεί να δράσει
table-keys-targets-key = T, Shift T
table-keys-hexes-key = Βέλη
table-keys-hexes = από εξάγωνο σε εξάγωνο· το Enter παίρνει το εξάγωνο, δεύτερο Enter επιβεβαιώνει
table-keys-numbers-key = 1 ως { $count }
table-keys-numbers = η μονάδα, η κάρτα ή η ενέργεια με αυτόν τον αριθμό
table-keys-arrows-key = Βέλη
table-keys-arrows = μετακινούν το τέλος της διαδρομής μισή ίντσα· με Shift ένα δέκατο· με Alt στρέφουν 5 μοίρες
table-keys-log-key = Βέλη στο ημερολόγιο
table-keys-log = πάνω και κάτω από κανόνα σε κανόνα, αριστερά και δεξιά και στην αναίρεση
table-keys-zoom-key = + − 0
table-keys-zoom = πιο κοντά, πιο μακριά, όλο το τραπέζι
table-keys-help-key = ?
table-keys-help = αυτός ο κατάλογος

table-rules-find = Λέξεις ή ο αριθμός ενός κανόνα
table-rules-found = { $count ->
    [0] Κανένας κανόνας δεν έχει αυτές τις λέξεις.
    [one] Ένας κανόνας.
   *[other] { $count } κανόνες.
}
table-rule-source = Πηγή: { $source }
table-rule-option = Δικός μας κανόνας: { $option }
table-rule-deferred = Αυτός ο κανόνας δεν παίζεται ακόμη.

table-result = Η μάχη τελείωσε
table-result-show = Δείτε το αποτέλεσμα
table-result-look = Δείτε το τραπέζι
table-result-after = { $scenario }, { $turn ->
    [0] πριν από τον πρώτο γύρο
   *[other] γύρος { $turn }
}
table-result-points = { $count ->
    [one] πόντος
   *[other] πόντοι
}
table-result-brief = { $turns ->
    [0] Τελείωσε πριν από τον πρώτο γύρο.
   *[other] Τελείωσε μέσα σε έναν γύρο.
}
table-result-brief-side = { $side }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, απομένει το { $left }% της δύναμης.
table-result-lost = Μονάδες που χάθηκαν
table-result-none-lost = Δεν χάθηκε καμία μονάδα.
table-result-units = Μονάδες που απομένουν
table-result-men = { $heads ->
    [models] Μοντέλα που απομένουν
    [pieces] Κομμάτια που απομένουν
   *[men] Άνδρες που απομένουν
}
table-result-of = { $left } από { $start }
table-result-loss = γύρος { $turn }{ $by ->
    [none] { "" }
   *[other] , κυρίως από: { $by }
}
table-result-most = Πρόσφεραν τα περισσότερα
table-result-deed = { $units ->
    [0] { "" }
    [one] μία μονάδα εκτός μάχης,{ " " }
   *[other] { $units } μονάδες εκτός μάχης,{ " " }
}{ $men ->
    [0] { "" }
    [one] { $heads ->
        [models] ένα μοντέλο
        [pieces] ένα κομμάτι
       *[men] ένας άνδρας
    },{ " " }
   *[other] { $men } { $heads ->
        [models] μοντέλα
        [pieces] κομμάτια
       *[men] άνδρες
    },{ " " }
}{ $share }% της εχθρικής δύναμης
table-result-score-by-turn = Πόντοι ανά γύρο
table-result-left-by-turn = Δύναμη που απομένει ανά γύρο
table-result-turning = Πού κρίθηκε
table-result-no-turning = Η ζυγαριά δεν έγειρε πολύ σε καμία στιγμή.
table-result-turn = Γύρος { $turn }
table-result-lead = Προηγείται στους πόντους: { $side }.
table-result-swing = Η ζυγαριά γέρνει { $swing }% προς: { $side }.
table-result-to = Δείτε το στο ημερολόγιο
table-result-to-line = Δείτε το στο ημερολόγιο: { $line }
table-result-back = Πίσω ως εδώ
table-result-luck = Τύχη
table-result-print = Εκτύπωση

## Πιθανότητες

table-odds = Πιθανότητες
table-odds-back = Στο τραπέζι
table-odds-question = Η ερώτηση
table-odds-about-attacker = Επιτιθέμενος
table-odds-about-target = Στόχος
table-odds-about-attack = Η επίθεση
table-odds-further = Περισσότερες λεπτομέρειες
table-odds-set = { $count } ορισμένες
table-odds-swap = Εναλλαγή επιτιθέμενου και στόχου
table-odds-search = Αναζήτηση με όνομα
table-odds-search-free = Όνομα ή «{ $example }»
table-odds-own = Όπως γράφτηκε: «{ $text }»
table-odds-no-such = Τίποτα δεν έχει αυτές τις λέξεις.
table-odds-points = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}
table-odds-less = { $field }: λιγότερο
table-odds-more = { $field }: περισσότερο
table-odds-between = Από { $least } ως { $most }.
table-odds-all = όλα
table-odds-usual = ως συνήθως
table-odds-usual-again = Ως συνήθως
table-odds-hold-none = Κανένα
table-odds-no-value = κανένα
table-odds-add = { $field }: προσθήκη
table-odds-add-short = Προσθήκη…
table-odds-without = Χωρίς: { $what }
table-odds-answer = Η απάντηση
table-odds-to-answer = Στην απάντηση
table-odds-cannot = Αυτό δεν γίνεται.
table-odds-chances = Πιθανότητες
table-odds-percent = { $percent }%
table-odds-copy = Αντιγραφή πρότασης
table-odds-copy-address = Αντιγραφή διεύθυνσης
table-odds-copied = Αντιγράφηκε
table-odds-not-copied = Ο φυλλομετρητής δεν επέτρεψε την αντιγραφή.
table-odds-keep = Κράτημα για σύγκριση
table-odds-compare = Πλάι πλάι
table-odds-now = Αυτό ρωτιέται τώρα.
table-odds-take = Αλλαγή
table-odds-drop = Αφαίρεση
table-odds-drop-which = Αφαίρεση: { $which }
table-odds-pairing = { $attacker } εναντίον: { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = Τι εξετάζεται
table-odds-look-answer = Απάντηση
table-odds-look-worth = Αλλαγές
table-odds-look-curve = Καμπύλη
table-odds-look-table = Ζευγάρια
table-odds-look-plan = Σχέδιο
table-odds-worth = Τι αξίζει η κάθε αλλαγή
table-odds-worth-none = Καμία αλλαγή αυτής της ερώτησης δεν αξίζει να ρωτηθεί.
table-odds-try = Δοκιμή
table-odds-try-which = Δοκιμή: { $which }
table-odds-curve = Καθώς αλλάζει ένας αριθμός
table-odds-along = Κατά
table-odds-from = Από { $value }: { $best ->
    [none] κανένα δεν βλάπτει.
   *[other] καλύτερο: { $best }.
}
table-odds-curve-told = Καμπύλες κατά: { $field }. { $changes }
table-odds-curve-more = Κρατήστε ένα αποτέλεσμα για να το συγκρίνετε εδώ με άλλα.
table-odds-figures = Αριθμοί
table-odds-table = Ποιος εναντίον ποιου
table-odds-table-more = Όλοι οι επιτιθέμενοι και οι στόχοι που είναι πλάι πλάι, ο καθένας με όσα ρωτιούνται τώρα. ★: ο καλύτερος γι’ αυτόν τον στόχο.
table-odds-table-armies = Οι δύο στρατοί της ερώτησης, μία μονάδα από κάθε είδος. Κρατήστε αποτελέσματα για σύγκριση και θα σταθούν εδώ εκείνα. ★: ο καλύτερος γι’ αυτόν τον στόχο.
table-odds-saved-questions = Αποθηκευμένες ερωτήσεις
table-odds-name = Όνομα
table-odds-save = Αποθήκευση της ερώτησης
table-odds-saved = Αποθηκεύτηκε: { $name }.
table-odds-forget = Διαγραφή
table-odds-forget-which = Διαγραφή: { $name }
table-odds-forgotten = Διαγράφηκε: { $name }.
table-odds-none-saved = Τίποτα δεν έχει αποθηκευτεί. Ό,τι αποθηκεύετε μένει σε αυτόν τον φυλλομετρητή.
table-odds-impossible = αδύνατο
table-odds-best = καλύτερο
table-odds-plan = Η μία μετά την άλλη
table-odds-plan-more = Κρατήστε αυτό το αποτέλεσμα και ρωτήστε άλλη επίθεση στον ίδιο στόχο: εδώ εκτελούνται η μία μετά την άλλη.
table-odds-missed = Κανείς δεν απέμεινε γι’ αυτήν: { $percent }%
table-odds-way = Στον δρόμο: απώλειες από πυρά { $lost }, όλοι { $gone }%· φτάνει στο σώμα με σώμα { $blows }%
table-odds-goal = Σκοπός
table-odds-by-then = ως τότε
table-odds-better = Με τη σειρά { $order } θα ήταν { $percent }%.
table-odds-best-order = Καμία άλλη σειρά δεν το κάνει πιθανότερο.
table-odds-take-order = Με αυτή τη σειρά
table-odds-strikes = Έπειτα ο στόχος ανταποδίδει προς
table-odds-strikes-how = Πώς ανταποδίδει
table-odds-nobody = κανέναν
table-odds-held = να είναι ακόμη εκεί μετά: { $attacker }· αν ο στόχος χτυπούσε πρώτος, { $unanswered }%. Να μπορέσει να ανταποδώσει: { $countered }%.
table-odds-too-many = { $count } υπολογισμοί· το πολύ { $most } χωρούν πλάι πλάι
table-odds-unreadable = Αυτή η διεύθυνση δεν έχει υπολογισμό που διαβάζεται («{ $part }»). Να ένας καινούργιος.

table-about = Σχετικά με το grognard
table-about-what = Το grognard παίζει επιτραπέζια πολεμικά παιχνίδια με όλους τους κανόνες τους και σας λέει γιατί, κανόνα προς κανόνα.
table-about-unofficial = Είναι ανεπίσημο, ελεύθερο πρόγραμμα. Δεν φτιάχτηκε, δεν εγκρίθηκε και δεν υποστηρίζεται από τους εκδότες των παιχνιδιών· τα ονόματα ανήκουν στους κατόχους τους. Για να μάθετε τα παιχνίδια χρειάζεστε τα βιβλία κανόνων.
table-about-licence = Ελεύθερο λογισμικό υπό την άδεια Apache License 2.0.

## Κάρτες εντολών και αλυσίδες

table-chain = Η αλυσίδα
table-chain-order = από πάνω προς τα κάτω
table-chain-due = Εκτελείται με αριθμό { $due }:
table-hand-yours = Το χέρι σας
table-card-units = Μονάδες που μπορούν να πάρουν εντολή
table-card-play = { $card }: παίξιμο σε { $unit }
table-card-none = Επιλέξτε κάρτα
table-card-none-fits = Καμία κάρτα σας δεν ταιριάζει
table-card-no-unit = Επιλέξτε μονάδα
table-card-unfit = Δεν ταιριάζει: { $why }
table-cards-lay = Κατεβάστε: { $cards }
table-cards-away = Στην άκρη: { $cards }
table-cards-some = { $least ->
    [0] Επιλέξτε ως { $most } { $most ->
        [one] κάρτα
       *[other] κάρτες
    }
   *[other] Επιλέξτε { $most } { $most ->
        [one] κάρτα
       *[other] κάρτες
    }
}
table-piles = { $hand } στο χέρι, { $deck } στην τράπουλα
table-piles-played = { $count } παιγμένες: { $cards }
table-piles-discards = { $count } πεταμένες: { $cards }
table-switch-more = Κι άλλες δηλώσεις ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Τίποτε άλλο
table-switch-change = Αλλαγή
table-holds = Ή κρατήστε τη βολή
table-hold-point = Στα { $at } από { $most } cm της διαδρομής
table-hold-take = Κράτημα της βολής ως τότε
table-declare = Δήλωση
table-place-anywhere = Σύρετε οπουδήποτε στο σημειωμένο έδαφος ή πατήστε ένα σημείο εκεί.
table-board-name-metric = Τραπέζι { $width } επί { $depth } cm, γύρος { $turn }

## Η τύχη ως τώρα

table-odds-coming = Υπολογίζονται οι πιθανότητες…
table-luck-none = Δεν έχουν ριχτεί ακόμη ζάρια που μετρούν.
table-luck-together = Όλα μαζί
table-luck-band = με δίκαια ζάρια, 95 φορές στις 100
table-luck-expected = αναμενόμενο
table-luck-actual = ό,τι ήρθε
table-luck-how = Κάθε ζαριά συγκρίνεται με τις ακριβείς πιθανότητές της εκείνη τη στιγμή, πριν από τα ζάρια. Όταν εξετάζονται πολλά μαζί, το ένα που βγαίνει πότε πότε από τη ζώνη του δεν είναι κάτι ασυνήθιστο.

table-first = Πρώτη μάχη
table-first-about = Μια μικρή μάχη, στημένη και έτοιμη, εναντίον του υπολογιστή. Κάθε ερώτηση έρχεται με μια πρόταση που λέει γιατί τίθεται και τι συνήθως πετυχαίνει· φεύγετε όποτε θέλετε.
table-first-time = Πρώτη μάχη (10 λεπτά)
table-first-skip = Κατευθείαν σε μάχη
table-lesson = Μάθημα
table-lesson-take = Κάντε το: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Κάντε το με: { $unit }
table-lesson-at = Κάντε το: { $unit } εναντίον: { $target }
table-lesson-do = Κάντε ό,τι προτείνεται
table-lesson-off = Απόκρυψη
table-lesson-off-told = Απόκρυψη μαθημάτων
table-lesson-on = Εμφάνιση των μαθημάτων
table-lesson-leave = Έξοδος
table-goal = Πώς κερδίζεται η μάχη
table-goal-stands = Η κατάσταση
table-goal-until = Διάρκεια
table-goal-rules = Οι κανόνες πίσω από αυτό:

table-rules-example = πώς βάλλω
table-rules-turn = Πώς κυλά ένας γύρος
table-rules-chapters = Κεφάλαια
table-rules-all = Όλοι οι κανόνες
table-rules-count = { $count ->
        [one] ένας κανόνας
       *[other] { $count } κανόνες
    }

table-ahead = Τι θα είναι
table-ahead-units = { $count } × { $unit }, { $men } συνολικά
table-ahead-unit = { $unit }, { $men }

table-skip = Ως την επόμενη ερώτησή μου
table-pace = Χρόνος του υπολογιστή ανά επιλογή
table-pace-usual = ο συνηθισμένος
table-pace-seconds = { $seconds ->
        [0] καθόλου
        [one] ένα δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }
table-battles-here = αυτό το τραπέζι
table-battles-delete = Διαγραφή
table-battles-delete-this = Διαγραφή: { $battle }
table-battles-sure = Να διαγραφεί;
table-battles-keep = Να μείνει
table-house-find = Βρείτε έναν δικό μας κανόνα
table-house-none = Κανένας δικός μας κανόνας δεν έχει αυτές τις λέξεις.
table-rules-more = Κι άλλοι, ανά κεφάλαιο
table-battles-rename = Μετονομασία
table-battles-rename-this = Μετονομασία: { $battle }
table-battles-name = Το όνομα της μάχης
table-battles-name-hint = Κενό: όπως τη λέει το πρόγραμμα.
table-battles-name-take = Αυτό το όνομα
table-battles-who = { $players ->
    [both] Δύο άνθρωποι σε αυτή την οθόνη
    [one] Εσείς ({ $side }) εναντίον του υπολογιστή
   *[none] Ο υπολογιστής εναντίον του εαυτού του
}

table-position = Στήσιμο θέσης
table-position-open = Στήσιμο θέσης…
table-position-text = Η θέση, μια γραμμή ανά μονάδα
table-position-line = Γραμμή { $line }
table-position-picture = Το τραπέζι
table-position-how = Σύρετε μια μονάδα ή επιλέξτε την και χρησιμοποιήστε τα βέλη (Shift: λεπτότερα, Alt: στροφή). Ό,τι μετακινείται γράφεται στη γραμμή του.
    .touch = Σύρετε μια μονάδα με το δάχτυλο. Ό,τι μετακινείται γράφεται στη γραμμή του.
table-position-unit = { $unit }, γραμμή { $line }
table-position-add = Προσθήκη μονάδας
table-position-add-side = Πλευρά
table-position-add-which = Ποια μονάδα
table-position-add-it = Προσθήκη
table-position-ground = Το τραπέζι της
table-position-which-table = Ποιο τραπέζι
table-position-own-tables = Δικά σας, από τον σχεδιαστή χαρτών
table-position-shipped-tables = Του παιχνιδιού
table-position-lay = Στρώσιμο
table-position-which-terrain = Ποιο έδαφος
table-position-put = Τοποθέτηση στη μέση
table-position-between = Ορατότητα και πιθανότητες
table-position-who = Ποιος κοιτά και βάλλει
table-position-whom = Εναντίον ποιου
table-position-ask = Τι βλέπει και τι πετυχαίνει;
table-position-undo = Αναίρεση
table-position-redo = Επανάληψη
table-position-copy = Αντιγραφή κειμένου
table-position-play = Παιχνίδι από εδώ
table-position-game = Παιχνίδι
table-position-example = Αρχή με παράδειγμα
table-position-unreadable = Η διεύθυνση δεν έχει θέση που διαβάζεται. Να η τελευταία.
table-position-of = { $unit }: { $choice }
table-position-over = Κανείς δεν ερωτάται: η μάχη τελείωσε.
table-position-more = { $count ->
    [one] και ακόμη ένα
   *[other] και { $count } ακόμη
}
table-position-help = Πώς γράφεται
table-position-help-unit = a.squad ΛΕΞΕΙΣ @24,30 pins 3: πλευρά a (πρώτη) ή b, ένα όνομα, τι είναι, πού στέκεται, τι άλλο ισχύει γι’ αυτήν
table-position-help-models = Με εσοχή από κάτω, για μεμονωμένα μοντέλα: .2 wounds 1
table-position-help-asks = asks { $step } a: ποιος ερωτάται για τι. Υπάρχουν: { $steps }
table-position-help-table = table 48 x 48: γυμνό τραπέζι. piece wood copse 20,20 28,26: έδαφος πάνω του. Τα map ΟΝΟΜΑ και army a ΟΝΟΜΑ παίρνουν ό,τι φέρνει το παιχνίδι.
table-position-help-places = Οι θέσεις μετριούνται από την πάνω αριστερή γωνία· το 30,8/180 κοιτά προς τα κάτω. Σε εξάγωνα: D7/S.

## Μάχες ανάμεσα σε υπολογιστές

table-fight-out = Να κριθεί στη μάχη
table-fight-out-what = Υπολογιστές παίζουν αυτή τη μάχη ξανά και ξανά, και μαθαίνετε ποια πλευρά νικά, με πόση βεβαιότητα, και ποιες μονάδες άξιζαν τους πόντους τους.
table-fight-out-count = Πόσες μάχες
table-fight-out-swap = Αλλαγή πλευρών κάθε δεύτερη μάχη
table-fight-out-swap-why = Κάθε σπόρος παίζεται δύο φορές, ώστε να μην κρίνει τίποτα η καλύτερη πλευρά του τραπεζιού.
table-fight-out-go = Να παιχτούν
table-fight-out-again = Να παιχτούν άλλες
table-fight-out-stop = Διακοπή
table-fight-out-waits = Παίζονται άλλες μάχες· αυτές έρχονται μετά.
table-fight-out-done = { $done } από { $battles } μάχες{ $minutes ->
    [none] {""}
    [0] , λιγότερο από ένα λεπτό ακόμη
    [one] , περίπου ένα λεπτό ακόμη
   *[other] , περίπου { $minutes } λεπτά ακόμη
 }
table-fight-out-stopped = Διακόπηκε μετά από { $done } από { $battles } μάχες.
table-fight-out-failed = Οι μάχες δεν μπόρεσαν να παιχτούν. Το ημερολόγιο του διακομιστή λέει περισσότερα.
table-fight-out-ended = Παίχτηκαν και οι { $battles } μάχες.
table-fight-out-report = Άνοιγμα της αναφοράς
table-fight-out-save = Αποθήκευση της αναφοράς
table-fight-out-split = { $first }: { $won } νίκες, { $second }: { $lost } νίκες, { $drawn } ισοπαλίες

## Προσκλήσεις και παρέα

invite-open = Πρόσκληση φίλου…
invite-title = Πρόσκληση σε αυτή τη μάχη
invite-about = Κάθε σύνδεσμος ανοίγει μία θέση, για τον πρώτο που θα έρθει με αυτόν. Μην τον στείλετε σε άλλον· όποιος τον έχει βλέπει όσα επιτρέπεται να δει εκείνη η πλευρά.
invite-watch = Για παρακολούθηση
invite-link = Ο σύνδεσμος
invite-copy = Αντιγραφή
invite-copied = Αντιγράφηκε
invite-copy-self = Ο φυλλομετρητής δεν αφήνει τη σελίδα να αντιγράψει· αντιγράψτε εσείς τον σύνδεσμο.
invite-make = Νέος σύνδεσμος
invite-anew = Άλλος σύνδεσμος
invite-back = Ανάκληση της θέσης
invite-back-watch = Έξω όσοι παρακολουθούν
invite-came = Ήρθαν με σύνδεσμο: { $names }. Νέος σύνδεσμος για θέση τερματίζει αυτόν.
invite-waits = Ένας σύνδεσμος περιμένει να χρησιμοποιηθεί. Φαίνεται μόνο όταν φτιάχνεται.
invite-none-watch = Κανείς δεν προσκλήθηκε να παρακολουθήσει.
invite-none = { $player ->
    [computer] Αυτή την πλευρά την παίζει ο υπολογιστής· ένας σύνδεσμος τη δίνει στον φίλο σας.
   *[other] Παίζεται σε αυτή την οθόνη· ένας σύνδεσμος τη δίνει στον φίλο σας.
}
join-title = Είστε προσκεκλημένοι
join-side = Παίζετε με την πλευρά: { $side }.
join-watch = Παρακολουθείτε και βλέπετε όσα γνωρίζουν οι δύο πλευρές η μία για την άλλη.
join-name = Πώς να σας λένε οι άλλοι;
join-colour = Το χρώμα σας
join-sit = Καθίστε
join-watch-now = Παρακολούθηση
join-red = κόκκινο
join-orange = πορτοκαλί
join-yellow = κίτρινο
join-green = πράσινο
join-teal = πετρόλ
join-blue = μπλε
join-purple = μοβ
join-grey = γκρι
company = Ποιος είναι εδώ
company-house = Οικοδεσπότης
company-nobody = Πρόσκληση
company-there = { $there ->
    [yes] { $name }: στο τραπέζι
    [invited] Κανείς δεν ήρθε ακόμη με τον σύνδεσμο
   *[no] { $name }: λείπει
}
offer-made = { $kind ->
    [draw] { $name }: πρόταση ισοπαλίας.
    [pause] { $name }: πρόταση παύσης.
    [concede] { $name }: πρόταση παραίτησης από τη μάχη.
   *[back] { $count ->
        [one] { $name }: αίτημα αναίρεσης μίας επιλογής.
       *[other] { $name }: αίτημα αναίρεσης { $count } επιλογών.
    }
}
offer-mine = { $kind ->
    [draw] Προτείνατε ισοπαλία.
    [pause] Προτείνατε παύση.
    [concede] Προτείνατε να παραιτηθείτε από τη μάχη.
   *[back] { $count ->
        [one] Ζητήσατε την αναίρεση μίας επιλογής.
       *[other] Ζητήσατε την αναίρεση { $count } επιλογών.
    }
}
offer-accept = Αποδοχή
offer-decline = Άρνηση
offer-withdraw = Απόσυρση
offer-draw = Πρόταση ισοπαλίας
offer-pause = Πρόταση παύσης
offer-concede = Πρόταση παραίτησης
talk-title = Συζήτηση
talk-unread = { $count ->
    [one] Μία αδιάβαστη γραμμή
   *[other] { $count } αδιάβαστες γραμμές
}
talk-say = Πείτε κάτι
talk-send = Αποστολή
talk-none = Δεν ειπώθηκε τίποτα ακόμη.
talk-newest = { $name }: { $text }
talk-hush = Να μην το βλέπουν όσοι παρακολουθούν
notice-title = Η σειρά σας · { $title }
notice-want = Ειδοποίηση όταν είναι η σειρά μου
notice-blocked = Ο φυλλομετρητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.
company-watching = { $count ->
    [one] Ένας παρακολουθεί
   *[other] { $count } παρακολουθούν
}
ahead-title = Απαντήσεις από πριν
ahead-offer = Να απαντιέται έτσι από εδώ και πέρα
ahead-about = Το τραπέζι δίνει αυτές τις απαντήσεις για εσάς όσο επιτρέπονται, και όσο λείπετε. Η άλλη πλευρά δεν το μαθαίνει.
ahead-none = Δεν έχετε δώσει καμία απάντηση από πριν. Όπου γίνεται, προσφέρεται κάτω από την ερώτηση.
ahead-open = Απάντηση από πριν
notice-hook = Πού αλλού να με ειδοποιεί
notice-hook-about = Όταν είναι η σειρά σας και η σελίδα σας λείπει ένα λεπτό, το τραπέζι στέλνει σε αυτή τη διεύθυνση μάχη, πλευρά, γύρο και σύνδεσμο.
notice-hook-take = Να ειδοποιούμαι εκεί
notice-hook-end = Όχι πια
notice-hook-failed = Η τελευταία ειδοποίηση δεν έφτασε εκεί.
battles-mine = Η σειρά σας
battles-theirs = Η σειρά της άλλης πλευράς
battles-waits = Περιμένουν παίκτη
battles-ended = Τελειωμένες
battles-archived = Στο αρχείο
battles-archive = Στο αρχείο
battles-archive-this = Στο αρχείο: { $battle }
battles-unarchive = Έξω από το αρχείο
battles-unarchive-this = Έξω από το αρχείο: { $battle }
battles-deleted = Διαγράφηκε: { $battle }.
battles-undo = Αναίρεση
battles-apart = { $side }: παίζετε απέναντι σε κάποιον σε άλλη οθόνη
battles-watch = Παρακολουθείτε
