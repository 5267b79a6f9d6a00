### whole

plan-yes = ναι
plan-no = όχι
plan-battle = Η μάχη
plan-title = Τίτλος
plan-map = Χάρτης
plan-map-open = ανοιχτός
plan-turns = Γύροι
plan-no-limit = χωρίς όριο
plan-none = κανένα
plan-armies = Στρατοί
plan-army = Στρατός
plan-army-open = ανοιχτός
plan-zone = Παρατάσσεται
plan-victory = Νίκη
plan-called = Όνομα
plan-points = Πόντοι
plan-from-left = Από αριστερά
plan-from-top = Από πάνω
plan-inches = ίντσες
plan-centimetres = cm
plan = Συντάκτης σεναρίων
plan-open = Φτιάξτε ένα σενάριο…
plan-new = Νέο σενάριο
plan-own = Το σενάριό μου
plan-from = Αρχή με
plan-begin = Αρχή
plan-kept = Τα σενάριά σας
plan-give = Αυτό το σενάριο…
plan-bring = Άνοιγμα αρχείου…
plan-download = Αποθήκευση ως αρχείο
plan-drop = Διαγραφή
plan-drop-sure = Σίγουρα διαγραφή;
plan-ready = Μπορεί να αρχίσει μάχη με αυτό.
plan-shown = Τι φαίνεται
plan-says = Τι λέει
plan-its-map = Ο χάρτης του
plan-play = Παίξτε το
plan-no-field = Σενάριο αυτού του παιχνιδιού δεν έχει { $name }.
plan-other-game = Αυτό είναι σενάριο του { $found }, και ζητείται του { $asked }. Ανοίξτε το ως σενάριο του { $found }.
plan-no-map = Το σενάριο δεν έχει χάρτη που διαβάζεται, οπότε τίποτα δεν στέκεται πάνω του. Διαλέξτε πρώτα άλλον χάρτη.
plan-changed = { $title }, αλλαγμένο
plan-number = { $value }
plan-mend-set = { $field }: { $value }
plan-mend-remove = Αφαίρεση: { $what }
plan-mend-move = Μετακίνηση: { $what }
plan-note = Τι αφορά
plan-limit = Πόντοι ανά πλευρά
plan-army-of = { $side ->
    [1] Πρώτος στρατός
   *[other] Δεύτερος στρατός
}
plan-army-costs = Κοστίζει { $points } πόντους. { $count ->
    [0] Οι κανόνες δεν βρίσκουν λάθος.
    [one] Παραβαίνει έναν κανόνα· παίζεται όμως, αν συμφωνούν και οι δύο πλευρές.
   *[other] Παραβαίνει { $count } κανόνες· παίζεται όμως, αν συμφωνούν και οι δύο πλευρές.
}
plan-side = { $side ->
    [1] Πρώτη πλευρά
   *[other] Δεύτερη πλευρά
}
plan-zone-of = { $side ->
    [1] Ζώνη της πρώτης πλευράς
   *[other] Ζώνη της δεύτερης πλευράς
}
plan-zone-south = νότια
plan-zone-north = βόρεια
plan-zone-north-west = βορειοδυτικά
plan-zone-north-east = βορειοανατολικά
plan-zone-south-west = νοτιοδυτικά
plan-zone-south-east = νοτιοανατολικά
plan-depth-of = Βάθος της ζώνης: { $whose }
plan-middle-of = { $what }, ολόκληρο
plan-add-objective = Προσθήκη σημείου διεκδίκησης
plan-objective = { $title }
plan-from-nothing = Τίποτα, με λογικές τιμές
plan-from-shipped = Αλλαγή ενός από τα σενάρια του παιχνιδιού
plan-bundle = Αποθήκευση με χάρτη και στρατούς σε ένα αρχείο
plan-read = Άνοιξε: { $title }.
plan-too-long = Ένα σενάριο έχει το πολύ { $most } χαρακτήρες. Αφήστε κάτι έξω.
plan-done = { $count ->
    [0] Άλλαξε.
    [one] Άλλαξε. Ένα σημείο είναι λάθος.
   *[other] Άλλαξε. { $count } σημεία είναι λάθος.
}
plan-wrong = { $count ->
    [one] Ένα σημείο είναι λάθος
   *[other] { $count } σημεία είναι λάθος
}
plan-in-it = { $title } (μέσα στο σενάριο)
plan-map-of = Ο χάρτης: { $map }
plan-handle = Μετακίνηση: { $what }
plan-how = Σύρετε ό,τι έχει λαβή ή μετακινήστε το με τα βέλη.
    .touch = Σύρετε ό,τι έχει λαβή με το δάχτυλο.
