### whole
# Οι πιθανότητες του Bolt Action: τι ερωτάται και τι απαντιέται.

ba-odds-hits = Πλήγματα
ba-odds-casualties = Απώλειες σε άνδρες
ba-odds-pins = Καθηλώσεις
ba-odds-fate = Τι απογίνεται ο στόχος
ba-odds-order = Τι απογίνεται η εντολή
ba-odds-pinned = Ο στόχος καθηλώνεται
ba-odds-any = Χάνει τουλάχιστον έναν άνδρα
ba-odds-half = Χάνει τουλάχιστον τους μισούς άνδρες
ba-odds-own = Απώλειες του επιτιθέμενου
ba-odds-fire = Άνδρες του επιτιθέμενου που χάνονται από τα πυρά στην έφοδό του
ba-odds-contact = Γίνεται μάχη σώμα με σώμα
ba-odds-lost = Ο επιτιθέμενος καταστρέφεται
ba-odds-given-hit = Καταστρέφεται, αν πληγεί έστω μία φορά
ba-odds-dry = Ένα φλογοβόλο του επιτιθέμενου αδειάζει μετά
ba-odds-round = Ο πρώτος γύρος σώμα με σώμα
ba-odds-round-won = τον κερδίζει η έφοδος
ba-odds-round-lost = τον κερδίζει η άμυνα
ba-odds-round-drawn = ισοπαλία, και η μάχη συνεχίζεται
ba-odds-round-nobody = δεν μένει κανείς
ba-odds-round-none = δεν γίνεται
ba-odds-measured = Άνδρες που χάνει ο στόχος κατά μέσο όρο
ba-odds-measured-vehicle = Η πιθανότητα να καταστραφεί ο στόχος
ba-odds-destroyed-vehicle = Καταστρέφεται
ba-odds-destroyed = Καταστρέφεται, από απώλειες, καθηλώσεις ή ηθικό

ba-odds-fate-stands = μένει στη θέση του
ba-odds-fate-broken = αποτυγχάνει στον έλεγχο
ba-odds-fate-routed = σπάει από τις καθηλώσεις
ba-odds-fate-wiped-out = χάνεται
ba-odds-fate-beaten = χάνει σώμα με σώμα
ba-odds-arrival = Πότε μπαίνει, με αυτή την εντολή σε κάθε γύρο
ba-odds-arrival-turn = { $turn ->
    [never] όχι ως τον γύρο 6
   *[other] στον γύρο { $turn }
}
ba-odds-order-obeyed = υπακούει
ba-odds-order-refused = δεν υπακούει: Κάτω
ba-odds-order-fubar = ΦΟΥΜΠΑΡ

ba-odds-summary = { $unit }, { $order ->
    [shot] βολή
    [fire] εντολή Πυρ
    [reserve] από εφεδρεία για βολή
   *[advance] εντολή Προώθηση και βολή
}, στόχος { $target }, { $inches }″{ $cover ->
    [none] { "" }
    [soft] , ελαφρά κάλυψη
    [indoors] , σε κτίριο
   *[hard] , βαριά κάλυψη
}{ $turns ->
    [1] { "" }
   *[other] , { $turns } γύροι
}: { $order ->
    [shot] { "" }
   *[other] υπακούει { $obeyed }%· {""}
}{ $vehicle ->
    [true] { "" }
   *[false] απώλειες { $mean } κατά μέσο όρο, τουλάχιστον ένας { $some }%, {""}
}καθήλωση { $pinned }%, καταστροφή { $destroyed }%.

ba-odds-summary-assault = { $unit }, εντολή για έφοδο, στόχος { $target }, από { $inches }″: υπακούει { $obeyed }%· καταστρέφεται ο στόχος { $destroyed }%, ο επιτιθέμενος { $lost }%.

ba-odds-summary-overrun = { $unit }, εντολή να περάσει από πάνω, στόχος { $target }, από { $inches }″: υπακούει { $obeyed }%· απώλειες { $mean } κατά μέσο όρο, τουλάχιστον ένας { $some }%, καθήλωση { $pinned }%, καταστροφή { $destroyed }%· το άρμα χάνεται { $lost }%.

ba-odds-summary-rally = { $unit }, εντολή Ανασύνταξη: υπακούει { $obeyed }%· φεύγουν { $shed } καθηλώσεις κατά μέσο όρο, δεν μένει καμία { $clear }%.

