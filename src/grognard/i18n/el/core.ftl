### whole

options-no-names = Οι δικοί μας κανόνες είναι ονόματα με τις τιμές τους: γράψτε options={ "{" }"ΟΝΟΜΑ": "ΤΙΜΗ"{ "}" }, όχι «{ $given }».
refused-not-offered = Αυτό δεν είναι μία από τις επιλογές που προσφέρονται.
agreed-draw = Συμφωνήθηκε ισοπαλία: η μάχη τελείωσε.
refused-over = Η μάχη τελείωσε· τίποτε άλλο δεν ζητείται.
refused-not-your-turn = Από αυτή την πλευρά δεν ζητείται τίποτα τώρα.
refused-nothing-to-undo = Δεν απομένει κάτι να αναιρεθεί.
refused-dice-count = { $count ->
    [one] Ζητείται ένα ζάρι· δώστε την όψη του.
   *[other] Ζητούνται { $count } ζάρια· δώστε την όψη του καθενός, με τη σειρά.
}
refused-dice-face = Ζάρι με { $sides } όψεις δεν δείχνει { $face }.
file-unreadable = Το αρχείο { $file } δεν διαβάζεται: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = Το { $file } ξεπερνά τους { $limit } χαρακτήρες. Συντομέψτε το.
file-empty = Το { $file } δεν έχει τίποτα μέσα. Ελέγξτε αν είναι το σωστό αρχείο.
scenario-on = { $scenario }, σε { $map }
map-table = { $kind ->
    [village] χωριό
    [open-country] ανοιχτή ύπαιθρος
    [woods] δάση
    [ruins] ερείπια
    [hedgerows] φυτοφράχτες
    [works] εργοστάσια
    [marshes] έλη
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Ποιος βάλλει
table-shooters-shots = Βολές
table-shooters-need = Χρειάζεται
table-shooters-hits = Πλήγματα
table-shooters-lost = Πέφτουν
table-shooters-together = Όλα μαζί, κατά μέσο όρο
callout-firing = { $firing } από { $models } μπορούν να βάλουν
army-total = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $dice ->
    [one] { $dice } μονάδα
   *[other] { $dice } μονάδες
}.
army-empty = Ο στρατός δεν έχει ακόμη μονάδα. Προσθέστε μία.
army-full = Ένας δικός σας στρατός έχει το πολύ { $most } μονάδες. Βγάλτε πρώτα μία.
army-mend-add = προσθέστε: { $entry }
army-note = Σημείωση: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: ορίστε { $value }
army-mend-remove = βγάλτε: { $unit }
army-yes = ναι
army-no = όχι
army-nobody = κανείς
army-number = { $number }
army-own = Ο στρατός μου
army-own-things = Δικά σας
own-title = { $title }
army-nation = { $name }

refused-no-choice = { $given }: δεν είναι επιλογή αυτού του παιχνιδιού. { $problem }
refused-malformed = { $kind }: το { $field } δεν μπορεί να είναι { $given }. Πρέπει να είναι { $valid }.
valid-whole-number = ακέραιος αριθμός
valid-number = αριθμός
valid-text = κείμενο
valid-truth = True ή False
valid-nothing = None
valid-table = λεξικό
valid-one-of = ένα από τα { $names }
valid-list = { $most ->
    [0] λίστα όπου καθετί είναι { $each }
   *[other] λίστα με το πολύ { $most }, όπου καθετί είναι { $each }
}
valid-tuple = πλειάδα όπου καθετί είναι { $each }
valid-tuple-of = πλειάδα με { $count }, όπου καθετί είναι { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what } από { $least } ως { $most }
valid-above = { $what } πάνω από { $least } και ως { $most }
valid-either = { $one } ή { $other }
refused-no-such-choice = Η μάχη δεν έχει επιλογή με αριθμό { $number }.

