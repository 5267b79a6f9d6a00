# A turn on one page: what each step is called, and what happens in it in a line.

az-turn-cards = Fill the hands
    .text = Each side draws cards by its units; some nations may exchange some.
az-turn-panic = Panic
    .text = Broken units rally or run.
az-turn-initiative = Initiative
    .text = Each lays a card face down: the lower number opens the first chain.
az-turn-open = Open a chain
    .text = A card orders one unit: Move, Assault, Fire, Ambush or Covering Fire. What it will do is said aloud.
az-turn-react = React
    .text = The other side may answer with a lower card on a unit of its own, and so by turns, until somebody passes.
az-turn-execute = Carry it out
    .text = The last card played goes first. An order may find its target gone, or be interrupted on its way.
az-turn-fire = Firing
    .text = Is the target seen and detected? Dice by weapon and range, each hit a roll for damage; losses may make a unit test its morale.
az-turn-end = End of the turn
    .text = When every unit has had its order the turn ends; after the last one the points are counted.
