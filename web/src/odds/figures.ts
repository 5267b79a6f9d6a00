/** Chances and differences in words. */
import type { OddsField, OddsSpreadReport, SystemEntry } from '../net/protocol';
import type { Bar, Chart } from '../net/types';
import { decimal, say, t } from '../words/words';
import { type Question, valueOf } from './question';

/** A chance in whole percent; what is possible is never 0, what may fail never 100. */
export function percent(chance: number): number {
  const whole = Math.round(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** What people call a value of a field. */
export function titled(field: OddsField, value: unknown): string {
  const found = field.values.find((one) => one.value === value);
  return found ? say(found.title) : String(value);
}

/** A measure as a figure: a chance in percent, anything else to two places. */
export const measure = (value: number, chance: boolean): string =>
  chance ? t('table-odds-percent', { percent: percent(value) }) : decimal(value, 2);

/** The letter that stands for one of several. */
export const letterOf = (number: number): string => String.fromCharCode(65 + number);

/** Who attacks whom. */
export function pairing(question: Question, fields: OddsField[]): string {
  const name = (wanted: string) => {
    const field = fields.find((one) => one.name === wanted);
    return field ? titled(field, question.values[wanted] ?? '') : '';
  };
  return t('table-odds-pairing', { attacker: name('attacker'), target: name('target') });
}

/** What a question says beyond who attacks whom, in a few words each. */
export function details(question: Question, fields: OddsField[], game: SystemEntry | undefined): string[] {
  const told: string[] = [];
  for (const field of fields) {
    if (field.name === 'attacker' || field.name === 'target') continue;
    const value = valueOf(question, field);
    const set = field.name in question.values;
    if ((field.name !== 'range' && !set) || value === null) continue;
    const title = say(field.title);
    if (field.kind === 'flag') told.push(title);
    else if (field.kind === 'options') {
      for (const [rule, chosen] of Object.entries(value as Record<string, string>)) {
        const option = game?.options.find((one) => one.name === rule);
        const named = option?.values.find((one) => one.value === chosen);
        if (option && named) told.push(t('table-odds-detail', { field: option.title, value: named.title }));
      }
    } else if (Array.isArray(value))
      told.push(
        t('table-odds-detail', {
          field: title,
          value: value.length > 0 ? value.map((one) => titled(field, one)).join(', ') : t('table-odds-no-value'),
        }),
      );
    else
      told.push(
        t('table-odds-detail', {
          field: title,
          value: field.values.length > 0 ? titled(field, value) : (value as number),
        }),
      );
  }
  return told;
}

/** The chart that tells most: what becomes of the target in numbers, or else in cases. */
export function telling(spreads: OddsSpreadReport[]): number {
  const numbers = spreads.findIndex((one, i) => i > 0 && one.mean !== null);
  return numbers >= 0 ? numbers : spreads.length - 1;
}

/** How high a chart's highest bar is. */
export const highest = (chart: Chart): number => Math.max(0, ...chart.bars.map((bar: Bar) => bar.probability));