ba-odds-summary-call = { $order ->
    [barrage] Το μπαράζ που κάλεσε: { $unit }, πέφτει σε: { $target }
    [bombardment] Βομβαρδισμός πριν από τη μάχη πέφτει σε: { $target }
   *[strike] Το αεροσκάφος που κάλεσε: { $unit }, χτυπά: { $target }
}. { $vehicle ->
    [true] { "" }
   *[false] Απώλειες { $mean } κατά μέσο όρο, τουλάχιστον ένας { $some }%, {""}
}καθήλωση { $pinned }%, καταστροφή { $destroyed }%.

ba-odds-arrives = Ο βομβαρδισμός έρχεται
ba-odds-shed = Καθηλώσεις που φεύγουν
ba-odds-left = Καθηλώσεις που μένουν
ba-odds-clear = Δεν μένει καμία καθήλωση
ba-odds-riders = Απώλειες των επιβατών
ba-odds-riders-fate = Τι απογίνονται οι επιβάτες
ba-odds-measured-rally = Καθηλώσεις που φεύγουν κατά μέσο όρο
ba-odds-no-overrun = { $far ->
    [true] { $target }: απέχει { $inches }″. Με Τρέξιμο δεν φτάνει ως εκεί: { $unit }.
   *[false] { $unit }: δεν περνά από πάνω. Στόχος: { $target }. Το κάνουν μόνο άρματα σε Τρέξιμο, με δικό μας κανόνα, και μόνο σε άνδρες στα ανοιχτά.
}
ba-odds-assumed-man = Όποιος μπορεί να διαλέξει έναν από: { $target }, θεωρείται ότι διαλέγει τον άνδρα που θα έλειπε περισσότερο, όχι το όπλο.
ba-odds-scene-alone = Σε σχέδιο δεν γίνεται ανασύνταξη, και δεν είναι γνωστά ούτε κτίρια γύρω από τον επιτιθέμενο ούτε επιβάτες: ρωτήστε γι’ αυτά χωριστά.
ba-odds-passengers-nobody = κανείς
ba-odds-field-attacker-indoors = Ο επιτιθέμενος είναι σε κτίριο
ba-odds-field-passengers = Επιβάτες πάνω στον στόχο
ba-odds-field-arrives = Με τι ζαριά έρχεται ο βομβαρδισμός
ba-odds-order-overrun = Τρέξιμο άρματος πάνω από πεζούς
ba-odds-order-rally = Ανασύνταξη, για να φύγουν καθηλώσεις
ba-odds-order-bombardment = ο βομβαρδισμός πριν από τη μάχη, όταν έρθει
ba-idle-arrives = Αφορά τον βομβαρδισμό πριν από τη μάχη.
ba-idle-passengers = Μόνο όχημα με θέσεις έχει επιβάτες που μπορεί να πάθουν κάτι.
ba-idle-rally = Δεν μετρά για μονάδα που ανασυντάσσεται.
ba-idle-overrun = Το άρμα περνά πάνω από τον στόχο και δεν βάλλει.
ba-odds-call = Κάθε φορά που ρίχνεται ζάρι για την κλήση
ba-odds-call-astray = ξεφεύγει
ba-odds-call-delayed = όχι ακόμη
ba-odds-call-arrives = έρχεται όπως κλήθηκε
ba-odds-no-call = { $unit }: δεν καλεί { $call ->
    [barrage] μπαράζ
   *[strike] αεροπορική προσβολή
}.
ba-odds-scene-call = Ό,τι καλεί ένας παρατηρητής έρχεται σε επόμενο γύρο: ρωτήστε γι’ αυτό χωριστά.
ba-odds-scene-turns = Σε σχέδιο όλοι δρουν από το τραπέζι, και ο στόχος ανταποδίδει μία φορά: ρωτήστε χωριστά για εφεδρείες και για τους γύρους του στόχου.
ba-odds-scene-nations = Οι επιτιθέμενοι ενός σχεδίου είναι από μία χώρα.
ba-odds-scene-counter = Ο στόχος ανταποδίδει με πυρά ή έφοδο: ο καπνός και η ενέδρα είναι για όσους του επιτίθενται.
ba-odds-only-planned = { $order ->
    [smoke] Ο καπνός μόνος του δεν βλάπτει: ρωτήστε γι’ αυτόν σε σχέδιο, πριν από ό,τι θα κρύψει.
    [run] Όποιος μόνο τρέχει δεν βλάπτει: ρωτήστε γι’ αυτό σε σχέδιο, με ό,τι κάνει μετά ο στόχος.
    [assault] Για όποιον πρώτα τρέχει και κάνει έφοδο σε επόμενο γύρο ρωτήστε σε σχέδιο.
    [meanwhile] Για το τι κάνει ο στόχος ανάμεσα στους γύρους ρωτήστε σε σχέδιο.
   *[ambush] Όποιος περιμένει σε ενέδρα ρίχνει σε όποιον κινείται: ρωτήστε γι’ αυτό σε σχέδιο, με ό,τι κάνει μετά ο στόχος.
}
ba-odds-scene-fire = Για πάνω από { $most } γύρους θα αργούσε πολύ να υπολογιστεί πώς ρίχνουν και οι δύο: ρωτήστε για { $most } γύρους, ή αφήστε τον στόχο να μην κάνει τίποτα.
ba-odds-between = { $meanwhile ->
    [rally] Μετά από κάθε γύρο εκτός από τον τελευταίο ο στόχος ανασυντάσσεται, αν μπορεί
    [fire] Μετά από κάθε γύρο εκτός από τον τελευταίο ο στόχος ρίχνει στον επιτιθέμενο, αν μπορεί
   *[nothing] Ανάμεσα στους γύρους ο στόχος δεν κάνει τίποτα, οπότε απώλειες και καθηλώσεις μένουν
}{ $down ->
    [yes] · σε κάθε γύρο πρώτα πέφτει.
   *[no] .
}
ba-odds-scene-smoke = Ο καπνός είναι κανόνας του σπιτιού: ενεργοποιήστε τον για όλες τις επιθέσεις του σχεδίου με την επιλογή smoke=on.
ba-odds-no-smoke = { $unit }: δεν έχει καπνογόνα βλήματα· έχουν οι όλμοι και τα οβιδοβόλα.
ba-odds-broken-already = { $unit }: με { $pins } καθηλώσεις θα είχε ήδη σπάσει.
ba-odds-no-such-way = { $ways ->
    [none] { $unit }: βάλλει με έναν μόνο τρόπο· αφήστε τον τρόπο έξω.
   *[other] { $unit }: βάλλει με πολλούς τρόπους· πείτε ποιον: { $ways }.
}
ba-odds-nothing-to-fire = { $unit }: δεν μένει τίποτα για βολή· τα σταθερά όπλα δεν βάλλουν εν κινήσει, κι όσα κρατούν τη βολή τους καθόλου.
ba-odds-out-of-range = { $unit }: κανένα όπλο που βάλλει δεν φτάνει στα { $inches }″. Στόχος: { $target }.
ba-idle-moved = Η εντολή λέει αν κινείται η μονάδα.
ba-idle-side = Ο στόχος δεν είναι όχημα και δεν έχει πλευρές.
ba-idle-side-assault = Σε έφοδο δεν μετρά ποια πλευρά χτυπιέται.
ba-idle-down-vehicle = Τα οχήματα δεν πέφτουν Κάτω.
ba-idle-reaction-vehicle = Ο στόχος είναι όχημα και δεν αντιδρά.
ba-idle-reaction-assault = κανείς δεν πέφτει Κάτω πριν από έφοδο. Γίνεται ένα από τα { $allowed }.
ba-idle-reaction-shot = ένας στόχος βάλλει μόνο σε έφοδο, και τα οχήματα δεν πέφτουν Κάτω. Γίνεται ένα από τα { $allowed }.
ba-idle-reaction-escape = μόνο οχήματα αναγνώρισης κάνουν απαγκίστρωση. Γίνεται ένα από τα { $allowed }.
ba-idle-reserve = Μια μονάδα μπαίνει από εφεδρεία και βάλλει με Προώθηση.
ba-idle-pins-reserve = Μονάδα σε εφεδρεία δεν έχει καθηλώσεις.
ba-idle-turns = Αφορά μόνο τη βολή, γύρο με γύρο, ή έφοδο μετά από γύρους τρεξίματος: αφήστε την εντολή έξω.
ba-idle-run-to = Αφορά μονάδα που τρέχει σε σχέδιο, ή που τρέχει πριν από την έφοδό της.
ba-idle-meanwhile = Αφορά τους γύρους ενός σχεδίου, και στόχο που δεν είναι πεσμένος: εκείνος σε κάθε γύρο πρώτα πέφτει.
ba-idle-ranging = Μόνο πυροβόλο ή όλμος με καμπύλη τροχιά που δεν κινείται διορθώνει τη βολή του, και κανένας πολλαπλός εκτοξευτής.
ba-idle-on-target = Μετρά όταν έχουν ήδη γίνει βολές στον στόχο.
ba-idle-command-vehicle = Ένα όχημα διοίκησης βοηθά πληρώματα οχημάτων.
ba-idle-assault = Αφορά βολή, και αυτό είναι έφοδος.
ba-idle-call = Δεν μετρά για όσα έρχονται από ψηλά.
ba-idle-indoors = Οχήματα και πυροβόλα δεν είναι μέσα σε κτίρια.
ba-idle-cover-indoors = Όποιος είναι σε κτίριο έχει τους τοίχους για βαριά κάλυψη.
ba-idle-wall = Ένας τοίχος μετρά όταν γίνεται έφοδος από πάνω του· για βολή πείτε τι κάλυψη έχουν.
ba-idle-medic = Ένας νοσοκόμος βοηθά άνδρες κάτω από πυρά ελαφρών όπλων, όχι σώμα με σώμα, ούτε χειριστές.
ba-idle-target-officer = Σώμα με σώμα κανένας αξιωματικός δεν βοηθά τον στόχο.
ba-idle-under-fire = Σε έφοδο μετρά μόνο αν ο στόχος βάλλει σε αυτήν.
ba-idle-officer = Ο αξιωματικός βοηθά στη δοκιμασία της εντολής, και εδώ δεν γίνεται καμία.
ba-idle-officer-vehicle = Οι αξιωματικοί δεν βοηθούν οχήματα.
ba-idle-flame = Ένα φλογοβόλο πετυχαίνει όσο κι αν είναι αυτό που φαίνεται.
ba-idle-indirect = Βολή καμπύλης τροχιάς πετυχαίνει μόνο με τα ζάρια της απόστασης, όσο κι αν είναι αυτό που φαίνεται.
ba-odds-no-line = αυτή δεν είναι γραμμή λίστας στρατού με τη χώρα της: { $problem }.
ba-odds-no-men = «{ $text }»: δεν λέει άνδρες· γράψτε όπως «8 rifle + 1 lmg».

