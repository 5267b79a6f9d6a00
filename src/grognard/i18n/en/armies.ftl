build = Army builder
build-open = Build an army…
build-take = Units to take
build-list = The list
build-list-points = List ({ $points })
build-beside = Another list
build-beside-which = Which list
build-beside-points = Yours: { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
} against it.
build-beside-even = Both have as many points.
build-shown = What is shown
build-search = Search units
build-nothing-found = Nothing of that name is for this army.
build-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
build-more = { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
}
build-then = Then: { $problem }
build-sum = points
build-sum-of = of { $limit } points
build-dice = { $system ->
    [bolt_action] { $dice ->
        [one] 1 order die
       *[other] { $dice } order dice
    }
   *[other] { $dice ->
        [one] 1 unit
       *[other] { $dice } units
    }
}
build-legal = The rules find nothing wrong.
build-breaches = { $count ->
    [one] One thing breaks the rules.
   *[other] { $count } things break the rules.
}
build-line = Line { $line }:
build-name = What your army is called
build-limit = Points at most
build-limit-usual = as is usual
build-limit-wrong = A whole number from 1 to 100000, or nothing.
build-empty = Take the first unit.
build-unpriced = no points in these rules
build-agreed = { $count ->
    [0] What is agreed: the rules as they are
    [one] What is agreed: one thing
   *[other] What is agreed: { $count } things
}
build-year = The year it fights in
build-own = Of your own
build-own-how = Weapons, units or cards that no army book has, as data: they travel with this list and are played like all others. What it is like, costs and has you say in words of the file.
build-own-example = This is an example: change it as you like, then keep it.
build-own-text = Your own things, as a file
build-own-keep = Keep this
build-own-bring = Add a file of them…
build-move = Move { $unit }
build-move-how = Drag, or use the arrow keys
    .touch = Drag it with a finger
build-duplicate = Duplicate
build-remove = Remove
build-no-settings = Nothing can be changed of it.
build-not-apt = What the rules give it no use for
build-less = One less: { $setting }
build-add-one = One more: { $setting }
build-glance = What it does to usual targets
build-glance-measured = By exact odds: { $measured }.
build-glance-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each
build-new = A new army
build-new-list = New list
build-from = Begin with
build-from-filled = The least that is legal
build-from-empty = Nothing
build-from-shipped = Armies that come with the game
build-nation = Whose army
build-begin = Begin
build-lists = Your lists
build-list-of = { $title }, { $points } points
build-bring = Open a file
build-give = This list…
build-download = Save as a file
build-link = Copy link
build-copy = Copy as text
build-print = Print
build-drop = Delete this list
build-drop-sure = Delete it for good
build-fight = Fight with it now
build-read = { $title } is opened as a new list.
build-unreadable = The address holds no army that can be read.
build-too-long = The file is too long: an army has { $most } characters at most.
build-no-game = The file does not say of which game it is: write system = "bolt_action", or another game, in it.
build-not-kept = This browser keeps nothing more: save the list as a file.
build-done-added = { $unit } taken; { $points } points now.
build-done-removed = { $unit } removed; { $points } points now.
build-done-moved = { $unit } is number { $place } now.
build-done-changed = { $points } points now.

# ---- lists of other programs in the page ----
build-import = A list of another program
build-import-cost = { $sum } { $name }
build-import-sum = The list says { $declared } { $name }, and what it lists comes to { $sum }.
build-import-told = { $unknown ->
        [0] Every line found its place
        [one] One line is not known here
       *[other] { $unknown } lines are not known here
    }{ $guessed ->
        [0] .
        [one] , one was guessed. What you say of it is remembered for the next list.
       *[other] , { $guessed } were guessed. What you say of them is remembered for the next list.
    }
build-import-means = What “{ $name }” means
build-import-guess = as guessed
build-import-choose = choose what it means
build-import-match = Match its names all the same
build-import-right = that is right
build-import-out = leave it out
build-import-open = Open it as an army
build-import-leave = Back
