### whole

map-edit-open = Σχεδιάστε ένα τραπέζι…
map-edit = Συντάκτης χαρτών
map-edit-maps = Οι χάρτες σας
map-edit-new = Νέος χάρτης
map-edit-bring = Φέρτε ένα αρχείο
map-edit-give = Αυτός ο χάρτης…
map-edit-width = Πλάτος
map-edit-depth = Βάθος
map-edit-title = Τίτλος
map-edit-table-size = Μέγεθος
map-edit-drop = Διαγραφή
map-edit-drop-sure = Διαγραφή για πάντα;
map-edit-snap = Πλέγμα
map-edit-look = Τι φαίνεται
map-edit-many = Επιλογή πολλών
map-edit-inner-wall = Εσωτερικός τοίχος
map-edit-inner-door = Πόρτα εσωτερικού τοίχου
map-edit-zoom = Μεγέθυνση
map-edit-zoomed = { $times }×
map-edit-play = Μάχη πάνω του
map-edit-untitled = Χάρτης χωρίς τίτλο
map-edit-unreadable = Ο σύνδεσμος δεν έχει χάρτη που διαβάζεται. Ζητήστε τον ξανά, ή το αρχείο του.
map-edit-too-long = Το αρχείο ενός χάρτη έχει το πολύ { $most } χαρακτήρες. Βγάλτε μερικά κομμάτια.
map-edit-too-many = Ένας χάρτης έχει το πολύ { $most } κομμάτια. Βγάλτε μερικά ή ενώστε τα.
map-edit-read = Διαβάστηκε: { $title }.
map-edit-made = Φτιάχτηκε: { $title }.
map-edit-from = Αρχή με
map-edit-from-empty = Άδειο τραπέζι
map-edit-from-made = Ένα έτοιμο τραπέζι
map-edit-from-shipped = Τραπέζια του παιχνιδιού
map-edit-kind-of-table = Είδος τραπεζιού
map-edit-symmetry = Τα μισά του
map-edit-symmetry-point = Ίδια, με μισή στροφή
map-edit-symmetry-mirror = Σαν σε καθρέφτη
map-edit-symmetry-none = Διαφορετικά, εξίσου καλά
map-edit-make = Να φτιαχτεί
map-edit-own-size = Άλλο μέγεθος
map-edit-size-wrong = { $unit ->
    [hex] Από { $least } ως { $most } εξάγωνα ανά πλευρά.
    [centimetre] Από { $least } ως { $most } cm ανά πλευρά.
   *[inch] Από { $least } ως { $most } ίντσες ανά πλευρά.
}
map-edit-size = { $unit ->
    [hex] { $first } επί { $second } εξάγωνα
    [centimetre] { $first } × { $second } cm
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } cm, { $second } cm συνολικά
   *[inch] { $first }″, { $second }″ συνολικά
}
map-edit-long = { $unit ->
    [centimetre] μήκος { $first } cm, πλάτος { $second } cm
   *[inch] μήκος { $first }″, πλάτος { $second }″
}
map-edit-moved = { $unit ->
    [centimetre] { $first } cm πλάγια, { $second } cm κάτω
   *[inch] { $first }″ πλάγια, { $second }″ κάτω
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, cm
   *[inch] { $label }, ίντσες
}
map-edit-grid = { $unit ->
    [centimetre] Μία γραμμή κάθε { $every } cm.
   *[inch] Μία γραμμή κάθε { $every } ίντσες.
}
map-edit-palette = Τι στρώνεται
map-edit-group-area = Εκτάσεις
map-edit-group-block = Κτίρια και όγκοι
map-edit-group-line = Σε γραμμή
map-edit-group-hex = Έδαφος
map-edit-group-side = Σε πλευρές εξαγώνων
map-edit-group-road = Από εξάγωνο σε εξάγωνο
map-edit-shape = Σχήμα
map-edit-shape-outline = Περίγραμμα
map-edit-shape-rectangle = Ορθογώνιο
map-edit-shape-ellipse = Έλλειψη
map-edit-shape-line = Γραμμή
map-edit-draw-outline = Κλικ σε κάθε γωνία· τέλος στην πρώτη, με διπλό κλικ ή με Enter.
    .touch = Πατήστε κάθε γωνία· τέλος στην πρώτη ή με διπλό πάτημα.
map-edit-draw-rectangle = Σύρετε από γωνία σε γωνία.
map-edit-draw-ellipse = Σύρετε από γωνία σε γωνία.
map-edit-draw-line = Κλικ σε κάθε σημείο· τέλος με διπλό κλικ ή με Enter.
    .touch = Πατήστε κάθε σημείο· τέλος με διπλό πάτημα.
map-edit-paint-hex = Κλικ σε εξάγωνα, ή σύρετε πάνω τους.
    .touch = Πατήστε εξάγωνα, ή σύρετε πάνω τους.
map-edit-paint-side = Κλικ κοντά στην πλευρά· ξανά για αφαίρεση. Ο γκρεμός πέφτει από το εξάγωνο του κλικ προς τα έξω.
    .touch = Πατήστε κοντά στην πλευρά· ξανά για αφαίρεση. Ο γκρεμός πέφτει από το εξάγωνο που πατάτε προς τα έξω.
