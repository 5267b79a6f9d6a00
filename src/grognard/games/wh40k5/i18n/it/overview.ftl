### whole
# Un turno in una pagina.

wh-turn-start = Inizio del turno
    .text = Chi è di turno fa entrare le riserve e raduna le unità in fuga.
wh-turn-movement = Fase di Movimento
    .text = Muove le sue unità, quasi tutte di 6 pollici; boschi e rovine le rallentano con i dadi.
wh-turn-shooting = Fase di Tiro
    .text = Ogni unità tira a un nemico che vede, oppure corre. Tiri per colpire, tiri per ferire, il nemico si salva con l’armatura o la copertura; ciò che resta sono perdite.
wh-turn-assault = Fase d’Assalto
    .text = Le unità assaltano; poi le due parti combattono in ordine di Iniziativa. Chi perde può ripiegare ed essere travolto.
wh-turn-morale = Morale
    .text = Chi perde un quarto per il tiro, o un combattimento, fa il controllo; chi fallisce ripiega.
wh-turn-other = Il turno dell’altro
    .text = Ora l’altro fa lo stesso; i due insieme sono un turno di gioco.
wh-turn-end = Vittoria
    .text = Dopo il turno 5 un dado dice se ne segue un altro. Poi si contano gli obiettivi, o le unità distrutte.
