/** How long a computer player thinks about a decision, as its name says it: `veteran:5s`. */

/** Seconds a decision where nothing else is said. */
const USUAL = 2;
const [LEAST, MOST] = [0.5, 10];

/** How long the player of this name thinks. */
export function secondsOf(agent: string): number {
  const found = /:([\d.]+)s$/.exec(agent);
  return found ? Number(found[1]) : USUAL;
}

/** The name of a player who thinks as long as a field says, which is put right if need be. */
export function budgeted(name: string, field: { value: string }): string {
  const told = Number(field.value);
  const seconds = Math.min(MOST, Math.max(LEAST, told || USUAL));
  field.value = String(seconds);
  return seconds === USUAL ? name : `${name}:${seconds}s`;
}
