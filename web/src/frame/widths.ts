/** How wide the window is: `narrow` is a phone, `column` too narrow for two columns. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 39.99rem)');
export const column = new MediaQuery('(max-width: 63.99rem)');
