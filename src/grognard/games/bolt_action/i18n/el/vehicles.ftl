### whole
# Οχήματα: τι είναι, τι παθαίνουν, τι ερωτάται γι’ αυτά.

ba-vehicle = Όχημα
ba-wreck = Συντρίμμια
ba-immobilised = Ακινητοποιημένο
ba-terrain-vehicle = όχημα
ba-fact-armour = { $target ->
    [soft-skin] ελαφράς θωράκισης
    [armoured-car] τεθωρακισμένο αυτοκίνητο
    [carrier] τεθωρακισμένο μεταγωγικό
    [light-tank] ελαφρύ άρμα
    [medium-tank] μέσο άρμα
    [heavy-tank] βαρύ άρμα
   *[super-heavy-tank] υπερβαρύ άρμα
}, τιμή ζημιάς { $value }+
ba-fact-drive = { $drive ->
    [wheeled] τροχοφόρο
    [half-tracked] ημιερπυστριοφόρο
   *[tracked] ερπυστριοφόρο
}, { $advance }″, Τρέξιμο { $run }″
ba-fact-open-topped = ανοιχτής οροφής
ba-fact-recce = αναγνώρισης
ba-fact-aboard = πάνω σε: { $vehicle }

# ---- τι συμβαίνει ----

ba-event-drove = { $reversing ->
    [yes] Κάνει όπισθεν: { $unit }.
   *[no] Προχωρά: { $unit }.
}
ba-event-halted = { $unit }: σταματά· το ζάρι δείχνει Κάτω.
ba-event-boarded = { $unit }: επιβιβάζεται. Όχημα: { $vehicle }.
ba-event-boarded-starting = { $unit }: αρχίζει τη μάχη πάνω σε όχημα, { $vehicle }.
ba-event-dismounted = { $unit }: κατεβαίνει. Όχημα: { $vehicle }.
ba-event-hull-struck = { $grade ->
    [none] { $total } προς { $value }: δεν παθαίνει τίποτα. { $unit }.
    [superficial] { $total } προς { $value }: επιφανειακή ζημιά. { $unit }.
    [full] { $total } προς { $value }: βαριά ζημιά. { $unit }.
    [massive] { $total } προς { $value }: μαζική ζημιά. { $unit }.
   *[destroyed] { $total } προς { $value }: καταστρέφεται. { $unit }.
}
ba-event-vehicle-damaged = { $result ->
    [crew-stunned] { $unit }: το πλήρωμα αποσβολώθηκε.
    [immobilised] { $unit }: ακινητοποιήθηκε.
    [on-fire] { $unit }: φωτιά!
   *[knocked-out] { $unit }: εξουδετερώθηκε.
}
ba-event-vehicle-beaten = { $hits ->
    [0] { $unit }: δεν κάνει τίποτα. Στόχος: { $target }.
    [one] { $unit }: πετυχαίνει ένα πλήγμα. Στόχος: { $target }.
   *[other] { $unit }: πετυχαίνει { $hits } πλήγματα. Στόχος: { $target }.
}
ba-event-spilled = { $unit }: τινάζεται έξω από το όχημα.

# ---- ζαριές ----

ba-roll-penetration = Διατρητικότητα: { $total }.
ba-roll-vehicle-damage = Πίνακας ζημιάς: { $total }.
ba-roll-tank-assault = Χτυπήματα στο όχημα: πετυχαίνουν { $successes } από { $dice }.
ba-roll-tank-damage = Ζημιά στο όχημα: { $total } μαζί με τα πλήγματα.
ba-roll-tow-loss = Το πυροβόλο πίσω από το χαμένο ρυμουλκό, χάνεται με { $need }+: { $face }.
ba-roll-spilled = Πλήγματα σε όσους τινάχτηκαν έξω: { $total }.

# ---- ερωτήσεις ----