ba-odds-army-book = Κατάλογος στρατού, συνηθισμένοι άνδρες

ba-odds-field-attacker = Επιτιθέμενος
ba-odds-field-target = Στόχος
ba-odds-field-range = Απόσταση σε ίντσες
ba-odds-field-cover = Η κάλυψη του στόχου
ba-odds-field-pins = Καθηλώσεις του επιτιθέμενου
ba-odds-field-target-pins = Καθηλώσεις του στόχου
ba-odds-field-order = Εντολή
ba-odds-field-moved = Ο επιτιθέμενος κινήθηκε
ba-odds-field-reserve = Ο επιτιθέμενος είναι σε εφεδρεία
ba-odds-field-turns = Πόσους γύρους βάλλει έτσι
ba-odds-field-run-to = Πόσο κοντά τρέχει, σε ίντσες
ba-odds-field-meanwhile = Τι κάνει ο στόχος ανάμεσα στους γύρους
ba-odds-field-ranging = Βολές που έγιναν ήδη στον στόχο
ba-odds-field-on-target = Μία από αυτές ευστόχησε
ba-odds-field-command-vehicle = Όχημα διοίκησης κοντά στον επιτιθέμενο
ba-odds-field-target-command-vehicle = Όχημα διοίκησης κοντά στον στόχο
ba-odds-field-down = Ο στόχος είναι Κάτω
ba-odds-field-reaction = Η αντίδραση του στόχου
ba-odds-field-holding = Όπλα που δεν βάλλουν
ba-odds-field-way = Πώς βάλλει ένα πυροβόλο
ba-odds-field-men = Άνδρες που μένουν στον επιτιθέμενο
ba-odds-field-target-men = Άνδρες που μένουν στον στόχο
ba-odds-field-officer = Αξιωματικός κοντά στον επιτιθέμενο
ba-odds-field-target-officer = Αξιωματικός κοντά στον στόχο
ba-odds-field-medic = Νοσοκόμος κοντά στον στόχο
ba-odds-field-indoors = Ο στόχος είναι σε κτίριο
ba-odds-field-wall = Ο στόχος στέκεται σε τοίχο
ba-odds-field-side = Ποια πλευρά του οχήματος χτυπιέται
ba-odds-field-options = Δικοί μας κανόνες

