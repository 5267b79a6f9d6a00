### whole
### Az Operation World War II kártyái, láncai és útvonalai: dobások, és amit nem lehet.

# ---- dobások ----

az-roll-shuffle = A kártyák keverése

# ---- amit nem lehet ----

az-refused-give-up-count = Tégy félre kártyát, ennyit: { $least ->
    [0] legfeljebb { $most }
   *[other] { $most }
}.
az-refused-not-in-hand = Ezek a kártyák nincsenek a kezedben. A kezedből nevezz meg.
az-refused-opener-pass = Aki láncot nyit, és van még egysége, amely parancsot kaphat, annak adnia kell.
az-refused-not-yours = Ez nem a te egységed. A sajátjaid közül nevezz meg egyet.
az-refused-broken = Megtört egység nem kap parancsot. Nevezz meg másikat.
az-refused-acted = Ez az egység ebben a körben már nem kaphat parancsot. Nevezz meg másikat.
az-refused-priority = A kártya száma legyen kisebb, mint a lánc utolsó kártyájáé: { $priority }.
az-refused-intent-kind = Olyat jelents be, amit ez a parancs megenged: { $order }.
az-refused-besides = Ennek az egységnek ezzel a paranccsal ez nem jelent semmit: „{ $what }”. Hagyd ki.
az-refused-target = Célpontnak egy asztalon levő ellenséges egységet nevezz meg.
az-refused-held-without-target = A visszatartott lövés arra az egységre megy, amelyre vár. Azt nevezd meg célpontnak.
az-refused-held-order = Csak a Tűz vagy a Rajtaütés tartható vissza, ez nem: { $order }.
az-refused-held-mover = Lövést csak olyan ellenségre lehet visszatartani, amelynek Mozgása vagy Rohama ebben a láncban van.
az-refused-held-target = A visszatartott lövés arra az egységre megy, amelyre vár.
az-refused-held-point = A pont a bejelentett úton legyen; annak hossza { $length } cm.
az-refused-lead = Az egység egyik álló modellje megy elöl.
az-refused-on-foot = Így csak gyalog lehet menni.
az-refused-off-table = Az út elhagyja az asztalt.
az-refused-barred = Ott senki sem jut át.
az-refused-slow-ground = Ezen a terepen csak lassan lehet mozogni.
az-refused-on-obstacle = Fal, bokor vagy hasonló tetején senki sem áll meg. Előtte vagy mögötte legyen az út vége.
az-refused-too-far = Ez az út { $length } cm; az egységnek { $most } cm-e van.
az-refused-passing = Ellenségen, lövegen és járművön nem lehet áthaladni.
az-refused-ends-on = Két modell nem állhat egy helyen.
az-refused-legs = Mondd meg minden álló modell útját, az elöl haladót kivéve, a maguk sorrendjében.
az-refused-cohesion = Az egység nem tart össze: modelltől modellig legfeljebb 10 cm lehet.
az-refused-short = A többiek követni tudják az úti célig, ezért az elöl haladó modell odamegy.
