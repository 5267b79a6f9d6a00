/** Widths of texts on the board, in units of 14 px type unless another is told. */
let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();
/** Asking for a style has the page styled anew, so each is asked for once. */
const families: Partial<Record<'--sans' | '--serif', string>> = {};

export function textWidth(text: string, type = '14px', family: '--sans' | '--serif' = '--sans'): number {
  const key = `${type} ${family} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  families[family] ??= getComputedStyle(document.documentElement).getPropertyValue(family);
  pen.font = `${type} ${families[family]}`;
  const { width } = pen.measureText(text);
  known.set(key, width);
  return width;
}
