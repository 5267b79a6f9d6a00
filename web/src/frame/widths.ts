/** How wide the window is: `narrow` is a phone, `column` too narrow for two columns. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 39.99rem)');
export const column = new MediaQuery('(max-width: 63.99rem)');
/** Whether it is a finger that points. */
export const coarse = new MediaQuery('(pointer: coarse)');
/** A window so narrow or so low that of two things beside what is considered one has to go. */
export const small = new MediaQuery('(max-width: 39.99rem), (max-height: 46rem)');
