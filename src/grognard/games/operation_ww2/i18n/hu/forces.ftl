### whole
# Amit az Operation World War II az erőkről, térképekről és forgatókönyvekről mond, és ami a fájljaikban hibás.

# ---- erők ----

az-force-title = { $nation }, { $points } pont
az-unit-title = { $title }
az-unit-numbered = { $name } { $number }
az-unit-headquarters = Szakaszparancsnokság
az-unit-grenadier-squad = Gránátosraj
az-unit-rifle-squad = Lövészraj
az-unit-machine-gun-section = Géppuskás raj
az-unit-mortar-section = Aknavetős raj
az-unit-anti-tank-gun = Páncéltörő ágyú
az-unit-bazooka-team = Bazookás csapat

az-force-nameless = az egységnek nincs se neve, se címe. Adj neki egyet.
az-force-gun-or-vehicle = egy egységnek löveg vagy jármű jut, nem mindkettő. Csinálj belőle két egységet.
az-force-nobody = az egységben nincs ember. Adj hozzá embereket, vagy nevezd meg a járművét.
az-force-over-limit = Az erő { $points } pontba kerül; ebben a csatában { $limit } lehet. Végy ki belőle valamit, vagy állapodjatok meg nagyobb határban.
az-force-foreign = { $unit }: ez nincs a nemzet ({ $nation }) kínálatában: { $thing }. Tégy a helyére valamit, ami az övé.
az-force-trait = { $unit }: nem lehet ilyen tulajdonsága: { $trait }. Hagyd ki.
az-force-not-played = { $unit }: van ilyen tulajdonsága, és ehhez nincs kéznél szabály: { $trait }. Hagyd ki.
az-force-operator = { $unit }: { $trait ->
    [runner] a futár és a Futár tulajdonság
   *[other] a rádiós és a Rádió tulajdonság
} együtt jár. Vedd fel, ami hiányzik, vagy hagyd ki mindkettőt.
az-force-crew = { $unit }: { $men } ember; a járműve személyzete { $crew } fő.
az-force-seats = { $unit }: { $men } ember; { $seats } férőhely van.
az-force-snipers = { $unit }: mesterlövészből egy vagy kettő lehet. A többit hagyd ki.
az-force-lone-sniper = { $unit }: a magányos mesterlövésznek van Beszivárgás tulajdonsága. Add hozzá, vagy egy megfigyelőt.
az-force-join-guns = { $join }: egy ütegben csak egyforma lövegek lehetnek.
az-force-join-vehicles = { $join }: egy rajban csak egyforma járművek lehetnek.
az-force-join-option = { $join }: járművek csak a járműrajok házi szabályával vonhatók össze. Állapodjatok meg benne, vagy maradjanak külön.
az-force-join-squads = { $join }: gyalogság csak akkor vonható össze, ha minden egységének van Összevont csapat tulajdonsága.
az-force-join-platoon = { $join }: az egységek különböző szakaszokhoz tartoznak.

# ---- térképek ----

az-map-one-shape = { $piece }: egyetlen alakja legyen: téglalap, körvonal vagy vonal szélességgel.
az-map-needs-width = { $piece }: egy vonalnak kell szélesség.
az-map-crosses-itself = { $piece }: a körvonala keresztezi önmagát, vagy nem zár körül semmit. Rajzold újra.
az-map-off-table = { $piece }: kilóg az asztal széléről. Rajzold kisebbre, vagy mozgasd el.
az-map-no-such-piece = { $piece }: ki van vágva belőle { $other }, és ez a térképnek nem másik darabja.
az-map-nothing-left = { $piece }: ami ki van vágva belőle, semmit sem hagy meg, vagy lyukat hagy a közepén. Rajzold meg részekben.
az-map-building = { $piece }: épületnek és romnak kell épületbejegyzés, más fajtának nem lehet.
az-map-building-cut = { $piece }: egy épület nem eshet darabokra. Rajzold meg mindegyiket külön.
az-map-inner-wall = { $piece }: egy szobafal kilóg az épületből.
az-map-inner-door = { $piece }: az ajtó itt: { $x }, { $y }, nincs abban a falban, amelyhez tartozik.
az-map-room-size = { $piece }: egy szoba nagyobb, mint { $wide } × { $long } cm. Húzz még egy falat, vagy legyen az épület különleges.
az-map-room-door = { $piece }: egy szobának nincs ajtaja.
az-map-opening = { $piece }: a nyílás itt: { $x }, { $y }, nincs a külső falban.

