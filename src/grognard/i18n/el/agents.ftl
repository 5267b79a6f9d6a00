### whole

no-such-agent = Δεν υπάρχει παίκτης-υπολογιστής «{ $name }». Υπάρχουν: { $names }.
agent-looked-ahead = { $reason } Παιγμένο ως το τέλος του γύρου { $worlds ->
        [one] μία φορά
       *[other] { $worlds } φορές
    }, βγήκε κατά μέσο όρο { $gain } πόντους καλύτερο από ό,τι φαινόταν αρχικά το καλύτερο.
agent-budget = Το «{ $name }» δεν είναι μέτρο για βετεράνο: θέλει { $least } ως { $longest } δευτερόλεπτα ανά απόφαση, όπως veteran:0.5s, ή 1 ως { $most } προσομοιώσεις, όπως veteran:200.
own-agent-unread = Το { $file } με τον παίκτη δεν διαβάζεται: { $problem }.
own-agent-unnamed = Γράψτε ποιος παίκτης του { $file } εννοείται, όπως { $file }:ΟΝΟΜΑ. Έχει: { $names }.
own-agent-missing = Το { $file } δεν έχει συνάρτηση ή κλάση «{ $name }». Έχει: { $names }.
own-agent-broken = Το { $file } με τον παίκτη δεν χρησιμοποιείται: { $problem }
own-agent-forfeit = Ο παίκτης { $name } δεν έδωσε δεκτή απάντηση και εγκαταλείπει τη μάχη: { $problem }
own-agent-not-called = Το «{ $name }» στο { $file } δεν κάνει παίκτη: το αντικείμενό του πρέπει να καλείται με battle, decision, budget και random.
own-agent-gone = η διεργασία του τερματίστηκε.
own-agent-slow = χρειάστηκε πάνω από { $seconds } δευτερόλεπτα.
own-agent-fault = { $problem }
agent-line-shot = { $unit }: επίθεση κατά { $target }.
agent-line-unit = { $unit }: δρα.
agent-line-side = Η πλευρά { $side } κάνει την επιλογή της.
