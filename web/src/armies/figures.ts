import type { ArmyView } from '../net/protocol';
import { t } from '../words/words';

/** A difference in points: whether more or less, and how much. */
export const signed = (points: number): { sign: string; points: number } => ({
  sign: points < 0 ? '−' : '+',
  points: Math.abs(points),
});

/** What something of an army costs, in words: where the rules print no price, that. */
export const priceOf = (army: ArmyView, points: number): string =>
  points === 0 && army.unpriced ? t('build-unpriced') : t('build-points', { points });
