/** Keys press the button that shows them: a key acts only while its button is on screen. */
import { settings } from './settings.svelte';
import { table } from './store.svelte';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Whether focus was last moved by hand on the keyboard; after a click, Enter still means the filled button. */
let walked = false;
addEventListener('pointerdown', () => (walked = false), true);
addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) walked = true;
  },
  true,
);

/** The name of a key as buttons carry it in `data-key`. */
function named(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

function button(key: string): HTMLElement | null {
  const root: ParentNode = document.querySelector('dialog[open]') ?? document;
  const found = root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  for (const element of found) {
    const usable = !element.hasAttribute('disabled') && element.getAttribute('aria-disabled') !== 'true';
    if (usable && element.checkVisibility()) return element;
  }
  return null;
}

/** What Enter does in a first battle while no answer is filled and nothing is drawn: what the lesson suggests. */
export function taught(): HTMLElement | null {
  const idle = table.draft.empty && table.cursor === null && table.hold === null && table.picked.size === 0;
  return idle && document.querySelector('.answers .btn.primary:not([disabled])') === null ? button('.') : null;
}

/** The filled button where it shows a key of its own. */
function filled(): HTMLElement | null {
  return document.querySelector('dialog[open]')
    ? null
    : document.querySelector<HTMLElement>('.answers .btn.primary[data-key]:not([disabled])');
}

export function press(event: KeyboardEvent): void {
  if (table.playback.playing && !event.metaKey && !event.ctrlKey) {
    table.playback.finish();
    if (event.key !== 'Tab') event.preventDefault();
    return;
  }
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (typing(event.target)) return;
  const key = named(event);
  if (/^[A-Z]$/.test(key) && !settings.letters) return;
  const focus = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
  const onButton =
    focus !== null &&
    focus.matches('button, a, summary, [role=button]') &&
    !focus.matches('[role=radio], .board-svg *, .board-svg');
  if (onButton && (key === ' ' || (key === 'Enter' && walked))) return;
  const wanted =
    (event.shiftKey ? button(`Shift+${key}`) : null) ??
    button(key) ??
    (key === 'Enter' ? (filled() ?? taught()) : null);
  if (!wanted) return;
  event.preventDefault();
  wanted.click();
}
