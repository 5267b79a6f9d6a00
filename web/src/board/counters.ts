/** What a unit on a hex map looks like, by its sign. */
export const HULLS: ReadonlySet<string> = new Set(['tank', 'tank-destroyer', 'armored-car', 'half-track', 'rocket-artillery']);
export const WINGS: ReadonlySet<string> = new Set(['fighter', 'bomber']);

/** The second side's counter, as wide as a disc of radius `r`. */
export function octagon(r: number): string {
  const c = r * 0.41;
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}z`;
}
