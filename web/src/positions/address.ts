/**
 * Addresses of positions: `position` (the last one), `position=<battle>` (how a battle stands), `position=<game>` (the
 * last one if it is of that game, else its example), `position~<text, packed>`.
 */
import { pack, unpack } from '../net/packed';

const AT = 'position';

export const isPosition = (hash: string): boolean =>
  hash === AT || hash.startsWith(`${AT}=`) || hash.startsWith(`${AT}~`);

export const positionAddress = (battle?: string): string =>
  battle ? `#${AT}=${encodeURIComponent(battle)}` : `#${AT}`;

/** The battle or game an address names; null: none. */
export function namedIn(hash: string): string | null {
  if (!hash.startsWith(`${AT}=`)) return null;
  const named = hash.slice(AT.length + 1);
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

/** The address that holds a position. */
export const packed = async (text: string): Promise<string> => `#${AT}~${await pack(text)}`;

/** The position an address holds; null: it holds none that can be read. */
export const unpacked = async (hash: string): Promise<string | null> =>
  hash.startsWith(`${AT}~`) ? unpack(hash.slice(AT.length + 1)) : null;