ba-odds-cover-none = καμία
ba-odds-cover-soft = ελαφρά κάλυψη
ba-odds-cover-hard = βαριά κάλυψη
ba-odds-order-shot = μόνο η βολή
ba-odds-order-fire = ολόκληρη εντολή Πυρ
ba-odds-order-advance = ολόκληρη εντολή Προώθηση, βολή εν κινήσει
ba-odds-order-assault = ολόκληρη εντολή Τρέξιμο, με έφοδο
ba-odds-order-barrage = μπαράζ παρατηρητή, όταν πέσει
ba-odds-order-strike = αεροπορική προσβολή παρατηρητή, όταν έρθει
ba-odds-order-smoke = σε σχέδιο: καπνός μπροστά στον στόχο
ba-odds-order-ambush = σε σχέδιο: αναμονή σε ενέδρα
ba-odds-order-run = σε σχέδιο: τρέξιμο προς τον στόχο
ba-odds-meanwhile-nothing = τίποτα
ba-odds-meanwhile-rally = ανασυντάσσεται
ba-odds-meanwhile-fire = ρίχνει στον επιτιθέμενο
ba-odds-reaction-stand = μένει όρθιος
ba-odds-reaction-down = πέφτει Κάτω
ba-odds-reaction-fire = βάλλει στην έφοδο
ba-odds-reaction-ambush = βάλλει στην έφοδο από Ενέδρα
ba-odds-reaction-escape = φεύγει, αν είναι όχημα αναγνώρισης
ba-odds-way-piercing = διατρητικό βλήμα
ba-odds-way-explosive = υψηλής εκρηκτικότητας
ba-odds-way-open-sights = ευθεία βολή
ba-odds-way-indirect = καμπύλη τροχιά

