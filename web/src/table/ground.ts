/** The ground as it is now. */
import type { Ground, PieceView } from '../net/types';

/** What has changed since the battle began takes the place of what it was, what has come lies over the rest. */
export function altered(ground: Ground | null, pieces: PieceView[]): Ground | null {
  if (!ground || pieces.length === 0) return ground;
  const changed = new Map(pieces.map((piece) => [piece.id, piece]));
  const known = new Set(ground.pieces.map((piece) => piece.id));
  const come = pieces.filter((piece) => !known.has(piece.id));
  return { ...ground, pieces: [...ground.pieces.map((piece) => changed.get(piece.id) ?? piece), ...come] };
}
