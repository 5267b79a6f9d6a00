### whole
# Un tavolo per due, ovunque: posti per chi arriva primo, un orologio, avvisi.

server-no-lobby = Quali posti sono liberi qui lo vede solo chi è arrivato con il link della sala. Chiedilo a chi ospita.
server-open-gone = Questo posto non è più libero: è arrivato qualcun altro, o chi ospita lo ha ripreso.
server-open-own = Siedi già a questo tavolo, dall’altra parte.

lobby-title = Posti liberi
lobby-about = Battaglie che aspettano un giocatore. Il posto è di chi si siede per primo.
lobby-none = Nessun posto è libero in questo momento.
lobby-house = Sei chi ospita e siedi già a ogni tavolo; questo è ciò che vedono i tuoi ospiti.
lobby-side = Giocheresti questa parte: { $side }.
lobby-host = { $name ->
    [none] Aspetta chi ospita
   *[other] Aspetta: { $name }
}, da { $since }
lobby-points = { $first } contro { $second } punti
lobby-sit = Siediti
lobby-sit-this = Siediti a { $battle }
lobby-as = Ti siedi come
lobby-mine = Le tue battaglie
lobby-seats = { $count ->
    [0] Posti liberi
    [one] Un posto libero
   *[other] { $count } posti liberi
}
invite-offer = Offri a chi arriva primo
invite-offered = Questo posto è libero nella sala, per chi arriva primo.
invite-offer-as = La sala dice chi aspetta. Come ti deve chiamare?
invite-lobby = La sala
invite-lobby-about = Chi ha il suo link vede i posti che offri e può prenderne uno.
invite-lobby-everybody = Chiunque raggiunga questo server vede i posti che offri e può prenderne uno.
invite-lobby-there = C’è un link alla sala. Si vede solo quando viene creato; uno nuovo lo chiude.
invite-lobby-end = Chiudi il link

server-clock-wrong = scegli i giorni per decisione ({ $days }) o i minuti per parte, con secondi per ogni decisione, oppure niente.
server-clock-agreed = Qualcuno è già venuto a giocare con questo orologio; resta come concordato.
server-clock-runs = Il tempo dell’altra parte non è scaduto.

clock = Orologio
clock-none = Nessuno
clock-by-days = Per corrispondenza
clock-live = Dal vivo
clock-a-decision = Giorni per decisione
clock-minutes = Minuti per parte
clock-seconds = Secondi in più con ogni decisione
clock-told = { $kind ->
    [none] Nessun orologio: ognuno si prende il tempo che vuole.
    [days] Orologio: { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } per ogni decisione.
   *[live] Orologio: { $minutes } min per parte, e { $seconds } s in più con ogni decisione.
}
clock-about = Il tempo scorre solo per chi deve decidere, e non mentre la battaglia è in pausa o il server è fermo. A chi lo esaurisce l’altro può reclamare la battaglia, oppure aspettare.
clock-waits = Parte quando tutti e due sono stati insieme al tavolo.
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-runs = scorre
clock-little = poco tempo
clock-out = tempo scaduto
clock-side = { $side }: { $left }{ $state ->
    [runs] , scorre
    [little] , scorre, poco tempo
    [out] , tempo scaduto
   *[rests] {""}
}
clock-warn = Parte { $side }: { $state ->
    [hour] meno di un’ora.
    [seconds] dieci secondi.
   *[out] tempo scaduto.
}
clock-claim-about = Il tempo è scaduto per questa parte: { $side }. Puoi reclamare la battaglia, o semplicemente continuare.
clock-claim = Reclama la battaglia

server-push-keys = Le chiavi del browser non si possono leggere; spegni e riaccendi l’avviso.
replay-your-turn = Tocca a te a questo tavolo.
battles-left = { $whose ->
    [mine] Ti restano { $left }
   *[theirs] All’altra parte restano { $left }
}
notice-late-title = Poco tempo · { $title }
notice-late = { $hours ->
    [0] Ti resta meno di un’ora prima che la battaglia possa essere reclamata.
    [one] Ti resta un’ora prima che la battaglia possa essere reclamata.
   *[other] Ti restano { $hours } ore prima che la battaglia possa essere reclamata.
}
replay-costly-left = { $count ->
    [one] Una scelta dubbia non è stata esaminata, per non far aspettare a lungo.
   *[other] { $count } scelte dubbie non sono state esaminate, per non far aspettare a lungo.
}
replay-costly-rest = Esamina le altre
