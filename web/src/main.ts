import { mount } from 'svelte';
import Root from './Root.svelte';
import { battles } from './net/api';
import { calculator } from './odds/calculator.svelte';
import { isOdds } from './odds/question';
import './styles/tokens.css';
import './styles/base.css';
import './styles/drawing.css';
import { dialogs } from './table/dialogs.svelte';
import { page } from './table/page.svelte';
import { settings } from './table/settings.svelte';
import { table } from './table/store.svelte';
import { loadWords } from './words/words';

/** The battle named by the address (`#<id>`), or else the newest one not yet over. */
async function wanted(): Promise<string | null> {
  const named = decodeURIComponent(location.hash.slice(1));
  if (named) return named;
  const known = await battles().catch(() => []);
  return known.find((battle) => !battle.over)?.id ?? null;
}

async function follow(): Promise<void> {
  page.odds = isOdds(location.hash.slice(1));
  dialogs.leave();
  if (page.odds) return calculator.open(location.hash.slice(1));
  const id = await wanted();
  if (id) table.join(id);
  else dialogs.show('new');
}

settings.dress();
await loadWords(document.documentElement.lang || 'en');
page.odds = isOdds(location.hash.slice(1));
mount(Root, { target: document.getElementById('table')! });
addEventListener('hashchange', () => void follow());
void follow();
