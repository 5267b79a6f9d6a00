### whole
### Az Operation World War II esélyei: mit kérdeznek, és mi a válasz.

az-odds-hits = Találatok
az-odds-dead = Halottak
az-odds-scared = Ijedtek
az-odds-fate = Mi lesz a célponttal
az-odds-fate-holds = kitart
az-odds-fate-breaks = pánikba esik
az-odds-fate-destroyed = megsemmisül
az-odds-any = Legalább egy meghal
az-odds-breaks = A célpont pánikba esik
az-odds-destroyed = A célpont megsemmisül
az-odds-measured = Halottak átlagosan

az-odds-summary = { $attacker } tüzel { $target } ellen, { $order }, { $range } cm, { $ground ->
    [none] szabadban
    [trench] lövészárokban
    [covered] { $cover ->
        [light] könnyű fedezék
        [medium] közepes fedezék
       *[heavy] nehéz fedezék
    }
   *[both] { $cover ->
        [light] könnyű fedezék
        [medium] közepes fedezék
       *[heavy] nehéz fedezék
    } és lövészárok
}{ $smoke ->
    [true] , füstben
   *[false] {""}
}{ $volleys ->
    [one] {""}
   *[other] , { $volleys }-szer
}: átlagosan { NUMBER($dead, minimumFractionDigits: 2) } halott és { NUMBER($scared, minimumFractionDigits: 2) } ijedt, legalább egy halott { $any }%, pánikba esik { $breaks }%, megsemmisül { $destroyed }%.

az-odds-thing-summary = { $attacker } tüzel { $target } ellen, { $order }, { $range } cm, { $side ->
    [front] az eleje
    [side] az oldala
   *[rear] a hátulja
}{ $volleys ->
    [one] {""}
   *[other] , { $volleys }-szer
}: kárt szenved { $harmed }%, megsemmisül { $wrecked }%{ $leaves ->
    [0] .
   *[other] , a személyzet kiszáll { $leaves }%.
}
az-odds-crew = Mi lesz a személyzetével
az-odds-crew-end = { $end ->
    [stays] benne marad
    [leaves] kiszáll
    [flees] elmenekül vele
   *[dead] senki sem marad
}
az-odds-ridden = Motorok, amelyeken még ülnek
az-odds-section-fired-at = Motoros rajról csak akkor lehet kérdezni, ha menet közben egyszer lőnek rá.
az-odds-section-apart = A tűz nem egyben oszlana meg a rajban: több sablont rak le, vagy egyet olyan rajra, amely nem teljes, vagy { $most } motornál több, különböző motorokra irányul, vagy némelyik rejtve van. Kérdezzen inkább egyetlen motorról.
az-odds-leaves = A személyzet kiszáll
az-odds-out = Aki kilátszik, meghal
az-odds-result = Mi lesz a löveggel vagy járművel
az-odds-result-none = semmi
az-odds-result-crew = a személyzete szenved
az-odds-result-weapon = elvész egy fegyver
az-odds-result-mobility = nem mozog úgy, mint előtte
az-odds-result-destroyed = megsemmisül
az-odds-harmed = Bármi történik a löveggel vagy járművel
az-odds-wrecked = A löveg vagy jármű megsemmisül

az-odds-own-result = Mi lesz a támadó járművével
az-odds-own-harmed = Bármi történik a támadó járművével
az-odds-own-wrecked = A támadó járműve megsemmisül
az-odds-rams = Sor kerül rá
az-odds-ram-summary = { $attacker } ütközése { $target } ellen, ha nekilendül ({ $rams }%): a célpont kárt szenved { $harmed }%, megsemmisül { $wrecked }%; a támadó { $hurt }% és { $gone }%.
az-odds-own-dead = A támadó halottai
az-odds-own-scared = A támadó ijedtjei
az-odds-own-fate = Mi lesz a támadóval
az-odds-own-breaks = A támadó pánikba esik
az-odds-own-destroyed = A támadó megsemmisül
az-odds-storm-summary = { $attacker } közelharci rohamot intéz { $target } ellen, { $side ->
    [side] az oldala
   *[rear] a hátulja
}: kárt szenved { $harmed }%, megsemmisül { $wrecked }%{ $leaves ->
    [0] {""}
   *[other] , a személyzet kiszáll { $leaves }%
}; a támadóból átlagosan { $lost } meghal, pánikba esik { $broken }%.
az-odds-melee-summary = { $attacker } { $charged ->
    [true] rohamoz
   *[false] harcol
} { $target } ellen, { $end ->
    [true] a végéig
   *[false] egy kör
}: átlagosan a célpont { NUMBER($dead, minimumFractionDigits: 2) } halottja, a támadó { NUMBER($lost, minimumFractionDigits: 2) } halottja; a célpont pánikba esik { $breaks }%, megsemmisül { $destroyed }%, a támadó { $broken }% és { $gone }%.

