### whole
# La prima battaglia: una frase per ogni domanda.

wh-first-welcome = Benvenuto. Guidi gli Space Marine blu; gli Orki rossi li guida il computer. È il turno 4: dal turno 5 ogni turno può essere l’ultimo. Vince chi allora ha distrutto più unità nemiche. Muovi, poi tiri, poi assalti; poi tocca a lui.
wh-first-after = { $end ->
        [won] La tua prima battaglia è vinta: abbastanza vicino perché i requiem tirino due volte, e tutte e due le squadre sulla stessa banda.
        [lost] Questa volta hanno vinto gli Orki. Tira con tutte e due le squadre a una sola banda, da meno di 12 pollici, prima che ti raggiunga.
       *[drawn] Non ha vinto nessuno. Contano solo le unità intere: tira con tutte e due le squadre alla banda che ha già perso di più.
    } Ora prova una battaglia vera: The ruined chapel, 500 punti per parte, con capitani, trasporti e obiettivi da tenere.

wh-lesson-ChooseMover-Move = Movimento: porta la squadra entro 12 pollici da una banda, dove ogni requiem tira due volte, ma non tanto vicino da subire subito la carica. Il consiglio fa proprio questo.
wh-lesson-ChooseMover-Brave = Il percorso passa per terreno accidentato: un tiro dice fin dove arriva l’unità. Se puoi, giraci intorno.
wh-lesson-ChooseMover-Finish = Stanno tutti abbastanza vicino. Chi resta fermo tira meglio. Chiudi il movimento; comincia il tiro.
wh-lesson-ChooseMover = Muovi le tue unità una dopo l’altra, poi chiudi. Per i requiem più vicino è meglio, fino a 12 pollici.
wh-lesson-ChooseShooter-Shoot-weakened = Questa banda ha già perso qualcuno: finiscila. Mezza banda combatte ancora, una distrutta no, e contano solo quelle distrutte.
wh-lesson-ChooseShooter-Shoot-rapid = Entro 12 pollici i requiem tirano due volte: è questo il tiro da fare. Prima i dadi colpiscono, poi feriscono, poi gli Orki fanno i tiri protezione.
wh-lesson-ChooseShooter-Shoot = Tiro: ogni unità tira una volta, a un nemico che vede. Prima i dadi colpiscono, poi feriscono, poi il nemico fa i tiri protezione. Fa’ tirare le tue squadre alla stessa banda.
wh-lesson-ChooseShooter-Run = Non c’è niente a portata: la corsa avvicina invece l’unità di qualche pollice.
wh-lesson-ChooseShooter-Finish = Nessuno ha più un tiro utile. Chiudi; segue la fase d’assalto.
wh-lesson-ChooseCharge-Charge = Un assalto: se lo raggiungi combattete tutti e due, e chi perde può essere travolto e distrutto. Carica chi è debole, non chi è intero.
wh-lesson-ChooseCharge-Finish = Nessuna carica sembra buona: gli Orki combattono meglio di come tirano. Chiudi, e nel prossimo turno tira ancora.
wh-lesson-ChooseToGround-StayUp = Ti colpiscono, e puoi buttarti al riparo per proteggerti meglio; ma poi nel tuo turno la squadra non muove e non tira. Un’armatura da 3+ vale più di quasi ogni copertura: resta in piedi.
wh-lesson-ChooseToGround-GoDown = Arrivano molte ferite che l’armatura non fermerebbe: buttarsi al riparo aiuta, e costa il tuo prossimo turno.
wh-lesson-AllocateWounds = Ogni modello prende una ferita prima che uno ne prenda una seconda. Prima i Marine comuni; il sergente e il lanciafiamme per ultimi.
wh-lesson-ChooseCasualties = I tiri protezione falliti costano modelli, e li scegli tu. Tieni il lanciafiamme e quelli davanti che possono ancora arrivare.
wh-lesson-ChooseNext = Due unità sono di turno nello stesso momento, e chi è di turno dice quale va prima, anche tra quelle nemiche. L’ordine conta di rado: prendi la prima.
wh-lesson-ChooseToTest = Meglio resistere: fa’ il controllo; i Marine lo falliscono di rado, e se lo falliscono si radunano.
wh-lesson-ChooseApproach = I tuoi modelli vanno sul nemico: devono toccarlo quanti più possono, perché sono loro a combattere.
wh-lesson-ChooseWay = I dadi dicono quanto. Va’ fin dove serve, e fermati dove la squadra vede ancora il bersaglio.
