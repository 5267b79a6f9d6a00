import { mount } from 'svelte';
import { isArmy } from './armies/address';
import Root from './Root.svelte';
import { kept, lobby } from './net/api';
import { isMap } from './maps/address';
import { isOdds } from './odds/question';
import { isPosition } from './positions/address';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/column.css';
import './styles/units.css';
import './styles/drawing.css';
import { isReplay } from './replay/address';
import { isScenario } from './scenarios/address';
import { dialogs } from './table/dialogs.svelte';
import { page } from './table/page.svelte';
import { settings } from './table/settings.svelte';
import { table } from './table/store.svelte';
import { beginToSpeak } from './words/speech';

/** The battle named by the address (`#<id>`), or else the newest one not yet over; null: there is none, undefined: one
 * may not know. */
async function wanted(): Promise<string | null | undefined> {
  const named = decodeURIComponent(location.hash.slice(1));
  if (named) return named;
  const known = await kept().catch(() => undefined);
  return known && (known.find((battle) => !battle.over)?.id ?? null);
}

/** What the address of a link to a seat ends with (`#join/<token>`); null: it is none. */
const linkIn = (hash: string): string | null => (hash.startsWith('join/') ? hash.slice(5) : null);

/** Where the lobby is, and what the address of its link ends with (`#lobby/<token>`). */
const lobbyIn = (hash: string): string | null =>
  hash === 'lobby' ? '' : hash.startsWith('lobby/') ? hash.slice(6) : null;

/** The page the address names. */
function named(): typeof page.name {
  const hash = location.hash.slice(1);
  return isOdds(hash)
    ? 'odds'
    : isPosition(hash)
      ? 'position'
      : isArmy(hash)
        ? 'army'
        : isReplay(hash)
          ? 'replay'
          : isScenario(hash)
            ? 'scenario'
            : isMap(hash)
              ? 'map'
              : 'table';
}

async function follow(): Promise<void> {
  page.name = named();
  dialogs.leave();
  /* What cannot be fetched is told where the page would stand. */
  if (page.name !== 'table') return page.open(location.hash.slice(1)).catch(() => undefined);
  const token = linkIn(location.hash.slice(1));
  if (token !== null) {
    table.leave();
    dialogs.token = token;
    return dialogs.show('join');
  }
  const open = lobbyIn(location.hash.slice(1));
  if (open !== null) {
    table.leave();
    dialogs.token = open;
    return dialogs.show('lobby');
  }
  const id = await wanted();
  if (id) table.join(id);
  /* A guest without a seat begins no battle: he sees what is open, where he may. */ else
    dialogs.show(id === undefined && (await lobby().catch(() => null)) ? 'lobby' : 'first');
}

/** The faces every page shows; words are measured before they are placed, so the table waits for them a moment. */
const FACES = ["1rem 'Noto Sans'", "600 1rem 'Noto Sans'", "600 1rem 'Noto Serif'", "italic 1rem 'Noto Serif'"];
const LONGEST_WAIT = 2000;
const faces = Promise.race([
  Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
  new Promise((done) => setTimeout(done, LONGEST_WAIT)),
]);

page.name = named();
const coming = page.shown;
settings.dress();
const words = beginToSpeak();
/** The server looks its battle up while words and faces are on their way. */
const early = page.name === 'table';
if (early) void follow();
await words;
await Promise.allSettled([faces, coming]);
if (!early) void follow();
mount(Root, { target: document.getElementById('table')! });
addEventListener('hashchange', () => void follow());
