import type { Spot, UnitView } from '../net/types';

/** The middle of a unit's models, which a drag moves. */
export function middle(unit: UnitView): Spot | null {
  const n = unit.models.length;
  if (n === 0) return null;
  return { x: unit.models.reduce((sum, m) => sum + m.x, 0) / n, y: unit.models.reduce((sum, m) => sum + m.y, 0) / n };
}