dice-too-many = { $count } ζάρια μαζί δεν ρίχνει καμία μάχη. Το πολύ { $most }.
seed-too-large = Το { $seed } δεν μπορεί να είναι σπόρος. Διαλέξτε ακέραιο από { $least } ως { $most }.
input-invalid = { $what }: δεν είναι έγκυρο. { $problem }.
no-such-step = Δεν υπάρχει εδώ βήμα «{ $step }». Τα βήματα είναι: { $names }.
no-such-system = Δεν υπάρχει παιχνίδι «{ $name }». Τα παιχνίδια είναι: { $names }.

position-too-long = Η θέση ξεπερνά τους { $limit } χαρακτήρες, άρα δεν μπορεί να είναι θέση.
position-wrong = Η θέση δεν είναι αυτής της μάχης. { $where }, { $field }: { $problem }
position-state = Κατάσταση
position-unit = Μονάδα { $unit }
position-frame = Διαδικασία { $name }
position-asks = Ερώτηση { $name }
position-type = { $given }: λάθος είδος. Πρέπει να είναι { $valid }.
position-unit-missing = λείπει το «{ $unit }». Μονάδα που χάθηκε μένει στη λίστα ως κατεστραμμένη.
position-other-id = λέει για τον εαυτό του «{ $found }».
position-twice = αυτό το μοντέλο είναι και στη μονάδα «{ $unit }».
position-fixed = { $found }: στην αρχή της μάχης ήταν { $first } και έτσι μένει.
position-seat = Το { $value } δεν είναι θέση παίκτη. Υπάρχουν οι 0 και 1.
position-too-far = Το { $value } είναι πολύ μεγάλο. Το πιο μακρινό είναι { $most }.
position-negative = Το { $value } είναι κάτω από το μηδέν.
position-place-models = είναι «{ $place }» με { $count } μοντέλα· μόνο ό,τι καταστράφηκε δεν έχει κανένα.
position-place-aboard = είναι «{ $place }»· μια μονάδα επιβαίνει μόνο όταν λέει τι τη μεταφέρει.
position-no-carrier = το «{ $carrier }» δεν μεταφέρει κανέναν εδώ.
position-outline = το περίγραμμά του διασταυρώνεται ή δεν έχει τρεις γωνίες.
position-dice = τα ζάρια που ζητούνται δεν είναι αυτά που θα ρίξει τώρα το παιχνίδι, { $wanted }.
position-turns = εδώ είναι ο γύρος { $here }, στην κατάσταση ο γύρος { $there }.
position-breaks = Η θέση αντιφάσκει: οι κανόνες δεν συνεχίζουν από αυτήν ({ $where }: { $problem }). Αρχίστε από θέση στην οποία έφτασε μια μάχη.
position-bad-header = Αυτή δεν είναι θέση αυτού του παιχνιδιού και αυτής της έκδοσης: η πρώτη γραμμή της πρέπει να είναι «{ $expected }».
position-bad-line = Η γραμμή { $line } της θέσης δεν διαβάζεται: { $problem }.
position-bad-asks = Η θέση πρέπει να ρωτά κάτι μόνο όταν απομένουν διαδικασίες, και να έχει λιγότερες απαντήσεις από ερωτήσεις.
position-bad-state = Η κατάσταση μέσα στη θέση δεν είναι έγκυρη: { $problem }.

