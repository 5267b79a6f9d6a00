### whole

simulation-two-players = Walczy dwóch graczy; podano { $count }. Podaj po jednym na stronę, jak greedy,random.
simulation-how-many = Nie można rozegrać tylu bitew: { $battles }. Można od 1 do { $most }.
simulation-folder = Folderu { $folder } nie da się użyć na bitwy: { $problem }.
simulation-folder-used = W { $folder } są już bitwy. Idź dalej przez --resume albo podaj inny folder.
simulation-other-plan = W { $folder } są bitwy z innego planu; różni się: { $fields }. Podaj inny folder albo poproś o to samo co przedtem.
simulation-no-backend = Nie ma zaplecza o nazwie „{ $name }”. Są: { $names }.
simulation-backend-missing = Zaplecze { $name } nie jest zainstalowane. Zainstaluj grognard[{ $name }] albo pomiń --backend.
simulation-address = Żaden klaster { $name } nie odpowiada pod { $address }: { $problem }.
simulation-address-local = { $name } walczy na tym komputerze i nie potrzebuje adresu. Podaj z nim --backend dask albo ray, albo go pomiń.
simulation-workers = Procesów nie może być { $count }. Poproś o 1 lub więcej albo o auto.
simulation-fault = { $count ->
    [one] Jedna bitwa: { $fault }
    [few] { $count } bitwy: { $fault }
   *[many] { $count } bitew: { $fault }
 }
simulation-heading = { $first } – { $second }
simulation-told = { $battles ->
    [one] Jedna bitwa
    [few] { $battles } bitwy
   *[many] { $battles } bitew
 }: { $first }, wygrane: { $won }; { $second }, wygrane: { $lost }; remisy: { $drawn }.
simulation-rate = { $name } wygrywa { $share } (od { $low } do { $high } w 95 przypadkach na sto), remis liczy się za pół.
simulation-settled = { $verdict ->
    [first] Silniejsza strona: { $first }.
    [second] Silniejsza strona: { $second }.
   *[open] Nie wiadomo, która strona jest silniejsza: przedział obejmuje 50%.
 }
simulation-first-seat = Pierwsze miejsce wygrało { $share } (od { $low } do { $high }).
simulation-points = Punkty średnio: { $first } { $one }, { $second } { $other }.
simulation-reasons = Co je zakończyło
simulation-reason = { $reason ->
    [turns] ostatnia tura
    [wiped-out] strona wybita do ostatniego
    [destruction] strona zniszczona
    [objective] utrzymany cel
    [points] punkty
    [draw] remis
    [agreed] uzgodniony remis
    [concession] strona się poddała
    [forfeit] gracz oddał bitwę
   *[other] { $reason }
 }
simulation-turns = Ile tur trwały
simulation-turned = Od której tury prowadził zwycięzca
simulation-left = Co zostało z każdej armii po każdej turze
simulation-units = Co każdy oddział zdziałał za swoje punkty
simulation-unit = Oddział
simulation-worth = Punkty
simulation-earned = Zdobył
simulation-per-hundred = Na 100
simulation-lost = Stracił
simulation-gone = Wybity
simulation-units-note = „Zdobył” to ile punktów wroga oddział średnio zdobył, „Na 100” to samo na sto punktów własnego kosztu.
simulation-faults = Co poszło źle
simulation-how = Jak to ustalono
simulation-seeds = { $battles ->
    [one] Jedna bitwa w { $system }, ziarno { $seed }
    [few] { $battles } bitwy w { $system }, ziarna od { $seed }
   *[many] { $battles } bitew w { $system }, ziarna od { $seed }
 }{ $swap ->
    [yes] , każde ziarno dwa razy, z zamianą stron
   *[no] {""}
 }. Gracze: { $first } i { $second }.
simulation-turn = Tura { $turn }
simulation-vary = „{ $given }” nie jest niczym, co można zmieniać. Napisz RZECZ=WARTOŚĆ,WARTOŚĆ z jedną z rzeczy: { $things }.
simulation-vary-values = „{ $given }” podaje mniej niż dwie wartości albo jedną dwa razy. Napisz RZECZ=WARTOŚĆ,WARTOŚĆ.
simulation-vary-twice = Dwa razy zmienia się to samo: { $things }. Podaj wszystkie wartości naraz, jak map=open,village.
simulation-vary-many = Daje to więcej wariantów niż { $most }. Zmień mniej rzeczy naraz.
simulation-vary-year = „{ $given }” nie jest rokiem. Napisz na przykład 1944.
simulation-share = { $field } to { $value }; ma to być ułamek powyżej 0 i poniżej 1, jak 0.05.
simulation-compare-seeds = Oba plany różnią się ziarnami albo liczbą bitew. Zaplanuj oba tak samo.
simulation-compare-two = Porównuje się dwa warianty; tu jest ich { $count }. Podaj dwie wartości jednej rzeczy, jak --vary army2=one,other.
simulation-variant = Wariant
simulation-battles = Bitwy
simulation-share-won = Wygrane
simulation-interval = 95 na 100
simulation-drawn = Remisy
simulation-length = Tury
simulation-difference = { $verdict ->
    [more] { $called }: z wariantem { $second } wygrywa więcej niż z { $first }, o { $size } na sto bitew (od { $low } do { $high }).
    [less] { $called }: z wariantem { $second } wygrywa mniej niż z { $first }, o { $size } na sto bitew (od { $low } do { $high }).
    [alike] { $called }: z wariantem { $first } wygrywa mniej więcej tak często jak z { $second }; różnica to mniej niż { $alike } na sto bitew (od { $low } do { $high }).
   *[open] { $called }: nie rozstrzygnięto, czym różnią się { $first } i { $second }; różnica to { $size } na sto bitew (od { $low } do { $high }). Rozegraj więcej albo wymagaj mniej przez --alike.
 }
simulation-difference-known = { $size } na 100 (od { $low } do { $high })
simulation-difference-of = Policzono bitew każdego wariantu: { $battles }, na tych samych ziarnach; przedział mija prawdziwą różnicę w { $error } na sto porównań, choć patrzono po każdym ziarnie i wtedy przerwano.
simulation-variant-rate = { $name }: { $called } wygrywa { $share } (od { $low } do { $high }).
simulation-ladder-entrants = Drabinka jest dla dwóch lub więcej, najwyżej { $most }, każdy podany raz.
simulation-ladder-name = Nazwa
simulation-ladder-rating = Ranking
simulation-ladder-how = { $seeds ->
    [one] Jedno ziarno
    [few] { $seeds } ziarna
   *[many] { $seeds } ziaren
 } na parę, od { $first }, każde z obu stron. 400 punktów więcej to dziesięć zwycięstw na jedno; średnia to 1500.
