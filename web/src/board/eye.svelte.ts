/** On a phone the eye goes where something happens, close enough to see it. */
import { untrack } from 'svelte';
import type { Spot, UnitView } from '../net/types';
import { middle, table } from '../table/store.svelte';
import { camera } from './camera.svelte';
import { at } from './geometry';
import { freeEntry, isPut } from './tap';

/** Follows what happens on the table while the screen is `small`; called as a component is made. */
export function followWithEye(small: () => boolean): void {
  /** To the unit that acts, and close enough to see its men. */
  let looked = '';
  $effect(() => {
    const unit = table.unit(table.chosen);
    const decision = table.decision?.id ?? -1;
    const put = table.asked !== null && isPut(table.asked) && !table.hexes;
    const entering = (table.decision?.move?.entering ?? false) && !table.hexes && !put;
    if (small() && put && unit?.place !== 'table') {
      if (looked !== `${decision} put`) untrack(() => camera.showAll());
      looked = `${decision} put`;
      return;
    }
    const heart = entering ? freeEntry(table.decision?.seat ?? 0) : unit?.place === 'table' ? middle(unit) : null;
    if (!small() || !heart || `${decision} ${table.chosen}` === looked) return;
    looked = `${decision} ${table.chosen}`;
    const spot = at(heart);
    untrack(() => {
      const reach = table.decision?.move?.start ? table.decision.move.reach.flat().map(at) : [];
      if (reach.length > 0) camera.embrace([spot, ...reach], 14, 28);
      else if (table.decision?.kind !== 'card' && (entering || camera.zoom < camera.least * 1.5))
        camera.closeTo(spot, Math.max(14, camera.least * 24));
      else camera.reveal(spot, 70);
    });
  });
  /** The way that stands ready is in sight as a whole: it is not followed with the finger. */
  let shown = '';
  $effect(() => {
    const { asked, chosen, decision, preview } = table;
    if (!small() || !table.advice.ready || !asked || !preview || !table.fresh) return;
    const one = `${decision?.id} ${chosen}`;
    if (one === shown || (isPut(asked) && !table.hexes)) return;
    const spots = preview.overlays.flatMap((overlay) =>
      overlay.type === 'ghosts' ? overlay.models : overlay.type === 'path' ? overlay.points : [],
    );
    if (spots.length === 0) return;
    shown = one;
    const unit = table.unit(chosen);
    const start = unit?.place === 'table' ? middle(unit) : null;
    untrack(() => camera.embrace([...(start ? [start] : []), ...spots].map(at), 14));
  });
  $effect(() => {
    const target = table.unit(table.decision?.options[table.focused]?.target ?? table.decision?.against ?? null);
    const heart = target ? middle(target) : null;
    const own = table.unit(table.chosen);
    if (small() && heart)
      untrack(() => camera.embrace([at(heart), ...(own ? around(own) : [])], 14, table.hexes ? 28 : 56));
  });
}

/** Where a unit stands, and on hexes those beside it, where a finger may send it instead. */
function around(unit: UnitView): Spot[] {
  const heart = unit.place === 'table' ? middle(unit) : null;
  if (!heart) return [];
  const { x, y } = at(heart);
  const by = table.hexes?.pitch ?? 0;
  return by
    ? [-by, by].flatMap((off) => [
        { x: x + off, y },
        { x, y: y + off },
      ])
    : [{ x, y }];
}
