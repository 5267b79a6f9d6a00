/** Which dialog lies over the table, if any. */
import { tick } from 'svelte';

export type DialogName =
  | 'new'
  | 'menu'
  | 'rules'
  | 'rule'
  | 'keys'
  | 'units'
  | 'luck'
  | 'battles'
  | 'about'
  | 'result'
  | 'give-up'
  | 'first'
  | 'goal'
  | 'take-back'
  | 'fight-out'
  | 'invite'
  | 'join'
  | 'lobby'
  | 'answers';

/** What of one's own a new battle begins with: an army, one that comes with the game against it, and what was agreed of
 * it; or a map, and a scenario that can be fought on it. */
export interface Bring {
  system: string;
  army?: { data: Record<string, unknown>; foe: string; options: Record<string, string>; year: number | null };
  map?: { title: string; data: Record<string, unknown>; scenario: string };
}

class Dialogs {
  /** What the next new battle is to begin with. */
  bring: Bring | null = null;
  open = $state<DialogName | null>(null);
  /** What the link ends with by which somebody comes. */
  token = '';
  rule = $state('');
  /** The game whose rules are meant where there is no battle. */
  system = $state('');
  /** The line of the log back to which all is to be taken back; null: the last choice. */
  backTo = $state<number | null>(null);
  #from: DialogName | null = null;
  /** What has the focus again once nothing is open: what had it before, or what has come to be asked meanwhile. */
  #before: Element | null = null;

  show(name: DialogName): void {
    this.#from = null;
    this.#open(name);
  }

  #open(name: DialogName): void {
    if (this.open === null) this.#before = document.activeElement;
    this.open = name;
  }

  /** Something is to have the focus when nothing lies over it any more. */
  leadTo(element: Element | null): void {
    this.#before = element;
  }

  /** Asks the other at this screen whether something may be taken back. */
  askBack(to: number | null): void {
    this.backTo = to;
    this.show('take-back');
  }

  showRule(id: string): void {
    this.#from = this.open === 'rule' ? this.#from : this.open;
    this.rule = id;
    this.#open('rule');
  }

  /** Closes everything: the page has changed. */
  leave(): void {
    this.open = null;
    this.#from = null;
  }

  /** Closes what is open; a rule opened from another dialog gives that one back. */
  close(): void {
    this.open = this.open === 'rule' ? this.#from : null;
    this.#from = null;
    if (this.open === null) void tick().then(() => this.#giveBack());
  }

  /** The focus goes back to where it was; if that is gone, to the question. */
  #giveBack(): void {
    if (this.open !== null) return;
    const gone = !this.#before?.isConnected || this.#before === document.body;
    const to = gone ? document.getElementById('question') : this.#before;
    (to as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
  }
}

export const dialogs = new Dialogs();
