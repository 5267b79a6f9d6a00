# Sentences of the command line.

cli-help =
    Tabletop wargames by their whole rules: the table in your browser, the referee, the dice.

    Start with: grognard play

cli-lang = The language to speak, for example el; without it, that of your locale.
cli-lang-unknown = grognard does not speak “{ $language }”. It speaks: { $languages }.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-shows = Show this help.
cli-help-version = Show the version.
cli-help-required = { "[" }required]
cli-help-default = { "[" }default:

cli-play =
    Play a battle in the browser, against the computer.

    Without arguments, goes on with the battle last played or, where nothing was played yet, lets you choose.
    SYSTEM is the game, for example bolt_action. The page is served to this machine alone.
    .short = Play in the browser, against the computer.
cli-play-open = The table is open at { $address }
cli-play-page = To the table
cli-play-stop = Press Ctrl-C to stop. The battle is kept at every choice.
cli-play-no-browser = No browser could be opened here; open the address above yourself.
cli-play-stopped = Stopped. “grognard play” goes on where you left.
cli-serve =
    Serve tables for friends elsewhere, who come by links.

    The address it prints is yours: begin a battle there and invite from the menu. Without --host only this machine is
    listened to, for a program with TLS before it (docs/serving.md).
    .short = Serve tables for friends elsewhere.
cli-serve-host = The address to listen to; 0.0.0.0 for all of this machine. Others than 127.0.0.1 need --public-url.
cli-serve-port = The port to listen to.
cli-serve-public = The address by which others reach this server, such as https://table.example; links begin with it.
cli-serve-workers = By how many processes the tables are kept; each table is one’s at a time, and another’s if that one dies.
cli-serve-no-public = Links need an address that others can reach: { $host } is none. Add --public-url, such as http://192.168.1.20:8765.
cli-serve-public-wrong = “{ $url }” is not the address of a server; write it like https://table.example, with no path.
cli-serve-taken = { $host } port { $port } cannot be had: { $problem }.
cli-serve-open = Your own tables, and invitations to them, are at { $address } Keep it to yourself: it opens every seat.
cli-serve-stopped = Stopped. Battles are kept; “grognard serve” goes on with them.
cli-port-taken = Port { $port } cannot be had: { $problem }. Leave out --port to take a free one.

cli-army = An army by its name or its file. Give it twice, for the first side and the second.
    .value = FILE|NAME
cli-scenario = The scenario by its name or its file.
cli-map = The map by its name or its file.
cli-seed = The seed of all dice; the same seed and choices give the same battle.
cli-opponent = The computer player to play against, or “here” for two people at one screen.
cli-pause = The seconds between two choices of the computer, for you to follow.
cli-port = The port to serve on, instead of 8765 or a free one.
cli-store = The file (or database URL) battles are kept in, instead of the one in your data folder.
    .value = FILE|URL
cli-play-agent = A player of your own that new battles may choose, such as player.py:Careful. May be given several times.
cli-browser = Open the page in your browser, or only print its address.
cli-new = Begin a new battle even if one is unfinished.

cli-json = Print JSON, for programs.
cli-option = A house rule, for example --option NAME=VALUE. May be given several times.
cli-bad-option = “{ $option }” is not a house rule: write --option NAME=VALUE.

cli-battle =
    Play a whole battle between two computer players and print how it ended.

    SYSTEM is the game, for example bolt_action.
    .short = Play a whole battle between two computer players.
cli-agents = The two computer players, first side first.
cli-save = Write the battle to this file; “grognard replay” reads it.
cli-two-agents = Two computer players are needed, as in --agents greedy,random; this is “{ $agents }”.
cli-save-failed = { $file } cannot be written: { $problem }
cli-no-folder = there is no folder { $folder }. Make it first, or choose another.
cli-simulate =
    Fight many battles between computer players and tell who wins, how surely and why.

    SYSTEM is the game, for example bolt_action. The same seed gives the same battles, on however many processes.
    .short = Fight many battles and tell who wins, how surely and why.
