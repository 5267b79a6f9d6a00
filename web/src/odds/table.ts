/** The pair with which a question begins while a battle is open: units of the armies at the table. */
import type { OddsChoosable } from '../net/protocol';
import type { UnitView } from '../net/types';
import { table } from '../table/store.svelte';
import { say } from '../words/words';

const USUAL_SIGN = 'rifle';
const army = (value: OddsChoosable) => (value.value.includes('/') ? value.value.split('/')[0]! : '');

/** How well a unit of the lists is this one of the table: by what it is called before all, then by its name in the list; 0: not at all. */
function likeness(value: OddsChoosable, unit: UnitView): number {
  if (value.sign !== unit.sign) return 0;
  const [name, title] = [say(unit.name), say(value.title)];
  const called = unit.letter && name.endsWith(` ${unit.letter}`) ? name.slice(0, -unit.letter.length - 1) : name;
  return (title === name || title === called ? 2 : 0) + (value.value.split('/')[1] === unit.id.split('.')[1] ? 1 : 0);
}

/** The values for attacker and target: who is in hand and whom he aims at, else men with rifles; null where the battle is of another game or its army is none of the lists. */
export function atTable(system: string, values: OddsChoosable[], place: number): string | null {
  if (table.scene?.system !== system || place > 1) return null;
  const side = place === 0 ? table.seat : 1 - table.seat;
  const units = table.units.filter((unit) => unit.side === side && unit.place !== 'destroyed');
  const meant =
    place === 0 ? table.chosen : (table.decision?.options[table.focused]?.target ?? table.decision?.against ?? null);
  const unit = units.find((one) => one.id === meant) ?? units.find((one) => one.sign === USUAL_SIGN) ?? units[0];
  if (!unit) return null;
  /** How well an army of the lists is that of the side. */
  const fits = (name: string) =>
    units.reduce(
      (sum, one) =>
        sum + Math.max(0, ...values.filter((value) => army(value) === name).map((value) => likeness(value, one))),
      0,
    );
  const found = values
    .filter((value) => likeness(value, unit) > 0)
    .map((value) => ({ value: value.value, like: likeness(value, unit), fits: fits(army(value)) }));
  return found.sort((one, other) => other.like - one.like || other.fits - one.fits)[0]?.value ?? null;
}