save-too-long = Η αποθήκευση ξεπερνά τους { $limit } χαρακτήρες, άρα δεν μπορεί να είναι μάχη.
save-empty = Δεν έχει τίποτα μέσα: μια αποθηκευμένη μάχη αρχίζει με μια γραμμή που λέει το παιχνίδι, και μετά κάθε επιλογή έχει τη γραμμή της. Ίσως κόπηκε την ώρα που γραφόταν· πάρτε άλλο αντίγραφο ή αποθηκεύστε ξανά τη μάχη.
save-bad-header = Αυτή δεν είναι αποθηκευμένη μάχη: η πρώτη γραμμή πρέπει να είναι επικεφαλίδα. { $problem }.
save-bad-seed = Αποθήκευση με ζάρια του προγράμματος θέλει τον σπόρο τους· με ζάρια που δίνονται, ο σπόρος πρέπει να είναι null.
save-bad-agreed = Οι παίκτες συμφωνούν σε «draw» χωρίς «seat», ή κάποιος έχει παραιτηθεί: «conceded», με «seat» 0 ή 1.
save-no-such-line = Μια γραμμή έχει επιλογή με τη θέση της («choose»), «dice», «undo», «agreed» ή «seal».
save-other-format = Αυτή η αποθήκευση δεν διαβάζεται εδώ: λέει «{ $found }», περιμέναμε «grognard-battle 1».
save-bad-line = Γραμμή { $line } της αποθήκευσης: { $problem }
save-altered-dice = Τα ζάρια { $found } δεν είναι του σπόρου αυτής της μάχης· εκείνα είναι { $expected }.
save-other-rules = Αποθηκεύτηκε με την έκδοση { $theirs } των κανόνων· αυτό το πρόγραμμα έχει την { $ours }. Παίχτηκε ξανά με τα δικά της ζάρια.
save-rules-differ = Η μάχη αποθηκεύτηκε με άλλη έκδοση των κανόνων και δεν συνεχίζεται παραπέρα: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } (Γραμμή { $line }.)
file-pasted = Το κείμενο που δόθηκε
file-no-such-name = Το «{ $name }» δεν είναι ούτε αρχείο ούτε κάτι που φέρνει το παιχνίδι. Υπάρχουν: { $names }.
file-not-utf8 = Το { $file } δεν είναι κείμενο σε UTF-8. Αποθηκεύστε το ως UTF-8 ή ελέγξτε αν είναι το σωστό αρχείο.
file-packed = Το { $file } είναι συμπιεσμένο. Αποσυμπιέστε το· λίστα άλλου προγράμματος γίνεται στρατός με «grognard army import» ή στην κατασκευή στρατού.
file-foreign = Το { $file } είναι XML, που δεν είναι κανένα δικό μας αρχείο. Λίστα άλλου προγράμματος γίνεται στρατός με «grognard army import» ή στην κατασκευή στρατού.
file-other-game = αυτό είναι του { $given }, και εδώ παίζεται { $wanted }. Ανοίξτε το σε εκείνο το παιχνίδι.
file-other-version = η έκδοση { $given } αυτής της μορφής δεν διαβάζεται εδώ: είναι η { $wanted }. Γράψτε { $wanted }· αν το αρχείο το έγραψε νεότερο grognard, ενημερώστε το δικό σας.
file-other-kind = αυτό είναι { $kind ->
    [grognard-army] στρατός
    [grognard-map] χάρτης
    [grognard-hex-map] χάρτης εξαγώνων
    [grognard-scenario] σενάριο
    [grognard-own] αρχείο με δικά σας πράγματα
    [grognard-names] αρχείο διορθωμένων ονομάτων
   *[other] «{ $kind }»
}, και εδώ ζητείται { $wanted ->
    [grognard-army] στρατός
    [grognard-map] χάρτης
    [grognard-hex-map] χάρτης εξαγώνων
    [grognard-scenario] σενάριο
    [grognard-own] αρχείο με δικά σας πράγματα
    [grognard-names] αρχείο διορθωμένων ονομάτων
   *[other] «{ $wanted }»
}. Δώστε αυτό.
file-not-toml = Το { $file } δεν είναι σωστό TOML ούτε σωστό JSON: { $problem }.
file-no-text = το κείμενο έχει μισό σημείο που κανένα αρχείο δεν χωρά. Γράψτε το ξανά.
file-nested = οι πίνακες και οι λίστες του μπαίνουν πολύ βαθιά το ένα στο άλλο.
file-not-finite = Το { $value } δεν είναι αριθμός που μετριέται. Γράψτε έναν με ψηφία.
file-too-large-number = ο αριθμός είναι μεγαλύτερος από όσο χρειάζεται ποτέ. Γράψτε μικρότερο.
file-bad-value = { $problem }.
file-missing-field = Λείπει το πεδίο «{ $name }». Γράψτε το.
file-unknown-field = Δεν υπάρχει πεδίο «{ $name }» εδώ. { $names ->
    [none] Παραλείψτε το.
   *[other] Γράψτε ένα από τα: { $names }.
}
file-wrong-kind = Εδώ χρειάζεται `{ $wanted }` και υπάρχει `{ $given }`.
file-out-of-bounds = Εδώ χρειάζεται `{ $wanted }` { $sign } { $limit }.
file-wrong-length = Εδώ χρειάζεται `{ $wanted }` με μήκος { $sign } { $limit }.
file-unknown = Το «{ $value }» δεν είναι γνωστό. Γράψτε ένα από τα: { $names }.
file-unknown-none = Το «{ $value }» δεν είναι γνωστό. Εδώ δεν υπάρχει κανένα: αφήστε το έξω.
file-unknown-near = Το «{ $value }» δεν είναι γνωστό. { $near ->
    [none] Δεν είναι ένα από τα { $count } που υπάρχουν ούτε μοιάζει με κάποιο.
   *[other] Από τα { $count } του μοιάζουν: { $near }.
}
file-twice = Το «{ $name }» χρησιμοποιείται δύο φορές. Δώστε στο καθένα δικό του id.
file-row-invalid = Αρχείο δεδομένων { $file }, σειρά { $row }, πεδίο { $field }: { $problem }
file-row-twice = αυτό το id χρησιμοποιείται δύο φορές· δώστε σε κάθε σειρά δικό της.
file-row-source = Το «{ $source }» δεν είναι πηγή. Γράψτε ένα από τα { $known }, ή supplement: και το κλειδί ενός εγγράφου.
file-row-first-face = η σειρά πρέπει να αρχίζει από { $expected }, εκεί όπου τελειώνει η προηγούμενη, και να μην τελειώνει πριν αρχίσει.
file-row-last-face = η τελευταία σειρά πρέπει να τελειώνει σε { $last }.
file-no-table = το αρχείο δεν έχει σειρές κάτω από το «{ $table }». Προσθέστε τις.

