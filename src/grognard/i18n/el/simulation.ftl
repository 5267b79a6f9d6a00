### whole

simulation-two-players = Μάχονται δύο παίκτες· δόθηκαν { $count }. Δώστε έναν για κάθε πλευρά, όπως greedy,random.
simulation-how-many = { $battles } μάχες δεν παίζονται. Γίνονται από 1 ως { $most }.
simulation-folder = Ο φάκελος { $folder } δεν χρησιμοποιείται για τις μάχες: { $problem }.
simulation-folder-used = Ο φάκελος { $folder } έχει ήδη μάχες. Συνεχίστε τις με --resume ή δώστε άλλον φάκελο.
simulation-other-plan = Ο φάκελος { $folder } έχει μάχες άλλου σχεδίου: διέφεραν { $fields }. Δώστε άλλον φάκελο ή ζητήστε τα ίδια με πριν.
simulation-no-backend = Δεν υπάρχει σύστημα εκτέλεσης «{ $name }». Υπάρχουν: { $names }.
simulation-backend-missing = Το σύστημα εκτέλεσης { $name } δεν είναι εγκατεστημένο. Εγκαταστήστε το grognard[{ $name }] ή αφήστε έξω το --backend.
simulation-address = Στη διεύθυνση { $address } δεν απαντά συστοιχία { $name }: { $problem }.
simulation-address-local = Το { $name } τρέχει σε αυτόν τον υπολογιστή και δεν θέλει διεύθυνση. Δώστε μαζί --backend dask ή ray, ή αφήστε την έξω.
simulation-workers = { $count } διεργασίες δεν γίνονται. Ζητήστε 1 ή περισσότερες, ή auto.
simulation-fault = { $count ->
    [one] Μία μάχη: { $fault }
   *[other] { $count } μάχες: { $fault }
 }
simulation-heading = { $first } – { $second }
simulation-told = { $battles ->
    [one] Μία μάχη
   *[other] { $battles } μάχες
 }: { $first } { $won }, { $second } { $lost }, ισοπαλίες { $drawn }.
simulation-rate = { $name }: νικά { $share } ({ $low } ως { $high } σε 95 περιπτώσεις στις εκατό)· η ισοπαλία μετρά μισή.
simulation-settled = { $verdict ->
    [first] Ισχυρότερο: { $first }.
    [second] Ισχυρότερο: { $second }.
   *[open] Ποιο από τα δύο είναι ισχυρότερο μένει ανοιχτό: το διάστημα περιέχει το 50%.
 }
simulation-first-seat = Η πρώτη θέση νίκησε { $share } ({ $low } ως { $high }).
simulation-points = Πόντοι κατά μέσο όρο: { $first } { $one }, { $second } { $other }.
simulation-reasons = Τι τις τελείωσε
simulation-reason = { $reason ->
    [turns] ο τελευταίος γύρος
    [wiped-out] μια πλευρά εξοντώθηκε
    [destruction] μια πλευρά καταστράφηκε
    [objective] κρατήθηκε ο σκοπός
    [points] οι πόντοι
    [draw] ισοπαλία
    [agreed] συμφωνημένη ισοπαλία
    [concession] μια πλευρά παραιτήθηκε
    [forfeit] ένας παίκτης εγκατέλειψε
   *[other] { $reason }
 }
simulation-turns = Πόσους γύρους κράτησαν
simulation-turned = Από ποιον γύρο προηγείται ο νικητής
simulation-left = Τι απέμεινε από κάθε δύναμη μετά από κάθε γύρο
simulation-units = Τι έκανε κάθε μονάδα για τους πόντους της
simulation-unit = Μονάδα
simulation-worth = Πόντοι
simulation-earned = Πήρε
simulation-per-hundred = Στους 100
simulation-lost = Έχασε
simulation-gone = Χάθηκε όλη
simulation-units-note = «Πήρε»: πόσους πόντους του εχθρού πήρε μια μονάδα κατά μέσο όρο· «Στους 100»: το ίδιο για εκατό πόντους δικού της κόστους.
simulation-faults = Τι πήγε στραβά
simulation-how = Πώς βρέθηκε
simulation-seeds = { $battles ->
    [one] Μία μάχη { $system }, σπόρος { $seed }
   *[other] { $battles } μάχες { $system }, σπόροι από { $seed } και πέρα
 }{ $swap ->
    [yes] , κάθε σπόρος δύο φορές με αλλαγή πλευρών
   *[no] {""}
 }. Παίκτες: { $first } και { $second }.
