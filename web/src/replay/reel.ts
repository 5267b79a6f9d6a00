/** The scenes of a battle put together from what has changed from each moment to the next. */
import type { MomentScene, MomentView } from '../net/protocol';
import type { LogLine, Scene, UnitView } from '../net/types';

/** The scene at a moment of a batch, whose first is told whole; null: the batch does not hold it. */
export function sceneOf(batch: MomentScene[], number: number): Scene | null {
  const last = batch.findIndex((each) => each.number === number);
  if (last < 0) return null;
  let scene: Record<string, unknown> = {};
  let units = new Map<string, UnitView>();
  for (const each of batch.slice(0, last + 1)) {
    scene = { ...scene, ...each.scene };
    for (const unit of each.units) units.set(unit.id, unit);
    if (each.order) units = new Map(each.order.map((id) => [id, units.get(id)!]));
  }
  return { ...scene, units: [...units.values()] } as unknown as Scene;
}

/** The lines that were told on the way to a moment. */
export const linesTo = (lines: LogLine[], moments: MomentView[], number: number): LogLine[] => {
  const [from, to] = [moments[number - 1]?.told ?? 0, moments[number]?.told ?? 0];
  return lines.filter((line) => line.seq >= from && line.seq < to);
};

/** The moment by which a line was told. */
export function momentOf(moments: MomentView[], seq: number): number {
  const found = moments.findIndex((each) => each.told > seq);
  return found < 0 ? moments.length - 1 : found;
}

/** A turn and the moments in it, from `first` to before `end`. */
export interface Part {
  turn: number;
  first: number;
  end: number;
}

export function parts(moments: MomentView[]): Part[] {
  const found: Part[] = [];
  moments.forEach(({ turn }, at) => {
    const last = found.at(-1);
    if (last?.turn === turn) last.end = at + 1;
    else found.push({ turn, first: at, end: at + 1 });
  });
  return found;
}

/** The next moment at which something was attacked or lost, forwards or back; null: there is none. */
export function nextMarked(moments: MomentView[], at: number, by: 1 | -1): number | null {
  for (let n = at + by; n >= 0 && n < moments.length; n += by) if (moments[n]!.marks.length > 0) return n;
  return null;
}
