/** What the player of a seat is called by the others. */
import { table } from '../table/store.svelte';
import { say, t } from '../words/words';

export function nameOf(seat: number | null): string {
  const one = table.company?.seats.find((each) => each.seat === seat);
  if (one?.name) return one.name;
  const side = table.scene?.sides.find((each) => each.side === seat);
  return !one || one.player === 'here' || !side ? t('company-house') : say(side.name);
}
