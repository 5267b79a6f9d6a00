### whole
### Az Operation World War II mozgása, rohamai, közelharca, morálja és pánikja: dobások, események, amit nem lehet.

# ---- dobások ----

az-roll-morale = Morál, { $need }+: { $faces }.

# ---- események ----

az-event-models-hit = { $unit }: { $dead ->
    [0] { $scared ->
        [one] egy modell megijed és lefekszik.
       *[other] { $scared } modell megijed és lefekszik.
    }
    [one] egy modell meghal{ $scared ->
        [0] .
       *[other] , { $scared } megijed és lefekszik.
    }
   *[other] { $dead } modell meghal{ $scared ->
        [0] .
       *[other] , { $scared } megijed és lefekszik.
    }
}
az-event-morale-tested = { $unit } { $passed ->
    [yes] kitart.
   *[no] elrontja a morál tesztet.
}
az-event-broke = { $unit } pánikba esik: megtört.
az-event-counts-as = { $unit } { $detection ->
    [fired] hallhatóan tüzel.
    [moved] láthatóan mozog.
   *[stationary] meghúzza magát.
}
az-event-gathered = { $unit }: egyetlen helyről ítéljük meg.

# ---- amit nem lehet ----

az-refused-not-threatened = Csak olyan egység reagálhat, amely ellen az utolsó szándék irányul. Nevezz meg olyat, vagy passzolj.
az-refused-charge = Közelharcban csak az asztalon gyalog levőkkel lehet találkozni, és egy gyalog álló ember vezeti a rohamot.
az-refused-charge-way = Jelentsd be annak az útját, aki a rohamot vezeti. Csak annak nem kell, aki már az ellenség mellett áll.
az-refused-charge-away = Az út annál érjen véget, akit megrohamozol, vagy ha túl messze van, közelebb hozzá, mint ahol kezdődött.
az-refused-pursuit = Aki célpontot üldöz, nem érhet véget messzebb tőle, mint ahol volt.
az-refused-storey = Nincs ilyen szint. Olyan épületben érjen véget az út, ahol van.
az-refused-bicycle-fast = Kerékpárra fel- és leszállni csak lassú mozgással lehet.
az-refused-bicycle-none = Felszálláshoz mindenkinek kerékpár kell a keze ügyében; leszálláshoz olyan, amiről leszállhat.

# ---- pánik ----

az-event-fled = { $unit } { $how ->
    [off] lefut az asztalról
    [some] { $away ->
        [one] a fedezék felé menekül; egy modell lefut az asztalról
       *[other] a fedezék felé menekül; { $away } modell lefut az asztalról
    }
    [lies] meglapul a fedezékében
    [stays] nem talál kiutat
   *[runs] a fedezék felé menekül
}.
az-event-rallied = { $unit } leküzdi a pánikot.
az-event-lone-tested = { $unit }, egyedül, { $passed ->
    [yes] a helyén marad.
   *[no] elveszti a bátorságát.
}

az-why-bicycle = kerékpárról csak állva tüzel, a kezelőivel a közelben
