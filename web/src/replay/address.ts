/**
 * Addresses of moments: `<battle>/at/<number>`, or `<battle>/line/<seq>`, by which that line of the log was told; and through whose
 * eyes: `<battle>/at/<number>/as/<eyes>`.
 */
import type { ReplayView } from '../net/protocol';

export type Eyes = ReplayView['eyes'];

export interface Named {
  battle: string;
  at: number;
  /** Whether `at` is a line of the log. */
  line: boolean;
  /** Empty: the usual ones. */
  eyes: Eyes | '';
}

const MOMENT = /^([^/]+)\/(at|line)\/(\d{1,9})(?:\/as\/(all|open|0|1))?$/;

/** The moment an address names; null: none. */
export function momentIn(hash: string): Named | null {
  const found = MOMENT.exec(hash);
  if (!found) return null;
  return {
    battle: decodeURIComponent(found[1]!),
    at: Number(found[3]),
    line: found[2] === 'line',
    eyes: (found[4] ?? '') as Eyes | '',
  };
}

export const isReplay = (hash: string): boolean => MOMENT.test(hash);

export const replayAddress = (battle: string, at: number, eyes: Eyes | '' = ''): string =>
  `#${encodeURIComponent(battle)}/at/${at}${eyes ? `/as/${eyes}` : ''}`;

/** The address of the moment by which a line of the log was told. */
export const lineAddress = (battle: string, seq: number): string => `#${encodeURIComponent(battle)}/line/${seq}`;
