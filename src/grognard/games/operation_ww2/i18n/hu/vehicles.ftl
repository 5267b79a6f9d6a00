### whole
### Az Operation World War II járművei: dobások, események, amit nem lehet.

# ---- dobások ----

az-roll-riders-hit = A tankon utazók: { $faces }
az-roll-holding-on = Az utazók kapaszkodnak, mindenkinek { $need }+: { $faces }
az-roll-crew-hits = Az eltalált emberek: { $faces }
az-roll-on = Hány centimétert gurul tovább: { $faces }
az-roll-engine = Motor vagy lőszer: { $faces }
az-roll-wheel-or-track = Kerék 5-ig, lánctalp 6-tól: { $faces }
az-roll-catastrophe = Meddig ér a robbanás: { $faces }
az-roll-blast = Akik a robbanásban vannak: { $faces }
az-roll-nerve = Nyugodt idegek teszt, { $need }+: { $faces }
az-roll-willpower = Akaraterő teszt, { $need }+: { $faces }
az-roll-protection = Védelem ({ $by ->
    [wall] { az-protection-wall }
    [covered] { az-protection-covered }
   *[shield] { az-protection-shield }
}): { $faces }
az-roll-pierce = Átütés, { $need }+: { $faces }
az-roll-vehicle-damage = Sebzés, módosító { $modifier }: { $faces }
az-roll-flame-damage = Láng sebzése: { $faces }

# ---- sebzés ----

az-damage-gun-class = a löveg és a célpont osztálya

# ---- miért nem tüzel egy fegyver ----

az-why-lost = Elveszett.
az-why-nobody-at-it = Erre már nincs ember: { $task }.
az-why-not-exposed = Ebben a körben más nem bújhat ki.
az-why-from-vehicle = Jármű belsejéből ezzel nem tüzelnek.
az-why-vehicle-moves = Az utasok csak addig tüzelnek, amíg a járművük a helyén marad.
az-why-no-place-to-fire = Már annyi utas tüzel, ahány tud.

# ---- további dobások ----

az-roll-driving = Vezetési teszt, { $need }+: { $faces }
az-roll-ram = Ütközés teszt, { $need }+: { $faces }
az-roll-collision = Az ütközés sebzése: { $faces }
az-roll-evade = Kitérés, { $need }+: { $faces }
az-roll-evasion = Akik a jármű útjában vannak: { $faces }
az-roll-section = Az épületrész sérülése: { $faces }
az-roll-daring = Közelharci roham teszt, { $need }+: { $faces }
az-roll-placing = Elhelyezés a járművön: { $faces }

# ---- amit nem lehet ----

az-refused-look-out = Csak a parancsnok bújik ki, vagy ha már meghalt, aki helyettesíti, és senki sem, aki ijedt.
az-refused-calm = Kézifegyverek okozta veszteség után ebben a körben más nem bújik ki.
az-refused-no-driver = Nincs, aki vezetni tudná.
az-refused-immobile = Mozgásképtelen.
az-refused-track = Lánctalp nélkül csak helyben fordul.
az-refused-stuck = Végleg elakadt.
az-refused-both-ways = Egy paranccsal vagy előre halad, vagy hátra, mindkettőt nem.
az-refused-reverse-fast = Hátramenetben lassan halad.
az-refused-turns = Legfeljebb { $most } fordulás lehet; egy legfeljebb 90 fok.
az-refused-towing-fast = Aki löveget vontat, lassan halad.
az-refused-closed-up = { $most } cm-nél többhöz, a fordulásokat is számítva, a parancsnoknak ki kell bújnia.
az-refused-vehicle-barred = Ez a jármű azon a terepen nem jut át.
az-refused-vehicle-passing = Járművek és lövegek vannak az útjában, vagy emberek, akiken nem hajthat át.
az-refused-vehicle-leads = Elöl egy jármű megy, benne a személyzete.
az-refused-boarding-fast = Fel- és leszállni csak addig lehet, amíg a jármű lassan halad vagy áll.
az-refused-boarding-who = Csak a saját egységéből szállhat fel valaki, és csak az szállhat le, aki fent van.
az-refused-boarding-twice = Egy körben senki sem száll fel és le is.
az-refused-boarding-lying = Aki ijedten fekszik, ezzel a paranccsal csak feláll, és egy későbbivel száll fel.
az-refused-boarding-way = Jelentsd be egy felszálló útját, és a jármű mellett érjen véget. Csak annak nem kell, aki már ott áll.
az-refused-boarding-reach = Aki felszáll, a jármű mellé ér, és még 5 cm-e marad.
az-refused-turret-riders = A torony nem fordul el a tankon utazók alatt.
az-refused-boarding-full = { $seats } férőhely van.
az-refused-driver-leaves = Ha a jármű halad, valaki benne marad vezetni.
az-refused-ram-run-up = Ütközéshez Roham kell, és 10 cm egyenesen.
az-refused-ram-target = Egy asztalon levő ellenséges járművet nevezz meg.
az-refused-motorcycle-rams = Motor nem ütközik neki semminek.
az-refused-overrun-run-up = Gázoláshoz Roham kell, és 10 cm egyenesen.
az-refused-motorcycle-overruns = Motor nem gázol.
az-refused-hitching-moves = Amíg egy löveget rögzítenek vagy leoldanak, senki sem vált helyet.
az-refused-hitch = Három kezelője áll a löveg mellett, és hozzáér egy jármű, amely vontathatja.
az-refused-close-assault = A megnevezett modellek egy elérhető ellenséges jármű oldalát vagy hátulját rohamozzák, mindegyiknél gránát vagy töltet.
az-refused-close-assault-lead = Akinek az útját bejelented, azok közé tartozzon, akik a járművet rohamozzák.
az-refused-close-assault-way = Jelentsd be annak az útját, aki a közelharci rohamot vezeti. Csak annak nem kell, aki már a jármű oldalánál vagy hátuljánál áll.
az-refused-close-assault-away = Az út a jármű oldalánál vagy hátuljánál érjen véget, vagy ha túl messze van, közelebb hozzá, mint ahol kezdődött.

# ---- kit és mit ért a találat ----

az-struck-man = { $who ->
    [commander] a parancsnok
    [crewman] egy kezelő
   *[other] { $who }
}{ $exposed ->
    [yes] { $who ->
        [commander] {""}
       *[other] , aki kilátszik
    }
   *[no] {""}
}{ $scared ->
    [yes] , már ijedt
   *[no] {""}
}

# ---- kérdések ----

az-ask-aims = Mire tüzeljenek az egység ({ $unit }) egyes fegyverei?
az-ask-bike = Melyik motort éri a találat? { $unit }
az-ask-convoy = Merre haladjanak a többi járművek?
az-ask-stranded = Egy motor nem tud mozogni. Otthagyják?
az-choose-aiming = { $aims ->
    [0] Mind a célpontra
   *[other] { $number }. mód
}
az-choose-strike-bike = { $number }. motor
az-choose-leave-behind = { $yes ->
    [yes] Otthagyják, azokkal együtt, akik rajta ülnek.
   *[no] Akik rajta ülnek, gyalog mennek tovább.
}
