"""The tables of the rule catalogue as texts, one line a row, for comparison with the data."""

from __future__ import annotations

# id | close, normal, extreme | dice and templates | infantry gun unarmoured light medium heavy | placed by hand
SMALL_ARMS = """
    pistol | 5 10 15 | 1 | 7 NE NE NE NE NE | -
    bolt-action-rifle | 20 80 160 | 1 | 7 9 9 NE NE NE | -
    semi-automatic-rifle | 20 80 140 | 2 | 7 9 9 NE NE NE | -
    m1-carbine | 15 50 90 | 2 | 7 9 9 NE NE NE | -
    submachine-gun | 15 30 45 | 4 | 7 NE 9 NE NE NE | -
    stg44 | 20 50 90 | 4 | 7 9 9 NE NE NE | -
    bar | 20 80 140 | 4 | 7 9 8 NE NE NE | -
    bren | 25 90 160 | 5 | 7 9 8 NE NE NE | -
    mg34 | 25 100 180 | 7 | 7 9 8 NE NE NE | -
    mg42 | 25 100 180 | 8 | 7 9 8 NE NE NE | -
    medium-machine-gun | 30 140 240 | 7 | 7 9 8 NE NE NE | -
    m2-heavy-machine-gun | 30 160 280 | 6 | 7 8 6 9 NE NE | -
    vehicle-machine-gun | 30 120 200 | 5 | 7 9 8 NE NE NE | -
    sniper-rifle | 30 120 200 | 1 | 7 9 9 NE NE NE | -
    hand-grenade | - 10 15 | T3 | 7 8 7 NE NE NE | 6 7 8
    explosive-charge | - 5 10 | T3 | 7 7 5 NE NE NE | 5 6 7
    light-flamethrower | - - - | flame | 4 5 5 6 7 7 | -
"""

# id | class | close, normal, extreme | dice and templates | the six numbers | the second numbers of indirect fire
HEAVY_WEAPONS = """
    panzerfaust | - | - 30 - | 1/T3 | 7 7 5 6 7 8 | -
    panzerschreck | - | - 60 - | 1/T3 | 7 7 5 5 6 7 | -
    bazooka | - | - 60 - | 1/T3 | 7 7 5 6 7 8 | -
    piat | - | - 45 - | 1/T3 | 7 7 5 6 7 8 | -
    anti-tank-rifle | light | 30 100 180 | 1 | 8 8 6 8 NE NE | -
    20-mm | light | 60 180 300 | 2xT3 | 7 7 5 7 NE NE | -
    37-45-mm | light | 60 200 320 | 1/T3 | 7 7 5 6 10 NE | -
    50-57-mm | medium | 60 220 360 | 1/T3 | 7 7 5 6 9 10 | -
    75-76-mm | medium | 60 240 400 | 1/T5 | 7 7 5 6 8 9 | 4 8 10 NE
    85-90-mm | heavy | 80 300 480 | 1/T5 | 7 7 4 5 6 7 | 4 7 9 10
    105-122-mm-howitzer | heavy | 60 240 500 | T8 | 7 7 5 6 8 9 | 3 6 8 9
    150-155-mm-howitzer | heavy | 60 240 500 | T10 | 7 7 5 5 7 8 | 2 4 6 7
    light-mortar | - | - 120 200 | T5 | 7 7 NE NE NE NE | 6 10 NE NE
    medium-mortar | - | - 300 500 | T5 | 7 7 NE NE NE NE | 4 8 10 NE
    heavy-mortar | - | - 400 600 | T8 | 7 7 NE NE NE NE | 3 6 8 9
    nebelwerfer | - | - 400 600 | 6xT8 | 7 7 NE NE NE NE | 3 6 8 9
    katyusha | - | - 400 600 | 8xT8 | 7 7 NE NE NE NE | 3 6 8 9
    heavy-flamethrower | - | - - - | flame | 3 4 4 5 6 6 | -
"""

