### whole

build = Κατασκευή στρατού
build-open = Φτιάξτε έναν στρατό…
build-take = Μονάδες προς επιλογή
build-list = Η λίστα
build-list-points = Λίστα ({ $points })
build-beside = Άλλη λίστα
build-beside-which = Ποια λίστα
build-beside-points = Η δική σας: { $sign }{ $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} απέναντί της.
build-beside-even = Και οι δύο έχουν τους ίδιους πόντους.
build-shown = Τι φαίνεται
build-search = Αναζήτηση μονάδων
build-nothing-found = Τίποτα με αυτό το όνομα γι’ αυτόν τον στρατό.
build-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
build-more = { $sign }{ $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
build-then = Τότε: { $problem }
build-sum = πόντοι
build-sum-of = από { $limit } πόντους
build-dice = { $system ->
    [bolt_action] { $dice ->
        [one] 1 ζάρι εντολής
       *[other] { $dice } ζάρια εντολής
    }
   *[other] { $dice ->
        [one] 1 μονάδα
       *[other] { $dice } μονάδες
    }
}
build-legal = Οι κανόνες δεν βρίσκουν λάθος.
build-breaches = { $count ->
    [one] Ένα σημείο παραβαίνει τους κανόνες.
   *[other] { $count } σημεία παραβαίνουν τους κανόνες.
}
build-line = Γραμμή { $line }:
build-name = Πώς λέγεται ο στρατός σας
build-limit = Το πολύ πόντοι
build-limit-usual = ως συνήθως
build-limit-wrong = Ακέραιος από 1 ως 100000, ή τίποτα.
build-empty = Πάρτε την πρώτη μονάδα.
build-unpriced = χωρίς πόντους σε αυτούς τους κανόνες
build-agreed = { $count ->
    [0] Τι συμφωνήθηκε: οι κανόνες όπως είναι
    [one] Τι συμφωνήθηκε: ένα πράγμα
   *[other] Τι συμφωνήθηκε: { $count } πράγματα
}
build-unoffered = Με αυτή τη λίστα συμφωνήθηκε «{ $name } = { $value }» και εδώ δεν ισχύει.
build-unoffered-leave = Να μείνει έξω
build-year = Το έτος που πολεμά
build-own = Δικά σας
build-own-how = Όπλα, μονάδες ή κάρτες που δεν έχει κανένα βιβλίο στρατού: ταξιδεύουν με αυτή τη λίστα και παίζονται όπως όλα τα άλλα. Ό,τι δεν λέτε είναι όπως σε αυτό που μοιάζουν.
build-own-kind = { $kind ->
    [card] Κάρτα
    [weapon] Όπλο
    [model] Μοντέλο
    [unit] Μονάδα
    [vehicle] Όχημα
   *[other] { $kind }
}
build-own-add = Προσθήκη δικού σας: { $kind ->
    [card] κάρτα
    [weapon] όπλο
    [model] μοντέλο
    [unit] μονάδα
    [vehicle] όχημα
   *[other] { $kind }
}
build-own-new = { $kind ->
    [card] Νέα κάρτα
    [weapon] Νέο όπλο
    [model] Νέο μοντέλο
    [unit] Νέα μονάδα
    [vehicle] Νέο όχημα
   *[other] Νέο: { $kind }
}
build-own-forget = Αφαίρεση: { $title }
build-own-wrong = Όπως γράφτηκε δεν γίνεται· η λίστα κρατά ό,τι είχε. { $problem }
build-own-example = Αυτό είναι παράδειγμα: αλλάξτε το όπως θέλετε και κρατήστε το.
build-own-back = Πίσω σε ό,τι έχει η λίστα
build-own-file = Ως αρχείο
build-own-others = Τι έχουν άλλοι
own-unsaid = –
own-yes = Ναι
own-no = Όχι
own-number = { $number }.
own-more = Προσθήκη: { $what }
own-less = Αφαίρεση: { $what }, { $number }
own-unsay = Όπως σε αυτό που μοιάζει: { $what }
own-for = Για ποιο
own-for-what = εκπαιδευμένοι, πυροβόλο …
build-own-text = Τα δικά σας, ως αρχείο
build-own-keep = Να κρατηθεί
build-own-bring = Προσθήκη αρχείου με αυτά…
build-move = Μετακίνηση: { $unit }
build-move-how = Σύρετε ή χρησιμοποιήστε τα βέλη
    .touch = Σύρετέ το με το δάχτυλο
build-duplicate = Αντίγραφο
build-remove = Αφαίρεση
build-no-settings = Δεν αλλάζει τίποτα σε αυτό.
build-not-apt = Ό,τι οι κανόνες δεν του χρησιμεύουν
build-less = Ένα λιγότερο: { $setting }
build-add-one = Ένα ακόμη: { $setting }
build-glance = Τι κάνει σε συνηθισμένους στόχους
build-glance-measured = Με ακριβείς πιθανότητες: { $measured }.
build-glance-each = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} για το καθένα
build-new = Νέος στρατός
build-new-list = Νέα λίστα
build-from = Αρχή με
build-from-filled = Το λιγότερο που επιτρέπεται
build-from-empty = Τίποτα
build-from-shipped = Στρατοί του παιχνιδιού
build-nation = Ποιανού στρατός
build-begin = Αρχή
build-lists = Οι λίστες σας
build-list-of = { $title }, { $points } πόντοι
build-bring = Άνοιγμα αρχείου
build-give = Αυτή η λίστα…
build-download = Αποθήκευση ως αρχείο
build-link = Αντιγραφή συνδέσμου
build-copy = Αντιγραφή ως κείμενο
build-print = Εκτύπωση
build-print-sheet = Εκτύπωση σύνοψης
build-print-cards = Εκτύπωση καρτών
build-drop = Διαγραφή αυτής της λίστας
build-drop-sure = Διαγραφή για πάντα
build-fight = Μάχη με αυτήν τώρα
build-read = Άνοιξε ως νέα λίστα: { $title }.
build-unreadable = Η διεύθυνση δεν έχει στρατό που διαβάζεται.
build-too-long = Το αρχείο είναι πολύ μεγάλο: ένας στρατός έχει το πολύ { $most } χαρακτήρες.
build-no-game = Το αρχείο δεν λέει ποιου παιχνιδιού είναι: γράψτε μέσα του system = "bolt_action" ή άλλο παιχνίδι.
build-not-kept = Αυτός ο φυλλομετρητής δεν κρατά άλλα: αποθηκεύστε τη λίστα ως αρχείο.
build-done-added = Μπήκε: { $unit }· τώρα { $points } πόντοι.
build-done-removed = Βγήκε: { $unit }· τώρα { $points } πόντοι.
build-done-moved = { $unit }: τώρα στη θέση { $place }.
build-done-changed = Τώρα { $points } πόντοι.