simulation-turn = Γύρος { $turn }
simulation-vary = «{ $given }»: δεν είναι κάτι που αλλάζει. Γράψτε ΤΙ=ΤΙΜΗ,ΤΙΜΗ με ένα από τα: { $things }.
simulation-vary-values = «{ $given }»: έχει λιγότερες από δύο τιμές, ή μία δύο φορές. Γράψτε ΤΙ=ΤΙΜΗ,ΤΙΜΗ.
simulation-vary-twice = Κάτι αλλάζει δύο φορές: { $things }. Δώστε όλες τις τιμές μαζί, όπως map=open,village.
simulation-vary-many = Έτσι βγαίνουν πάνω από { $most } παραλλαγές. Αλλάξτε λιγότερα μαζί.
simulation-vary-year = «{ $given }»: δεν είναι έτος. Γράψτε ένα όπως 1944.
simulation-share = { $field } = { $value }: πρέπει να είναι μερίδιο πάνω από 0 και κάτω από 1, όπως 0.05.
simulation-compare-seeds = Τα δύο σχέδια διαφέρουν στους σπόρους ή στο πλήθος μαχών. Δώστε και στα δύο τα ίδια.
simulation-compare-two = Σύγκριση γίνεται σε δύο παραλλαγές· αυτές είναι { $count }. Δώστε δύο τιμές ενός πράγματος, όπως --vary army2=one,other.
simulation-variant = Παραλλαγή
simulation-battles = Μάχες
simulation-share-won = Νίκες
simulation-interval = 95 στις 100
simulation-drawn = Ισοπαλίες
simulation-length = Γύροι
simulation-difference = { $verdict ->
    [more] { $called } νικά περισσότερο με { $second } παρά με { $first }: { $size } περισσότερες στις εκατό μάχες ({ $low } ως { $high }).
    [less] { $called } νικά λιγότερο με { $second } παρά με { $first }: { $size } λιγότερες στις εκατό μάχες ({ $low } ως { $high }).
    [alike] { $called } νικά περίπου το ίδιο συχνά με { $first } και με { $second }: διαφέρουν λιγότερο από { $alike } στις εκατό μάχες ({ $low } ως { $high }).
   *[open] Δεν κρίθηκε πώς διαφέρουν { $first } και { $second } ({ $called }): { $size } στις εκατό μάχες ({ $low } ως { $high }) ανάμεσά τους. Παίξτε περισσότερες ή ζητήστε λιγότερα με --alike.
 }
simulation-difference-known = { $size } στις 100 ({ $low } ως { $high })
simulation-difference-of = Μέτρησαν { $battles } μάχες της καθεμιάς, με τους ίδιους σπόρους· το διάστημα χάνει την αληθινή διαφορά σε { $error } από εκατό συγκρίσεις, αν και κοιτούσαμε μετά από κάθε σπόρο και σταματήσαμε.
simulation-variant-rate = { $name }: { $called } νικά { $share } ({ $low } ως { $high }).
simulation-ladder-entrants = Μια κατάταξη θέλει δύο ή περισσότερους, το πολύ { $most }, καθέναν μία φορά.
simulation-ladder-name = Όνομα
simulation-ladder-rating = Βαθμός
simulation-ladder-how = { $seeds ->
    [one] Ένας σπόρος
   *[other] { $seeds } σπόροι
 } ανά ζευγάρι, από { $first } και πέρα, καθένας κι από τις δύο πλευρές. 400 βαθμοί παραπάνω είναι δέκα νίκες προς μία· ο μέσος όρος είναι 1500.
