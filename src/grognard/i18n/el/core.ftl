refused-not-offered = Αυτό δεν είναι μία από τις επιλογές που προσφέρονται.
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
