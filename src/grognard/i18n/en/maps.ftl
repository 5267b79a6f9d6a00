# The map editor in the browser.
map-edit = Map editor
map-edit-open = Draw a table…
map-edit-maps = Your maps
map-edit-new = New map
map-edit-bring = Bring a file
map-edit-give = This map…
map-edit-drop = Throw away
map-edit-drop-sure = Throw away for good?
map-edit-snap = Snap
map-edit-look = What is seen
map-edit-many = Choose several
map-edit-inner-wall = Inner wall
map-edit-inner-door = Door of an inner wall
map-edit-zoom = How large
map-edit-zoomed = { $times }×
map-edit-play = Play on it
map-edit-untitled = Untitled map
map-edit-unreadable = This link does not hold a map that can be read. Ask for it once more, or for the file.
map-edit-too-long = A map’s file has at most { $most } characters. Take some pieces out.
map-edit-too-many = A map has at most { $most } pieces. Remove some, or join some to one.
map-edit-read = { $title } was read.
map-edit-made = { $title } was made.
map-edit-from = From
map-edit-from-empty = An empty table
map-edit-from-made = Make me a table
map-edit-from-shipped = Tables that come with the game
map-edit-kind-of-table = Kind of table
map-edit-symmetry = Its halves
map-edit-symmetry-point = The same, turned half round
map-edit-symmetry-mirror = Mirror images
map-edit-symmetry-none = Different, and as good
map-edit-make = Make it
map-edit-title = Title
map-edit-table-size = Size
map-edit-own-size = Another size
map-edit-width = Width
map-edit-depth = Depth
map-edit-size-wrong = { $unit ->
    [hex] From { $least } to { $most } hexes each way.
    [centimetre] From { $least } to { $most } cm each way.
   *[inch] From { $least } to { $most } inches each way.
}
map-edit-size = { $unit ->
    [hex] { $first } by { $second } hexes
    [centimetre] { $first } × { $second } cm
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } cm, { $second } cm in all
   *[inch] { $first }″, { $second }″ in all
}
map-edit-long = { $unit ->
    [centimetre] { $first } cm long, { $second } cm wide
   *[inch] { $first }″ long, { $second }″ wide
}
map-edit-moved = { $unit ->
    [centimetre] { $first } cm across, { $second } cm down
   *[inch] { $first }″ across, { $second }″ down
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, cm
   *[inch] { $label }, inches
}
map-edit-grid = { $unit ->
    [centimetre] A line every { $every } cm.
   *[inch] A line every { $every } inches.
}
map-edit-palette = What may be laid
map-edit-group-area = Areas
map-edit-group-block = Buildings and blocks
map-edit-group-line = Along a line
map-edit-group-hex = Ground
map-edit-group-side = On sides of hexes
map-edit-group-road = From hex to hex
map-edit-shape = Drawn as
map-edit-shape-outline = Outline
map-edit-shape-rectangle = Rectangle
map-edit-shape-ellipse = Ellipse
map-edit-shape-line = Line
map-edit-draw-outline = Click corner by corner; end at the first, by a double click or by Enter.
    .touch = Touch corner by corner; end at the first, or by touching twice.
map-edit-draw-rectangle = Pull from corner to corner.
map-edit-draw-ellipse = Pull from corner to corner.
map-edit-draw-line = Click point by point; end by a double click or by Enter.
    .touch = Touch point by point; end by touching twice.
map-edit-paint-hex = Click hexes, or pull over them.
    .touch = Touch hexes, or pull over them.
map-edit-paint-side = Click near the side; once more takes it away. A cliff falls away from the hex you click in.
    .touch = Touch near the side; once more takes it away. A cliff falls away from the hex you touch.
