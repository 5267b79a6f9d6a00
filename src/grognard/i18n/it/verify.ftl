# Che cosa sigilla i dadi, e che cosa li prova dopo.

seal-bad-halves = Un sigillo contiene la metà della casa e una di ogni parte giocata altrove, in ordine.
seal-other-half = { $seat ->
    [house] La metà della casa
   *[other] La metà della parte { $seat }
} non è quella per cui ci si è impegnati: è stata cambiata, o lo è stato l’impegno.
seal-typed = I dadi inseriti a mano non si possono sigillare.
seal-gone = I dadi vengono sigillati di nuovo; questo riguardava un sigillo precedente.
seal-done = Entrambe le parti hanno sigillato la loro metà dei dadi: { $code }
seal-waits = I dadi saranno sigillati appena ci saranno entrambe le parti.
seal-changed = I dadi sono sigillati diversamente da quanto annotato da questa pagina ({ $noted }). Chiedi il perché a chi tiene il server.

verify-title = Verifica i dadi
verify-agrees = Tutto torna: dadi verificati { $dice }, ognuno è quello che dev’essere.
verify-differs = Non torna.
verify-unsure = Questo programma non può verificare tutto.
verify-proved = Provato
verify-open = Non provato
verify-wrong = Sbagliato
verify-choices = Le regole permettono ogni scelta: verificate { $count }.
verify-dice-sealed = Dadi che vengono dalle metà sigillate: { $dice }. Nessuno poteva sceglierli: ogni parte si era impegnata sulla sua metà prima di conoscere l’altra.
verify-dice-unsealed = Dadi tirati prima del sigillo: { $dice }. Vengono dal seme nel file, che la casa poteva conoscere.
verify-dice-seed = Dadi che vengono dal seme nel file: { $dice }. Può averlo scelto chi ha iniziato la battaglia.
verify-dice-typed = Dadi tirati a mano e inseriti: { $dice }. Nessun file può provarli.
verify-halves = Le metà sono quelle per cui ci si è impegnati: verificate { $count }.
verify-unchanged = Ogni riga è com’era quando il file è stato scritto.
verify-result = Il risultato segue da scelte e dadi: { $result }
verify-changed-line = La riga { $line } non è com’era stata scritta; è cambiato: { $kind ->
    [header] ciò che era concordato prima della battaglia
    [choose] una scelta
    [dice] dei dadi
    [undo] un annullamento
    [agreed] ciò che i giocatori hanno concordato
    [seal] un sigillo
   *[other] qualcosa
}.
verify-lines = Il file è stato scritto con { $said } righe, e ne ha { $found }.
verify-other-result = La riga { $line } dice una fine diversa da quella che danno scelte e dadi.
verify-seal = Che ci si sia impegnati prima dei dadi: solo se il sigillo { $code } è quello che la tua pagina mostrava allora.
verify-seal-given = Il sigillo { $code } è quello che hai indicato: ci si è impegnati prima che tu dessi la tua metà.
verify-seal-other = Il file non ha il sigillo { $code }, ma { $found }.
verify-house = Che nessuno conoscesse i dadi a venire: chi tiene il server può, perché è il server a tirarli. Giocate sul server di qualcuno di cui vi fidate entrambi.
verify-under-way = Come finisce la battaglia: non è finita.
verify-other-rules = I dadi: la battaglia è stata giocata con la versione { $theirs } delle regole, e questo programma ha la versione { $ours }. Può verificarla un programma di quella versione.
verify-luck = Che i dadi non abbiano favorito nessuno. Dadi a sei facce: { $dice }; da 1 a 6 sono usciti: { $counts }. Dadi onesti sono almeno così irregolari in { $share } battaglie su 100. È un’immagine della fortuna: dadi onesti possono sembrare strani, e truccati regolari.
verify-mine = Il sigillo è quello annotato da questa pagina prima di dare la sua metà.
verify-mine-half = Contiene la tua metà, come l’ha estratta questa pagina.
verify-mine-other = Prima di dare la sua metà, questa pagina aveva annotato un altro sigillo: { $noted }.
verify-mine-none = Se il sigillo sia quello mostrato allora: questo browser non ne ha annotato nessuno.
