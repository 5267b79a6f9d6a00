import { describe, expect, it } from 'vitest';
import { codeOf, committed } from '../src/table/seals.svelte';
import { bytesOf, hexOf, sha256 } from '../src/table/sha256';

describe('seals', () => {
  it('digests bytes of any length as everybody does', async () => {
    for (const length of [0, 1, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const wanted = await crypto.subtle.digest('SHA-256', bytes);
      expect(hexOf(sha256(bytes))).toBe(hexOf(new Uint8Array(wanted)));
    }
  });
  it('reads and writes hexadecimal digits', () => {
    expect(hexOf(bytesOf('00ff10a7'))).toBe('00ff10a7');
  });
  it('commits and calls a seal as the server does', () => {
    expect(committed('00'.repeat(32)).slice(0, 16)).toBe('66687aadf862bd77');
    expect(codeOf(['00'.repeat(32), '11'.repeat(32)])).toBe('RB4LC-WT5NI-5E6RS-OR6PU');
  });
});
