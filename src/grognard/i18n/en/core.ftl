# Sentences of the core: refusals, positions, saves.

options-no-names = House rules are names with their values: write options={ "{" }"NAME": "VALUE"{ "}" }, not “{ $given }”.
refused-not-offered = That is not one of the choices offered.
refused-no-choice = { $given } is no choice of this game. { $problem }
refused-malformed = { $kind }: { $field } cannot be { $given }. It has to be { $valid }.
valid-whole-number = a whole number
valid-number = a number
valid-text = a text
valid-truth = True or False
valid-nothing = None
valid-table = a dictionary
valid-one-of = one of { $names }
valid-list = { $most ->
    [0] a list, each in it { $each }
   *[other] a list of { $most } at most, each in it { $each }
}
valid-tuple = a tuple, each in it { $each }
valid-tuple-of = a tuple of { $count }, each { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what } from { $least } to { $most }
valid-above = { $what } above { $least } and up to { $most }
valid-either = { $one } or { $other }
agreed-draw = A draw was agreed: the battle is over.
refused-over = The battle is over; nothing more is asked.
refused-not-your-turn = This side is not asked anything now.
refused-nothing-to-undo = There is nothing left to take back.
refused-no-such-choice = There is no choice number { $number } in this battle.
refused-dice-count = { $count ->
    [one] One die is asked; give its face.
   *[other] { $count } dice are asked; give the face of each, in order.
}
refused-dice-face = A die with { $sides } faces cannot show { $face }.

dice-too-many = { $count } dice at once are more than any battle rolls. There can be at most { $most }.
seed-too-large = { $seed } cannot be a seed. Choose a whole number from { $least } to { $most }.
input-invalid = The { $what } is not valid: { $problem }.
no-such-step = There is no step “{ $step }” here. The steps are: { $names }.
no-such-system = There is no game called “{ $name }”. The games are: { $names }.

position-too-long = The position is longer than { $limit } characters, so it cannot be one.
position-wrong = The position is not one of this battle. { $where }, { $field }: { $problem }
position-state = State
position-unit = Unit { $unit }
position-frame = Procedure { $name }
position-asks = Question { $name }
position-type = { $given } is of a wrong kind. It has to be { $valid }.
position-unit-missing = “{ $unit }” is missing. A unit that is lost stays in the list as destroyed.
position-other-id = it calls itself “{ $found }”.
position-twice = this model is also in the unit “{ $unit }”.
position-fixed = { $found } was { $first } when the battle began and stays so.
position-seat = { $value } is no seat. Seats are 0 and 1.
position-too-far = { $value } is too large. The farthest is { $most }.
position-negative = { $value } is less than nothing.
position-place-models = it is “{ $place }” with { $count } models; only what is destroyed has none.
position-place-aboard = it is “{ $place }”; a unit is aboard just when it names what carries it.
position-no-carrier = “{ $carrier }” carries nobody here.
position-outline = its outline crosses itself or has no three corners.
position-dice = the dice asked for are not those that Play is about to roll, { $wanted }.
position-turns = it is turn { $here } here and turn { $there } in the state.
position-breaks = The position contradicts itself: the rules cannot go on from it ({ $where }: { $problem }). Start from a position that a battle came to.
position-bad-header = This is not a position of this game and version: its first line must read “{ $expected }”.
position-bad-line = Line { $line } of the position cannot be read: { $problem }.
position-bad-asks = The position must ask something just when procedures are left to run, and have fewer answers than questions.
position-bad-state = The state in the position is not valid: { $problem }.