ba-ask-drive = { $manner ->
    [enter] Οδηγήστε στο τραπέζι, ως { $inches } ίντσες: { $unit }.
    [run] Τρέξιμο ως { $inches } ίντσες, { $pivots ->
        [0] ευθεία
        [one] με μία περιστροφή
       *[other] με { $pivots } περιστροφές
    }: { $unit }.
    [escape] Απαγκίστρωση ως { $inches } ίντσες, { $pivots ->
        [0] ευθεία
        [one] με μία περιστροφή
       *[other] με { $pivots } περιστροφές
    }: { $unit }.
   *[advance] Κίνηση ως { $inches } ίντσες, { $pivots ->
        [0] ευθεία
        [one] με μία περιστροφή
       *[other] με { $pivots } περιστροφές
    }: { $unit }.
}
ba-ask-laying = { $weapons ->
    [one] { $at ->
        [hull] { $unit }: σε ποιον βάλλει από το σκάφος; Όπλο: { $weapon }.
        [pintle] { $unit }: σε ποιον βάλλει από τον ορθοστάτη; Όπλο: { $weapon }.
       *[turret] { $unit }: σε ποιον βάλλει από τον πυργίσκο; Όπλο: { $weapon }.
    }
   *[other] { $unit }: σε ποιον βάλλει; Όπλο: { $weapon }, ή το ομοαξονικό.
}
ba-ask-shoot-first = { $unit }: ποιος στόχος έρχεται τώρα;
ba-ask-load-up = Ποιες μονάδες αρχίζουν τη μάχη πάνω σε όχημα;
ba-ask-escape = { $firer } σκοπεύει. Στόχος: { $unit }. Απαγκίστρωση;
ba-hint-load-up = { $men ->
    [one] ένας άνδρας, { $seats } θέσεις ελεύθερες
   *[other] { $men } άνδρες, { $seats } θέσεις ελεύθερες
}
ba-choose-load-up = { $unit } πάνω σε: { $vehicle }
ba-choose-load-nothing = Καμία άλλη
ba-choose-board = Επιβίβαση: { $vehicle }
ba-ask-tow = Πίσω από ποιο ρυμουλκό ζεύεται: { $unit };
ba-choose-escape = Απαγκίστρωση
ba-hint-escape = φεύγει πριν από τη βολή· είναι η εντολή του οχήματος
ba-hint-get-out = { $order ->
    [run] αποβίβαση και τρέξιμο 12″
   *[advance] αποβίβαση, 6″, έπειτα βολή
}
ba-hint-drive-advance = { $inches }″, έπειτα βολή
ba-hint-drive-run = { $inches }″, χωρίς βολή
ba-choose-apart = { $target }, με τα όπλα μιας χρήσης σε: { $vehicle }
ba-laid = { $way ->
    [piercing] { $weapon } (διατρητικό)
    [explosive] { $weapon } (υψηλής εκρηκτικότητας)
   *[only] { $weapon }
}
ba-list-and = { $last ->
    [yes] { $first } και { $more }
   *[no] { $first }, { $more }
}
ba-hint-shot-armour = { $inches }″, { $cover ->
    [soft] ελαφρά κάλυψη
    [hard] βαριά κάλυψη
   *[none] στα ανοιχτά
}, { $side ->
    [front] μετωπική
    [side] πλευρική
    [rear] οπίσθια
   *[top] άνω
} θωράκιση

# ---- πίνακες και διαγράμματα ----

ba-pen-weapon = Διατρητικότητα
ba-pen-shell = Υψηλής εκρηκτικότητας { $size }
ba-pen-side = { $side ->
    [side] Πλευρική θωράκιση
    [rear] Οπίσθια θωράκιση
   *[top] Άνω θωράκιση
}
ba-pen-squeeze-bore = Κωνική κάννη
ba-table-armour = { $side ->
    [front] Θωράκιση, μετωπική
    [side] Θωράκιση, πλευρική
    [rear] Θωράκιση, οπίσθια
    [top] Θωράκιση, άνω
   *[none] Τιμή ζημιάς
}
ba-table-penetration = Για ζημιά με όπλο: { $weapon }
ba-chart-vehicle = Τι παθαίνει το όχημα
ba-chart-vehicle-caption = Εξουδετέρωση { $out }%, άλλη ζημιά { $stopped }%{ $pinned ->
    [known] , καθήλωση { $pin }%
   *[unknown] {""}
}

# ---- γιατί διάλεξε έτσι ο υπολογιστής ----

ba-reason-first = Αυτός ο στόχος αξίζει περισσότερο.
ba-reason-load-up = { $unit }: γεμίζει τις θέσεις.
ba-reason-get-out = { $unit }: κατεβαίνει εκεί που μπορεί να πολεμήσει.
ba-reason-board = { $unit }: μπορεί να πάει με όχημα.
ba-reason-escape = { $unit }: πιο ασφαλές μακρύτερα.

# ---- γιατί δεν γίνεται ----

