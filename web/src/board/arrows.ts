/** Where arrow keys point on the table: right and down are positive. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The way a key points; undefined: it is no arrow. */
export const wayOf = (key: string): [number, number] | undefined => WAYS[key];