save-too-long = The save is longer than { $limit } characters, so it cannot be a battle.
save-empty = There is nothing in it: a saved battle begins with a line that names its game, and each choice has a line after that. It may have been cut off while it was written; take another copy, or save the battle again.
save-bad-header = This is not a saved battle: its first line must be a header. { $problem }.
save-bad-seed = A save with rolled dice needs the seed they come from; one with typed dice must have null as its seed.
save-bad-agreed = The players agree on a “draw” with no seat, or one has “conceded”, with its seat 0 or 1.
save-no-such-line = A line must hold a choice with its seat (“choose”), “dice”, “undo”, “agreed” or “seal”.
save-other-format = This is not a save this program reads: it says “{ $found }”, expected “grognard-battle 1”.
save-bad-line = Line { $line } of the save: { $problem }
save-altered-dice = The dice { $found } are not those of this battle’s seed, which are { $expected }.
save-other-rules = Saved under version { $theirs } of the rules; this program has version { $ours }. It was replayed with its own dice.
save-rules-differ = The battle was saved under another version of the rules and cannot be followed further: { $problem }
file-unreadable = The file { $file } cannot be read: { $problem }.
file-invalid = { $file }: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } (Line { $line }.)
file-pasted = The text given
file-no-such-name = “{ $name }” is neither a file nor one that comes with the game. There are: { $names }.
file-too-long = { $file } is longer than { $limit } characters. Shorten it.
file-not-utf8 = { $file } is no text in UTF-8. Save it as UTF-8, or check that it is the right file.
file-packed = { $file } is packed. Unpack it; a list of another program becomes an army by “grognard army import”, or in the army builder.
file-empty = { $file } has nothing in it. Check that it is the right file.
file-foreign = { $file } is XML, which no file of ours is. A list of another program becomes an army by “grognard army import”, or in the army builder.
file-other-game = this is of { $given }, and { $wanted } is played here. Open it in that game.
file-other-version = { $given } is no version of this form that is read here: it is { $wanted }. Write { $wanted }; if a newer grognard wrote the file, update yours.
file-other-kind = this is { $kind ->
    [grognard-army] an army
    [grognard-map] a map
    [grognard-hex-map] a map of hexes
    [grognard-scenario] a scenario
    [grognard-own] a file of things of one’s own
    [grognard-names] a file of mended names
   *[other] “{ $kind }”
}, and what is wanted here is { $wanted ->
    [grognard-army] an army
    [grognard-map] a map
    [grognard-hex-map] a map of hexes
    [grognard-scenario] a scenario
    [grognard-own] a file of things of one’s own
    [grognard-names] a file of mended names
   *[other] “{ $wanted }”
}. Give that.
file-not-toml = { $file } is neither sound TOML nor sound JSON: { $problem }.
file-no-text = the text holds half a sign that no file can hold. Write it anew.
file-nested = its tables and lists are nested too deeply.
file-not-finite = { $value } is no number that can be measured. Write one with its figures.
file-too-large-number = the number is larger than any that is meant. Write a smaller one.
file-bad-value = { $problem }.
file-missing-field = Object missing required field `{ $name }`. Write it.
file-unknown-field = Object contains unknown field `{ $name }`. { $names ->
    [none] Leave it out.
   *[other] Write one of: { $names }.
}
file-wrong-kind = Expected `{ $wanted }`, got `{ $given }`.
file-out-of-bounds = Expected `{ $wanted }` { $sign } { $limit }.
file-wrong-length = Expected `{ $wanted }` of length { $sign } { $limit }.
file-unknown = “{ $value }” is not known. Write one of: { $names }.
file-unknown-none = “{ $value }” is not known. There is none here: leave it out.
file-unknown-near = “{ $value }” is not known. { $near ->
    [none] It is none of the { $count } there are, nor like one of them.
   *[other] Like it, of { $count }, are: { $near }.
}
file-twice = “{ $name }” is used twice. Give each its own id.
file-row-invalid = Data file { $file }, row { $row }, field { $field }: { $problem }
file-row-twice = this id is used twice; give each row its own.
file-row-source = “{ $source }” is no source. Write one of { $known }, or supplement: and the key of a document.
file-row-first-face = the row has to begin with { $expected }, where the one before it ends, and not end before it begins.
file-row-last-face = the last row has to end with { $last }.
file-no-table = the file has no rows under “{ $table }”. Add them.

scenario-on = { $scenario }, on { $map }
file-no-source = A file is given by a name, a path, its text or plain data, not by a { $kind }.
bundle-no-table = A file of a game is a table of fields, not a list. Correct it.
no-such-scenario = There is no scenario called “{ $name }”. The scenarios are: { $names }.
no-such-option = There is no house rule called “{ $name }” to switch. The house rules are: { $names }.
no-such-option-near = There is no house rule called “{ $name }” to switch. { $near ->
    [none] It is like none of the { $count } there are.
   *[other] Did you mean { $near }?
} All { $count } with their values: grognard rules --options { $system }
no-such-option-value = The house rule “{ $name }” cannot be set to “{ $value }”. Its values are: { $values }.
battle-no-year = In { $system } it does not matter in which year a battle is fought: leave the year out.
battle-not-this-year = No battle can be fought in { $year }: the year is one from { $first } to { $last }.
no-such-preset = There is no preset “{ $name }”. There are: { $names }.
no-presets = There is no preset “{ $name }”: { $system } has none. Its house rules are chosen one by one; all of them: grognard rules --options { $system }
too-many-armies = A battle has { $most } armies; { $count } were given.
armies-no-list = “{ $name }” is one army, and a list of them is wanted: write ["{ $name }"], or both armies.

