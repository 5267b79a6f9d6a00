refused-not-offered = To nie jest jeden z oferowanych wyborów.
refused-over = Bitwa skończona; o nic więcej się nie pyta.
refused-not-your-turn = Tej strony o nic się teraz nie pyta.
refused-nothing-to-undo = Nie ma już czego cofać.
refused-dice-count = { $count ->
    [one] Potrzebna jest jedna kostka; podaj jej wynik.
    [few] Potrzebne są { $count } kostki; podaj wynik każdej, po kolei.
   *[many] Potrzeba { $count } kostek; podaj wynik każdej, po kolei.
}
refused-dice-face = Kostka o { $sides } ściankach nie może pokazać { $face }.
file-unreadable = Pliku { $file } nie da się odczytać: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } jest dłuższy niż { $limit } znaków. Skróć go.
file-empty = W { $file } nic nie ma. Sprawdź, czy to właściwy plik.
scenario-on = { $scenario }, stół: { $map }
map-table = { $kind ->
    [village] wieś
    [open-country] otwarty teren
    [woods] lasy
    [ruins] ruiny
    [hedgerows] żywopłoty
    [works] zakłady
    [marshes] bagna
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Kto strzela
table-shooters-shots = Strzały
table-shooters-need = Potrzeba
table-shooters-hits = Trafienia
table-shooters-lost = Pada
table-shooters-together = Razem, średnio
callout-firing = może strzelać: { $firing } z { $models }
army-total = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $dice ->
    [one] { $dice } oddział
    [few] { $dice } oddziały
   *[many] { $dice } oddziałów
}.
army-empty = Armia nie ma jeszcze oddziału. Dodaj jeden.
army-full = Własna armia ma najwyżej tyle oddziałów: { $most }. Najpierw któryś usuń.
army-mend-add = dodaj: { $entry }
army-note = Uwaga: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: ustaw { $value }
army-mend-remove = usuń: { $unit }
army-yes = tak
army-no = nie
army-nobody = nikt
army-number = { $number }
army-own = Moja armia
army-own-things = Własne
own-title = { $title }
army-nation = { $name }
