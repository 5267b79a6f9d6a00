# Sentences of the command line.

cli-help =
    Tabletop wargames by their whole rules: the table in your browser, the referee, the dice.

    Start with: grognard play

cli-play =
    Play a battle in the browser, against the computer.

    Without arguments, goes on with the battle last played, or begins a new one if there is none unfinished.
    SYSTEM is the game, for example bolt_action. The page is served to this machine alone.
    .short = Play in the browser, against the computer.
cli-play-open = The table is open at { $address }
cli-play-stop = Press Ctrl-C to stop. The battle is kept at every choice.
cli-play-no-browser = No browser could be opened here; open the address above yourself.
cli-play-stopped = Stopped. “grognard play” goes on where you left.
cli-port-taken = Port { $port } cannot be had: { $problem }. Leave out --port to take a free one.

cli-army = An army by its name or its file. Give it twice, for the first side and the second.
    .value = FILE|NAME
cli-scenario = The scenario by its name.
cli-map = The map by its name or its file.
cli-seed = The seed of all dice; the same seed and choices give the same battle.
cli-opponent = The computer player to play against.
cli-port = The port to serve on, instead of 8765 or a free one.
cli-store = The database battles are kept in, instead of the one in your data folder.
cli-browser = Open the page in your browser, or only print its address.
cli-new = Begin a new battle even if one is unfinished.
