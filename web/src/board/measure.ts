/** Widths of texts on the board, in units of 14 px type unless another is told. */
let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

export function textWidth(text: string, type = '14px', family: '--sans' | '--serif' = '--sans'): number {
  const key = `${type} ${family} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = `${type} ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
  const { width } = pen.measureText(text);
  known.set(key, width);
  return width;
}