map-edit-paint-road = Pull from hex to hex; the same way once more takes it away.
map-edit-finish = It is done
map-edit-in-middle = Put one in the middle
map-edit-cancel = Draw nothing
map-edit-table = The table: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: refused
map-edit-kept-unreadable = “{ $title }”, kept in this browser, cannot be read as a map. Nothing of it was changed; open another, or its file if you saved one.
map-edit-how = Choose a kind to draw it. Drag a piece to move it, its points to reshape it, the knob to turn it.
map-edit-how-keys = A frame pulled over the table or Shift chooses several, Alt leaves the grid. Keys: arrows move (Alt turns, Shift a tenth), Delete removes, Ctrl+D copies.
map-edit-how-hex = Choose what to paint with, then press a hex or pull over several.
map-edit-how-hex-keys = Keys: arrows go from hex to hex, Enter paints, 1 to 6 set a side from north on, Shift with an arrow lays a road.
map-edit-how-look = Press where somebody stands. Dark is what he does not see, yellow what he sees in cover, by the rules of the game.
map-edit-in-hand = The piece in hand
map-edit-whole = The table as a whole
map-edit-several = { $count } pieces in hand
map-edit-pieces = { $count ->
    [one] One piece
   *[other] { $count } pieces, the lowest first
}
map-edit-turn = Turn
map-edit-turn-left = Turn left
map-edit-turn-right = Turn right
map-edit-mirror-across = Mirror across
map-edit-mirror-down = Mirror down
map-edit-copy = Copy
map-edit-twin = Twin opposite
map-edit-add-ford = Lay a ford
map-edit-ford = Ford
map-edit-raise = Lay higher
map-edit-lower = Lay lower
map-edit-remove = Remove
map-edit-kind = Kind
map-edit-name = Name
map-edit-id = Name in the file
map-edit-more = More
map-edit-from-left = From the left
map-edit-from-top = From the top
map-edit-wide = Wide
map-edit-deep = Deep
map-edit-height = High
map-edit-angle = Turned, degrees
map-edit-line-width = Width
map-edit-line-length = Length
map-edit-measures = Measures
map-edit-does = What it does
map-edit-smooth = A curve through its points
map-edit-clip = Cut off at the table’s edge
map-edit-looks = Looks like
map-edit-look-like = { $look ->
    [field] field
    [plough] ploughed field
    [rubble] rubble
    [rocks] rocks
    [orchard] orchard
    [bushes] bushes
    [church] church
    [pond] pond
   *[other] { $look }
}
map-edit-without = Cut out of it
map-edit-without-which = Which piece?
map-edit-without-not = { $piece } is cut out: leave it whole
map-edit-building = Building
map-edit-material = Made of
map-edit-made-of = { $material ->
    [brick] brick
    [stone] stone
    [wood] wood
   *[mud] mud
}
map-edit-storeys = Storeys
map-edit-add-door = Add a door
map-edit-add-window = Add a window
map-edit-add-gap = Add a gap
map-edit-add-wall = Divide by a wall
map-edit-opening-door = Door
map-edit-opening-window = Window
map-edit-opening-gap = Gap
map-edit-opening-storeys = Storeys of opening { $number }
map-edit-storeys-all = all storeys
map-edit-storeys-ground = ground floor
map-edit-opening-remove = Remove opening { $number }
map-edit-wall = Inner wall { $number }
map-edit-wall-remove = Remove inner wall { $number }
map-edit-special = Special building: rooms of any size
map-edit-picture = A picture to trace over
map-edit-picture-other = Another picture
map-edit-picture-opacity = How strong the picture is
map-edit-picture-width = How wide it is
map-edit-picture-away = Take the picture away
map-edit-picture-here = It stays in this browser and is no part of the map.
map-edit-picture-unreadable = This is no picture that can be shown. Choose a PNG, JPEG or WebP file.
map-edit-picture-large = The picture is too large to be kept in this browser: it will be gone when the page is closed. Choose a smaller one, or throw other maps away.
map-edit-objective = The hex it is about
map-edit-zone-north-first = North, from row
map-edit-zone-north-last = North, to row
map-edit-zone-south-first = South, from row
map-edit-zone-south-last = South, to row
