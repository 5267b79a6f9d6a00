// On what paper people print where this browser's owner lives.
import type { PrintAsked } from '../net/protocol';

/** Regions whose offices have letter. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** The size of the paper, by the region that a language of the browser names. */
export function paperOf(languages: readonly string[]): PrintAsked['paper'] {
  const region = languages.map((each) => new Intl.Locale(each).region).find(Boolean);
  return region && LETTER.has(region) ? 'letter' : 'a4';
}

export const paperHere = () => paperOf(navigator.languages);
