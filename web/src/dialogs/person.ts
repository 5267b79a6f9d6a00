/** What somebody wants to be called at a table, as this browser keeps it from one time to the next. */
import type { LinkTaken } from '../net/protocol';

export type Colour = LinkTaken['colour'];
export const COLOURS: Colour[] = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];
const KEPT = 'grognard.called';

export function keptPerson(): { name: string; colour: Colour } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<LinkTaken>;
    return { name: kept.name ?? '', colour: COLOURS.find((one) => one === kept.colour) ?? 'teal' };
  } catch {
    /* Nothing is kept here: it is asked. */
    return { name: '', colour: 'teal' };
  }
}

export function keepPerson(name: string, colour: Colour): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ name: name.trim(), colour }));
  } catch {
    /* Then it is asked again next time. */
  }
}