ba-army-mounts = { $unit }: ένα όχημα είναι ένα μοντέλο· τα όπλα του μπαίνουν με τη σειρά που τα φέρει, τα αγορασμένα τελευταία.
ba-refused-vehicle-down = Σε όχημα δεν δίνεται ποτέ εντολή Κάτω· δώστε Ενέδρα ή Πυρ χωρίς βολή.
ba-refused-immobilised = Ακινητοποιημένο όχημα δεν κινείται· μπορεί Πυρ, Ενέδρα ή Ανασύνταξη.
ba-refused-boarded = Άνδρες επιβιβάστηκαν σε αυτό το όχημα σε αυτόν τον γύρο: μένει εκεί που είναι.
ba-refused-run-vehicle = Το όχημα δεν κάνει Τρέξιμο: στέκεται σε έδαφος που το εμποδίζει.
ba-refused-aboard = Άνδρες πάνω σε όχημα κατεβαίνουν με Προώθηση ή Τρέξιμο, ή μένουν Κάτω.
ba-refused-unlimber = Πυροβόλο πίσω από ρυμουλκό αποζεύεται με Προώθηση.
ba-refused-not-arrived = Το όχημα δεν είναι ακόμη στο τραπέζι: οι άνδρες πάνω του μπορούν μόνο Κάτω.
ba-refused-moving-vehicle = Το όχημα κινείται σε αυτόν τον γύρο.
ba-refused-slow-load = Αυτό το όχημα γεμίζει αργά: πρέπει πρώτα να πάρει εντολή άλλη μονάδα.
ba-refused-vehicle-assault = Μόνο πεζοί άνδρες κάνουν έφοδο.
ba-refused-assault-running = Σε όχημα που τρέχει δεν γίνεται έφοδος.
ba-refused-no-vehicle = Δεν υπάρχει τέτοιο όχημα της πλευράς σας στο τραπέζι.
ba-refused-no-seats = Η μονάδα δεν βρίσκει θέσεις σε αυτό το όχημα.
ba-refused-boarding-reach = Δεν φτάνουν όλοι οι άνδρες με Τρέξιμο ως μία ίντσα από το όχημα.
ba-refused-board-on-run = Επιβιβάζεται μόνο μονάδα σε Τρέξιμο που δεν έχει κατεβεί από όχημα σε αυτόν τον γύρο.
ba-fault-pivots = { $limit ->
    [0] Το όχημα δεν περιστρέφεται σε αυτή την κίνηση.
    [one] Το όχημα περιστρέφεται μία φορά σε αυτή την κίνηση.
   *[other] Το όχημα περιστρέφεται ως { $limit } φορές σε αυτή την κίνηση.
}
ba-fault-pivot-angle = Μια περιστροφή είναι το πολύ 90 μοίρες.
ba-fault-both-ways = Μια κίνηση είναι εμπρός ή όπισθεν, ποτέ και τα δύο.
ba-fault-reverse = Όπισθεν γίνεται μόνο με Προώθηση.
ba-fault-closed-vehicle = Το όχημα δεν μπαίνει σε αυτό το έδαφος.
ba-fault-wreck = Στη μέση είναι συντρίμμια.
ba-fault-vehicle-in-way = Στη μέση είναι όχημα, πυροβόλο ή συντρίμμια.
ba-ask-get-out = { $unit }: από πού κατεβαίνει; Όχημα: { $vehicle }.
ba-note-get-out = { $gun ->
    [crew] Το πυροβόλο μπαίνει ως 1″ από το σκάφος, οι χειριστές ως 1″ από το πυροβόλο, όλοι πάνω από 1″ από άλλες μονάδες.
   *[none] Κάθε άνδρας μπαίνει ως 1″ από το σκάφος και πάνω από 1″ από άλλες μονάδες· από εκεί η μονάδα συνεχίζει.
}
ba-choose-get-out = { $side ->
    [rear] Από πίσω
    [front] Από μπροστά
    [left] Από τα αριστερά
   *[right] Από τα δεξιά
}
ba-reason-get-out-near = Κατεβαίνουν εκεί που είναι πιο κοντά στον εχθρό.
ba-fault-all-get-out = Μια μονάδα κατεβαίνει ολόκληρη: κάθε άνδρας θέλει μία θέση.
ba-fault-beside = Κάθε άνδρας πρέπει να σταθεί ως 1" από το σκάφος απ’ όπου κατεβαίνει.
ba-fault-no-room = Αυτός ο άνδρας θα στεκόταν ως 1" από άλλη μονάδα, έξω από το τραπέζι ή σε έδαφος όπου δεν επιτρέπεται.
ba-fault-nearer = Μια απαγκίστρωση δεν τελειώνει πιο κοντά στον εχθρό.
