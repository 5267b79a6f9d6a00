/** The page's title says so when it is one's turn against somebody elsewhere; so does a notice, if it is wanted. */
import { untrack } from 'svelte';
import { say, t } from '../words/words';
import { notices } from './notices.svelte';
import { beTold } from './push';
import { table } from './store.svelte';

export function tellTurn(): void {
  const title = $derived(table.scene ? t('table-title', { game: say(table.scene.system_name) }) : 'grognard');
  const awaited = $derived(table.apart && table.decision !== null && !table.talk.why && !table.scene?.result);
  const shown = $derived(awaited ? t('notice-title', { title }) : title);
  $effect(() => {
    document.title = shown;
  });
  /* Who wants notices has them while no page is open, too. */
  const seat = $derived(table.apart ? (table.battle?.players.indexOf('here') ?? -1) : -1);
  const battle = $derived(table.battle?.id ?? '');
  $effect(() => {
    if (notices.wanted && battle && seat >= 0) void beTold(battle, seat);
  });
  $effect(() => {
    if (!awaited || !table.decision) return;
    const question = say(table.decision.question);
    untrack(() => notices.tell(shown, question, table.battle?.id ?? ''));
  });
  const little = $derived(awaited && seat >= 0 && table.clock.state(seat) === 'little');
  $effect(() => {
    if (!little) return;
    untrack(() => {
      const hours = Math.floor((table.clock.left[seat] ?? 0) / 3_600_000);
      notices.tell(t('notice-late-title', { title }), t('notice-late', { hours }), battle);
    });
  });
}
