import { dialogs } from '../table/dialogs.svelte';
import { table } from '../table/store.svelte';

/** Opens battle `id` on this page. */
export function go(id: string): void {
  dialogs.leave();
  const hash = `#${encodeURIComponent(id)}`;
  if (location.hash === hash) table.join(id);
  else location.hash = hash;
}
