/** Where the words on a ring stand: at its foot, else wherever round it they cover least. */
import type { Spot } from '../net/types';
import { shared, type Box } from './geometry';
import { textWidth } from './measure';

const [ABOVE, BELOW] = [6, 16];
/** What is beyond the table weighs more than what is written over. */
const OFF = 4;

/** The box of words set about a place at scale `k`, as wide as they are. */
export function wordsBox(at: Spot, words: string, k: number): Box {
  const half = (textWidth(words) / 2) * k;
  return { x0: at.x - half, y0: at.y - 13 * k, x1: at.x + half, y1: at.y + 5 * k };
}

export function ringWords(centre: Spot, radius: number, words: string, k: number, written: Box[], table: Box): Spot {
  const half = (textWidth(words) / 2) * k;
  const [foot, head] = [centre.y + radius + BELOW * k, centre.y - radius - ABOVE * k];
  const aside = radius + half + 4 * k;
  const [slant, high] = [radius * Math.SQRT1_2 + half, radius * Math.SQRT1_2];
  const spots: Spot[] = [
    { x: centre.x, y: foot },
    { x: centre.x, y: head },
    { x: centre.x + slant, y: centre.y + high + 10 * k },
    { x: centre.x - slant, y: centre.y + high + 10 * k },
    { x: centre.x + aside, y: centre.y + 4 * k },
    { x: centre.x - aside, y: centre.y + 4 * k },
    { x: centre.x + slant, y: centre.y - high },
    { x: centre.x - slant, y: centre.y - high },
  ];
  let best: { spot: Spot; cost: number } | null = null;
  for (const [at, spot] of spots.entries()) {
    const box = wordsBox(spot, words, k);
    const size = (box.x1 - box.x0) * (box.y1 - box.y0);
    const cost =
      at * k * k + written.reduce((sum, other) => sum + shared(box, other), 0) + (size - shared(box, table)) * OFF;
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best!.spot;
}
