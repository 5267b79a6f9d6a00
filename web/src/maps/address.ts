/** Addresses of the map editor: `map` (the last map), `map=<game>` (the last of a game), `map~<game>~<file, packed>`. */
import { gameOf } from '../frame/files';
import { pack, unpack } from '../net/packed';

const AT = 'map';

export const isMap = (hash: string): boolean => hash === AT || hash.startsWith(`${AT}=`) || hash.startsWith(`${AT}~`);

export const mapAddress = (game?: string): string => (game ? `#${AT}=${game}` : `#${AT}`);

/** The game an address names; null: none. */
export function gameIn(hash: string): string | null {
  if (hash.startsWith(`${AT}=`)) return hash.slice(AT.length + 1);
  return hash.startsWith(`${AT}~`) ? (hash.split('~')[1] ?? null) : null;
}

/** The address that holds a map's file. */
export const packedMap = async (game: string, text: string): Promise<string> => `#${AT}~${game}~${await pack(text)}`;

/** The file an address holds; null: it holds none that can be read. */
export const unpackedMap = async (hash: string): Promise<string | null> =>
  hash.startsWith(`${AT}~`) ? unpack(hash.split('~').slice(2).join('~')) : null;

/** The game a file of a map is of, as far as it can be told from it; null: it may be of several. */
export function gameOfMap(text: string, systems: { name: string; map_tells: string[] }[]): string | null {
  const bare = text.replace(/[\s"']/g, '');
  return gameOf(text) ?? systems.find((one) => one.map_tells.some((each) => bare.includes(each)))?.name ?? null;
}