ba-odds-no-action = Σε σχέδιο του Bolt Action κάθε βήμα είναι εντολή σε μονάδα.
ba-odds-with-cover = { $cover ->
    [none] χωρίς κάλυψη
    [soft] με ελαφρά κάλυψη
   *[hard] με βαριά κάλυψη
}
ba-odds-with-pin = με μία καθήλωση παραπάνω
ba-odds-with-range = στα { $inches }″
ba-odds-with-move = { $moved ->
    [true] εν κινήσει
   *[false] χωρίς κίνηση
}
ba-odds-with-down = { $down ->
    [true] με τον στόχο Κάτω
   *[false] με τον στόχο όρθιο
}

ba-odds-side-front = μπροστά
ba-odds-side-side = πλάι
ba-odds-side-rear = πίσω

ba-odds-damage = Η χειρότερη ζημιά στο όχημα
ba-odds-damage-none = καμία
ba-odds-damage-crew-stunned = αποσβόλωση πληρώματος
ba-odds-damage-immobilised = ακινητοποίηση
ba-odds-damage-on-fire = φωτιά
ba-odds-damage-knocked-out = εξουδετέρωση

ba-odds-goal-half = ο στόχος έχασε τουλάχιστον τους μισούς άνδρες
ba-odds-goal-pinned = ο στόχος πήρε καθήλωση ή καταστράφηκε

## Προβλέψεις για τα ζάρια, και τύχη

ba-luck-casualties = Απώλειες του εχθρού
ba-luck-vehicles = Εξουδετερωμένα οχήματα
ba-luck-tests = Επιτυχημένες δοκιμασίες

ba-forecast-order = Δοκιμασία εντολής: { $unit }
ba-forecast-order-fubar = ΦΟΥΜΠΑΡ
ba-forecast-order-failed = αποτυχία
ba-forecast-order-passed = επιτυχία
ba-forecast-check = Έλεγχος ηθικού: { $unit }
ba-forecast-check-failed = αποτυχία
ba-forecast-check-passed = επιτυχία
ba-forecast-rally = Καθηλώσεις που φεύγουν: { $unit }
ba-forecast-fubar = ΦΟΥΜΠΑΡ: { $unit }
ba-forecast-fubar-friendly-fire = φίλια πυρά
ba-forecast-fubar-panic = πανικός
ba-forecast-barrage = Μπαράζ που κάλεσε: { $unit }
ba-forecast-barrage-astray = μετατοπίζεται
ba-forecast-barrage-delayed = όχι ακόμη
ba-forecast-barrage-arrives = πέφτει όπως κλήθηκε
ba-forecast-strike = Αεροπορική προσβολή που κάλεσε: { $unit }
ba-forecast-strike-astray = στέλνεται αλλού
ba-forecast-strike-delayed = όχι ακόμη
ba-forecast-strike-arrives = έρχεται
ba-forecast-losses = Απώλειες: { $unit }
ba-forecast-vehicle = Ζημιά: { $unit }
ba-forecast-vehicle-unharmed = τίποτα
ba-forecast-vehicle-damaged = ζημιά
ba-forecast-vehicle-lost = εξουδετέρωση
ba-forecast-smoke = Βλήμα καπνού: { $unit }
ba-forecast-smoke-missed = αστοχία
ba-forecast-smoke-laid = έπεσε
ba-forecast-fight = Η μάχη
ba-forecast-fight-attackers = νίκη: { $attacker }
ba-forecast-fight-defenders = νίκη: { $defender }
ba-forecast-fight-nobody = δεν μένει κανείς
ba-odds-with-side = { $side ->
    [front] από μπροστά
    [side] από το πλάι
   *[rear] από πίσω
}
