/** Shots of those who do not play here: their lines stay on the table while the dice lie, and after. */
import { middle } from '../board/middle';
import type { LogLine, ShotView, Spot, Threat, UnitView } from '../net/types';

export interface Shot {
  side: number;
  unit: string;
  target: string;
  start: Spot;
  end: Spot;
  /** What its first dice with any success showed; as long as there are none, those thrown last. */
  hits: number;
  dice: number;
}

/** Whether somebody does something new in these lines, so that what was shot before is over. */
export const acts = (lines: LogLine[]): boolean =>
  lines.some((line) => line.shot !== null || line.depth === 0 || line.motions.length > 0);

/** From where and to where a shot goes; nothing if one of the two is not to be seen. */
export function aim(shot: ShotView, units: UnitView[]): { side: number; start: Spot; end: Spot } | null {
  const unit = units.find((one) => one.id === shot.unit);
  const target = units.find((one) => one.id === shot.target);
  const [start, end] = [unit && middle(unit), target && middle(target)];
  return unit && start && end ? { side: unit.side, start, end } : null;
}

/** The shots after one more line of the log. */
export function follow(shots: Shot[], line: LogLine, units: UnitView[], players: string[]): Shot[] {
  let found = shots;
  if (line.shot) {
    const aimed = aim(line.shot, units);
    if (aimed && players[aimed.side] !== 'here') found = [...found, { ...line.shot, ...aimed, hits: 0, dice: 0 }];
  }
  const last = found.at(-1);
  const thrown = line.dice.filter((die) => die.face !== null);
  if (!last || last.hits > 0 || thrown.length === 0 || line.side !== last.side) return found;
  return [...found.slice(0, -1), { ...last, hits: thrown.filter((die) => die.success).length, dice: thrown.length }];
}

/** The shots as those stand who are still there: a mover was hit where he has stopped. */
export function settled(shots: Shot[], units: UnitView[]): Shot[] {
  const place = (id: string, before: Spot): Spot => {
    const unit = units.find((one) => one.id === id);
    return (unit && unit.place === 'table' && middle(unit)) || before;
  };
  return shots.map((shot) => ({ ...shot, start: place(shot.unit, shot.start), end: place(shot.target, shot.end) }));
}

/** A shot as it is drawn. */
export function drawn(shot: Shot): Threat {
  const label = shot.dice > 0 ? { id: 'table-shot-hits', args: { hits: shot.hits, dice: shot.dice } } : null;
  return { type: 'threat', start: shot.start, end: shot.end, unit: shot.unit, label };
}
