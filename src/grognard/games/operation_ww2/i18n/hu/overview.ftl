### whole
# Egy kör egy oldalon.

az-turn-cards = A kéz feltöltése
    .text = Mindkét fél az egységei szerint húz kártyát; egyes nemzetek cserélhetnek is.
az-turn-panic = Pánik
    .text = A megtört egységek összeszedik magukat vagy futnak.
az-turn-initiative = Kezdemény
    .text = Mindenki lefordítva letesz egy kártyát: az alacsonyabb szám nyitja az első láncot.
az-turn-open = Lánc nyitása
    .text = Egy kártya egy egységnek ad parancsot: Mozgás, Roham, Tűz, Rajtaütés vagy Fedezet tűz. Hangosan megmondják, mit fog tenni.
az-turn-react = Reakció
    .text = A másik fél alacsonyabb kártyával válaszolhat, saját egységének, és így felváltva, amíg valaki passzol.
az-turn-execute = Végrehajtás
    .text = Az utoljára kijátszott kártya az első. Előfordul, hogy egy parancs már nem találja a célpontját, vagy útközben megszakítják.
az-turn-fire = Tüzelés
    .text = Látják és észlelték a célpontot? Kockák a fegyver és a táv szerint, minden találatra dobás a sebzésre; a veszteség morál tesztre kényszeríthet egy egységet.
az-turn-end = A kör vége
    .text = Amikor minden egység megkapta a parancsát, a kör véget ér; az utolsó után megszámolják a pontokat.
