ba-status-preparing = Πριν από τη μάχη
ba-status-turn = Γύρος { $turn } από { $turns }
ba-result-draw = Ισοπαλία, { $first } προς { $second }.
ba-order = { $order ->
    [fire] Πυρ
    [advance] Προώθηση
    [run] Τρέξιμο
    [ambush] Ενέδρα
    [rally] Ανασύνταξη
   *[down] Κάτω
}
ba-order-assault = Έφοδος σε: { $target }
ba-obeys = υπακούει { $percent }%
ba-ask-order = Διαλέξτε μονάδα και δώστε της εντολή.
ba-ask-target = Σε ποιον βάλλει: { $unit };
ba-ask-place = Πού στέκεται: { $unit };
ba-ask-edge = Κερδίσατε τη ζαριά. Ποια άκρη του τραπεζιού είναι δική σας;
ba-choose-stay = Μένει εδώ
ba-choose-hold-fire = Χωρίς βολή
ba-choose-go-down = Κάτω
ba-choose-stand = Μένει όρθια
ba-event-turn-began = Αρχίζει ο γύρος { $turn }.
ba-event-moved = Κινείται: { $unit }.
ba-note-fire = Η μονάδα μένει στη θέση της και βάλλει μία φορά.
ba-note-advance = Η μονάδα κινείται ως 6″ και έπειτα βάλλει.
ba-note-run = Η μονάδα κινείται ως 12″ και δεν βάλλει.
ba-note-no-test = Χωρίς καθήλωση, άρα χωρίς δοκιμασία.
ba-hint-advance = 6″, έπειτα βολή
ba-hint-run = 12″, χωρίς βολή
ba-hint-ambush = βολή αργότερα
ba-inch = { $inch }″