cli-simulate-battles = How many battles.
cli-simulate-seed = Seed of the first battle; the next has the next. Random if left out.
cli-simulate-swap = Fight every seed twice, the second time with the sides changed: players and armies trade seats.
cli-simulate-brief = Work out nothing about units and turns: faster where battles are short.
cli-simulate-workers = How many processes; auto takes as many as there are processors.
cli-simulate-backend = Where they run: loky on this machine, dask or ray on a cluster.
cli-simulate-address = Address of the cluster; without one it is begun on this machine.
cli-simulate-out = Folder for the battles, the tables and the report.
cli-simulate-resume = Go on with the battles that the folder holds.
cli-simulate-vary = Fight all battles for each of these values, and tell them side by side. What can be changed: army1, army2, agent1, agent2, scenario, map, year, option.NAME, or a number of a table, table.weapon.rifle.range.
cli-simulate-progress = Battles
cli-ladder =
    Let players, or armies, fight everybody against everybody, and rate them as in chess.

    SYSTEM is the game, for example bolt_action; ENTRANTS are two or more players or armies.
    .short = Rate players or armies, everybody against everybody.
cli-ladder-of = What is rated.
cli-ladder-n = How many seeds each pair meets on, from both sides each; players with both armies besides.
cli-ladder-player = Who leads the armies that are rated.
cli-compare =
    Fight two variants on the same seeds until it is settled which wins more, and say by how much.

    SYSTEM is the game, for example bolt_action. What differs is named by --vary with two values.
    .short = Say which of two armies, tables, rules or players wins more.
cli-compare-battles = How many battles of each at most.
cli-compare-vary = What differs, and its two values: army1, army2, agent1, agent2, scenario, map, year, option.NAME, or a number of a table, table.weapon.rifle.range.
cli-compare-error = How often, as a share, the answer may be wrong.
cli-compare-alike = Two shares of victories nearer than this count as alike.
cli-simulate-kept = The battles, the tables and report.html lie in { $folder }.
cli-simulate-no-tables = The Parquet tables were left out: they take pyarrow. Install grognard[simulate].
cli-simulate-broken = Some battles broke, which is a fault of the program; their saves lie in battles.jsonl if --out was given.
cli-simulate-workers-wrong = “{ $given }” is no number of processes. Ask for 1 or more, or for auto.
cli-simulate-resume-where = Battles are gone on with in the folder that holds them: name it by --out.
cli-battle-begins = The battle begins.
cli-battle-progress = { $status }, { $choices } choices so far
cli-battle-seed = Seed { $seed }, { $first } against { $second }.
cli-battle-saved = Saved to { $file }.
cli-side = { $side }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $left } of { $units } units left.
cli-counts = { $choices } choices, { $rolls } rolls, { $dice } dice.

cli-verify =
    Check the dice of a saved battle: work every die out anew, look at seals, choices and result, and say what is proved and what no file can prove.

    FILE is a save, as the table writes it when a battle is over; of a battle under way one’s own.
    .short = Check that the dice of a saved battle are fair.
cli-verify-seal = The seal that your page showed before the first die; may be given several times.
cli-replay =
    Replay a saved battle and tell it choice by choice, with rules and dice.

    FILE is a save, as “grognard battle --save” or the table writes it.
    .short = Tell a saved battle choice by choice.
cli-replay-to = Stop before choice number N, counting from 0.
cli-replay-costliest = Tell for both sides the five choices that cost them most: what the game thought better is played on from there, as a veteran does.
cli-replay-luck = Tell where the dice fell in what was to be expected, and the luck of both sides.

cli-position =
    Show a position: who stands where, what is asked, what can be chosen.

    FILE is a position written down, a line a unit (docs/positions.md), or a saved battle; “-” reads standard input.
    .short = Show a position written down, or write a saved battle down.
cli-position-to = Of a saved battle: stop before choice number N, counting from 0.
cli-position-seed = The seed of the dice to come.
cli-position-text = Print the position in its text form instead.
cli-position-map = Lay this table under the units: a map that comes with the game, or a map file.
cli-position-sees = Say instead what one unit sees of another; it may be asked several times.
cli-position-odds = Say instead what a unit's fire at an enemy would do if it were asked for now; it may be asked several times.
cli-position-svg = Draw the table into this file.
cli-position-save = Write a save to this file: “grognard replay” reads it, and the table opens it.

cli-units =
    List the armies of a game and their units, by the names that --army, and --attacker and --target of “grognard odds”, take.

    WORDS narrow the list: units, armies or nations that hold all of them.
    .short = List armies and units, by the names other commands take.
    .words = [WORDS]...
