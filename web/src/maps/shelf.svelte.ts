/** The maps kept in this browser, and the picture each is traced over. */
import { isShelvedFile, Shelf, type ShelvedFile } from '../frame/shelf.svelte';

export type KeptMap = ShelvedFile;

export const shelf = new Shelf<KeptMap>('grognard-maps', isShelvedFile);

/** A picture to trace over: where it lies, how wide it is in the table's measure, how much of it shows. */
export interface Trace {
  picture: string;
  x: number;
  y: number;
  width: number;
  share: number;
  opacity: number;
}

const traceKey = (id: string) => `grognard-trace-${id}`;

export function traceOf(id: string): Trace | null {
  try {
    const found = JSON.parse(localStorage.getItem(traceKey(id)) ?? 'null') as Partial<Trace> | null;
    return typeof found?.picture === 'string' && found.picture.startsWith('data:image/') ? (found as Trace) : null;
  } catch {
    return null;
  }
}

/** Keeps a picture, or forgets it; whether that could be done. */
export function keepTrace(id: string, trace: Trace | null): boolean {
  try {
    if (trace) localStorage.setItem(traceKey(id), JSON.stringify(trace));
    else localStorage.removeItem(traceKey(id));
    return true;
  } catch {
    return false;
  }
}
