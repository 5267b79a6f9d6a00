/** Widths of texts on the board, in units of 14 px type. */
let pen: CanvasRenderingContext2D | null = null;

export function textWidth(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = `14px ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`;
  return pen.measureText(text).width;
}
