# Lists of other programs: read, checked, and made into armies.

# ---- what cannot be read ----

roster-wrong = { $file }: { $problem }
roster-wrong-at = { $file }, { $place }: { $problem }
roster-wrong-line = { $file }, line { $line }: { $problem }
roster-unreadable = The file cannot be opened: { $problem }. Check its name and that you may read it.
roster-empty = There is nothing in it. Save the list again in the program it is from.
roster-too-large = It is larger than { $most } million bytes, packed or unpacked; no list or catalogue is. Check that it is the right file.
roster-too-many = It has more than { $most } parts; no list or catalogue has. Check that it is the right file.
roster-large-token = Something in it is far larger than anything in a list or catalogue is. Check that it is the right file.
roster-long-text = It has more than { $most } characters; no list as text has. Check that it is the right file.
roster-long-line = The line has more than { $most } characters; no line of a list has. Check that it is the right file.
roster-too-deep = Its parts lie more than { $most } deep in one another; no list’s do. Check that it is the right file.
roster-doctype = It declares a document type, which lists and catalogues never do and which is not read. Take the declaration out.
roster-long-name = A name has more than { $most } characters: “{ $name }…”. Shorten it.
roster-no-name = Something chosen has no name. Save the list again in the program it is from, or write a name.
roster-no-cost = “{ $value }” is no cost. Write a number such as 50 or 12.5.
roster-no-number = “{ $value }” is no number of things. Write a whole number from 0 to { $most }.
roster-cost-twice = There are two costs called “{ $name }”. Take one out.
roster-zip-count = The archive has to hold one list or catalogue ({ $forms }), and holds { $count }. Unpack it and read the one you mean.
roster-zip-locked = The archive is locked with a password. Unpack it and read what is in it.
roster-zip-broken = The archive cannot be unpacked: { $problem }. Save the list again in the program it is from.
roster-zip-no-end = its end is missing
roster-zip-files = The archive holds more than { $most } files; that of a list holds one. Unpack it and read the one you mean.
roster-xml = It is no XML that can be read: { $problem }. Save it again in the program it is from.
roster-xml-form = This is XML, but neither a list nor a catalogue: it begins with “{ $tag }” instead of roster, catalogue or gameSystem.
roster-json = It is no JSON that can be read: { $problem }. Save it again in the program it is from.
roster-json-form = This is JSON, but no list of New Recruit, List Forge or Rosterizer: it has neither forces nor a roster nor a snapshot. Export the list as JSON once more, or as .ros.
roster-text-form = This is none of the texts that are read: New Recruit’s simple text, its text for tournaments, or its text by regiments. Export the list as .ros or JSON.
roster-ours = This is a file of ours already, no list of another program. Open it as it is: “grognard army check”, or the army builder.
roster-encoding = It is not written in UTF-8. Save it as UTF-8.
roster-is-catalogue = “{ $name }” is a catalogue, what lists are made from, and no list. Save a list made from it and import that.
roster-many-lines = The list names more than { $most } things. Take out what is not fought with.
roster-many-names = More than { $most } names are mended for one game. Take out those that are no longer needed.

# ---- what it is of ----

roster-game-unknown = a game it does not name
roster-game = { $title }
roster-game-edition = { $title }, edition { $edition }
roster-no-game = The list does not say of which game it is. If it is of one that is played here, ask for an army of that game.
roster-other-game = The list is of { $game }, which is not played here. Its names and points can be read, but no army can be made of it.
roster-no-edition = The list is of { $game } and does not say of which edition; played here is edition { $edition }. If it is of that one, ask for an army of { $system }.
roster-other-edition = The list is of { $game }; played here is edition { $edition }. Units, gear and points differ between them, so no army is made of it. To match its names all the same, ask for an army of { $system } and look at every line.

# ---- what became of it ----

roster-counted = { $number } × { $name }
roster-line-matched = { $name }: { $title }
roster-line-guessed = { $name }: perhaps { $title } ({ $sure } % alike)
roster-line-inferred = { $name }: perhaps { $title }
roster-line-standard = { $name }: has it anyway
roster-line-heading = { $name }: a heading
roster-line-left-out = { $name }: left out, as you said
roster-line-unknown = { $name }: not known here
roster-line-note = { $line }. { $note }
roster-none = The list has none of it.
roster-set = { $setting }: { $value }
roster-by-points = its { $points } points
roster-points-differ = It costs { $ours } here, { $theirs } in the list.
roster-mend-near = Nearest here: { $near }.
roster-nation-guessed = The list does not say whose army it is; there are { $nations }.
roster-remark = Imported from the list “{ $name }” ({ $game }). What was guessed or not taken over:
roster-mended-nothing = “{ $ours }” stands for “{ $theirs }” among your names, and is nothing of this army. { $problem }

# ---- on the command line ----

cli-army-import =
    Make an army of a list of another program: BattleScribe, New Recruit, List Forge or Rosterizer, as .ros, .rosz, JSON or text.

    Each line of the list is told with what it was taken for. What was guessed or is not known can be mended with --name, and is kept in the file of --names for the next import.
    .short = Make an army of a list of another program.
cli-army-as = The game to make an army of, if the list is of another edition or does not say.
cli-army-names = A file of mended names, read before and written after with those of --name.
cli-army-name = What a name of the list means: the name of an entry or a setting here; nothing leaves it out.
cli-army-output = Write the army to this file; JSON if it is called so, else TOML.
cli-army-import-head = { $name }: { $game }, { $form }
cli-army-import-total = Units: { $units }. The list says { $declared }; what it lists comes to { $sum }.
cli-army-import-bad = The list does not add up: it says { $declared } { $cost }, and what it lists comes to { $sum }.
cli-army-import-unit = { $number } × { $name }: { $points }
cli-army-import-made = The army has { $units } units and costs { $points }. Lines to look at: { $open }.
cli-army-import-mend = To mend a line: --name "THEIRS=OURS", OURS being an entry, a setting of the unit or SETTING=VALUE; --name "THEIRS=" leaves it out. Whose army it is: --nation.
cli-army-import-as = Here: --as { $system }.
cli-army-import-wrote = Written to { $file }.
