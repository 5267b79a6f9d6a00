/** A difference in points: whether more or less, and how much. */
export const signed = (points: number): { sign: string; points: number } => ({
  sign: points < 0 ? '−' : '+',
  points: Math.abs(points),
});
