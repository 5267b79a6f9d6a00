import type { ArmyView } from '../net/protocol';
import { t } from '../words/words';

/** A difference in points: whether more or less, and how much. */
export const signed = (points: number): { sign: string; points: number } => ({
  sign: points < 0 ? '−' : '+',
  points: Math.abs(points),
});

/** Whether the rules print no price for something of an army. */
export const isUnpriced = (army: ArmyView, points: number): boolean => points === 0 && army.unpriced;

/** What something of an army costs, in words: where the rules print no price, that. */
export const priceOf = (army: ArmyView, points: number): string =>
  isUnpriced(army, points) ? t('build-unpriced') : t('build-points', { points });
