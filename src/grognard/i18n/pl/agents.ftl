### whole

no-such-agent = Nie ma gracza komputerowego „{ $name }”. Są: { $names }.
agent-looked-ahead = { $reason } Rozegrane do końca tury { $worlds ->
        [one] jeden raz
        [few] { $worlds } razy
       *[many] { $worlds } razy
    }, dało średnio o { $gain } pkt więcej niż to, co z początku wydawało się najlepsze.
agent-budget = „{ $name }” nie jest miarą dla weterana: bierze od { $least } do { $longest } sekund na decyzję, jak veteran:0.5s, albo od 1 do { $most } symulacji, jak veteran:200.
own-agent-unread = Pliku { $file } z graczem nie da się odczytać: { $problem }.
own-agent-unnamed = Napisz, który gracz z { $file } jest potrzebny, tak: { $file }:NAZWA. Są w nim: { $names }.
own-agent-missing = W { $file } nie ma funkcji ani klasy „{ $name }”. Są: { $names }.
own-agent-broken = Pliku { $file } z graczem nie da się użyć: { $problem }
own-agent-forfeit = { $name } nie daje odpowiedzi, którą można przyjąć, i oddaje bitwę: { $problem }
own-agent-not-called = „{ $name }” w { $file } nie tworzy gracza: jego obiekt musi dać się wywołać z battle, decision, budget i random.
own-agent-gone = jego proces się zakończył.
own-agent-slow = trwało to dłużej niż { $seconds } s.
own-agent-fault = { $problem }
agent-line-shot = { $unit } atakuje: { $target }.
agent-line-unit = { $unit } działa.
agent-line-side = Strona { $side } dokonuje wyboru.