file-no-source = Ένα αρχείο δίνεται με όνομα, διαδρομή, το κείμενό του ή απλά δεδομένα, όχι με { $kind }.
bundle-no-table = Ένα αρχείο παιχνιδιού είναι πίνακας πεδίων, όχι λίστα. Διορθώστε το.
no-such-scenario = Δεν υπάρχει σενάριο «{ $name }». Τα σενάρια είναι: { $names }.
no-such-option = Δεν υπάρχει δικός μας κανόνας «{ $name }». Υπάρχουν: { $names }.
no-such-option-near = Δεν υπάρχει δικός μας κανόνας «{ $name }». { $near ->
    [none] Δεν μοιάζει με κανέναν από τους { $count } που υπάρχουν.
   *[other] Μήπως εννοείτε { $near };
} Και οι { $count } με τις τιμές τους: grognard rules --options { $system }
no-such-option-value = Ο δικός μας κανόνας «{ $name }» δεν παίρνει την τιμή «{ $value }». Οι τιμές του είναι: { $values }.
battle-no-year = Στο { $system } δεν παίζει ρόλο το έτος της μάχης: αφήστε το έξω.
battle-not-this-year = Το { $year } δεν γίνεται μάχη: το έτος είναι από { $first } ως { $last }.
no-such-preset = Δεν υπάρχει δέσμη κανόνων «{ $name }». Υπάρχουν: { $names }.
no-presets = Δεν υπάρχει δέσμη κανόνων «{ $name }»: το { $system } δεν έχει καμία. Οι δικοί μας κανόνες επιλέγονται ένας ένας· όλοι: grognard rules --options { $system }
too-many-armies = Μια μάχη έχει { $most } στρατούς· δόθηκαν { $count }.
armies-no-list = Το «{ $name }» είναι ένας στρατός, ενώ χρειάζεται λίστα: γράψτε ["{ $name }"], ή και τους δύο στρατούς.