# die | infantry | artillery | unarmoured | light | medium | heavy. wh wheel, tr track, wt wheel or track, sw and mw
# secondary and main weapon, im immobile, en engine, cat catastrophe, 1c one of the crew, N nerve test.
SMALL_ARMS_DAMAGE = """
    1 | none | NE | NE | NE | NE | NE
    2 | scared | NE | NE | NE | NE | NE
    3 | light | NE | 1c | NE | NE | NE
    4 | light | 1c | 1c | NE | NE | NE
    5 | medium | 1c | wh | NE | NE | NE
    6 | medium | 1c | 1c N | 1c | NE | NE
    7 | heavy | 1c | sw 1c | wt | 1c | 1c
    8 | heavy | 2c | 2c N | 1c N | 1c N | 1c N
    9 | dead | 2c | im 1c N | sw 1c | tr | tr
    10 | dead | mw | en | mw 1c N | sw 1c N | sw 1c N
"""

HEAVY_DAMAGE = """
    1 | scared | NE | NE | NE | NE | NE
    2 | light | 1c | wh | NE | NE | NE
    3 | medium | 1c | 1c N | wt | tr | NE
    4 | medium | 2c | 2c N | 1c N | 1c N | tr
    5 | heavy | 2c | 2c N | sw 1c N | sw 2c N | sw 1c N
    6 | heavy | mw | mw 2c | mw 1c N | mw 1c N | mw 1c N
    7 | dead | mw | im 2c N | mw 2c N | im 2c N | 2c N
    8 | dead | mw 2c | en | im 2c N | en | im 2c N
    9 | dead | cat | en | en | en | en
    10 | dead | cat | cat | cat | cat | cat
"""

# kind | infantry | wheeled | tracked | cover, to hit, damage | sight
TERRAIN = """
    open | - | - | - | none 0 0 | free
    road | +5 | +10 | +5 | none 0 0 | free
    track | - | +5 | - | none 0 0 | free
    low-hedge | -5 | T | -5 R | light 0 0 | beyond
    high-hedge | -10 | X | T R | light 0 0 | hedge
    low-wall | -5 | X | T R | medium 0 0 | beyond
    high-wall | -10 | X | 2T R | medium 0 0 | blocked
    wooden-fence | -5 | -5 R | R | light 0 0 | free
    woods | -5 | X | 2T slow | light 0 0 | deep
    small-wood | -5 | X | T | light 0 0 | small
    building | -5 openings | X | break-in | medium 0 0 | openings
    ruin | -5 | X | 2T slow | medium 0 0 | openings
    rubble | -5 | T slow | T | light 0 0 | free
    steep-slope | -5 | T slow | slow | none 0 0 | real
    marsh | slow | X | 2T slow | none 0 0 | free
    stream | slow | T slow | slow | none 0 0 | free
    deep-river | X | X | X | none 0 0 | free
    trench | -5 | X | T -5 | medium -1 0 | beyond
    sandbags | -5 | X | -5 R | medium 0 0 | beyond
    bunker | door | X | X | heavy 0 0 | slits
    barbed-wire | -10 slow | X | R | none 0 0 | free
    steel-tank-trap | -5 | X | X | light 0 0 | free
    concrete-tank-trap | -5 | X | X | medium 0 0 | free
    wreck | -5 | X | X | vehicle 0 0 | real
    smoke | slow | slow | slow | light -2 -2 | into
"""

# total | small | medium | large | huge
DEMOLITION = """
    1-3 | none | none | none | none
    4-5 | test | none | none | none
    6-7 | test | test | none | none
    8-9 | small-arms | test | test | none
    10 | heavy | heavy | test | none
    11 | heavy | heavy | heavy | rooms
    12-13 | heavy | heavy | heavy | heavy
"""

ROOFS = """
    1-3 | holds | holds | holds | holds
    4-5 | off | holds | holds | holds
    6-7 | demolition | off | holds | holds
    8-9 | demolition | demolition | off | holds
    10-11 | demolition | demolition | demolition | off
    12-13 | demolition | demolition | demolition | demolition
"""
