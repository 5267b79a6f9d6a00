/** Lines of the log that read alike and follow one another are told once, with how often. */
import type { LogLine } from '../net/types';
import { say } from '../words/words';

export interface Told {
  /** The newest of the lines. */
  line: LogLine;
  times: number;
  /** The number of the oldest of them. */
  since: number;
}

/** What has dice or results of its own, or may be gone back to, stands alone. */
const plain = (line: LogLine) => line.depth > 0 && line.dice.length === 0 && line.places.length === 0;
const alike = (a: LogLine, b: LogLine) =>
  plain(a) && plain(b) && a.side === b.side && say(a.message) === say(b.message);

/** The lines, given and told the newest first. */
export function runs(lines: LogLine[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told[told.length - 1];
    if (last && alike(last.line, line)) {
      last.times += 1;
      last.since = line.seq;
    } else told.push({ line, times: 1, since: line.seq });
  }
  return told;
}
