/** What a decision asks: of whom, and what may be done with the unit in hand. */
import type { RankedOption } from '../net/protocol';
import type { DecisionView, HoldAsk, MoveAsk, Option, UnitView } from '../net/types';

export interface Listed {
  option: Option;
  /** Its place in the decision's list. */
  index: number;
}

/** Whether one answer both picks a unit and says what it does. */
export const picks = (decision: DecisionView | null): boolean =>
  decision?.kind === 'activate' || decision?.kind === 'deploy';

/** Whether a unit is picked before what it does is chosen. */
export const picksFirst = (decision: DecisionView): boolean =>
  picks(decision) || decision.kind === 'order' || decision.kind === 'card';

/** Whether the game's own answer is to be asked for: it is not known with the question where units, places or sets are
    asked. */
export const wantsAdvice = (decision: DecisionView): boolean =>
  decision.dice === null &&
  (picksFirst(decision) || decision.move !== null || decision.cards !== null || primary(decision) < 0);

/** The move asked of the unit in hand; `outlined`: its reach, where the question has left it out. */
export function moveOf(decision: DecisionView | null, unit: string | null, outlined: MoveAsk | null): MoveAsk | null {
  const asked = decision?.move ?? decision?.moves.find((move) => move.unit === unit) ?? null;
  return asked && !asked.outlined && outlined?.unit === asked.unit ? outlined : asked;
}

/** The option a first battle suggests, if it is one of those listed. */
export function suggestedBy(decision: DecisionView | null): Option | null {
  const choice = decision?.lesson ? JSON.stringify(decision.lesson.choice) : null;
  return decision?.options.find((option) => choice !== null && JSON.stringify(option.choice) === choice) ?? null;
}

/** The units one of which is to be picked, in the scene's order. */
export function ableOf(decision: DecisionView | null, units: UnitView[]): UnitView[] {
  const named = new Set([
    ...(decision?.moves ?? []).map((move) => move.unit),
    ...(decision?.options ?? []).filter((option) => !option.refused).map((option) => option.unit),
  ]);
  return units.filter((unit) => named.has(unit.id));
}

/** The place of the first sensible option; -1 without one. */
export const primary = (decision: DecisionView | null, test: (option: Option) => boolean = () => true): number =>
  decision?.options.findIndex((option) => option.primary && !option.refused && test(option)) ?? -1;

/** How long the way is on which a shot may be held back for `unit`. */
export function wayLength(holds: HoldAsk[], unit: string): number {
  const way = holds.find((ask) => ask.unit === unit)?.way ?? [];
  return Math.floor(way.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - way[i]!.x, p.y - way[i]!.y), 0));
}

/** Whether there is something to be told of what the unit in hand had best do: it is picked before what it does. */
export function mayRank(decision: DecisionView | null, unit: string | null): boolean {
  if (!decision || unit === null || !picksFirst(decision)) return false;
  const moves = decision.moves.some((move) => move.unit === unit);
  return moves || decision.options.some((option) => option.unit === unit && !option.refused);
}

/** The key of a filled button: that of the choice it takes, if it reads like it, so that it stands there once; else Enter,
    which presses what is filled whatever its key. */
export const filledKey = (option: Option | null | undefined): string => option?.key?.toUpperCase() ?? 'Enter';

/** Options with what is expected of them. Orders and cards keep their own order, which keys and hands know. */
export function byWorth(found: Listed[], ranks: RankedOption[], kind: DecisionView['kind'] | undefined): Listed[] {
  if (ranks.length === 0) return found;
  const places = new Map(ranks.map((one, place) => [one.index, { ...one, place }]));
  const told = found.map(({ option, index }) => {
    const rank = places.get(index);
    return { option: rank ? { ...option, result: rank.result, warning: rank.warning } : option, index };
  });
  const place = ({ index }: Listed) => places.get(index)?.place ?? index + 1000;
  return kind === 'activate' ? told.sort((a, b) => place(a) - place(b)) : told;
}

/** In a lesson, the best of a unit other than the one suggested: where it may move, nothing but an attack. */
export function attackOf(decision: DecisionView, ranks: RankedOption[], asked: MoveAsk | null): number {
  const [best] = ranks;
  const option = best && decision.options[best.index];
  return best?.sound && (option?.target != null || asked === null) ? best.index : -1;
}

/** So many values of a switch, each of so many letters at most, stand side by side; so many letters fit beside its title. */
const FEW = 3;
const SHORT = 20;
const BESIDE = 22;

/** Where the values of a switch stand: side by side beside its title, so in a line of their own, or in a list. */
export function sideBySide(labels: string[]): 'beside' | 'under' | 'list' {
  if (labels.length > FEW || labels.some((label) => label.length > SHORT)) return 'list';
  return labels.join('').length > BESIDE ? 'under' : 'beside';
}
