### Scenarios of one's own: what can be said in one, and the page that makes them.

plan-no-field = A scenario of this game has no { $name }.
plan-other-game = This is a scenario of { $found }, and { $asked } is asked for. Open it as one of { $found }.
plan-no-map = The scenario has no map that can be read, so nothing lies on it. Choose another map first.
plan-changed = { $title }, changed
plan-number = { $value }
plan-yes = yes
plan-no = no
plan-mend-set = { $field }: { $value }
plan-mend-remove = Take out { $what }
plan-mend-move = Move { $what }

# ---- what every game says ----
plan-battle = The battle
plan-title = Title
plan-note = What it is about
plan-map = Map
plan-map-open = left open
plan-turns = Turns
plan-limit = Points a side
plan-no-limit = no limit
plan-none = none
plan-armies = Armies
plan-army = Army
plan-army-of = { $side ->
    [1] First army
   *[other] Second army
}
plan-army-open = left open
plan-army-costs = It costs { $points } points. { $count ->
    [0] The rules find nothing wrong in it.
    [one] It breaks a rule; it may be fielded all the same, if both sides agree.
   *[other] It breaks { $count } rules; it may be fielded all the same, if both sides agree.
}
plan-side = { $side ->
    [1] First side
   *[other] Second side
}
plan-zone = Sets up in
plan-zone-of = { $side ->
    [1] Zone of the first side
   *[other] Zone of the second side
}
plan-zone-south = the south
plan-zone-north = the north
plan-zone-north-west = the north-west
plan-zone-north-east = the north-east
plan-zone-south-west = the south-west
plan-zone-south-east = the south-east
plan-depth-of = Depth of the zone: { $whose }
plan-middle-of = { $what }, whole
plan-victory = Victory
plan-add-objective = Add a place to fight for
plan-objective = { $title }
plan-called = Called
plan-points = Points
plan-from-left = From the left
plan-from-top = From the top
plan-inches = inches
plan-centimetres = cm

# ---- the page ----
plan = Scenario editor
plan-open = Make a scenario…
plan-new = New scenario
plan-own = My scenario
plan-from = Begin with
plan-from-nothing = Nothing, with sensible values
plan-from-shipped = Change one that comes with the game
plan-begin = Begin
plan-kept = Your scenarios
plan-give = This scenario…
plan-bring = Open a file…
plan-download = Save as a file
plan-bundle = Save with map and armies in one file
plan-drop = Delete
plan-drop-sure = Really delete?
plan-read = { $title } is opened.
plan-too-long = No scenario is longer than { $most } characters. Leave something out.
plan-done = { $count ->
    [0] Changed.
    [one] Changed. One thing is wrong.
   *[other] Changed. { $count } things are wrong.
}
plan-ready = A battle can begin with it.
plan-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
plan-in-it = { $title } (in the scenario)
plan-map-of = The map: { $map }
plan-handle = Move { $what }
plan-how = Drag what has a knob, or move it by the arrow keys.
    .touch = Drag what has a knob with a finger.
plan-shown = What is shown
plan-says = What it says
plan-its-map = Its map
plan-play = Play it
