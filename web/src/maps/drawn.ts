/** How pieces look: as the game has drawn them, or as they were drawn by hand until it has. */
import type { MapKind } from '../net/protocol';
import type { PieceView, Spot } from '../net/types';
import { points, type At, type Row } from './pieces';

/** A piece drawn from its file alone, by straight lines. */
export function byHand(row: Row, kind: MapKind | undefined): PieceView {
  const all = points(row);
  const sides = row.line ? strip(all, (row.width ?? 1) / 2) : all;
  return {
    id: row.id,
    kind: row.look ?? kind?.look ?? row.kind,
    outline: sides.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })),
    height: Math.round((row.height ?? 0) * 1000),
    name: null,
    facts: kind?.facts ?? [],
    storeys: row.building?.storeys ?? 0,
    openings: [],
    roofless: [],
    walls: [],
  };
}

/** What the game has drawn of each piece: the piece itself, or its parts, numbered from 1. */
export function drawnAs(rows: Row[], pieces: PieceView[]): WeakMap<Row, PieceView[]> {
  const drawn = new WeakMap<Row, PieceView[]>();
  const known = new Set(rows.map((row) => row.id));
  for (const row of rows) {
    const isPart = (id: string) =>
      id.startsWith(`${row.id}-`) && /^\d+$/.test(id.slice(row.id.length + 1)) && !known.has(id);
    const own = pieces.filter((piece) => piece.id === row.id || isPart(piece.id));
    if (own.length > 0) drawn.set(row, own);
  }
  return drawn;
}

/** What was drawn, moved by so much of the game's unit. */
export function shifted(parts: PieceView[], dx: number, dy: number): PieceView[] {
  const [right, down] = [Math.round(dx * 1000), Math.round(dy * 1000)];
  const by = ({ x, y }: Spot): Spot => ({ x: x + right, y: y + down });
  return parts.map((part) => ({
    ...part,
    outline: part.outline.map(by),
    openings: part.openings.map((one) => ({ ...one, at: by(one.at) })),
    walls: part.walls.map((wall) => wall.map(by)),
  }));
}

/** The outline of a line so wide to both sides. */
function strip(all: At[], half: number): At[] {
  const left: At[] = [];
  const right: At[] = [];
  all.forEach(([x, y], i) => {
    const [a, b] = [all[Math.max(0, i - 1)]!, all[Math.min(all.length - 1, i + 1)]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [((b[1] - a[1]) / length) * half, (-(b[0] - a[0]) / length) * half];
    left.push([x + dx, y + dy]);
    right.unshift([x - dx, y - dy]);
  });
  return [...left, ...right];
}
