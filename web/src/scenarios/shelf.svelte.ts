/** The scenarios kept in this browser. */
import { isShelvedFile, Shelf, type ShelvedFile } from '../frame/shelf.svelte';

export type Kept = ShelvedFile;

export const shelf = new Shelf<Kept>('grognard-scenarios', isShelvedFile);
