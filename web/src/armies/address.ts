/** Addresses of the army builder: `army` (the last list), `army=<game>` (the last of a game), `army~<file, packed>`. */
import { pack, unpack } from '../net/packed';

const AT = 'army';

export const isArmy = (hash: string): boolean => hash === AT || hash.startsWith(`${AT}=`) || hash.startsWith(`${AT}~`);

export const armyAddress = (game?: string): string => (game ? `#${AT}=${game}` : `#${AT}`);

/** The game an address names; null: none. */
export const gameIn = (hash: string): string | null => (hash.startsWith(`${AT}=`) ? hash.slice(AT.length + 1) : null);

/** Whether an address holds an army, readable or not. */
export const holdsArmy = (hash: string): boolean => hash.startsWith(`${AT}~`);

/** The address that holds an army's file. */
export const packedArmy = async (text: string): Promise<string> => `#${AT}~${await pack(text)}`;

/** The file an address holds; null: it holds none that can be read. */
export const unpackedArmy = async (hash: string): Promise<string | null> =>
  holdsArmy(hash) ? unpack(hash.slice(AT.length + 1)) : null;

/** Whether a file is one of ours, and not a list of another program. */
export const isOwn = (text: string, name: string): boolean => name.endsWith('.toml') || /"?grognard-army"/.test(text);

/** Whether a file holds things of a player's own, to be added to a list. */
export const isThings = (text: string): boolean => /["']grognard-own["']/.test(text);
