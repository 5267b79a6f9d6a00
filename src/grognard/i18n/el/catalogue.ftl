### whole

catalogue-unknown-rule = Δεν υπάρχει κανόνας { $rule }. { $count ->
    [0] Αναζητήστε μια λέξη, για παράδειγμα: ενέδρα.
    [one] Μήπως εννοείτε { $near };
   *[other] Μήπως εννοείτε ένα από τα { $near };
}
catalogue-empty = Ο φάκελος { $folder } δεν έχει κεφάλαιο κανόνων. Δώστε τον φάκελο με τα αρχεία κανόνων του παιχνιδιού.
catalogue-unreadable = Το { $file } δεν διαβάζεται: { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = Το { $rule } δεν είναι id αυτού του κεφαλαίου. Πρέπει να αρχίζει με { $start } και να τελειώνει σε αριθμό.
catalogue-repeated = Το { $name } υπάρχει δύο φορές. Κρατήστε ένα.
catalogue-unknown-option = Δεν υπάρχει δικός μας κανόνας { $option }. Προσθέστε τον στο options.toml ή βγάλτε τον από τον κανόνα.
catalogue-unknown-deferred = Δεν υπάρχει { $name } για αναβολή. Βγάλτε το από τη λίστα.
catalogue-option-rule = Ο κανόνας { $rule } δεν αναφέρει τον δικό μας κανόνα { $option }. Κάθε δικός μας κανόνας ανήκει στον έναν κανόνα που τον αναφέρει.
catalogue-bad-source = Το { $source } δεν είναι πηγή. Γράψτε ένα από τα { $kinds }, και μετά από άνω κάτω τελεία το κλειδί του εγγράφου.
catalogue-unknown-source = Το { $source } δεν είναι κλειδί του sources.toml. Προσθέστε το εκεί ή διορθώστε το.
catalogue-bad-default = Το { $value } δεν είναι από τις τιμές αυτού του δικού μας κανόνα. Προσθέστε το ή διαλέξτε άλλη προεπιλογή.
catalogue-preset-option = Δεν υπάρχει δικός μας κανόνας { $option }. Προσθέστε τον στο options.toml ή βγάλτε τον από τη δέσμη.
catalogue-preset-value = Το { $value } δεν είναι από τις τιμές αυτού του δικού μας κανόνα. Διορθώστε το ή προσθέστε το.
catalogue-no-source = Ένας κανόνας θέλει πηγή. Γράψτε ένα ή περισσότερα από τα { $kinds }.
