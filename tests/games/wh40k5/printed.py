"""The tables of the rule catalogue as texts, one line a row, for comparison with the data."""

from __future__ import annotations

# BS | score | re-roll of a miss
TO_HIT = """
    1 | 6 | -
    2 | 5 | -
    3 | 4 | -
    4 | 3 | -
    5 | 2 | -
    6 | 2 | 6
    7 | 2 | 5
    8 | 2 | 4
    9 | 2 | 3
    10 | 2 | 2
"""

# Strength | against Toughness 1 to 10
TO_WOUND = """
    1 | 4 5 6 6 - - - - - -
    2 | 3 4 5 6 6 - - - - -
    3 | 2 3 4 5 6 6 - - - -
    4 | 2 2 3 4 5 6 6 - - -
    5 | 2 2 2 3 4 5 6 6 - -
    6 | 2 2 2 2 3 4 5 6 6 -
    7 | 2 2 2 2 2 3 4 5 6 6
    8 | 2 2 2 2 2 2 3 4 5 6
    9 | 2 2 2 2 2 2 2 3 4 5
    10 | 2 2 2 2 2 2 2 2 3 4
"""

# Weapon Skill | against 1 to 10
TO_STRIKE = """
    1 | 4 4 5 5 5 5 5 5 5 5
    2 | 3 4 4 4 5 5 5 5 5 5
    3 | 3 3 4 4 4 4 5 5 5 5
    4 | 3 3 3 4 4 4 4 4 5 5
    5 | 3 3 3 3 4 4 4 4 4 4
    6 | 3 3 3 3 3 4 4 4 4 4
    7 | 3 3 3 3 3 3 4 4 4 4
    8 | 3 3 3 3 3 3 3 4 4 4
    9 | 3 3 3 3 3 3 3 3 4 4
    10 | 3 3 3 3 3 3 3 3 3 4
"""

# type | move | run | assault | fall back | slowed | danger | flies | turbo-boost | rules
TYPES = """
    infantry | 6 | D6 | 6 | 2D6 | yes | never | no | 0 |
    jump-infantry | 12 | D6 | 6 | 3D6 | no | ends | yes | 0 | deep-strike
    bikes | 12 | - | 6 | 3D6 | no | always | no | 24 | relentless turbo-boosters
    jetbikes | 12 | - | 6 | 3D6 | no | ends | yes | 24 | relentless turbo-boosters
    monstrous-creatures | 6 | D6 | 6 | 2D6 | yes | never | no | 0 | move-through-cover relentless
    beasts-and-cavalry | 6 | D6 | 12 | 3D6 | yes | never | no | 0 | fleet
    artillery | 6 | - | - | 2D6 | yes | guns | no | 0 |
    walkers | 6 | D6 | 6 | - | yes | never | no | 0 |
    skimmers | - | - | - | - | no | ends | yes | 0 |
    vehicles | - | - | - | - | no | always | no | 0 |
"""

# cover | seed | English sheet | default
COVER = """
    wire | 6 | 6 | 6
    hedge | 6 | 5 | 6
    tall-grass | 5 | 5 | 5
    crops | 5 | 5 | 5
    bushes | - | 5 | 5
    fence | 5 | 5 | 5
    barrels | 5 | 4 | 5
    units | 4 | 4 | 4
    wall | 4 | 4 | 4
    trench | 4 | 4 | 4
    gun-pit | - | 4 | 4
    tank-trap | - | 4 | 4
    emplacement | - | 4 | 4
    sandbags | 4 | 4 | 4
    barricade | 4 | 4 | 4
    logs | 4 | 4 | 4
    pipes | - | 4 | 4
    crates | - | 4 | 4
    crater | 4 | 4 | 4
    ruins | 4 | 4 | 4
    rubble | - | 4 | 4
    hill-crest | 4 | 4 | 4
    rocks | 4 | 4 | 4
    woods | - | 4 | 4
    wreckage | 4 | 4 | 4
    building | 4 | 4 | 4
    fortification | 3 | 3 | 3
"""

# type | shots after moving | standing | near | assault afterwards | weapon in close combat
WEAPON_TYPES = """
    pistol | one | one | 0 | yes | yes
    rapid-fire | two-near | one-or-two-near | 12 | no | no
    assault | listed | listed | 0 | yes | no
    heavy | none | listed | 0 | no | no
    ordnance | none | listed | 0 | no | no
"""

