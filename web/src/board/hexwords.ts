/** A hex in words. */
import type { HexView, Message } from '../net/types';

/** "G7, Forest": its label and what it is. */
export const hexName = (hex: HexView): Message => ({ id: 'table-hex', args: { hex: hex.id, ground: hex.name } });
