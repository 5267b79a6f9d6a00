### whole

no-such-agent = Non c’è un giocatore computer «{ $name }». Ci sono: { $names }.
agent-looked-ahead = { $reason } Giocato fino alla fine del turno { $worlds ->
        [one] una volta
       *[other] { $worlds } volte
    }, è riuscito in media { $gain } punti meglio di ciò che all’inizio sembrava il meglio.
agent-budget = «{ $name }» non è una misura per un veterano: vuole da { $least } a { $longest } secondi per decisione, come veteran:0.5s, o da 1 a { $most } simulazioni, come veteran:200.
own-agent-unread = { $file }, con un giocatore, non si può leggere: { $problem }.
own-agent-unnamed = Scrivi quale giocatore di { $file } si intende, come in { $file }:NOME. Contiene: { $names }.
own-agent-missing = { $file } non ha una funzione o classe «{ $name }». Ha: { $names }.
own-agent-broken = { $file }, con un giocatore, non si può usare: { $problem }
own-agent-forfeit = { $name } non ha dato una risposta accettabile e abbandona la battaglia: { $problem }
own-agent-not-called = «{ $name }» in { $file } non fa un giocatore: un suo oggetto deve potersi chiamare con battle, decision, budget e random.
own-agent-gone = il suo processo è terminato.
own-agent-slow = ha impiegato più di { $seconds } secondi.
own-agent-fault = { $problem }
agent-line-shot = { $unit } attacca { $target }.
agent-line-unit = { $unit } agisce.
agent-line-side = La parte { $side } fa la sua scelta.
