### whole

# Mondatok sok csatáról.

simulation-two-players = Két játékos harcol, és { $count } van megnevezve. Nevezz meg egyet-egyet mindkét félnek, például greedy,random.
simulation-how-many = { $battles } csata nem vívható meg. 1 és { $most } között lehet.
simulation-folder = { $folder } nem használható a csatákhoz: { $problem }.
simulation-folder-used = { $folder }: itt már vannak csaták. Folytasd őket (--resume), vagy nevezz meg másik mappát.
simulation-other-plan = { $folder }: itt más terv csatái vannak, ezek mások voltak: { $fields }. Nevezz meg másik mappát, vagy kérd ugyanazt, mint akkor.
simulation-no-backend = Nincs „{ $name }” nevű háttér. Vannak: { $names }.
simulation-backend-missing = A háttér, { $name }, nincs telepítve. Telepítsd: grognard[{ $name }], vagy hagyd el a --backend paramétert.
simulation-address = Nem válaszol { $name } fürt ezen a címen: { $address }: { $problem }.
simulation-address-local = { $name } ezen a gépen harcol, nem kell neki cím. Add meg hozzá: --backend dask vagy ray, vagy hagyd el.
simulation-workers = { $count } folyamat nem tud harcolni. Kérj 1-et vagy többet, vagy auto értéket.
simulation-fault = { $count ->
    [one] Egy csata: { $fault }
   *[other] { $count } csata: { $fault }
 }
simulation-heading = { $first } – { $second }
simulation-told = { $battles ->
    [one] Egy csata
   *[other] { $battles } csata
 }: { $first } nyert: { $won }, { $second } nyert: { $lost }, döntetlen: { $drawn }.
simulation-rate = { $name } győzelmi aránya { $share } (100-ból 95-ször { $low } és { $high } között); a döntetlen félnek számít.
simulation-settled = { $verdict ->
    [first] { $first } az erősebb.
    [second] { $second } az erősebb.
   *[open] Hogy melyik az erősebb, nyitott: a sávban benne van az 50%.
 }
simulation-first-seat = Az első hely győzelmi aránya { $share } ({ $low } – { $high }).
simulation-points = Pontok átlagosan: { $first } { $one }, { $second } { $other }.
simulation-reasons = Mi vetett véget nekik
simulation-reason = { $reason ->
    [turns] az utolsó kör
    [wiped-out] egy fél felszámolva
    [destruction] egy fél megsemmisítve
    [objective] a tartott cél
    [points] a pontok
    [draw] döntetlen
    [agreed] megegyezett döntetlen
    [concession] egy fél feladta
    [forfeit] egy játékos kiesett
   *[other] { $reason }
 }
simulation-turns = Hány körig tartottak
simulation-turned = Hányadik körtől vezetett a győztes
simulation-left = Mi maradt az erőkből egy-egy kör után
simulation-units = Mit tett egy-egy egység a pontjaiért
simulation-unit = Egység
simulation-worth = Pont
simulation-earned = Szerzett
simulation-per-hundred = Százért
simulation-lost = Veszített
simulation-gone = Felszámolva
simulation-units-note = „Szerzett”: átlagosan hány pontnyi ellenséget számolt fel az egység; „Százért”: ugyanez a saját ára száz pontjára.
simulation-faults = Mi romlott el
simulation-how = Hogyan jött ki
simulation-seeds = { $battles ->
    [one] Egy csata ({ $system }), mag: { $seed }
   *[other] { $battles } csata ({ $system }), magok innen kezdve: { $seed }
 }{ $swap ->
    [yes] , minden mag kétszer, cserélt oldalakkal
   *[no] {""}
 }. Játékosok: { $first } és { $second }.
simulation-turn = { $turn }. kör
simulation-vary = „{ $given }” nem változtatható. Írd így: DOLOG=ÉRTÉK,ÉRTÉK, e dolgok egyikével: { $things }.
simulation-vary-values = „{ $given }” kevesebb mint két értéket nevez meg, vagy egyet kétszer. Írd így: DOLOG=ÉRTÉK,ÉRTÉK.
simulation-vary-twice = Egy dolog kétszer változik: { $things }. Nevezd meg minden értékét egyszerre, például map=open,village.
simulation-vary-many = Ez több mint { $most } változat. Változtass egyszerre kevesebb dolgot.
simulation-vary-year = „{ $given }” nem évszám. Írj olyat, mint 1944.
simulation-share = { $field } értéke { $value }; 0-nál nagyobb és 1-nél kisebb arány lehet, például 0.05.
simulation-compare-seeds = A két terv magjai vagy csatáinak száma különböznek. Legyenek azonosak.
simulation-compare-two = Két változatot lehet összehasonlítani; ez { $count }. Nevezd meg egy dolog két értékét, például --vary army2=one,other.
simulation-variant = Változat
simulation-battles = Csata
simulation-share-won = Nyert
simulation-interval = 100-ból 95
simulation-drawn = Döntetlen
simulation-length = Kör
simulation-difference = { $verdict ->
    [more] { $called } többet nyer, ha { $second }, mint ha { $first }: száz csatából ennyivel többet: { $size } ({ $low } – { $high }).
    [less] { $called } kevesebbet nyer, ha { $second }, mint ha { $first }: száz csatából ennyivel kevesebbet: { $size } ({ $low } – { $high }).
    [alike] { $called } körülbelül ugyanannyit nyer, ha { $first }, és ha { $second }: száz csatából kevesebb a különbség, mint { $alike } ({ $low } – { $high }).
   *[open] Nem dőlt el, miben más { $called } számára { $first } és { $second }: száz csatából { $size } a különbség ({ $low } – { $high }). Vívass többet, vagy kérj kevesebbet (--alike).
 }
simulation-difference-known = { $size } / 100 ({ $low } – { $high })
simulation-difference-of = Mindegyikből { $battles } csatát számoltunk meg, ugyanazokon a magokon; a sáv száz összehasonlításból { $error } esetben nem tartalmazza a valódi különbséget, pedig minden mag után megnéztük, meg lehet-e állni.
simulation-variant-rate = { $name }: { $called } győzelmi aránya { $share } ({ $low } – { $high }).
simulation-ladder-entrants = Egy ranglistához kettő vagy több kell, legfeljebb { $most }, mindegyik egyszer.
simulation-ladder-name = Név
simulation-ladder-rating = Értékelés
simulation-ladder-how = { $seeds ->
    [one] Páronként egy mag
   *[other] Páronként { $seeds } mag
 }, innen kezdve: { $first }, mindegyik mindkét oldalról. 400 ponttal több tíz győzelmet jelent egy ellen; az átlag 1500.
