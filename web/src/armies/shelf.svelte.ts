/** The lists kept in this browser. */
import { isShelvedFile, Shelf, type ShelvedFile } from '../frame/shelf.svelte';

export interface Kept extends ShelvedFile {
  points: number;
  limit: number | null;
  year?: number | null;
  options?: Record<string, string>;
}

function isKept(value: unknown): value is Kept {
  if (!isShelvedFile(value)) return false;
  const one = value as Partial<Kept>;
  return typeof one.points === 'number' && (one.limit === null || typeof one.limit === 'number');
}

export const shelf = new Shelf<Kept>('grognard-armies', isKept);
