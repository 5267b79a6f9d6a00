/** Where the grips of something small are drawn, so that a finger finds each of them. */

/** A grip moved outwards from a middle, along the axes of something turned by so many degrees, until it is `least` away
 * along each; along an axis on which it lies in the middle it stays there. */
export function outside(
  [x, y]: readonly [number, number],
  [mx, my]: readonly [number, number],
  least: number,
  turn = 0,
): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - mx, y - my];
  const far = (along: number) => (Math.abs(along) < 1e-6 ? 0 : Math.sign(along) * Math.max(Math.abs(along), least));
  const [u, v] = [far(dx * cos + dy * sin), far(dy * cos - dx * sin)];
  return [mx + u * cos - v * sin, my + u * sin + v * cos];
}