# weapon | range | S | AP | type | shots | marker | traits | rule
WEAPONS = """
    bolt-pistol | 12 | 4 | 5 | pistol | 1 | | | 20
    boltgun | 24 | 4 | 5 | rapid-fire | 1 | | | 21
    storm-bolter | 24 | 4 | 5 | assault | 2 | | | 22
    flamer | 0 | 4 | 5 | assault | 1 | template | | 23
    missile-launcher-frag | 48 | 4 | 6 | heavy | 1 | blast | | 24
    missile-launcher-krak | 48 | 8 | 3 | heavy | 1 | | | 24
    sniper-rifle | 36 | - | 6 | heavy | 1 | | sniper rending pinning | 25
    multi-melta | 24 | 8 | 1 | heavy | 1 | | melta | 26
    meltagun | 12 | 8 | 1 | assault | 1 | | melta | 27
    plasma-gun | 24 | 7 | 2 | rapid-fire | 1 | | gets-hot | 28
    lascannon | 48 | 9 | 2 | heavy | 1 | | | 29
    heavy-bolter | 36 | 5 | 4 | heavy | 3 | | | 30
    assault-cannon | 24 | 6 | 4 | heavy | 4 | | rending | 31
    autocannon | 48 | 7 | 4 | heavy | 2 | | | 32
    demolisher-cannon | 24 | 10 | 2 | ordnance | 1 | large-blast | | 33
    slugga | 12 | 4 | 6 | pistol | 1 | | | 34
    shoota | 18 | 4 | 6 | assault | 2 | | | 35
    big-shoota | 36 | 5 | 5 | assault | 3 | | | 36
    rokkit-launcha | 24 | 8 | 3 | assault | 1 | | | 37
    deffgun | 48 | 7 | 4 | heavy | D3 | | one-roll-for-all | 38
"""

# rule | model | WS BS S T W I A Ld | save, invulnerable | type | special rules of model and unit; MARINES: the two that
# all marines have
MODELS = """
    01 | captain | 6 5 4 4 3 5 3 10 | 3 4 | infantry | MARINES
    02 | sergeant | 4 4 4 4 1 4 2 9 | 3 - | infantry | MARINES
    03 | space-marine | 4 4 4 4 1 4 1 8 | 3 - | infantry | MARINES
    04 | scout | 3 3 4 4 1 4 1 8 | 4 - | infantry | MARINES infiltrate scouts move-through-cover
    05 | scout-sergeant | 4 4 4 4 1 4 2 9 | 4 - | infantry | MARINES infiltrate scouts move-through-cover
    06 | warboss | 5 2 5 5 3 4 4 9 | 6 - | infantry | furious-charge mob-rule waaagh
    07 | nob | 4 2 4 4 2 3 3 7 | 6 - | infantry | furious-charge mob-rule
    08 | boy | 4 2 3 4 1 2 2 7 | 6 - | infantry | furious-charge mob-rule
    09 | loota | 4 2 3 4 1 2 2 7 | 6 - | infantry | furious-charge mob-rule
"""

# rule | vehicle | BS | front side rear | type | classes | capacity | access | mounted weapons
VEHICLES = """
    10 | rhino | 4 | 11 11 10 | vehicles | tank | 10 | side rear | storm-bolter
    11 | dreadnought | 4 | 12 12 10 | walkers | | - | | multi-melta storm-bolter
    12 | trukk | 2 | 10 10 10 | vehicles | fast open-topped | 12 | front side rear | big-shoota
"""

# speed | inches | ordinary | fast | walker | roll to hit it in an assault
SPEEDS = """
    stationary | 0 | all | all | all | -
    combat | 6 | main | all | all | 4
    cruising | 12 | none | main | - | 6
    flat-out | 18 | - | none | - | 6
"""

# first-last | result | otherwise | in a squadron
DAMAGE = """
    1-1 | crew-shaken | |
    2-2 | crew-stunned | | crew-shaken
    3-3 | weapon-destroyed | immobilised |
    4-4 | immobilised | weapon-destroyed | wrecked
    5-5 | wrecked | |
    6-6 | explodes | |
"""

# close combat weapon | saves | times Strength | Initiative | penetration dice | repeats wounds | pairs | rule
MELEE = """
    close-combat-weapon | yes | 1 | - | 1 | no | any | 01
    power-weapon | no | 1 | - | 1 | no | any | 02
    power-fist | no | 2 | 1 | 1 | no | same | 03
    power-klaw | no | 2 | 1 | 1 | no | same | 03
    thunder-hammer | no | 2 | 1 | 1 | no | same | 04
    lightning-claw | no | 1 | - | 1 | yes | same | 05
    chainfist | no | 2 | 1 | 2 | no | same | 06
    walker-weapon | no | 2 | - | 1 | no | same | 07
    force-weapon | no | 1 | - | 1 | no | any | 08
"""

# grenade | Strength | dice | against walkers | effect
GRENADES = """
    frag-grenades | 4 | 1 | no | assault
    defensive-grenades | 4 | 1 | no | defensive
    krak-grenades | 6 | 1 | yes | none
    melta-bombs | 8 | 2 | yes | none
    stikkbombs | 4 | 1 | no | assault
"""

# first-last | mission | objectives | where | apart | victory
MISSIONS = """
    1-2 | seize-ground | D3+2 | table | 12 | objectives
    3-4 | capture-and-control | 2 | zones | 0 | objectives
    5-6 | annihilation | - | none | 0 | kill-points
"""

# first-last | deployment | shape | gap | limits | from enemies | turns of night
DEPLOYMENTS = """
    1-2 | pitched-battle | halves | 12 | | 0 | 0
    3-4 | spearhead | quarters | 12 | | 0 | 0
    5-6 | dawn-of-war | halves | 0 | hq 1 troops 2 | 18 | 1
"""