build-import = Λίστα άλλου προγράμματος
build-import-cost = { $sum } { $name }
build-import-sum = Η λίστα λέει { $declared } { $name }, και όσα γράφει κάνουν { $sum }.
build-import-told = { $unknown ->
        [0] Κάθε γραμμή βρήκε τη θέση της
        [one] Μία γραμμή δεν είναι γνωστή εδώ
       *[other] { $unknown } γραμμές δεν είναι γνωστές εδώ
    }{ $guessed ->
        [0] .
        [one] , μία εικάστηκε. Ό,τι πείτε γι’ αυτήν θα το θυμόμαστε για την επόμενη λίστα.
       *[other] , { $guessed } εικάστηκαν. Ό,τι πείτε γι’ αυτές θα το θυμόμαστε για την επόμενη λίστα.
    }
build-import-means = Τι σημαίνει «{ $name }»
build-import-guess = όπως εικάστηκε
build-import-choose = διαλέξτε τι σημαίνει
build-import-match = Αντιστοίχιση των ονομάτων παρ’ όλα αυτά
build-import-right = σωστά
build-import-out = να μείνει έξω
build-import-open = Άνοιγμα ως στρατός
build-import-take = Όπως είναι
build-import-mend = Γραμμή προς γραμμή
build-import-leave = Πίσω
own-field = { $field ->
    [title] Πώς λέγεται
    [like] Μοιάζει με
    [nation] Χώρα
    [nations] Χώρες
    [type] Τύπος
    [kind] Είδος
    [sign] Σήμα στην πινακίδα
    [formation] Σχηματισμός
    [year] Έτος
    [points] Πόντοι
    [speed] Ταχύτητα
    [defence] Άμυνα, εμπρός και πίσω
    [soldiers] Ζάρια κατά στρατιωτών: κοντά, μέτρια, μακριά
    [vehicles] Ζάρια κατά οχημάτων: κοντά, μέτρια, μακριά
    [abilities] Ικανότητες
    [range] Βεληνεκές
    [minimum] Ελάχιστο βεληνεκές
    [shots] Βολές
    [pen] Διάτρηση
    [he] Εκρηκτικά
    [assault] Όπλο εφόδου
    [men] Λιγότεροι άνδρες
    [most] Το πολύ
    [least] Τουλάχιστον
    [each] Πόντοι για κάθε άνδρα επιπλέον
    [weapons] Όπλα
    [weapon] Όπλο
    [team_weapon] Το όπλο της ομάδας
    [buys] Όπλα που αγοράζονται
    [special] Ειδικοί κανόνες
    [rules] Ειδικοί κανόνες που έχει πάντα
    [traits] Δικοί του ειδικοί κανόνες
    [choices] Τι μπορεί να επιλεγεί
    [drive] Πώς κινείται
    [damage] Τιμή ζημιάς
    [seats] Θέσεις
    [recce] Αναγνώριση
    [open_topped] Ανοιχτό από πάνω
    [front_bonus] Επιπλέον θωράκιση εμπρός
    [mounts] Όπλα πάνω του
    [at] Τοποθετημένο σε
    [mount] Τοποθετημένο ως
    [arc] Βάλλει προς
    [also] Και προς
    [twin_linked] Δίδυμο
    [hull] Μέγεθος του μοντέλου σε ίντσες
    [length] Μήκος
    [width] Πλάτος
    [height] Ύψος
    [tows] Πυροβόλα που ρυμουλκεί
    [close] Κοντινή απόσταση
    [normal] Κανονική απόσταση
    [extreme] Ακραία απόσταση
    [numbers] Αριθμοί που χρειάζονται
    [infantry] Πεζικό
    [gun] Πυροβόλα
    [unarmoured] Αθωράκιστα οχήματα
    [light] Ελαφριά θωράκιση
    [medium] Μέτρια θωράκιση
    [heavy] Βαριά θωράκιση
    [target] Θωράκιση
    [strength] Ισχύς
    [ap] Διάτρηση θωράκισης
    [profile] Χαρακτηριστικά
    [ws] Μάχη σώμα με σώμα
    [bs] Ευστοχία
    [s] Ισχύς
    [t] Αντοχή
    [w] Πληγές
    [i] Πρωτοβουλία
    [a] Επιθέσεις
    [ld] Ηγεσία
    [save] Διάσωση θωράκισης
    [invulnerable] Απόλυτη διάσωση
    [front] Θωράκιση εμπρός
    [side] Θωράκιση στο πλάι
    [rear] Θωράκιση πίσω
    [gear] Εξοπλισμός
    [upgrades] Τι αγοράζεται
    [instead] Στη θέση του
    [part] Μοντέλα
    [model] Μοντέλο
    [size] Μοντέλα, τουλάχιστον και το πολύ
    [transports] Μεταφορικά
   *[other] { $field }
}