# Maps drawn in inches.
map-one-shape = piece “{ $piece }” needs exactly one of outline, line, rectangle and ellipse.
map-needs-width = piece “{ $piece }” is drawn along a line and needs a width.
map-crosses-itself = the outline of piece “{ $piece }” crosses itself. Put its points in order round the piece.
map-table-size = the table must be from { $least } to { $most } inches wide and deep. Correct its size.
map-other-game = the map is drawn for { $named }, not for { $game }. Bring it to that game, or take this line out if its terrain has the same names.
map-off-table = piece “{ $piece }” reaches beyond the table. Move it, or set clip = true to cut it off at the edge.
map-no-such-piece = piece “{ $piece }” is cut by “{ $other }”, which is not on the map.
map-field = { $field }: { $problem }
map-no-table = This is no map: a map file is a table of fields, as docs/maps.md shows.
map-table = { $kind ->
    [village] village
    [open-country] open country
    [woods] woods
    [ruins] ruins
    [hedgerows] hedgerows
    [works] works
    [marshes] marshes
   *[other] { $kind }
}
map-off = this place is not on the table.
map-symmetry = { $symmetry ->
    [point] Turned half round the table is the same.
    [mirror] Its halves are each other’s mirror images.
   *[none] Its halves are different.
}
map-half = { $edge ->
    [upper] From the upper edge
   *[lower] From the lower edge
} { $sight } % of the middle are seen, { $cover } % of the ground there is hidden or in cover from the middle, and it is { $way } to an objective.
map-fair = That is fair: the edges differ by { $uneven } %, and by { $most } % they may.
map-unfair = That is not fair: the edges differ by { $uneven } %, and by { $most } % they may.
maps-no-such-symmetry = There is no such symmetry. { $problem }
maps-no-such-kind = There is no such kind of table. { $problem }
map-nothing-left = nothing is left of piece “{ $piece }”. Make it larger, or take it out.

# A battle told in words.
told-more = and { $count } more: see battle.choices()
told-sees = { $seen ->
    [yes] { $unit } sees { $target }.
   *[no] { $unit } does not see { $target }.
}
told-not-there = { $unit } and { $target } do not both stand on the table. Ask about two units that do.
told-same-unit = { $unit } is asked about itself. Name another unit.
told-own-side = { $unit } and { $target } are of one side. Odds are asked of fire at an enemy.
told-places = or a place on the table: see battle.choices() for a sample

# ---- first battles ----

no-first-battle = { $system } has no first battle. Begin one of its scenarios.
first-battle-rolls = The first battle rolls its own dice: leave dice at “rolled”.

# ---- the goal ----

goal-points = { $first } { $a }, { $second } { $b }
told-goal = { $aim } ({ $until }).

# ---- who fires ----

table-shooters = Who fires
table-shooters-shots = Shots
table-shooters-need = Needs
table-shooters-hits = Hits
table-shooters-lost = Falls
table-shooters-together = Together, on average
callout-firing = { $firing } of { $models } can fire

## A battle that is over, on a page

summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Turn
summary-points = Points { $side }
summary-left = Left { $side }
summary-losses = { $side } lost{ $count ->
    [0] { " " }nothing.
   *[other] :
}
summary-loss = { $what ->
    [gone] { $unit }, in turn { $turn }
    [men] { $unit }: { $men } of { $start }
   *[hurt] { $unit }: hurt
}{ $by ->
    [none] { "" }
   *[other] { " " }(most to { $by })
}
summary-deed = { $side }: { $unit } did most: { $units ->
    [0] { "" }
    [one] one unit finished,{ " " }
   *[other] { $units } units finished,{ " " }
}{ $men ->
    [0] { "" }
    [one] one man or model,{ " " }
   *[other] { $men } men or models,{ " " }
}{ $share }% of the enemy’s force.
summary-turning = Turning points:
summary-turned = Turn { $turn }: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] { $side } takes the lead in points.
   *[no] The balance moves { $swing }% towards { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}

