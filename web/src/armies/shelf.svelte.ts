/** The lists kept in this browser. */
import { isShelved, Shelf, type Shelved } from '../frame/shelf.svelte';

export interface Kept extends Shelved {
  points: number;
  limit: number | null;
  year?: number | null;
  options?: Record<string, string>;
  data: Record<string, unknown>;
}

function isKept(value: unknown): value is Kept {
  if (!isShelved(value)) return false;
  const one = value as Partial<Kept>;
  return (
    typeof one.points === 'number' &&
    (one.limit === null || typeof one.limit === 'number') &&
    typeof one.data === 'object' &&
    one.data !== null
  );
}

export const shelf = new Shelf<Kept>('grognard-armies', isKept);