map-edit-paint-road = Σύρετε από εξάγωνο σε εξάγωνο· ο ίδιος δρόμος ξανά, για αφαίρεση.
map-edit-finish = Έτοιμο
map-edit-in-middle = Ένα στη μέση
map-edit-cancel = Τίποτα
map-edit-table = Το τραπέζι: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: δεν γίνεται
map-edit-kept-unreadable = Φυλαγμένο σε αυτόν τον φυλλομετρητή, το «{ $title }» δεν διαβάζεται ως χάρτης. Δεν άλλαξε τίποτα· ανοίξτε άλλον, ή το αρχείο του αν το αποθηκεύσατε.
map-edit-how = Διαλέξτε είδος και σχεδιάστε το. Σύρετε ένα κομμάτι για μετακίνηση, τα σημεία του για άλλο σχήμα, τη λαβή για στροφή.
map-edit-how-keys = Πλαίσιο πάνω στο τραπέζι ή Shift: επιλογή πολλών, Alt: έξω από το πλέγμα. Πλήκτρα: τα βέλη μετακινούν (Alt: στροφή, Shift: ένα δέκατο), Delete αφαιρεί, Ctrl+D αντιγράφει.
map-edit-how-hex = Διαλέξτε με τι βάφετε, έπειτα πατήστε ένα εξάγωνο ή σύρετε πάνω σε πολλά.
map-edit-how-hex-keys = Πλήκτρα: τα βέλη πάνε από εξάγωνο σε εξάγωνο, Enter βάφει, 1 ως 6 βάζουν πλευρά από τον βορρά και πέρα, Shift με βέλος στρώνει δρόμο.
map-edit-how-look = Πατήστε εκεί όπου στέκεται κάποιος. Σκούρο: δεν το βλέπει· κίτρινο: το βλέπει με κάλυψη, κατά τους κανόνες του παιχνιδιού.
map-edit-in-hand = Το κομμάτι στο χέρι
map-edit-whole = Όλο το τραπέζι
map-edit-several = { $count } κομμάτια στο χέρι
map-edit-pieces = { $count ->
    [one] Ένα κομμάτι
   *[other] { $count } κομμάτια, το πιο κάτω πρώτο
}
map-edit-turn = Στροφή
map-edit-turn-left = Στροφή αριστερά
map-edit-turn-right = Στροφή δεξιά
map-edit-mirror-across = Καθρέφτης πλάγια
map-edit-mirror-down = Καθρέφτης κάτω
map-edit-copy = Αντίγραφο
map-edit-twin = Δίδυμο απέναντι
map-edit-add-ford = Νέο πέρασμα
map-edit-ford = Πέρασμα
map-edit-raise = Πιο πάνω
map-edit-lower = Πιο κάτω
map-edit-remove = Αφαίρεση
map-edit-kind = Είδος
map-edit-name = Όνομα
map-edit-id = Όνομα στο αρχείο
map-edit-more = Περισσότερα
map-edit-from-left = Από αριστερά
map-edit-from-top = Από πάνω
map-edit-wide = Πλάτος
map-edit-deep = Βάθος
map-edit-height = Ύψος
map-edit-angle = Στροφή, μοίρες
map-edit-line-width = Πλάτος
map-edit-line-length = Μήκος
map-edit-measures = Μέτρα
map-edit-does = Τι κάνει
map-edit-smooth = Καμπύλη από τα σημεία του
map-edit-clip = Κομμένο στην άκρη του τραπεζιού
map-edit-looks = Όψη
map-edit-look-like = { $look ->
    [field] χωράφι
    [plough] οργωμένο χωράφι
    [rubble] χαλάσματα
    [rocks] βράχια
    [orchard] οπωρώνας
    [bushes] θάμνοι
    [church] εκκλησία
    [pond] λιμνούλα
   *[other] { $look }
}
map-edit-without = Κομμένα από αυτό
map-edit-without-which = Ποιο κομμάτι;
map-edit-without-not = { $piece }: να μην κόβεται
map-edit-building = Κτίριο
map-edit-material = Υλικό
map-edit-made-of = { $material ->
    [brick] τούβλο
    [stone] πέτρα
    [wood] ξύλο
   *[mud] πηλός
}
map-edit-storeys = Όροφοι
map-edit-add-door = Προσθήκη πόρτας
map-edit-add-window = Προσθήκη παραθύρου
map-edit-add-gap = Προσθήκη ανοίγματος
map-edit-add-wall = Χώρισμα με τοίχο
map-edit-opening-door = Πόρτα
map-edit-opening-window = Παράθυρο
map-edit-opening-gap = Άνοιγμα
map-edit-opening-storeys = Όροφοι του ανοίγματος { $number }
map-edit-storeys-all = όλοι οι όροφοι
map-edit-storeys-ground = ισόγειο
map-edit-opening-remove = Αφαίρεση ανοίγματος { $number }
map-edit-wall = Εσωτερικός τοίχος { $number }
map-edit-wall-remove = Αφαίρεση εσωτερικού τοίχου { $number }
map-edit-special = Ειδικό κτίριο: δωμάτια κάθε μεγέθους
map-edit-picture = Εικόνα για ξεσήκωμα
map-edit-picture-other = Άλλη εικόνα
map-edit-picture-opacity = Πόσο έντονη είναι η εικόνα
map-edit-picture-width = Πόσο πλατιά είναι
map-edit-picture-away = Αφαίρεση της εικόνας
map-edit-picture-here = Μένει σε αυτόν τον φυλλομετρητή και δεν ανήκει στον χάρτη.
map-edit-picture-unreadable = Αυτή δεν είναι εικόνα που εμφανίζεται. Διαλέξτε αρχείο PNG, JPEG ή WebP.
map-edit-picture-large = Η εικόνα είναι πολύ μεγάλη για να φυλαχτεί εδώ: θα χαθεί όταν κλείσει η σελίδα. Διαλέξτε μικρότερη ή διαγράψτε άλλους χάρτες.
map-edit-objective = Το εξάγωνο του σκοπού
map-edit-zone-north-first = Βόρεια, από σειρά
map-edit-zone-north-last = Βόρεια, ως σειρά
map-edit-zone-south-first = Νότια, από σειρά
map-edit-zone-south-last = Νότια, ως σειρά