# ---- forgatókönyvek ----

az-scenario-same = a két félnek különböző zóna és különböző nemzet kell.
az-scenario-one-zone = vagy mindkét félnek legyen zónája, vagy egyiknek se; akinek saját területe van, annak kell.
az-scenario-zones = a zónák között { $width } cm-nél kevesebb marad. Legyenek sekélyebbek.
az-scenario-victory = egy helynek a téglalapja kell, egy épületnek egy épület azonosítója, a többinek egyik sem.

# ---- saját erők ----

az-build-group = { $kind ->
    [vehicles] Járművek
    [guns] Lövegek
   *[infantry] Gyalogság
}
az-build-training = Kiképzés
az-build-panic = Pánik határ
az-build-points = Pont
az-build-rows = Emberek sorai
az-build-row-role = Kik állnak ebben a sorban ({ $number }.)
az-build-rounds = Lőszer: { $weapon } (0: nincs határ)
az-build-gun = Löveg
az-build-join = Összevonva ezzel
az-build-joined = összevonva: { $unit }
az-build-arm = Fegyver: { $role }
az-build-line = Kiképzés { $training }, pánik határ { $panic }, { $men ->
    [one] { $men } ember
   *[other] { $men } ember
}
az-build-men = { $count } × { $role }
az-build-carries = { $before }, { $weapon }
az-build-bought = { $count } × { $thing }
az-build-weapons = Fegyverek (távok cm-ben; az egyes célpontfajták ellen elérendő szám)
az-build-column-weapon = Fegyver
az-build-column-close = Közel
az-build-column-normal = Normál
az-build-column-extreme = Extrém
az-build-column-shots = Lövés
az-build-column-infantry = Gyalogság
az-build-column-gun = Löveg
az-build-column-unarmoured = Páncélozatlan
az-build-column-light = Könnyű
az-build-column-medium = Közepes
az-build-column-heavy = Nehéz
az-build-role-officer = tiszt
az-build-role-leader = rajparancsnok
az-build-role-radio-operator = rádiós
az-build-role-runner = futár
az-build-role-rifleman = lövész
az-build-role-gunner = tüzér
az-build-role-assistant = segéd
az-build-role-sniper = mesterlövész
az-build-role-spotter = megfigyelő
az-build-role-engineer = utász
az-build-role-crewman = kezelő
az-army-template =
    Egy erő az Operation World War II játékhoz. Változtass rajta, amit akarsz, aztán: grognard army check FÁJL
    name: a rövid neve, kisbetűkkel, számokkal, kötőjellel; title: ahogyan hívod (elmaradhat).
    nation: kinek az ereje. Minden [[unit]] egy egység: id egy rövid név, amely másik egységnek nincs; name az, aminek
    hívják, number megkülönbözteti a többi ilyen nevűtől, title saját név helyette.
    training és panic_limit: a listája szerinti kiképzés és pánik határ; points: ahogy a listái mondják, a szabályokban nincsenek árak.
    men: ennyi ember (count), szereppel (role) és fegyverekkel (weapons); gun: tüzérség lesz belőle, vehicle: a jármű adatlapja.
    characteristics: például command, radio (rádióssal: radio-operator), runner (futárral: runner); extras: amit még
    vettek, a szabályok árain. join: egységek, amelyek kezdettől együtt harcolnak.

az-target-open = Tíz ember a szabadban
az-target-cover = Tíz ember közepes fedezékben
az-target-gun = Páncéltörő ágyú és kezelői
az-target-truck = Teherautó
az-target-half-track = Lövészpáncélos, elölről
az-target-tank = Közepes tank, elölről
az-target-range = { $range } cm

az-own-lacks = Ennek, amihez hasonlít, nincs „{ $field }” adata, így neki sincs: { $like }. Hagyd ki, vagy válassz mást, amihez hasonlít.
az-own-ranges = Egy távolabbi táv nem lehet rövidebb a közelebbinél, sem annál, ami a mintájának a legkisebb lőtávja.
az-own-armour = { $like } és a hozzá hasonló jármű vagy mindkettő páncélozott, vagy egyik sem. Válassz másik osztályt, vagy másik adatlapot.
az-own-mount = { $weapon } nem állhat ennek a helyén: { $other }. Válassz ugyanabból a csoportból.
