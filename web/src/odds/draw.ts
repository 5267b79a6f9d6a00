/** The curve's drawing, apart from the rest so that its library is fetched only when it is wanted. */
import * as Plot from '@observablehq/plot';
import type { OddsCurve } from '../net/protocol';

const COLOURS = 8;
const DASHES = ['', '7 4', '2 4', '10 4 2 4'];
const TALL = 320;
const NARROW = 480;

/** Lines told apart by colour, dash and the letter at their end. */
export function draw(
  curve: OddsCurve,
  letterOf: (number: number) => string,
  width: number,
  field: string,
  told: string,
  chance: boolean,
): Element {
  const points = curve.lines.flatMap((line, number) =>
    line.map((y, at) => ({ letter: letterOf(number), x: curve.values[at]!, y: y ?? NaN })),
  );
  const series = curve.lines.map((_, number) => points.filter((point) => point.letter === letterOf(number)));
  const whole = (ticks: number[]) => ticks.filter((tick) => Number.isInteger(tick));
  const first = curve.values[0] ?? 0;
  const last = curve.values.at(-1) ?? 1;
  const step = Math.max(1, Math.ceil((last - first) / (width < NARROW ? 6 : 12)));
  const drawing = Plot.plot({
    width,
    height: TALL,
    marginLeft: 48,
    marginBottom: 48,
    marginRight: 24,
    style: { fontSize: '16px', fontFamily: 'inherit', background: 'none', color: 'var(--ink)' },
    x: {
      label: field,
      domain: [first, last],
      ticks: whole(Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step)),
      tickFormat: 'd',
      labelAnchor: 'center',
      labelArrow: 'none',
      labelOffset: 44,
    },
    y: { label: null, zero: true, grid: true, ticks: 5, nice: true, ...(chance ? { percent: true } : {}) },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--ink)' }),
      ...series.flatMap((line, number) => [
        Plot.lineY(line, {
          x: 'x',
          y: 'y',
          stroke: `var(--line-${(number % COLOURS) + 1})`,
          strokeWidth: 2.5,
          strokeDasharray: DASHES[number % DASHES.length]!,
          curve: 'linear',
        }),
        Plot.dot(line, { x: 'x', y: 'y', r: line.length === 1 ? 4 : 2, fill: `var(--line-${(number % COLOURS) + 1})` }),
        Plot.text(
          line,
          Plot.selectLast({
            x: 'x',
            y: 'y',
            filter: (point: { y: number }) => !Number.isNaN(point.y),
            text: 'letter',
            dx: 12,
            dy: -number * 2,
            fontWeight: 700,
            fill: `var(--line-${(number % COLOURS) + 1})`,
            stroke: 'var(--paper)',
            strokeWidth: 4,
          }),
        ),
      ]),
    ],
  });
  // The figure says in one sentence what it shows; its parts are no names of their own.
  for (const part of drawing.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', told);
  return drawing;
}
