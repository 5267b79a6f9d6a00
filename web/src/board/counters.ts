/** What a unit on a hex map looks like, and which way it is led. */
import type { Overlay } from '../net/types';

/** Where the last step of a way in `overlays` leads, in degrees clockwise from up, or null. */
export function ledBy(overlays: Overlay[]): number | null {
  const way = overlays.find((overlay) => overlay.type === 'path')?.points ?? [];
  const [p, q] = [way[way.length - 2], way[way.length - 1]];
  return p && q && (p.x !== q.x || p.y !== q.y)
    ? ((Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI + 450) % 360
    : null;
}

/** The second side's counter, as wide as a disc of radius `r`: a square with its corners cut, so that small and grey too it is no disc. */
export function octagon(r: number): string {
  const c = r * 0.62;
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}z`;
}