az-odds-needed = A találathoz kell
az-odds-number = A fegyver száma
az-odds-needed-total = Kell
az-odds-area = Ezek a fegyverek sablont raknak le; hogy mit érnek, attól függ, ki hol áll: kérdezd sablonokkal.

az-odds-bad-words = „{ $word }” nem érthető. Írj fegyvereket a számukkal, kiképzést és pánik határt: „9 kar98k + 1 mg34 + 1 assistant, training 4, panic limit 3”, vagy egy jármű adatlapját: „panther”.
az-odds-one-gun = Legfeljebb egy löveg, például „1 pak-40 + 4 assistant”.
az-odds-too-many = Legfeljebb { $most }.
az-odds-moved = Csak az mozog és tüzel is, aki rohamoz.

az-odds-salvo = Ennyi ember között a sorozat rakétáit nem számoljuk ki. Kérdezzen kevesebb emberről; { $most } emberig mindig megvan a válasz.
az-odds-many-templates = Ennyi sablont ennyi ember között túl sokáig tartana követni. Kérdezzen kevesebb emberről vagy kevesebb tüzelőről.
az-odds-melee-on-foot = Csak gyalog levő emberek rohamoznak, másokat vagy egy járművet; a löveg személyzete legyen a célpont.
az-odds-storm = Ez nem jelent semmit, ha emberek egy jármű ellen intéznek közelharci rohamot.
az-odds-other-attack = { $attack ->
    [close-combat] Ez közelharcban nem jelent semmit.
    [ram] Ez ütközésnél nem jelent semmit.
    [overrun] Ez gázolásnál nem jelent semmit.
    [drive] Ez vezetésnél nem jelent semmit.
    [shell] Ez épületre lőtt lövedéknél nem jelent semmit.
   *[other] { $of ->
        [close-combat] Ez csak közelharcban jelent valamit.
        [drive] Ez csak vezető, ütköző vagy gázoló járműnél jelent valamit.
        [overrun] Ez csak gázolásnál jelent valamit.
       *[other] Ez csak épületre lőtt lövedéknél jelent valamit.
    }
}
az-odds-shell-people = Az épületre lőtt lövedéknél a benne levő emberekről szól a kérdés.
az-odds-shell-standing = A lövedék robbanása előtt mind állnak.
az-odds-small-shell = { $unit }: nincs 105 mm-es vagy nagyobb fegyvere, és kisebb lövedék nem árt épületnek.
az-odds-building = Mi lesz az épülettel
az-odds-building-end = { $end ->
    [stands] áll, ahogy előtte
    [shaken] megrázkódik
    [roofless] elveszti a tetejét
   *[falls] összedől
}
az-odds-falls = Az épület összedől
az-odds-size = { $size ->
    [small] kicsi
    [medium] közepes
    [large] nagy
   *[huge] hatalmas
}
az-odds-on-the-roof = { $roof ->
    [true] a tetőre
   *[false] a falnak
}
az-odds-shell-summary = Egy lövedék ({ $attacker }) { $roof ->
    [true] egy épület tetejére
   *[false] egy épületre
}, mérete { $size }, benne { $target }: összedől { $falls }%; átlagosan { NUMBER($dead, minimumFractionDigits: 2) } halott és { NUMBER($scared, minimumFractionDigits: 2) } ijedt, pánikba esik { $breaks }%, megsemmisül { $destroyed }%.
az-odds-drive = Mi lesz az úttal
az-odds-drive-end = { $end ->
    [arrives] célba ér
   *[stuck] elakad
}
az-odds-arrives = Nem akad el
az-odds-drive-summary = { $attacker } úton { $target } felé: nem akad el { $arrives }%.
az-odds-overrun-summary = { $attacker } elgázol { $touched } embert, { $target }{ $arrives ->
    [100] {""}
   *[other] , ha nem akad el ({ $arrives }%)
}: átlagosan { NUMBER($dead, minimumFractionDigits: 2) } halott és { NUMBER($scared, minimumFractionDigits: 2) } ijedt, pánikba esik { $breaks }%, megsemmisül { $destroyed }%.
az-odds-overrun-people = Jármű gyalog levő embereket gázol el; motor nem gázol.
az-odds-only-vehicles-drive = Csak jármű vezethető.
az-odds-nothing-on-the-way = Mondd meg, milyen terep van az útjában.
az-odds-only-driven = Ez vezetésnél nem jelent semmit.
az-odds-seen-anyway = Mondd meg, mit tett utoljára a célpont: akit mindenképp látnak, azt éjjel is látják.
az-odds-lit-by-day = Fény csak éjjel esik valakire.
az-odds-no-motorcycle = A célpont nem motor.
az-odds-ram-vehicles = Csak jármű ütközik, és csak járműnek; motor nem ütközik.
az-odds-no-side = Csak lövegnek és járműnek vannak oldalai.
az-odds-no-formation = Csak ott számít, ahol löveg, jármű vagy sablonos fegyver tüzel gyalog levő emberekre.
az-odds-no-volleys = Emberekre és járműre leadott tűznél adható meg, lövegnél nem, és akkor sem, ha sablonok után célzott lövések következnek, vagy emberek másokat takarnak.
az-odds-no-hits = Csak emberekre leadott, sablon nélküli tűznél adható meg.
az-odds-no-templates = Itt semmi olyat nem lőnek ki, ami sablont rak le.
az-odds-templates-anyway = Lövegek és járművek, és akik rájuk tüzelnek, úgyis sablonokkal tüzelnek.
az-odds-aboard = A célpont jármű, és annak nincsenek gyalog levő emberei.

