/** Text in an address: packed, in letters an address may hold. */

/** No address unpacks to more. */
const MOST = 1_000_000;

const url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text that was packed; null: it cannot be read. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
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
