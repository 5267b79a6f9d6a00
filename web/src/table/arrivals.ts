/** Units that come onto the table are seen to walk on: from the nearest edge to where they end. */
import type { Ground, LogLine, Scene, Spot } from '../net/types';

function edge(spot: Spot, ground: Ground): Spot {
  const edges: Spot[] = [
    { x: spot.x, y: ground.depth },
    { x: spot.x, y: 0 },
    { x: 0, y: spot.y },
    { x: ground.width, y: spot.y },
  ];
  const far = (p: Spot) => Math.abs(p.x - spot.x) + Math.abs(p.y - spot.y);
  return edges.reduce((best, one) => (far(one) < far(best) ? one : best));
}

export interface Arrivals {
  /** The scene as it was, with the arriving units already in it. */
  scene: Scene;
  /** Where each arriving model waits for its motion. */
  waiting: Map<string, Spot>;
  lines: LogLine[];
}

export function arrivals(before: Scene, after: Scene, lines: LogLine[], ground: Ground): Arrivals {
  const moved = new Map(lines.flatMap((line) => line.motions.map((motion) => [motion.model, motion.points] as const)));
  const standing = new Set(
    before.units.filter((unit) => unit.place === 'table').flatMap((unit) => unit.models.map((model) => model.id)),
  );
  const waiting = new Map<string, Spot>();
  const units = before.units.map((unit) => {
    if (unit.place !== 'off') return unit;
    const now = after.units.find((one) => one.id === unit.id);
    if (!now || now.place !== 'table' || !now.models.every((model) => moved.has(model.id))) return unit;
    for (const model of now.models) waiting.set(model.id, edge(moved.get(model.id)?.[0] ?? model, ground));
    return now;
  });
  const walked = lines.map((line) => ({
    ...line,
    motions: line.motions.map((motion) => {
      const start = standing.has(motion.model) ? undefined : waiting.get(motion.model);
      return start && motion.points.length === 1 ? { ...motion, points: [start, ...motion.points] } : motion;
    }),
  }));
  return { scene: { ...before, units }, waiting, lines: walked };
}