az-odds-cover-none = szabadban
az-odds-cover-light = könnyű fedezék
az-odds-cover-medium = közepes fedezék
az-odds-cover-heavy = nehéz fedezék

az-odds-field-attacker = Ki tüzel
az-odds-field-target = Célpont
az-odds-field-attack = A támadás fajtája
az-odds-field-engaged = Támadók talpkontaktusban
az-odds-field-charged = A támadók rohamoztak
az-odds-field-wall = Alacsony fal fölött
az-odds-field-order = Parancs
az-odds-field-range = Táv centiméterben
az-odds-field-cover = A célpont fedezéke
az-odds-field-trench = A célpont lövészárokban van
az-odds-field-looking-out = A parancsnoka kilátszik
az-odds-nobody-looks-out = Csak olyan járműnél adható meg, amelyből kibújhat valaki.
az-odds-field-smoke = A célpont füstben van
az-odds-field-side = A célpont eltalált oldala
az-odds-field-templates = Sablonos fegyverek is tüzelnek
az-odds-field-formation = Milyen alakzatban áll mindkettő
az-odds-field-moved = A tüzelő helyet változtat
az-odds-field-men = A célpont megmaradt emberei
az-odds-field-scared = Közülük ijedten fekszik
az-odds-field-losses = A célpont korábbi veszteségei
az-odds-field-command = Parancsnoki egység áll a célpont közelében
az-odds-field-hits = Ennyi lövés talált
az-odds-field-building = Az épület mérete
az-odds-field-roof = A lövedék a tetőre esik
az-odds-field-seen = A célpont felderítve
az-odds-seen = { $seen ->
    [anyway] mindenképp
    [fired] mert utoljára tüzelt
    [moved] mert utoljára mozgott
   *[stationary] bár nem mozdult
}
az-odds-field-night = Éjjel
az-odds-field-lit = Fény esik a célpontra
az-odds-field-at-rest = A motor lesben áll
az-odds-field-through = Terep az útjában
az-odds-field-touches = Emberek az eleje alatt
az-odds-field-volleys = Ennyi ilyen egység tüzel egymás után
az-odds-field-options = Házi szabályok

az-odds-attack-fire = tűz
az-odds-attack-close-combat = közelharc
az-odds-attack-ram = ütközés
az-odds-attack-overrun = gázolás
az-odds-attack-drive = vezetés
az-odds-attack-shell = lövedék épületre
az-odds-side-front = elöl
az-odds-side-side = oldalt
az-odds-side-rear = hátul
az-odds-formation-block = tömbben
az-odds-formation-line = vonalban

az-odds-with-cover = { $cover ->
    [none] szabadban
    [light] könnyű fedezékben
    [medium] közepes fedezékben
   *[heavy] nehéz fedezékben
}
az-odds-with-order = parancs: { $order }
az-odds-not-charged = roham nélkül
az-odds-over-a-wall = alacsony fal fölött
az-odds-to-the-end = a végéig
az-odds-with-side = { $side ->
    [front] elölről
    [side] oldalról
   *[rear] hátulról
}
az-odds-with-range = { $range } cm-ről

az-luck-hits = Találó lövések
az-luck-harm = Emberek sebzésének fokai
az-luck-machines = Lövegeket és járműveket károsító találatok
az-luck-tests = Sikerült tesztek
az-forecast-hits = Találatok: { $unit }
az-forecast-harm = Sebzés: { $unit } (ijedt 1, halott 2)
az-forecast-machine = A löveget vagy járművet károsító találatok: { $unit }
az-forecast-test = { $test ->
    [morale] Morál
    [nerve] Nyugodt idegek
    [willpower] Akaraterő
    [driving] Vezetés
    [ram] Ütközés
    [breaking-in] Épületbe hatolás
    [courage] Bátorság
    [training] Kiképzés
    [call] Kommunikáció
    [accuracy] Pontosság barátok mellett
    [holding-on] Kapaszkodás
   *[daring] Közelharci roham
}: { $unit }
az-forecast-test-passed = sikerült
az-forecast-test-failed = nem sikerült
