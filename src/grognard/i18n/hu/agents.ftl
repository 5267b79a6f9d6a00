### whole

no-such-agent = Nincs „{ $name }” nevű számítógépes játékos. Vannak: { $names }.
agent-looked-ahead = { $reason } A kör végéig { $worlds ->
        [one] egyszer
       *[other] { $worlds }-szer
    } lejátszva átlagosan { $gain } ponttal jobb lett annál, ami először a legjobbnak látszott.
agent-budget = „{ $name }” nem jó mérték egy veteránnak: { $least }–{ $longest } másodperc döntésenként, mint veteran:0.5s, vagy 1–{ $most } szimuláció, mint veteran:200.
own-agent-unread = A játékos fájlja, { $file }, nem olvasható: { $problem }.
own-agent-unnamed = Írd meg, { $file } melyik játékosáról van szó, így: { $file }:NÉV. Ezek vannak benne: { $names }.
own-agent-missing = Ebben a fájlban: { $file }, nincs „{ $name }” nevű függvény vagy osztály. Van: { $names }.
own-agent-broken = A játékos fájlja, { $file }, nem használható: { $problem }
own-agent-forfeit = { $name } nem adott elfogadható választ, és feladja a csatát: { $problem }
own-agent-not-called = „{ $name }” ({ $file }) nem játékos: objektumát battle, decision, budget és random értékekkel kell tudni hívni.
own-agent-gone = a folyamata véget ért.
own-agent-slow = több mint { $seconds } másodpercig tartott.
own-agent-fault = { $problem }
agent-line-shot = { $unit } megtámadja: { $target }.
agent-line-unit = { $unit } cselekszik.
agent-line-side = { $side } választ.
