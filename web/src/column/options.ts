/** Units to pick from, listed as options are. */
import type { Message, Option, UnitView } from '../net/types';

/** A unit as a row of a list; `hint` instead of its first fact. */
export const asOption = (one: UnitView, hint: Message | null = one.facts[0] ?? null): Option => ({
  label: one.name,
  choice: null,
  hint,
  figure: null,
  result: null,
  warning: null,
  idle: null,
  unit: one.id,
  units: null,
  target: null,
  model: null,
  piece: null,
  order: null,
  card: null,
  facing: null,
  key: null,
  primary: false,
  refused: null,
  rules: [],
  switches: [],
});