cli-units-none = No unit holds all of these words: { $words }. Leave them out to see all.
cli-units-armies = Armies
cli-units-name = name
cli-units-title = unit
cli-units-points = points

cli-army-group =
    Armies of your own: begin one, check it against the rules, show it, write it in another form.

    FILE is an army as TOML or JSON (docs/files.md), or “-” for standard input.
    .short = Begin, check, show and convert armies of your own.
cli-army-new =
    Write a small army to begin from, as TOML with remarks that say what each field means.

    SYSTEM is the game, for example bolt_action.
    .short = Write an army to begin from.
cli-army-nation = Whose army it is, instead of the first; --list names all.
cli-army-list = List what there is for the nation instead, with points, by the names a file takes.
cli-army-nations = Nations (--nation): { $nations }
cli-army-check =
    Check an army: every breach of the rules, with its line, its rule and how to mend it.

    The exit code is 0 if there is none, 1 if there is one, 2 if the file cannot be read.
    .short = Say everything the rules find wrong in an army.
cli-army-show =
    Print an army with its points and the profiles needed at the table, as plain text.
    .short = Print an army with points and profiles.
cli-army-convert =
    Print an army as TOML, as JSON, or as plain text for a forum.
    .short = Write an army in another form.
cli-army-own =
    Add a file of units, weapons or cards of your own to an army, and print it.
    .short = Add things of your own to an army.
cli-army-to = The form to print it in.
cli-army-game = The game, where the file does not say it or an army that comes with it is named.
cli-army-set = What is set of the whole list, such as theatre=normandy in Bolt Action.
cli-army-limit = The points agreed on, instead of what is usual.
cli-battle-year = The year it is fought in, in games where that matters; the scenario says the usual one.
cli-army-year = The year the battle is fought in, where the house rules ask for it.
cli-army-mends = Mend: { $mends }.
cli-army-legal = The rules find nothing wrong.
cli-army-no-game = { $file } does not say of which game it is. Write system = "…" in it, or --game; the games are: { $names }.

cli-map-group =
    Maps of your own: have a fair table made, check one, write it in another form.

    FILE is a map as TOML or JSON (docs/maps.md), or “-” for standard input.
    .short = Make, check and convert maps.
cli-map-generate =
    Make a fair table of a kind from a seed, as a map file: turned half round it is the same, unless another symmetry is asked for.

    SYSTEM is the game, KIND the kind of table; --list names the kinds there are.
    .short = Make a fair table from a seed.
cli-map-list = List the kinds of table there are instead.
cli-map-seed = The seed; the same kind and seed give the same table.
cli-map-symmetry = How its halves answer each other: the same turned half round, mirror images, or none: different, and fair by what each edge sees, how it is covered, and how far it has to the objectives.
cli-map-check =
    Check a map: everything that is refused, each at its piece; and whether it is as good for the one edge as for the other.

    The exit code is 0 if nothing is, 1 if something is, 2 if the file cannot be read.
    .short = Say everything that is refused of a map.
cli-map-sound = Nothing is refused. { $scenario } can be fought on it.
cli-map-convert = Print a map as TOML or as JSON.
    .short = Write a map in another form.
cli-bundle =
    Put a scenario, its map, both armies and the house rules into one file, to give to a friend.

    What is left out is the scenario’s own, or the game’s default. Wherever a scenario is named the file may stand instead.
    .short = Put scenario, map and armies into one file.

cli-schema =
    Print the form of a game’s files as a JSON Schema, for editors and other programs.

    FORM is army, own, map, scenario or options; docs/files.md tells of each. SYSTEM is the game, for example bolt_action.
    .short = Print the form of a game’s files as a JSON Schema.

cli-sheet =
    Make the quick reference sheet of a game: turn, tables, weapons, each number from the data the game is played by.

    SYSTEM is the game, for example bolt_action. Without --out the page is printed as HTML. A PDF needs Chromium or Chrome.
    .short = Make a game’s quick reference sheet.
