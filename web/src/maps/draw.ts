/** What is drawn by hand becomes a piece of its kind. */
import type { MapKind } from '../net/protocol';
import { round, type At, type Row } from './pieces';

export type DrawnShape = 'outline' | 'rectangle' | 'ellipse' | 'line';

/** How is drawn, from where is looked, and how many points there are so far. */
export interface Drawing {
  shape: DrawnShape;
  from: At | null;
  count: number;
  focused: string;
  /** Pieces are chosen one beside the other, or by a frame pulled over them. */
  many: boolean;
}

/** The shapes a kind may be drawn in, the usual one first. */
export function shapesOf(kind: MapKind): DrawnShape[] {
  if (kind.shape === 'line') return ['line', 'outline'];
  return kind.shape === 'block' ? ['rectangle', 'outline'] : ['outline', 'ellipse', 'rectangle', 'line'];
}

const ROUND = 12;

/** A piece through these points; null: they are too few. What reaches over the edge is cut off there. */
export function shaped(
  kind: MapKind,
  shape: DrawnShape,
  drawn: At[],
  table: { width: number; depth: number },
  corners: boolean,
): (Omit<Row, 'id'> & { kind: string }) | null {
  const all = drawn.filter(([x, y], i) => i === 0 || x !== drawn[i - 1]![0] || y !== drawn[i - 1]![1]);
  if (all.length < (shape === 'outline' ? 3 : 2)) return null;
  const over = all.some(([x, y]) => x < 0 || y < 0 || x > table.width || y > table.depth);
  const base = { kind: kind.name, ...(over ? { clip: true } : {}) };
  if (shape === 'line') {
    const flows = ['road', 'lane', 'stream', 'river', 'water'].includes(kind.look);
    const clip = flows ? { clip: true } : {};
    return {
      ...base,
      ...clip,
      line: all,
      width: kind.width || 1,
      ...(flows && all.length > 2 ? { smooth: true } : {}),
    };
  }
  if (shape === 'outline')
    return { ...base, outline: all, ...(kind.shape === 'area' && all.length > 3 ? { smooth: true } : {}) };
  const [a, b] = [all[0]!, all.at(-1)!];
  const centre: At = [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  const size: At = [round(Math.abs(a[0] - b[0])), round(Math.abs(a[1] - b[1]))];
  if (shape === 'rectangle') return { ...base, rectangle: corners ? [a, b] : { centre, size } };
  if (!corners) return { ...base, ellipse: { centre, radii: [round(size[0] / 2), round(size[1] / 2)] } };
  const rim = Array.from({ length: ROUND }, (_, i): At => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [round(centre[0] + (size[0] / 2) * Math.cos(angle)), round(centre[1] + (size[1] / 2) * Math.sin(angle))];
  });
  return { ...base, outline: rim, smooth: true };
}

/** A piece of a kind of a usual size in the middle of the table. */
export function inMiddle(
  kind: MapKind,
  table: { width: number; depth: number },
  corners: boolean,
): Omit<Row, 'id'> & { kind: string } {
  const [x, y] = [table.width / 2, table.depth / 2];
  const half = Math.max(table.width, table.depth) / 16;
  const shape = shapesOf(kind)[0]!;
  const box: At[] = [
    [x - half, y - half * 0.7],
    [x + half, y + half * 0.7],
  ];
  if (shape === 'line')
    return shaped(
      kind,
      'line',
      [
        [x - half, y],
        [x + half, y],
      ],
      table,
      corners,
    )!;
  return shaped(kind, shape === 'outline' ? 'ellipse' : shape, box, table, corners)!;
}

const said = (value: number): string => String(Math.round(value * 10) / 10);

/** Two lengths and the game's unit, for a sentence. */
export const lengths = (first: number, second: number, unit = ''): { first: string; second: string; unit: string } => ({
  first: said(first),
  second: said(second),
  unit,
});