# Χάρτες σε ίντσες.
map-one-shape = το κομμάτι «{ $piece }» θέλει ακριβώς ένα από τα outline, line, rectangle και ellipse.
map-needs-width = το κομμάτι «{ $piece }» σχεδιάζεται σε γραμμή και θέλει πλάτος.
map-crosses-itself = το περίγραμμα του κομματιού «{ $piece }» διασταυρώνεται. Βάλτε τα σημεία του με τη σειρά, γύρω γύρω.
map-table-size = το τραπέζι πρέπει να έχει πλάτος και βάθος από { $least } ως { $most } ίντσες. Διορθώστε το μέγεθος.
map-other-game = ο χάρτης είναι για { $named }, όχι για { $game }. Ανοίξτε τον σε εκείνο το παιχνίδι, ή βγάλτε αυτή τη γραμμή αν τα εδάφη του έχουν τα ίδια ονόματα.
map-off-table = το κομμάτι «{ $piece }» βγαίνει από το τραπέζι. Μετακινήστε το ή γράψτε clip = true για να κοπεί στην άκρη.
map-no-such-piece = το κομμάτι «{ $piece }» κόβεται από το «{ $other }», που δεν είναι στον χάρτη.
map-field = { $field }: { $problem }
map-no-table = Αυτός δεν είναι χάρτης: αρχείο χάρτη είναι πίνακας πεδίων, όπως δείχνει το docs/maps.md.
map-off = αυτό το σημείο δεν είναι πάνω στο τραπέζι.
map-symmetry = { $symmetry ->
    [point] Με μισή στροφή το τραπέζι μένει ίδιο.
    [mirror] Τα μισά του είναι σαν σε καθρέφτη.
   *[none] Τα μισά του διαφέρουν.
}
map-half = { $edge ->
    [upper] Από την πάνω άκρη
   *[lower] Από την κάτω άκρη
} φαίνεται το { $sight } % της μέσης, το { $cover } % του εδάφους εκεί είναι κρυμμένο ή με κάλυψη από τη μέση, και ως έναν σκοπό η απόσταση είναι { $way }.
map-fair = Είναι δίκαιο: οι άκρες διαφέρουν κατά { $uneven } %, και επιτρέπεται ως { $most } %.
map-unfair = Δεν είναι δίκαιο: οι άκρες διαφέρουν κατά { $uneven } %, και επιτρέπεται ως { $most } %.
maps-no-such-symmetry = Τέτοια συμμετρία δεν υπάρχει. { $problem }
maps-no-such-kind = Τέτοιο είδος τραπεζιού δεν υπάρχει. { $problem }
map-nothing-left = από το κομμάτι «{ $piece }» δεν μένει τίποτα. Μεγαλώστε το ή βγάλτε το.

# Μια μάχη με λόγια.
told-more = και { $count } ακόμη: δείτε battle.choices()
told-sees = { $seen ->
    [yes] { $unit } βλέπει: { $target }.
   *[no] { $unit } δεν βλέπει: { $target }.
}
told-not-there = Δεν στέκονται και οι δύο στο τραπέζι: { $unit }, { $target }. Ρωτήστε για δύο μονάδες που στέκονται.
told-same-unit = { $unit }: η ερώτηση είναι για τον εαυτό της. Πείτε άλλη μονάδα.
told-own-side = Στην ίδια πλευρά: { $unit } και { $target }. Πιθανότητες ρωτιούνται για βολή σε εχθρό.
told-places = ή ένα σημείο στο τραπέζι: για δείγμα δείτε battle.choices()

no-first-battle = Το { $system } δεν έχει πρώτη μάχη. Αρχίστε ένα από τα σενάριά του.
first-battle-rolls = Η πρώτη μάχη ρίχνει τα δικά της ζάρια: αφήστε το dice στο «rolled».
told-goal = { $aim } ({ $until }).

## Μια μάχη που τελείωσε, σε μία σελίδα

summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Γύρος
summary-points = Πόντοι: { $side }
summary-left = Απομένουν: { $side }
summary-losses = Απώλειες, { $side }: { $count ->
    [0] καμία.
   *[other] { "" }
}
summary-loss = { $what ->
    [gone] { $unit }, στον γύρο { $turn }
    [men] { $unit }: { $men } από { $start }
   *[hurt] { $unit }: ζημιά
}{ $by ->
    [none] { "" }
   *[other] { " " }(κυρίως από: { $by })
}
summary-deed = { $side }: τα περισσότερα πρόσφερε { $unit }: { $units ->
    [0] { "" }
    [one] μία μονάδα εκτός μάχης,{ " " }
   *[other] { $units } μονάδες εκτός μάχης,{ " " }
}{ $men ->
    [0] { "" }
    [one] ένας άνδρας ή μοντέλο,{ " " }
   *[other] { $men } άνδρες ή μοντέλα,{ " " }
}{ $share }% της εχθρικής δύναμης.
summary-turning = Πού κρίθηκε:
summary-turned = Γύρος { $turn }: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] Προηγείται στους πόντους: { $side }.
   *[no] Η ζυγαριά γέρνει { $swing }% προς: { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}

# Θέσεις γραμμένες
notation-line = Γραμμή { $line }: { $problem }
notation-no-game = Μια θέση αρχίζει με το όνομα του παιχνιδιού μόνο του, όπως «bolt_action», όχι με «{ $given }».
notation-empty = Μια θέση αρχίζει με το όνομα του παιχνιδιού και έχει μια γραμμή για κάθε μονάδα. Εδώ δεν υπάρχει τίποτα.
notation-no-unit-above = Γραμμή με εσοχή μιλά για τα μοντέλα της μονάδας από πάνω, και δεν υπάρχει καμία.
notation-unit-twice = «{ $unit }»: έχει ήδη γραμμή.
notation-no-measure = { $given }: δεν είναι μέτρο. Γράψτε αριθμό όπως 24 ή 24.5, με το πολύ τρία δεκαδικά.
notation-no-place = «{ $given }»: δεν είναι σημείο. Γράψτε το ως 24,30 και με κατεύθυνση μετά από κάθετο: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = Το «{ $field }» δίνεται δύο φορές.
notation-no-value = Το «{ $field }» θέλει τιμή μετά: { $valid }.
notation-bad-value = Το «{ $field }» δεν μπορεί να είναι { $given }. Πρέπει να είναι { $valid }.
notation-form = Αυτή η γραμμή έχει τη μορφή «{ $form }».
notation-line-twice = Το «{ $word }» λέγεται δύο φορές.
notation-places = Δίνονται { $given } σημεία για { $models } μοντέλα. Δώστε ένα σημείο για όλα ή ένα για το καθένα («-» για μοντέλο που χάθηκε).
notation-asks = Ποιος ερωτάται για τι γράφεται «asks orders a». Ερωτώνται: { $steps }. Το «asks nobody» λέει ότι η μάχη τελείωσε.
notation-words-of-army = Ο στρατός αυτής της πλευράς έχει δοθεί, άρα η μονάδα είναι γνωστή και το «{ $words }» δεν λέει τίποτα. Αφήστε το έξω.
notation-no-units = Η πλευρά { $side } δεν έχει μονάδα. Γράψτε μια γραμμή για μία ή πείτε έναν στρατό του παιχνιδιού.
notation-no-count = «{ $given }»: δεν είναι αριθμός μοντέλων. Γράψτε έναν από 1 ως { $most }.
notation-no-unit = Αυτή δεν είναι μονάδα: { $problem }
notation-no-models = Σε αυτό το παιχνίδι μια μονάδα είναι ένα πράγμα, οπότε τίποτα δεν λέγεται για τα μοντέλα της. Γράψτε ό,τι θέλετε στη γραμμή της μονάδας και αρχίστε τη γραμμή άλλης μονάδας από αριστερά.
notation-too-many-lines = Η θέση έχει { $lines } γραμμές, και διαβάζονται το πολύ { $most }.
notation-no-unit-name = «{ $given }»: δεν είναι όνομα μονάδας. Γράψτε την πλευρά της, τελεία και ως 40 πεζά λατινικά γράμματα, ψηφία και παύλες: a.squad-1.
notation-army = Οι μονάδες της πλευράς { $side } δεν κάνουν στρατό. { $problem }
notation-needs-table = Το «{ $word }» βάζει κάτι σε γυμνό τραπέζι. Πείτε το μέγεθός του (table 48 x 48) ή αφήστε έξω αυτή τη γραμμή.
notation-off-table = Το { $place } είναι πέρα από την άκρη: το τραπέζι είναι { $width } x { $depth }, μετρημένο από την πάνω αριστερή γωνία. Όποιος δεν είναι στο τραπέζι δεν έχει σημείο.
notation-not-placed = { $unit }: δεν στέκεται πουθενά. Γράψτε πού, μετά τις λέξεις της (@24,30), αλλιώς δεν μετακινείται.
notation-no-material = { $kind }: οι κανόνες δεν ρωτούν από τι είναι. Αφήστε έξω το «of» και το υλικό.
notation-either = Λέγεται ή «{ $one }» ή «{ $other }», όχι και τα δύο.

