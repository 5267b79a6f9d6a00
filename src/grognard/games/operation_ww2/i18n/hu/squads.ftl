### whole
### Az Operation World War II járműrajai és ideiglenes összevonásai.

az-roll-courage = A raj Bátorsága, { $need }+
az-ask-vehicle-hit = A raj melyik járművét éri a találat?
az-choose-take-hit = { $number }. jármű

az-event-dropped-out = { $unit }: egy járművét külön tesztelik.
az-event-came-back = Egy jármű újra itt van: { $squad }.
az-event-left-behind = { $unit } otthagyja, ami nem tudja követni; az elveszett.
az-event-courage-tested = { $unit } ennyi járművet vesztett: { $lost }; { $passed ->
    [yes] folytatja.
   *[no] hátrál.
}
az-event-squad-backed = { $unit }: egy járműve a fedezék felé tolat.
az-event-spoken = { $unit } rádión hívja: { $to }. { $succeeded ->
    [yes] A következő körben együtt mehetnek.
   *[no] Nincs válasz.
}
az-event-attached = Együtt megy: { $unit }, { $other }.
az-event-separated = { $other } újra külön megy.
az-ask-attachments = Kik menjenek együtt ebben a körben?
az-choose-attach = { $other } vele megy: { $unit }
az-choose-separate = { $other } újra külön megy
az-choose-leave-attached = Maradjon, ahogy van
az-besides-speaks = Hívás közös menetre: { $unit }
az-refused-speaks = Csak egy szakasz egyforma, rádiós páncélozott járművei hívhatják egymást közös menetre.
az-refused-boarding-guest = Aki egy járművel megy, csak akkor szállhat fel, ha az nemcsak a saját egységét szállítja, és talpkontaktusban van vele.
az-refused-leaves-foot = Akik gyalog követik a járművet, nem tudnának vele tartani.
az-fact-joined = vele: { $unit }
az-refused-squad-target = Egy járműraj minden fegyverének egy célpontja van.
az-refused-attached-targets = Az együtt menő járművek fő fegyvereinek egy célpontja van, a többinek legfeljebb kettő.
