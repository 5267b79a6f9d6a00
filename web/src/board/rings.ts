/** Where the words on a ring and on an arrow stand. On a ring: at its foot, else about it where nothing is written and nobody stands; without such a place, nowhere, as the key tells them too. */
import type { Spot } from '../net/types';
import { meets, type Box } from './geometry';
import { textWidth } from './measure';

const [ABOVE, BELOW] = [6, 16];

/** The box of words set about a place at scale `k`, as wide as they are. */
export function wordsBox(at: Spot, words: string, k: number): Box {
  const half = (textWidth(words) / 2) * k;
  return { x0: at.x - half, y0: at.y - 13 * k, x1: at.x + half, y1: at.y + 5 * k };
}

export function ringWords(
  centre: Spot,
  radius: number,
  words: string,
  k: number,
  written: Box[],
  table: Box,
): Spot | null {
  const half = (textWidth(words) / 2) * k;
  const spots = [0, 22].flatMap((out) => round(centre, radius + out * k, half, k));
  return (
    spots.find((spot) => {
      const box = wordsBox(spot, words, k);
      const inside = box.x0 >= table.x0 && box.x1 <= table.x1 && box.y0 >= table.y0 && box.y1 <= table.y1;
      return inside && !written.some((other) => meets(box, other));
    }) ?? null
  );
}

/** At the foot, at the head, aslant, at the sides: never over the ring's own line. */
function round(centre: Spot, radius: number, half: number, k: number): Spot[] {
  const [foot, head] = [centre.y + radius + BELOW * k, centre.y - radius - ABOVE * k];
  const aside = radius + half + 4 * k;
  const [slant, high] = [radius * Math.SQRT1_2 + half, radius * Math.SQRT1_2];
  return [
    { x: centre.x, y: foot },
    { x: centre.x, y: head },
    { x: centre.x + slant, y: centre.y + high + 10 * k },
    { x: centre.x - slant, y: centre.y + high + 10 * k },
    { x: centre.x + aside, y: centre.y + 4 * k },
    { x: centre.x - aside, y: centre.y + 4 * k },
    { x: centre.x + slant, y: centre.y - high },
    { x: centre.x - slant, y: centre.y - high },
  ];
}

/** How far along an arrow, back from its head, its words are tried. */
const BACK = [0, 0.12, 0.25, 0.4, 0.55];

/** The middle of the words on an arrow: beside its head, else along its shaft where nothing is written; without such a place beside the head all the same. */
export function arrowWords(start: Spot, end: Spot, words: string, k: number, written: Box[], table: Box): Spot {
  const aside = (textWidth(words) / 2 + 9) * k;
  const spots = BACK.flatMap((share) => {
    const [x, y] = [end.x + (start.x - end.x) * share, end.y + (start.y - end.y) * share];
    return [-9, 18].flatMap((drop) => [
      { x: x + aside, y: y + drop * k },
      { x: x - aside, y: y + drop * k },
    ]);
  });
  const free = spots.find((spot) => {
    const box = wordsBox(spot, words, k);
    const inside = box.x0 >= table.x0 && box.x1 <= table.x1 && box.y0 >= table.y0 && box.y1 <= table.y1;
    return inside && !written.some((other) => meets(box, other));
  });
  return free ?? spots[0]!;
}
