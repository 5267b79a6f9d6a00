### whole
# Ονόματα του Bolt Action: όπλα, μονάδες, έδαφος, στρατοί.

ba-weapon-rifle = τυφέκιο
ba-weapon-carbine = αραβίδα
ba-weapon-garand = τυφέκιο Garand
ba-weapon-scoped-rifle = τυφέκιο με διόπτρα
ba-weapon-pistol = πιστόλι
ba-weapon-smg = υποπολυβόλο
ba-weapon-automatic-rifle = αυτόματο τυφέκιο
ba-weapon-bar = BAR
ba-weapon-assault-rifle = τυφέκιο εφόδου
ba-weapon-lmg = ελαφρύ πολυβόλο
ba-weapon-mmg = μέσο πολυβόλο
ba-weapon-hmg = βαρύ πολυβόλο
ba-weapon-light-autocannon = ελαφρύ αυτόματο πυροβόλο
ba-weapon-heavy-autocannon = βαρύ αυτόματο πυροβόλο
ba-weapon-anti-tank-rifle = αντιαρματικό τυφέκιο
ba-weapon-piat = PIAT
ba-weapon-bazooka = μπαζούκα
ba-weapon-panzerschreck = Panzerschreck
ba-weapon-panzerfaust = Panzerfaust
ba-weapon-light-at-gun = ελαφρύ αντιαρματικό
ba-weapon-low-velocity-light-at-gun = ελαφρύ αντιαρματικό χαμηλής ταχύτητας
ba-weapon-squeeze-bore-light-at-gun = ελαφρύ αντιαρματικό κωνικής κάννης
ba-weapon-medium-at-gun = μέσο αντιαρματικό
ba-weapon-heavy-at-gun = βαρύ αντιαρματικό
ba-weapon-super-heavy-at-gun = υπερβαρύ αντιαρματικό
ba-weapon-flamethrower = φλογοβόλο
ba-weapon-vehicle-flamethrower = φλογοβόλο οχήματος
ba-weapon-light-mortar = ελαφρύς όλμος
ba-weapon-medium-mortar = μέσος όλμος
ba-weapon-heavy-mortar = βαρύς όλμος
ba-weapon-multiple-launcher = πολλαπλός εκτοξευτής
ba-weapon-light-howitzer = ελαφρύ οβιδοβόλο
ba-weapon-medium-howitzer = μέσο οβιδοβόλο
ba-weapon-heavy-howitzer = βαρύ οβιδοβόλο
ba-quality-inexperienced = Νεοσύλλεκτοι
ba-quality-regular = Εκπαιδευμένοι
ba-quality-veteran = Βετεράνοι
ba-rank-second-lieutenant = Ανθυπολοχαγός
ba-rank-first-lieutenant = Υπολοχαγός
ba-rank-captain = Λοχαγός
ba-rank-major = Ταγματάρχης
ba-nation-german = Γερμανία
ba-nation-us = Ηνωμένες Πολιτείες
ba-nation-british = Μεγάλη Βρετανία
ba-nation-soviet = Σοβιετική Ένωση
ba-national-blitzkrieg = Blitzkrieg
ba-national-hitlers-buzzsaw = Το πριόνι του Χίτλερ
ba-national-initiative-training = Εκπαίδευση στην πρωτοβουλία
ba-national-fire-and-manoeuvre = Πυρ και ελιγμός
ba-national-gyro-stabilisers = Γυροσκοπικοί σταθεροποιητές
ba-national-air-superiority = Αεροπορική υπεροχή
ba-national-artillery-support = Υποστήριξη πυροβολικού
ba-national-bombardment = Βομβαρδισμός
ba-national-national-characteristic = Εθνικό γνώρισμα
ba-national-quantity = Η ποσότητα είναι κι αυτή ποιότητα
ba-national-great-patriotic-war = Ο Μεγάλος Πατριωτικός Πόλεμος
ba-national-not-one-step-back = Ούτε βήμα πίσω
ba-special-green = Πρωτόβγαλτοι
ba-special-shirkers = Απρόθυμοι
ba-special-tough-fighters = Σκληροτράχηλοι μαχητές
ba-special-fanatics = Φανατικοί
ba-special-tank-hunters = Κυνηγοί αρμάτων
ba-special-stubborn = Πεισματάρηδες
ba-special-bicycles = Ποδήλατα
ba-special-command-vehicle = Όχημα διοίκησης
ba-special-one-man-turret = Μονοθέσιος πυργίσκος
ba-special-unreliable = Αναξιόπιστο
ba-special-slow-load = Αργή γέμιση
ba-special-armoured-all-round = Θωράκιση ολόγυρα
ba-special-weak-sides = Αδύναμες πλευρές
ba-special-schuerzen = Schürzen
ba-special-heavy-front = Βαριά μετωπική θωράκιση
ba-special-reinforced-rear = Ενισχυμένη οπίσθια θωράκιση
ba-special-dual-direction = Διπλή οδήγηση
ba-special-slow = Αργό
ba-special-gyro-stabilised = Γυροσκοπικός σταθεροποιητής
ba-special-gun-shield = Ασπίδα πυροβόλου
ba-special-ambulance = Ασθενοφόρο
ba-terrain-wood = δάσος
ba-terrain-hedge = φράχτης θάμνων
ba-terrain-bocage = φυτοφράχτης
ba-terrain-fence = φράχτης
ba-terrain-wall = τοίχος
ba-terrain-rubble = χαλάσματα
ba-terrain-smoke = καπνός
ba-terrain-terrace = αναβαθμίδα
ba-terrain-building = κτίριο
ba-terrain-church = εκκλησία
ba-terrain-hill = λόφος
ba-terrain-road = δρόμος
ba-terrain-bridge = γέφυρα
ba-terrain-field = χωράφι
ba-terrain-plough = οργωμένο χωράφι
ba-terrain-crops = ψηλά σπαρτά
ba-terrain-orchard = οπωρώνας
ba-terrain-stream = ρυάκι
ba-terrain-river = βαθιά νερά
ba-terrain-cliff = γκρεμός
ba-terrain-marsh = έλος
ba-terrain-craters = κρατήρες
ba-terrain-facts-movement = { $movement ->
    [open] Ανοιχτό έδαφος.
    [rough] Ανώμαλο έδαφος: όχι Τρέξιμο.
    [obstacle] Εμπόδιο: όχι Τρέξιμο από πάνω του.
    [barrier] Εμπόδιο: όχι Τρέξιμο από πάνω του, και κανένα όχημα δεν περνά.
    [building] Κτίριο.
    [road] Δρόμος.
   *[impassable] Αδιάβατο.
}
ba-terrain-facts-cover = { $cover ->
    [soft] Ελαφρά κάλυψη.
    [hard] Βαριά κάλυψη.
   *[none] Χωρίς κάλυψη.
}
ba-terrain-facts-sight = { $sight ->
    [area] Φαίνεται ό,τι είναι μέσα, όχι ό,τι είναι πίσω.
    [solid] Κόβει την ορατότητα.
   *[clear] Δεν κόβει την ορατότητα.
}
ba-hit-base = Βάση
ba-hit-point-blank = Εξ επαφής
ba-hit-pins = Καθήλωση
ba-hit-long-range = Μακρινή απόσταση
ba-hit-inexperienced = Νεοσύλλεκτοι
ba-hit-on-the-move = Εν κινήσει
ba-hit-target-down = Στόχος Κάτω
ba-hit-small-unit = Μικρή μονάδα
ba-hit-soft-cover = Ελαφρά κάλυψη
ba-hit-hard-cover = Βαριά κάλυψη
ba-hit-lone-crewman = Μόνος χειριστής
ba-hit-no-loader = Χωρίς γεμιστή
ba-hit-shaped-charge = Κοίλη γόμωση
ba-hit-scope = Διόπτρα
ba-morale-base = Βασικό ηθικό
ba-morale-pins = Καθήλωση
ba-morale-nco-lost = Χάθηκε ο υπαξιωματικός
ba-morale-lone-crewman = Μόνος χειριστής
ba-morale-tank-fear = Φόβος αρμάτων
ba-morale-reserve = Σε εφεδρεία
ba-morale-command-vehicle = Όχημα διοίκησης
ba-morale-officer = Αξιωματικός
ba-unit-own = { $letter ->
    [none] { $title }
   *[other] { $title } { $letter }
}
ba-unit-second-lieutenant = { $letter ->
    [none] Ανθυπολοχαγός
   *[other] Ανθυπολοχαγός { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] Υπολοχαγός
   *[other] Υπολοχαγός { $letter }
}
ba-unit-captain = { $letter ->
    [none] Λοχαγός
   *[other] Λοχαγός { $letter }
}
ba-unit-major = { $letter ->
    [none] Ταγματάρχης
   *[other] Ταγματάρχης { $letter }
}
ba-unit-medic = { $letter ->
    [none] Νοσοκόμος
   *[other] Νοσοκόμος { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Παρατηρητής αεροπορίας
   *[other] Παρατηρητής αεροπορίας { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Παρατηρητής πυροβολικού
   *[other] Παρατηρητής πυροβολικού { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Ομάδα γρεναδιέρων
   *[other] Ομάδα γρεναδιέρων { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Ομάδα Fallschirmjäger
   *[other] Ομάδα Fallschirmjäger { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Ομάδα Waffen-SS
   *[other] Ομάδα Waffen-SS { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Ομάδα αλεξιπτωτιστών
   *[other] Ομάδα αλεξιπτωτιστών { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Ομάδα ανεμοπόρων
   *[other] Ομάδα ανεμοπόρων { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Ομάδα αλεξιπτωτιστών
   *[other] Ομάδα αλεξιπτωτιστών { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] Ομάδα NKVD
   *[other] Ομάδα NKVD { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Ομάδα πεζικού
   *[other] Ομάδα πεζικού { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Ομάδα πεζικού
   *[other] Ομάδα πεζικού { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Ομάδα με ελαφρύ πολυβόλο
   *[other] Ομάδα με ελαφρύ πολυβόλο { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Ομάδα τυφεκιοφόρων
   *[other] Ομάδα τυφεκιοφόρων { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Στοιχείο πολυβόλου με ασπίδα
   *[other] Στοιχείο πολυβόλου με ασπίδα { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Στοιχείο πολυβόλου
   *[other] Στοιχείο πολυβόλου { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Στοιχείο βαρέος πολυβόλου
   *[other] Στοιχείο βαρέος πολυβόλου { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Στοιχείο ελαφρού όλμου
   *[other] Στοιχείο ελαφρού όλμου { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Στοιχείο όλμου
   *[other] Στοιχείο όλμου { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Στοιχείο βαρέος όλμου
   *[other] Στοιχείο βαρέος όλμου { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Στοιχείο ελεύθερου σκοπευτή
   *[other] Στοιχείο ελεύθερου σκοπευτή { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Στοιχείο φλογοβόλου
   *[other] Στοιχείο φλογοβόλου { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Στοιχείο Panzerschreck
   *[other] Στοιχείο Panzerschreck { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Στοιχείο μπαζούκα
   *[other] Στοιχείο μπαζούκα { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] Στοιχείο PIAT
   *[other] Στοιχείο PIAT { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Στοιχείο αντιαρματικού τυφεκίου
   *[other] Στοιχείο αντιαρματικού τυφεκίου { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Ελαφρύ αντιαρματικό πυροβόλο
   *[other] Ελαφρύ αντιαρματικό πυροβόλο { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Μέσο αντιαρματικό πυροβόλο
   *[other] Μέσο αντιαρματικό πυροβόλο { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Βαρύ αντιαρματικό πυροβόλο
   *[other] Βαρύ αντιαρματικό πυροβόλο { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Ελαφρύ οβιδοβόλο
   *[other] Ελαφρύ οβιδοβόλο { $letter }
}
ba-unit-truck = { $letter ->
    [none] Φορτηγό
   *[other] Φορτηγό { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] Φορτηγό 2½ τόνων
   *[other] Φορτηγό 2½ τόνων { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Τζιπ
   *[other] Τζιπ { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] Ημιερπυστριοφόρο SdKfz 251/1
   *[other] Ημιερπυστριοφόρο SdKfz 251/1 { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] Ημιερπυστριοφόρο M3
   *[other] Ημιερπυστριοφόρο M3 { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] Μεταφορικό Bren
   *[other] Μεταφορικό Bren { $letter }
}
ba-unit-sdkfz-222 = { $letter ->
    [none] SdKfz 222
   *[other] SdKfz 222 { $letter }
}
ba-unit-m8-greyhound = { $letter ->
    [none] M8 Greyhound
   *[other] M8 Greyhound { $letter }
}
ba-unit-daimler-armoured-car = { $letter ->
    [none] Τεθωρακισμένο αυτοκίνητο Daimler
   *[other] Τεθωρακισμένο αυτοκίνητο Daimler { $letter }
}
ba-unit-ba-64 = { $letter ->
    [none] BA-64
   *[other] BA-64 { $letter }
}
ba-unit-m4-sherman = { $letter ->
    [none] M4 Sherman
   *[other] M4 Sherman { $letter }
}
ba-unit-cromwell = { $letter ->
    [none] Cromwell
   *[other] Cromwell { $letter }
}
ba-unit-t-34-76 = { $letter ->
    [none] T-34/76
   *[other] T-34/76 { $letter }
}
ba-unit-t-34-85 = { $letter ->
    [none] T-34/85
   *[other] T-34/85 { $letter }
}
ba-unit-panzer-iv = { $letter ->
    [none] Panzer IV
   *[other] Panzer IV { $letter }
}
ba-unit-stug-iii = { $letter ->
    [none] StuG III
   *[other] StuG III { $letter }
}
ba-unit-panther = { $letter ->
    [none] Panther
   *[other] Panther { $letter }
}
ba-unit-tiger-i = { $letter ->
    [none] Tiger I
   *[other] Tiger I { $letter }
}
ba-unit-sdkfz-251-9 = { $letter ->
    [none] SdKfz 251/9
   *[other] SdKfz 251/9 { $letter }
}
ba-unit-wespe = { $letter ->
    [none] Wespe
   *[other] Wespe { $letter }
}
ba-unit-hummel = { $letter ->
    [none] Hummel
   *[other] Hummel { $letter }
}
ba-unit-m8-scott = { $letter ->
    [none] M8 Scott
   *[other] M8 Scott { $letter }
}
ba-unit-jagdpanther = { $letter ->
    [none] Jagdpanther
   *[other] Jagdpanther { $letter }
}
ba-unit-stug-iv = { $letter ->
    [none] StuG IV
   *[other] StuG IV { $letter }
}
ba-unit-stuh-42 = { $letter ->
    [none] StuH 42
   *[other] StuH 42 { $letter }
}
ba-unit-brummbaer = { $letter ->
    [none] Brummbär
   *[other] Brummbär { $letter }
}
ba-unit-marder-iii = { $letter ->
    [none] Marder III
   *[other] Marder III { $letter }
}
ba-unit-grille = { $letter ->
    [none] Grille
   *[other] Grille { $letter }
}
ba-unit-flakpanzer-38t = { $letter ->
    [none] Flakpanzer 38(t)
   *[other] Flakpanzer 38(t) { $letter }
}
ba-unit-moebelwagen = { $letter ->
    [none] Möbelwagen
   *[other] Möbelwagen { $letter }
}
ba-unit-wirbelwind = { $letter ->
    [none] Wirbelwind
   *[other] Wirbelwind { $letter }
}
ba-unit-sdkfz-10-4 = { $letter ->
    [none] SdKfz 10/4
   *[other] SdKfz 10/4 { $letter }
}
ba-unit-puma = { $letter ->
    [none] SdKfz 234/2 Puma
   *[other] SdKfz 234/2 Puma { $letter }
}
ba-unit-sdkfz-234-3 = { $letter ->
    [none] SdKfz 234/3
   *[other] SdKfz 234/3 { $letter }
}
ba-unit-sdkfz-250-9 = { $letter ->
    [none] SdKfz 250/9
   *[other] SdKfz 250/9 { $letter }
}
ba-unit-sdkfz-250-10 = { $letter ->
    [none] SdKfz 250/10
   *[other] SdKfz 250/10 { $letter }
}
ba-unit-sdkfz-250-11 = { $letter ->
    [none] SdKfz 250/11
   *[other] SdKfz 250/11 { $letter }
}
ba-unit-sdkfz-250-1 = { $letter ->
    [none] SdKfz 250/1
   *[other] SdKfz 250/1 { $letter }
}
ba-unit-sdkfz-251-10 = { $letter ->
    [none] SdKfz 251/10
   *[other] SdKfz 251/10 { $letter }
}
ba-unit-sdkfz-7 = { $letter ->
    [none] SdKfz 7
   *[other] SdKfz 7 { $letter }
}
ba-unit-sdkfz-10 = { $letter ->
    [none] SdKfz 10
   *[other] SdKfz 10 { $letter }
}
ba-unit-maultier = { $letter ->
    [none] Maultier
   *[other] Maultier { $letter }
}
ba-unit-raupenschlepper-ost = { $letter ->
    [none] Raupenschlepper Ost
   *[other] Raupenschlepper Ost { $letter }
}
ba-unit-kuebelwagen = { $letter ->
    [none] Kübelwagen
   *[other] Kübelwagen { $letter }
}
ba-unit-kettenkrad = { $letter ->
    [none] Kettenkrad
   *[other] Kettenkrad { $letter }
}
ba-unit-ba-10 = { $letter ->
    [none] BA-10
   *[other] BA-10 { $letter }
}
ba-unit-ba-20 = { $letter ->
    [none] BA-20
   *[other] BA-20 { $letter }
}
ba-unit-bt-7 = { $letter ->
    [none] BT-7
   *[other] BT-7 { $letter }
}
ba-unit-t-26a = { $letter ->
    [none] T-26A
   *[other] T-26A { $letter }
}
ba-unit-t-26b = { $letter ->
    [none] T-26B
   *[other] T-26B { $letter }
}
ba-unit-kv-2 = { $letter ->
    [none] KV-2
   *[other] KV-2 { $letter }
}
ba-unit-komsomolets = { $letter ->
    [none] T-20 Komsomolets
   *[other] T-20 Komsomolets { $letter }
}
ba-unit-half-track-truck = { $letter ->
    [none] Ημιερπυστριοφόρο φορτηγό
   *[other] Ημιερπυστριοφόρο φορτηγό { $letter }
}
ba-unit-artillery-tractor = { $letter ->
    [none] Ελκυστήρας πυροβολικού
   *[other] Ελκυστήρας πυροβολικού { $letter }
}
ba-unit-tokarev-truck = { $letter ->
    [none] Φορτηγό με τετραπλό πολυβόλο
   *[other] Φορτηγό με τετραπλό πολυβόλο { $letter }
}
ba-unit-panzerwerfer-42 = { $letter ->
    [none] Panzerwerfer 42
   *[other] Panzerwerfer 42 { $letter }
}
ba-unit-stuka-zu-fuss = { $letter ->
    [none] Ρουκετοβόλο SdKfz 251
   *[other] Ρουκετοβόλο SdKfz 251 { $letter }
}
ba-unit-sdkfz-251-2 = { $letter ->
    [none] Όλμος σε SdKfz 251/2
   *[other] Όλμος σε SdKfz 251/2 { $letter }
}
ba-unit-sdkfz-7-1 = { $letter ->
    [none] SdKfz 7/1
   *[other] SdKfz 7/1 { $letter }
}
ba-unit-sdkfz-4 = { $letter ->
    [none] SdKfz 4
   *[other] SdKfz 4 { $letter }
}
ba-unit-unic-p107 = { $letter ->
    [none] Unic P107
   *[other] Unic P107 { $letter }
}
ba-unit-schwimmwagen = { $letter ->
    [none] Schwimmwagen
   *[other] Schwimmwagen { $letter }
}
ba-unit-t-28 = { $letter ->
    [none] T-28
   *[other] T-28 { $letter }
}
ba-unit-t-35 = { $letter ->
    [none] T-35
   *[other] T-35 { $letter }
}
ba-unit-ot-34 = { $letter ->
    [none] OT-34
   *[other] OT-34 { $letter }
}
ba-unit-t-37 = { $letter ->
    [none] T-37
   *[other] T-37 { $letter }
}
ba-unit-t-40 = { $letter ->
    [none] T-40
   *[other] T-40 { $letter }
}
ba-unit-recce-jeep = { $letter ->
    [none] Τζιπ αναγνώρισης
   *[other] Τζιπ αναγνώρισης { $letter }
}
ba-unit-flak-20 = { $letter ->
    [none] Αντιαεροπορικό 20 mm
   *[other] Αντιαεροπορικό 20 mm { $letter }
}
ba-unit-us-light-howitzer = { $letter ->
    [none] Ελαφρύ οβιδοβόλο
   *[other] Ελαφρύ οβιδοβόλο { $letter }
}
ba-unit-dshk-team = { $letter ->
    [none] Στοιχείο πολυβόλου DShK
   *[other] Στοιχείο πολυβόλου DShK { $letter }
}
ba-unit-m10 = { $letter ->
    [none] Αντιαρματικό M10
   *[other] Αντιαρματικό M10 { $letter }
}
ba-unit-m18-hellcat = { $letter ->
    [none] M18 Hellcat
   *[other] M18 Hellcat { $letter }
}
ba-unit-m16 = { $letter ->
    [none] M16
   *[other] M16 { $letter }
}
ba-unit-m20 = { $letter ->
    [none] M20
   *[other] M20 { $letter }
}
ba-unit-m3a3-stuart = { $letter ->
    [none] M3A3 Stuart
   *[other] M3A3 Stuart { $letter }
}
ba-unit-m4a1-76 = { $letter ->
    [none] M4A1 Sherman των 76 mm
   *[other] M4A1 Sherman των 76 mm { $letter }
}
ba-unit-super-heavy-at-gun = { $letter ->
    [none] Υπερβαρύ αντιαρματικό πυροβόλο
   *[other] Υπερβαρύ αντιαρματικό πυροβόλο { $letter }
}
ba-unit-flak-36 = { $letter ->
    [none] Αντιαεροπορικό 88 mm
   *[other] Αντιαεροπορικό 88 mm { $letter }
}
ba-unit-osttruppen-squad = { $letter ->
    [none] Ομάδα Osttruppen
   *[other] Ομάδα Osttruppen { $letter }
}
ba-unit-sturmpioniere-squad = { $letter ->
    [none] Ομάδα σκαπανέων εφόδου
   *[other] Ομάδα σκαπανέων εφόδου { $letter }
}
ba-unit-medium-howitzer = { $letter ->
    [none] Μέσο οβιδοβόλο
   *[other] Μέσο οβιδοβόλο { $letter }
}
ba-unit-heavy-howitzer = { $letter ->
    [none] Βαρύ οβιδοβόλο
   *[other] Βαρύ οβιδοβόλο { $letter }
}
ba-unit-nebelwerfer = { $letter ->
    [none] Nebelwerfer
   *[other] Nebelwerfer { $letter }
}
ba-unit-flak-37 = { $letter ->
    [none] Αντιαεροπορικό 37 mm
   *[other] Αντιαεροπορικό 37 mm { $letter }
}
ba-unit-spzb-41 = { $letter ->
    [none] sPzB 41
   *[other] sPzB 41 { $letter }
}
ba-unit-sdkfz-251-8 = { $letter ->
    [none] Ασθενοφόρο SdKfz 251/8
   *[other] Ασθενοφόρο SdKfz 251/8 { $letter }
}
ba-unit-sdkfz-251-16 = { $letter ->
    [none] SdKfz 251/16
   *[other] SdKfz 251/16 { $letter }
}
ba-unit-sdkfz-223 = { $letter ->
    [none] SdKfz 223
   *[other] SdKfz 223 { $letter }
}
ba-unit-sdkfz-234-1 = { $letter ->
    [none] SdKfz 234/1
   *[other] SdKfz 234/1 { $letter }
}
ba-unit-luchs = { $letter ->
    [none] Panzer II Luchs
   *[other] Panzer II Luchs { $letter }
}
ba-unit-hotchkiss-h39 = { $letter ->
    [none] Hotchkiss H39
   *[other] Hotchkiss H39 { $letter }
}
ba-unit-jagdpanzer-iv = { $letter ->
    [none] Jagdpanzer IV
   *[other] Jagdpanzer IV { $letter }
}
ba-unit-hetzer = { $letter ->
    [none] Hetzer
   *[other] Hetzer { $letter }
}
ba-unit-koenigstiger = { $letter ->
    [none] Königstiger
   *[other] Königstiger { $letter }
}
ba-unit-t-60 = { $letter ->
    [none] T-60
   *[other] T-60 { $letter }
}
ba-unit-ot-133 = { $letter ->
    [none] OT-133
   *[other] OT-133 { $letter }
}
ba-unit-kv-1 = { $letter ->
    [none] KV-1
   *[other] KV-1 { $letter }
}
ba-unit-is-2 = { $letter ->
    [none] IS-2
   *[other] IS-2 { $letter }
}
ba-unit-crusader = { $letter ->
    [none] Crusader
   *[other] Crusader { $letter }
}
ba-unit-churchill-crocodile = { $letter ->
    [none] Churchill Crocodile
   *[other] Churchill Crocodile { $letter }
}
ba-unit-m5a1-stuart = { $letter ->
    [none] M5A1 Stuart
   *[other] M5A1 Stuart { $letter }
}
ba-slot-lieutenant = Ανθυπολοχαγός ή υπολοχαγός
ba-slot-squad = Ομάδες πεζικού
ba-slot-senior-officer = Λοχαγός ή ταγματάρχης
ba-slot-medic = Νοσοκόμος
ba-slot-observer = Προωθημένος παρατηρητής
ba-slot-machine-gun = Στοιχείο πολυβόλου
ba-slot-mortar = Στοιχείο όλμου
ba-slot-sniper = Στοιχείο ελεύθερου σκοπευτή
ba-slot-flamethrower = Στοιχείο φλογοβόλου
ba-slot-anti-tank = Αντιαρματικό στοιχείο
ba-slot-gun = Πεδινό, αντιαεροπορικό ή αντιαρματικό πυροβόλο
ba-slot-armoured-car = Τεθωρακισμένο αυτοκίνητο ή όχημα αναγνώρισης
ba-slot-tank = Άρμα, αντιαρματικό ή αυτοκινούμενο πυροβόλο
ba-slot-transport = Μεταφορικό ή ρυμουλκό
ba-army-title = { $arm ->
    [assault] { $nation }, { $points } πόντοι, για έφοδο
    [rockets] { $nation }, { $points } πόντοι, με ρουκέτες
    [heavy] { $nation }, { $points } πόντοι, με βαρύ άρμα
    [armour] { $nation }, { $points } πόντοι, με άρμα
   *[none] { $nation }, { $points } πόντοι
}
ba-army-own-title = { $title }
ba-army-over-limit = Ο στρατός κοστίζει { $points } πόντους· η μάχη αυτή επιτρέπει { $limit }. Βγάλτε κάτι ή συμφωνήστε σε μεγαλύτερο όριο.
ba-army-slot-few = { $slot }: ο στρατός έχει { $number }, { $platoons ->
    [one] μια διμοιρία θέλει τουλάχιστον { $least }
   *[other] { $platoons } διμοιρίες θέλουν τουλάχιστον { $least }
}.
ba-army-slot-many = { $slot }: ο στρατός έχει { $number }, { $platoons ->
    [one] μια διμοιρία μπορεί να έχει { $most }
   *[other] { $platoons } διμοιρίες μπορούν να έχουν { $most }
}.
ba-theatre = { $theatre } { $year }
ba-theatre-normandy = Νορμανδία
ba-theatre-market-garden-british = Market Garden
ba-theatre-barbarossa = Μπαρμπαρόσα
ba-theatre-market-garden-us = Επιχείρηση Market Garden
ba-army-theatre-nation = { $theatre }: εδώ πολεμά ο στρατός της χώρας { $nation }.
ba-army-not-in-theatre = { $unit }: δεν πολεμά εδώ ({ $theatre }).
ba-army-theatre-quality = { $unit }: ποιότητα «{ $quality }» δεν υπάρχει εδώ ({ $theatre }).
ba-army-theatre-many = { $unit }: είναι μία παραπάνω· { $theatre }: το πολύ { $most } του είδους.
ba-army-theatre-core = Ομάδες στον πυρήνα μιας διμοιρίας ({ $theatre }): ο στρατός έχει { $number }, χρειάζονται τουλάχιστον { $least }.
ba-army-nothing-free = { $unit }: σημειώνεται ως δωρεάν, αλλά { $nation } δεν παίρνει δωρεάν μονάδα. Γράψτε τι κοστίζει.
ba-army-free-offer = { $unit } ({ $men ->
    [one] ένας άνδρας
   *[other] { $men } άνδρες
}, { $quality })
ba-army-other-free = { $unit }: σημειώνεται ως δωρεάν· { $nation } παίρνει μόνο μία δωρεάν μονάδα: { $offer }.
ba-scenario-parts = Ένα σενάριο έχει ένα μέρος για τις δύο πλευρές, ή δύο αν υπάρχουν επιτιθέμενος και αμυνόμενος.
ba-army-gun = { $unit }: έχει { $number } πυροβόλα· πρέπει να έχει ακριβώς ένα.
ba-army-no-gun = { $unit }: έχει πυροβόλο· μόνο το πυροβολικό έχει.
ba-army-other-nation = { $unit }: δεν ανήκει στον στρατό της χώρας { $nation }.
ba-army-no-such-quality = { $unit }: ποιότητα «{ $quality }» δεν υπάρχει γι’ αυτήν.
ba-army-number-of-men = { $unit }: έχει { $men ->
    [one] έναν άνδρα
   *[other] { $men } άνδρες
}· μπορεί να έχει από { $least ->
    [one] έναν
   *[other] { $least }
} ως { $most }.
ba-army-spotters = { $unit }: έχει { $number ->
    [one] παρατηρητή όλμου· δεν μπορεί να έχει κανέναν
   *[other] { $number } παρατηρητές όλμου· μόνο ένας μέσος ή βαρύς όλμος μπορεί να έχει έναν
}.
ba-army-nco = { $unit }: έχει { $number } υπαξιωματικούς· μια ομάδα έχει ακριβώς έναν.
ba-army-no-nco = { $unit }: έχει υπαξιωματικό· μόνο οι ομάδες έχουν.
ba-army-officer = { $unit }: έχει { $number } αξιωματικούς· πρέπει να έχει ακριβώς έναν.
ba-army-no-officer = { $unit }: έχει αξιωματικό· οι αξιωματικοί είναι σε δικές τους μονάδες.
ba-army-too-many-weapons = { $unit }: μπορεί να έχει το πολύ { $most } από αυτό το όπλο: { $weapon }.
ba-army-weapon = { $unit }: δεν μπορεί να φέρει αυτό το όπλο: { $weapon }.
ba-army-team-weapon = { $unit }: πρέπει να έχει ακριβώς ένα τέτοιο όπλο: { $weapon }.
ba-army-loader = { $unit }: χρειάζεται { $number ->
    [one] έναν γεμιστή
   *[other] { $number } γεμιστές
} για τα ομαδικά όπλα.
ba-army-special = { $unit }: δεν μπορεί να έχει αυτόν τον ειδικό κανόνα: { $special }.
ba-army-special-quality = { $unit }: { $problem }
ba-special-quality = «{ $special }»: ταιριάζει μόνο σε στρατεύματα μιας ποιότητας: { $quality }.
ba-army-points = { $points ->
    [0] { $unit }: η λίστα δεν λέει κόστος· κατά τον κατάλογο κοστίζει { $priced }.
   *[other] { $unit }: στη λίστα έχει { $points } πόντους· κατά τον κατάλογο κοστίζει { $priced }.
 }
ba-map-note-saint-aubin = Χωριό σε σταυροδρόμι, χωράφια με φράχτες θάμνων, λόφος με μακρινή θέα, και βαθύ ποτάμι με μία γέφυρα.
ba-map-note-crossroads = Λίγα σπίτια εκεί που συναντιούνται δύο δρόμοι, ίδια από κάθε άκρη: ανοιχτά χωράφια στη μέση, δάση στα πλάγια.
ba-map-note-les-haies = Μικρά χωράφια ανάμεσα σε αναχώματα με πυκνούς φυτοφράχτες. Οχήματα περνούν μόνο από τις πύλες· το πεζικό πολεμά από κοντά.
ba-map-note-grand-rue = Ένας μακρύς δρόμος ανάμεσα σε δύο σειρές σπίτια με μαντρωμένους κήπους. Ο δρόμος σαρώνεται από πυρά· οι κήποι τον παρακάμπτουν.
ba-army-observer = { $unit }: έχει { $number } παρατηρητές· πρέπει να έχει ακριβώς έναν. Δώστε τον ρόλο σε έναν άνδρα της.
ba-build-free = { $unit }, δωρεάν
ba-build-theatre = Μέτωπο
ba-build-no-theatre = Κανένα: η γενική διμοιρία
ba-build-quality = Ποιότητα
ba-build-men = Άνδρες
ba-build-arms = Όπλα των ανδρών
ba-build-spotter = Παρατηρητής όλμου
ba-build-line = { $quality }, { $men ->
    [one] { $men } άνδρας
   *[other] { $men } άνδρες
}
ba-build-carried = { $count } × { $weapon }
ba-build-rule = { $rule }
ba-build-weapons = Όπλα
ba-build-weapon = Όπλο
ba-build-range = Βεληνεκές
ba-build-shots = Βολές
ba-build-pen = Διατρ.
ba-build-he = ΥΕ
ba-army-template =
    Ένας στρατός του Bolt Action. Αλλάξτε ό,τι θέλετε, έπειτα: grognard army check FILE
    name: το σύντομο όνομά του, με πεζά λατινικά, ψηφία και παύλες· title: πώς τον λέτε (μπορεί να λείπει).
    nation: ποιας χώρας είναι. Κάθε [[unit]] είναι μια μονάδα με δικό της ζάρι εντολής:
    id: ένα σύντομο όνομα που δεν έχει άλλη μονάδα· letter: τη διακρίνει από άλλες του είδους της· entry: τι είναι στον κατάλογο
    (grognard army new bolt_action --list)· quality: inexperienced, regular ή veteran, δηλαδή νεοσύλλεκτοι, εκπαιδευμένοι
    ή βετεράνοι· free = true: δίνεται δωρεάν.
    men: τόσοι μαζί (count) με ρόλο και όπλα· μια ομάδα έχει έναν nco, μια διοίκηση έναν officer, ένα όπλο με χειριστές
    έναν gunner και έναν loader· ένα όχημα είναι ένα μοντέλο με ρόλο vehicle και τα όπλα του με τη σειρά.
    rules: ειδικοί κανόνες που αγοράζονται· cost: οι πόντοι της ένας ένας, που πρέπει να συμφωνούν με τον κατάλογο.
ba-target-open = Δέκα τυφεκιοφόροι στα ανοιχτά
ba-target-cover = Δέκα τυφεκιοφόροι σε βαριά κάλυψη
ba-target-team = Στοιχείο πολυβόλου
ba-target-truck = Φορτηγό
ba-target-car = Τεθωρακισμένο αυτοκίνητο, από μπροστά
ba-target-tank = Μέσο άρμα, από μπροστά
ba-target-range = { $range }″
ba-own-weapon-lacks = { $field ->
    [pen] { $like }: δεν έχει διατρητικότητα, άρα ούτε ένα όπλο σαν αυτό. Αφήστε την έξω ή επιλέξτε άλλο όπλο που να του μοιάζει.
   *[other] { $like }: δεν ρίχνει βλήματα υψηλής εκρηκτικότητας, άρα ούτε ένα όπλο σαν αυτό. Αφήστε τα έξω ή επιλέξτε άλλο όπλο που να του μοιάζει.
}
ba-own-weapon-shots = { $dice ->
    [true] { $like }: τα πλήγματά του ρίχνονται με ζάρια· γράψτε ζάρια όπως D6 ή 2D6.
   *[other] { $like }: έχει σταθερές βολές· γράψτε ακέραιο αριθμό.
}
ba-own-weapon-reach = Το ελάχιστο βεληνεκές πρέπει να είναι μικρότερο από το βεληνεκές.
ba-own-unit-field = { $like }: δεν είναι μονάδα με «{ $field }». Αφήστε το έξω ή επιλέξτε άλλη μονάδα που να της μοιάζει.
ba-own-unit-men = Έχει τουλάχιστον { $men } άνδρες και το πολύ { $most }: ο δεύτερος αριθμός να μην είναι μικρότερος.
ba-own-unit-quality = Δεν έχει πόντους για καμία ποιότητα: δώστε τους τουλάχιστον για μία.
ba-own-unit-weapon = Καμία μονάδα αυτού του είδους δεν έχει αυτό: { $weapon }. Επιλέξτε ένα από αυτά τα είδη, ή δικό σας που τους μοιάζει: { $names }.
ba-own-unit-team = { $weapon }: δεν θέλει χειριστές· επιλέξτε όπλο που θέλει.