# Positions written down
notation-line = Line { $line }: { $problem }
notation-no-game = A position begins with the name of the game alone, such as “bolt_action”, not with “{ $given }”.
notation-empty = A position begins with the name of the game and has a line for each unit. There is nothing here.
notation-no-unit-above = An indented line tells of the models of the unit above it, and there is none.
notation-unit-twice = “{ $unit }” has a line already.
notation-no-measure = { $given } is no measure. Write a number such as 24 or 24.5, with at most three decimals.
notation-no-place = “{ $given }” is no place. Write it as 24,30, and a direction after a stroke: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = “{ $field }” is given twice.
notation-no-value = “{ $field }” needs a value after it: { $valid }.
notation-bad-value = “{ $field }” cannot be { $given }. It has to be { $valid }.
notation-form = This line has the form “{ $form }”.
notation-line-twice = “{ $word }” is said twice.
notation-places = { $given } places are given for { $models } models. Give one place for all of them, or one each (“-” for a model that is lost).
notation-asks = Who is asked for what is said as “asks orders a”. What can be asked is: { $steps }. “asks nobody” says that the battle is over.
notation-words-of-army = The army of this side is named, so the unit is known and “{ $words }” says nothing. Leave it out.
notation-no-units = Side { $side } has no unit. Write a line for one, or name an army of the game.
notation-no-count = “{ $given }” is no number of models. Write one from 1 to { $most }.
notation-no-unit = This is no unit: { $problem }
notation-no-models = A unit of this game is one thing, so nothing is said of its models. Write what is to be said in the line of the unit, and begin the line of another unit at the left.
notation-too-many-lines = The position has { $lines } lines, and { $most } at most are read.
notation-no-unit-name = “{ $given }” is no name of a unit. Write its side, a dot and up to 40 small letters, digits and hyphens: a.squad-1.
notation-army = The units of side { $side } make no army. { $problem }
notation-needs-table = “{ $word }” puts something on a bare table. Say how large it is (table 48 x 48), or leave this line out.
notation-off-table = { $place } lies beyond the edge: the table is { $width } x { $depth }, counted from its upper left corner. Who is not on the table has no place.
notation-not-placed = { $unit } stands nowhere: write where after its words (@24,30), or it cannot be moved.
notation-no-material = { $kind } is made of nothing that the rules ask for. Leave “of” and its material out.
notation-either = Either “{ $one }” or “{ $other }” is said, not both.

# ---- armies of one's own ----

army-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dice ->
    [one] { $dice } unit
   *[other] { $dice } units
}.
army-empty = The army has no unit yet. Add one.
army-full = An army of one’s own has { $most } units at most. Take one out first.
army-no-entry = There is nothing of that name for this army: { $problem }
army-no-unit = The army has no such unit: { $problem }
army-no-nation = There is no army of that nation: { $problem }
army-no-setting = Nothing of that name can be set of { $unit }: { $problem }
army-whole = the list
army-no-value = { $setting } has no such value: { $problem }
army-no-number = { $setting } cannot be { $value }. Give a number from { $least } to { $most }, in steps of { $step }.
army-cannot-set = { $unit }: { $setting } cannot become { $value } as the unit is made up now. Change its men or what else it carries first.
army-mend-add = add { $entry }
army-note = Note: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = set { $setting } to { $value }
army-mend-restate = count anew what { $unit } costs
army-mend-remove = take { $unit } out
army-yes = yes
army-no = no
army-nobody = nobody
army-number = { $number }
army-own = My army
army-own-things = Of your own
own-title = { $title }
own-too-long = It says too much: shorten what it lists.
own-none = The army has nothing of its own of that name: { $problem }
table-number = Nothing of the tables is called “{ $given }”; it is written KIND.NAME.FIELD. { $problem }
table-number-nobody = Neither army has what is changed, { $kind } { $name }. Change what one of them has.
table-number-none = { $place } can be a number, not “{ $given }”.
own-not-here = Nothing of one’s own can be brought to this game yet.
army-other-game = This is an army of another game: it says { $found }, and { $asked } was asked for.
army-nation = { $name }
schema-no-form = There is no form of that name: { $problem }
log-ahead = Answered as you had said ahead.
ahead-hold = { $turn ->
    [always] Never react with { $unit }
   *[other] Never react with { $unit } in turn { $turn }
}
ahead-pass = { $turn ->
    [always] Always pass instead of answering a card
   *[other] Always pass instead of answering a card in turn { $turn }
}
ahead-rest = Do nothing more in my turn { $turn }
ahead-losses = Always take my losses as suggested
ahead-order = Always take what is due in the suggested order
agreed-late = The { $other } side has claimed the battle: the { $side } side’s time had run out.
