/** Addresses of positions: `position` (the last one), `position=<battle>` (how a battle stands), `position~<text, packed>`. */
const AT = 'position';
/** No address unpacks to more. */
const MOST = 1_000_000;

export const isPosition = (hash: string): boolean =>
  hash === AT || hash.startsWith(`${AT}=`) || hash.startsWith(`${AT}~`);

export const positionAddress = (battle?: string): string =>
  battle ? `#${AT}=${encodeURIComponent(battle)}` : `#${AT}`;

/** The battle an address names; null: none. */
export function battleIn(hash: string): string | null {
  if (!hash.startsWith(`${AT}=`)) return null;
  const named = hash.slice(AT.length + 1);
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

const url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The address that holds a position. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#${AT}~${url(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

/** The position an address holds; null: it holds none that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!hash.startsWith(`${AT}~`)) return null;
  try {
    const letters = atob(
      hash
        .slice(AT.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: BlobPart[] = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).text();
      size += value.length;
      if (size > MOST) return null;
      parts.push(value);
    }
  } catch {
    return null;
  }
}