cli-sheet-army = Only what the units of this army need; a file, or the name of an army that comes with the game.
cli-sheet-paper = The size of the paper.
cli-sheet-out = Write it to this file (.html, .pdf).
cli-sheet-kind = { $file } is neither .html nor .pdf. Name a file that ends in one of them.
cli-cards =
    Make cards of an army, one for each unit, four on a page: profile, weapons, special rules, boxes to tick, chances.

    FILE is an army as TOML or JSON, “-” for standard input, or with --game the name of an army that comes with it. Without --out the page is printed as HTML. A PDF needs Chromium or Chrome.
    .short = Make a card for each unit of an army.
sheet-no-browser = No Chromium and no Chrome was found to make a PDF. Install one, name it in { $variable }, or write .html and print that from any browser.
sheet-browser-failed = { $browser } made no PDF: { $problem }

cli-examples = { $count ->
    [one] Example:
   *[other] Examples:
}

cli-rules =
    Look up a rule by its id, for example BA-SHOOT-01, or search for words.

    Without anything, lists all rules.
    .short = Look up a rule, or search the rules.
cli-rules-search = Rules that hold all these words.
    .value = WORDS
cli-rules-system = The game, if the rules of one alone are meant.
cli-rules-tables = The tables of a game, every value with its source.
    .value = GAME
cli-rules-options = The house rules of a game, each with its values.
    .value = GAME
cli-rules-no-tables = { $system } does not list its tables.
cli-rules-either = Give an id, --search, --tables or --options, and only one of them.
cli-rules-none = No rule holds all of these words: { $search }
cli-rules-chapter = Chapter: { $chapter }
cli-rules-source = Source: { $source }
cli-rules-note = Note: { $note }
cli-rules-option = House rule: --option { $option }=VALUE, where VALUE is one of
cli-rules-default = { $title } (as played unless you choose)
cli-rules-deferred = Not played yet: { $reason }

# ---- grognard odds ----

cli-odds = The exact odds of an attack, by the engine’s own rules: hits, losses, what becomes of the target.
    .short = The exact odds of an attack.
cli-odds-game = The exact odds of an attack in { $game }. Exit code 1: the rules allow no such attack.
cli-odds-fractions = Exact fractions too
cli-odds-plot = Write a chart to this file (.svg, .png, .html)
cli-odds-then = Another attack on the same target after it, with its options in quotation marks; by the same house rules
cli-odds-counter = What the target then does, with its options in quotation marks
cli-odds-against = The number of the attack whose attacker it does that to
cli-odds-goal = What the attacks are after
cli-odds-quotes = A quotation mark is missing in “{ $text }”.
cli-odds-plan-after = After attack { $number }, { $goal }
cli-odds-plan-missed = somebody is gone before it { $percent }
cli-odds-plan-way = On the way of attack { $number }: { $lost } lost to fire, all of them { $gone }; it comes to blows { $blows }
cli-odds-plan-order = In the order { $order }
cli-odds-plotted = The chart is in { $file }.
cli-odds-one-of = { $what }: { $names }
cli-odds-rules = Rules: { $rules }
cli-odds-mean = , average { $mean }, standard deviation { $spread }
cli-odds-or-more = {"   "}or more { $percent }
cli-first = Begin the game’s first battle: small, set up, with a lesson to each question, about ten minutes.
cli-serve-notify = Where you want to be told that it is your turn against somebody elsewhere, such as https://ntfy.example/my-turns; what is posted there is JSON.
cli-serve-notify-private = Let players name addresses of this machine and its network for their notices.


cli-replay-html = Write the battle to this HTML file: it plays by itself, with no server and no network.
cli-replay-no-html = --study and --side belong to the HTML file: add --html FILE.
cli-replay-side = In the HTML file, only as side 0 or 1 saw it. Else: a battle that is over through all eyes, one under way without what anybody keeps secret.
cli-replay-written = { $file }: { $kilobytes } KB.
cli-report =
    A battle in words, with maps of the moments that decided it.

    FILE is the save of a battle that is over. The report is an HTML page, or Markdown with its maps beside it.
    .short = Report on a battle in words and maps.
cli-report-out = Write it to this file (.html or .md); else HTML is printed.
cli-report-costliest = Tell the choices that cost both sides most; it takes minutes.
cli-report-kind = { $file } is neither .html nor .md. Name a file that ends in one of them.
cli-replay-study = In the HTML file, what was said and drawn too: the notes saved from the page (JSON).
cli-serve-open-lobby = Show whoever reaches this server the seats that are offered to whoever comes first; else only who has the lobby’s link sees them.
