### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Αναδρομή
replay-open = Αναδρομή στη μάχη
replay-from-line = Αναδρομή από εδώ
replay-moment = Τι συνέβη
replay-coming = Η μάχη διαβάζεται …
replay-moment-of = Επιλογή { $number } από { $count }
replay-begins = Η μάχη αρχίζει.
replay-quiet = Τίποτα που να φαίνεται.
replay-eyes = Όπως το βλέπει
replay-eyes-all = Και οι δύο πλευρές, τίποτα κρυφό
replay-eyes-open = Ό,τι δεν κρατά κανείς μυστικό
replay-eyes-side = Όπως το βλέπει: { $side }
replay-branch = Συνέχεια από εδώ
replay-branch-later = Όσο άλλοι παίζουν αυτή τη μάχη μέσω συνδέσμου, δεν ξεκινά νέα μάχη από αυτήν· όταν τελειώσει, μπορεί.
replay-link = Αντιγραφή συνδέσμου
replay-linked = Ο σύνδεσμος για αυτή τη στιγμή αντιγράφηκε.
replay-tools = Προβολή και άλλα
replay-timeline = Χρονογραμμή
replay-turns = Γύροι
replay-first = Στην αρχή
replay-back = Ένα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forward = Ένα μπροστά
replay-last = Στο τέλος
replay-mark-back = Στην προηγούμενη επίθεση ή απώλεια
replay-mark-forward = Στην επόμενη επίθεση ή απώλεια
replay-mark-attack = Επίθεση
replay-mark-loss = Απώλεια
replay-mark-gone = Μονάδα χάθηκε
replay-key-home = Home
replay-key-end = End
replay-pace = Ταχύτητα
replay-pace-of = { $pace ->
    [slow] Αργά
    [fast] Γρήγορα
    [faster] Πιο γρήγορα
   *[usual] Κανονικά
}
replay-line = Αναδρομή από εδώ: { $line }
replay-costliest =
    { $count ->
        [0] { $side }: καμία επιλογή που να κόστισε κάτι με βεβαιότητα.
       *[other] { $side }: τι κόστισε περισσότερο.
    }
replay-costly = Γύρος { $turn }, επιλογή { $number }: { $chosen } Καλύτερο κατά { $points } πόντους: { $better } { $reason }
replay-costly-unit = Επιλέχθηκε: { $unit }.
replay-costly-other = Η απάντηση που δόθηκε.
replay-file-title = { $first } – { $second } · { $game }
replay-file = Αποθήκευση αναδρομής
    .title = Ένα αρχείο HTML που παίζει χωρίς διακομιστή
replay-report = Αναφορά μάχης
replay-report-moment = Γύρος { $turn }: { $what }
replay-report-end = Στο τέλος
replay-later = Η μάχη δεν έχει τελειώσει ακόμη: πριν από το τέλος της δεν υπάρχει αρχείο ούτε αναφορά.
replay-too-large = Το αρχείο θα ξεπερνούσε τα { $megabytes } MB. Δείξτε το μόνο όπως το βλέπει μία πλευρά (--side).
replay-costly-title = Οι επιλογές που κόστισαν περισσότερο
replay-costly-look = Εύρεση
    .title = Το παιχνίδι συνεχίζει από κάθε επιλογή που αμφισβητεί, και με τους δύο τρόπους. Θέλει ένα λεπτό ή και παραπάνω.
replay-costly-going = Εξετάστηκαν { $done } από { $count } …
replay-study-wrong = Αυτό δεν είναι μελέτη: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Σημειώσεις
replay-note = Πείτε κάτι για αυτή τη στιγμή
replay-note-arrow = Σχεδίαση βέλους
replay-note-circle = Σχεδίαση κύκλου
replay-note-keep = Κράτησέ το
replay-note-remove = Αφαίρεση της σημείωσης
replay-notes-save = Αποθήκευση σημειώσεων
replay-note-drawn =
    { $count ->
        [one] Ένα σχέδιο
       *[other] { $count } σχέδια
    }
replay-note-watcher = Όποιος μόνο παρακολουθεί δεν λέει τίποτα για αυτήν.
replay-note-empty = Γράψτε ή σχεδιάστε κάτι πρώτα.
replay-notes-many = Υπάρχουν ήδη { $most } σημειώσεις, και δεν χωρούν άλλες. Αφαιρέστε πρώτα μερικές.
