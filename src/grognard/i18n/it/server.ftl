### whole

server-battle-title = { $first } contro { $second }, { $scenario }{ $map ->
    [none] {""}
   *[other] , { $map }
}
server-waiting = Sta pensando: { $side }.

server-stale = Questa domanda non si pone più; il tavolo è andato avanti.
server-undo-free = La tua ultima scelta si può annullare. Le stesse scelte ritrovano gli stessi dadi.
server-undo-consent = Alla tua ultima scelta sono seguiti dei dadi o l’altra parte: per annullarla dovete essere d’accordo entrambi.
server-undo-nothing = Non hai ancora scelto nulla che si possa annullare.
server-behind = Questa battaglia è proseguita altrove. Eccola com’è ora.
server-computer-lost = Il computer non ha trovato una risposta sua e ne gioca una a caso.
server-fault = Qualcosa è andato storto nel server, e nulla è cambiato. Il suo registro dice di più.

server-bad-message = Questo non si può leggere: { $problem }.
server-too-long = Questo supera { $limit } byte, il massimo che si legge.
server-too-fast = Troppi messaggi insieme; questo non è stato letto.
server-silent = La pagina non ha detto nulla; torna quando vuoi.
server-too-slow = Questo non è arrivato entro { $seconds } secondi.
server-busy = Al server si chiede troppo insieme; riprova tra un momento.
server-elsewhere = Questo lo tiene un altro processo del server; riprova tra un momento.
server-battles-many = Ci sono già { $most } battaglie, quante se ne tengono qui. Cancellane prima qualcuna.
server-work-too-long = Si è rinunciato: non era calcolato entro { $seconds } secondi. Chiedi meno per volta.
server-work-broke = Si è rinunciato: il processo che ci lavorava è terminato. Chiedi meno per volta.
server-field = { $field }: { $problem }
server-not-one-of = non c’è «{ $value }»; scegli tra { $names }.
server-nobody-rolls = i dadi veri vogliono una persona a questo tavolo; dai almeno una parte a «here».

server-save-breaks = Il salvataggio non si può rigiocare; le regole non vanno avanti da ciò che dice ({ $problem }).
server-store-moved = L’archivio delle battaglie { $store } era danneggiato. È stato spostato in { $aside } e ne è cominciato uno nuovo; gli strumenti di SQLite forse leggono ancora il vecchio.
server-damaged = La sua voce nell’archivio è danneggiata.
server-damaged-title = Battaglia { $battle }
server-mended = Ripresa da prima della riga { $line } del salvataggio, che era danneggiata; quella riga e il seguito sono stati messi da parte.
server-no-store = Le battaglie non si possono tenere in { $store }: { $problem }
server-store-busy = Un altro programma scrive nell’archivio delle battaglie. Nulla è cambiato; riprova tra un momento.
server-store-fails = L’archivio delle battaglie ora non si può usare: { $problem }. Nulla è cambiato.
server-no-such-battle = Qui non c’è una battaglia «{ $battle }».
server-no-such-simulation = Queste battaglie non sono più note: il server è ripartito, o da allora se ne sono chieste altre. Falle combattere di nuovo.
server-simulations-many = Ci sono ancora { $most } simulazioni in attesa. Fermane una, o aspetta che una finisca.
server-no-key = Apri l’indirizzo scritto da «grognard play»: contiene la chiave di questo tavolo.
server-other-site = Questo può chiederlo solo la pagina del tavolo.
server-no-table = Il tavolo per il browser non è costruito. Esegui «make web» o installa una versione pubblicata.
server-http = { $problem }

rule-source = { $kind } ({ $document })
rule-source-seed = le regole del gioco
rule-source-supplement = un supplemento
rule-source-default = uso comune
rule-source-open = la nostra lettura dove le regole lasciano aperto

agent-random = A caso
    .about = Fa qualunque cosa le regole permettano.
agent-recruit = Recluta
    .about = Trascura quattro cose su cinque che potrebbe fare, e prende la migliore delle altre.
agent-greedy = Regolare
    .about = Fa ciò che vale di più subito, e non guarda oltre.
agent-veteran = Veterano
    .about = Gioca le sue idee migliori fino alla fine del turno, ogni volta con altri dadi, e prende quella che porta più lontano.
agent-other = Il computer, { $name }
server-battle-watched = Qualcuno è a questo tavolo. Vai prima a un’altra battaglia, poi elimina questa.
server-standing = { $status } · { $stands }
server-undo-apart = Alla tua ultima scelta sono seguiti dei dadi o l’altra parte: per annullarla deve essere d’accordo l’altra parte.
server-offer-nobody = Nessuno gioca contro di te a un altro schermo.
server-offer-open = L’altra parte propone qualcosa a sua volta: rispondi prima a quello.
server-offer-declined = L’altra parte ha rifiutato. Proponilo di nuovo quando la battaglia sarà andata avanti.
server-offer-gone = Questa proposta non vale più; il tavolo è andato avanti.
server-offer-own = Deve essere d’accordo l’altra parte, non tu.
server-say-fast = È molto tutto insieme; aspetta un momento.
server-say-nothing = Non c’è nulla da dire.
server-hushed = I giocatori tengono per sé ciò che si dicono.
server-agreed-pause = La battaglia è in pausa, come concordato da entrambe le parti.
server-not-your-seat = Questo lo decide l’altra parte.
server-only-watching = Chi guarda non sceglie nulla.
server-no-seat = Non hai un posto a questo tavolo. Chiedi un nuovo link a chi ti ha invitato.
server-no-link = Questo link non apre più nulla: è stato usato, ritirato o è troppo vecchio. Chiedine uno nuovo.
server-link-of-house = Questo browser è quello di casa e siede già a ogni tavolo. Manda il link al tuo amico.
server-no-name = di’ come vuoi farti chiamare.
server-seat-ended = Chi ospita ha ripreso il tuo posto a questo tavolo. Se vuoi tornare, chiedi un nuovo link a chi ti ha invitato.
server-watchers-many = Guardano già { $most } persone, il massimo ammesso.
server-ahead-not-offered = A questo non si può rispondere in anticipo.
server-ahead-many = Si possono dare in anticipo al massimo { $most } risposte; ritirane prima una.
server-notice-address = «{ $url }» non è un indirizzo a cui mandare avvisi; scrivilo come https://ntfy.example/my-table.
server-notice-secure = Gli avvisi si mandano solo con TLS: l’indirizzo deve cominciare con https.
server-notice-private = Questo indirizzo è nella rete di chi tiene il server, dove non si mandano avvisi.