# Δικοί σας στρατοί

army-no-entry = Γι’ αυτόν τον στρατό δεν υπάρχει τίποτα με αυτό το όνομα: { $problem }
army-no-unit = Ο στρατός δεν έχει τέτοια μονάδα: { $problem }
army-no-nation = Στρατός αυτής της χώρας δεν υπάρχει: { $problem }
army-no-setting = { $unit }: δεν ορίζεται τίποτα με αυτό το όνομα: { $problem }
army-whole = Ολόκληρη η λίστα
army-no-value = { $setting }: δεν υπάρχει τέτοια τιμή: { $problem }
army-no-number = { $setting }: δεν μπορεί να είναι { $value }. Δώστε αριθμό από { $least } ως { $most }, ανά { $step }.
army-cannot-set = { $unit }: { $setting } δεν γίνεται { $value } όπως είναι τώρα η μονάδα. Αλλάξτε πρώτα τους άνδρες της ή ό,τι άλλο φέρει.
army-mend-restate = μετρήστε ξανά τι κοστίζει: { $unit }
own-too-long = Λέει πάρα πολλά: συντομέψτε όσα απαριθμεί.
own-none = Ο στρατός δεν έχει δικό του τίποτα με αυτό το όνομα: { $problem }
table-number = Τίποτα στους πίνακες δεν λέγεται «{ $given }»· γράφεται ΕΙΔΟΣ.ΟΝΟΜΑ.ΠΕΔΙΟ. { $problem }
table-number-nobody = Κανένας στρατός δεν έχει αυτό που αλλάζει, { $kind } { $name }. Αλλάξτε κάτι που έχει ένας από τους δύο.
table-number-none = { $place }: μπορεί να είναι αριθμός, όχι «{ $given }».
own-not-here = Σε αυτό το παιχνίδι δεν μπαίνει ακόμη τίποτα δικό σας.
army-other-game = Αυτός είναι στρατός άλλου παιχνιδιού: λέει { $found }, και ζητήθηκε { $asked }.
schema-no-form = Μορφή με αυτό το όνομα δεν υπάρχει: { $problem }
log-ahead = Απαντήθηκε όπως είχες πει από πριν.
ahead-hold = { $turn ->
    [always] { $unit }: να μην αντιδρά ποτέ
   *[other] { $unit }: να μην αντιδρά στον γύρο { $turn }
}
ahead-pass = { $turn ->
    [always] Πάντα πάσο αντί για απάντηση σε κάρτα
   *[other] Πάσο αντί για απάντηση σε κάρτα στον γύρο { $turn }
}
ahead-rest = Τίποτε άλλο στον γύρο μου { $turn }
ahead-losses = Οι απώλειές μου πάντα όπως προτείνεται
ahead-order = Όσα εκκρεμούν πάντα με τη σειρά που προτείνεται
agreed-late = Ο χρόνος τελείωσε για την πλευρά: { $side }. Τη μάχη διεκδίκησε η πλευρά: { $other }.
