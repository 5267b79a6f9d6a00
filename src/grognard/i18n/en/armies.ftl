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
build-unoffered = “{ $name } = { $value }” was agreed with this list and does not hold here.
build-unoffered-leave = Leave it out
build-year = The year it fights in
build-own = Of your own
build-own-how = Weapons, units or cards that no army book has: they travel with this list and are played like all others. What you do not say is as in what it is like.
build-own-kind = { $kind ->
    [card] Card
    [weapon] Weapon
    [model] Model
    [unit] Unit
    [vehicle] Vehicle
   *[other] { $kind }
}
build-own-add = Add { $kind ->
    [card] a card
    [weapon] a weapon
    [model] a model
    [unit] a unit
    [vehicle] a vehicle
   *[other] { $kind }
} of your own
build-own-new = { $kind ->
    [card] New card
    [weapon] New weapon
    [model] New model
    [unit] New unit
    [vehicle] New vehicle
   *[other] New { $kind }
}
build-own-forget = Take { $title } out
build-own-wrong = As it is written it cannot be; the list keeps what it had. { $problem }
build-own-example = This is an example: change it as you like, then keep it.
build-own-back = Back to what the list has
build-own-file = As a file
build-own-others = What others have
own-unsaid = –
own-yes = Yes
own-no = No
own-number = { $number }.
own-more = Add: { $what }
own-less = Take out: { $what }, { $number }
own-unsay = As in what it is like: { $what }
own-for = For which
own-for-what = regular, gun …
own-field = { $field ->
    [title] What it is called
    [like] Like
    [nation] Nation
    [nations] Nations
    [type] Type
    [kind] Kind
    [sign] Sign on its plate
    [formation] Formation
    [year] Year
    [points] Points
    [speed] Speed
    [defence] Defence, front and rear
    [soldiers] Dice against Soldiers: short, medium, long range
    [vehicles] Dice against Vehicles: short, medium, long range
    [abilities] Abilities
    [range] Range
    [minimum] Least range
    [shots] Shots
    [pen] Penetration
    [he] High explosive
    [assault] Assault weapon
    [men] Fewest men
    [most] At most
    [least] At least
    [each] Points for each further man
    [weapons] Weapons
    [weapon] Weapon
    [team_weapon] The team’s weapon
    [buys] Weapons that may be bought
    [special] Special rules
    [rules] Special rules it always has
    [traits] Special rules of its own
    [choices] What may be chosen for it
    [drive] How it drives
    [damage] Damage value
    [seats] Seats
    [recce] Recce
    [open_topped] Open-topped
    [front_bonus] Armour at the front, more
    [mounts] Mounted weapons
    [at] Mounted at
    [mount] Mounted as
    [arc] Fires to
    [also] And to
    [twin_linked] Twin-linked
    [hull] Size of the model in inches
    [length] Length
    [width] Width
    [height] Height
    [tows] Guns it tows
    [close] Close range
    [normal] Normal range
    [extreme] Extreme range
    [numbers] Numbers to reach
    [infantry] Infantry
    [gun] Guns
    [unarmoured] Unarmoured vehicles
    [light] Light armour
    [medium] Medium armour
    [heavy] Heavy armour
    [target] Armour
    [strength] Strength
    [ap] Armour Piercing
    [profile] Profile
    [ws] Weapon Skill
    [bs] Ballistic Skill
    [s] Strength
    [t] Toughness
    [w] Wounds
    [i] Initiative
    [a] Attacks
    [ld] Leadership
    [save] Armour save
    [invulnerable] Invulnerable save
    [front] Front armour
    [side] Side armour
    [rear] Rear armour
    [gear] Equipment
    [upgrades] What may be bought
    [instead] In place of
    [part] Models
    [model] Model
    [size] Models at least and at most
    [transports] Transports
   *[other] { $field }
}
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
build-print-sheet = Print sheet
build-print-cards = Print cards
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
build-import-take = Take it as it is
build-import-mend = Look at it line by line
build-import-leave = Back
