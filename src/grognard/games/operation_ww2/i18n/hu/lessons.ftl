### whole
# Az első csata: minden kérdéshez egy mondattal több. A kérdés fajtájáról, a javasolt választás fajtájáról elnevezve,
# és arról, hogy egy lánc kezdődik-e vagy válaszolnak rá, vagy egy lövést visszatartanak.

az-first-welcome = Üdv! Te vezeted a kék amerikaiakat; a piros németeket a számítógép. A középen levő átkelő két pontot hoz annak, aki a 3. kör végén egyedül van a közelében, minden megsemmisített vagy megtört ellenséges egység egyet; egy ponttal több győz. Minden parancs egy kártya a kezedből.
az-first-after = { $end ->
        [won] Megnyerted az első csatádat: alacsony kártyák válaszoltak a lépéseire, és az ő emberei törtek meg előbb.
        [lost] Ezúttal a németek győztek. Tarts meg egy alacsony kártyát, hogy válaszolhass, lőj, mielőtt mész, és szólaljon meg a géppuska minden körben.
       *[drawn] Senki sem győzött. A pontok az átkelőnél vannak: a 3. kör végén legyen valakid a közelében, és ne legyen ott meg nem tört német.
    } Most próbálj ki egy igazi csatát: A farm az útkereszteződésnél, felenként hat egység, tankokkal, aknavetőkkel és tartható házakkal.

az-lesson-ChooseToGiveUp = Új kör: az amerikaiak egy kártyát cserélhetnek. Azt cseréld, amelyik parancsnak most nem veszed hasznát, például egy második Rajtaütést; ha mind hasznos, tartsd meg őket.
az-lesson-ChooseBid = Mindketten lefordítva letesztek egy kártyát; az alacsonyabb szám kezd. A kártya elvész, ezért azzal fizess, amelyik a legkevésbé hiányzik; alacsonnyal, ha nagyon elsőnek akarsz cselekedni.
az-lesson-ChooseCard-PlayCard-opens = Te nyitsz: ez a kártya egy egységnek ad parancsot. A szám azt mondja meg, milyen nehéz közbelépni: aki válaszol, alacsonyabbat tesz le, és előtted cselekszik.
az-lesson-ChooseCard-PlayCard-answers = Ő készül valamire, és te cselekedhetsz előbb: tégy alacsonyabb számot egy egységedre, legjobb olyanra, amely rálőhet, mielőtt megtenné.
az-lesson-ChooseCard-Pass = Egyik kártyád sem javít ezen, vagy későbbre kell. Passzolj: a lánc lezárul, és végrehajtják, az utolsó kártyával kezdve.
az-lesson-ChooseIntent-AssaultIntent = Roham: menet és lövés egyben, kicsit gyengébben. Ez a parancs foglal teret: az átkelő felé, útközben egy lövéssel.
az-lesson-ChooseIntent-FireIntent-held = Tartsd vissza a lövést: ő úton van, és az egység útjának olyan pontján tüzel, ahol a lövés jobb, mint most, rálátással és fedezék nélkül.
az-lesson-ChooseIntent-FireIntent = Tüzelj olyan egységre, amelyet látsz és észlelsz: semmi sem vonódik le, ennél jobb lövés nincs.
az-lesson-ChooseIntent-AmbushIntent = Rajtaütés: mint a Tűz, közeli távon még jobb, és az egység visszatarthatja a tüzet, ha nem jön semmi jó.
az-lesson-ChooseIntent-CoveringFireIntent = Fedezet tűz: lőj oda, ahol tudod, hogy vannak, bár senkit sem észlelsz. Rosszul talál, de megtörheti az idegeiket.
az-lesson-ChooseIntent-MoveIntent = Mozgás: menj, és semmi mást. Lassan egy egységet nehezebb észlelni; gyorsan odaér.
az-lesson-ChooseIntent = Mondd meg, mit tegyen az egység. Csak akkor történik meg, amikor a láncot végrehajtják, minden válasz után.
az-lesson-ChooseFollowing = A vezetőd útja meg van rajzolva; a többiek követik. A szokásos alakzat jó; csak akkor szóródjatok szét, ha lövedékek hullanak.
az-lesson-ChooseShooting = Most dördül el a lövés. Mindenki tüzeljen, aki tud, a célpontnak arra a részére, amelyet a legkönnyebb eltalálni.
az-lesson-ChooseLosses = Néhányan a tieid közül találatot kaptak, és te választod meg, kik. A rajparancsnokot és a géppuskást tartsd meg; lövészek könnyebben nélkülözhetők.
az-lesson-ChoosePursuit = A célpont elmozdult. Ha utánamész, megmarad a lövés; ha ott állsz meg, ahová akartál, megmarad a terep.
az-lesson-ChooseTested = Az egységeidnek tesztet kell tenniük. A sorrend ritkán számít: az legyen első, amelyik a leginkább kell.
