/** Pieces of a map as they are drawn by hand. A file's places are turned so that y runs down; lengths stay the game's. */

export type At = [number, number];

export interface Opening {
  kind: 'door' | 'window' | 'gap';
  at: At;
  storeys?: 'all' | 'ground';
}

export interface Built {
  material: string;
  storeys?: number;
  openings?: Opening[];
  walls?: { line: At[]; doors?: At[] }[];
  special?: boolean;
}

/** A piece as a file has it. */
export interface Row {
  id: string;
  kind: string;
  name?: string;
  height?: number;
  outline?: At[];
  line?: At[];
  width?: number;
  rectangle?: { centre: At; size: At; turn?: number } | [At, At];
  ellipse?: { centre: At; radii: At; turn?: number };
  smooth?: boolean;
  clip?: boolean;
  look?: string;
  without?: string[];
  building?: Built;
  [other: string]: unknown;
}

/** How a game's files write places. */
export interface Form {
  upwards: boolean;
  corners: boolean;
  depth: number;
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;
const flipped = ([x, y]: At, form: Form): At => [round(x), round(form.upwards ? form.depth - y : y)];

/** Everywhere a piece has places, each by a function of it; with `form` also from the file's way up to the drawing's. */
function placed(row: Row, move: (at: At) => At): Row {
  const next: Row = { ...row };
  if (row.outline) next.outline = row.outline.map(move);
  if (row.line) next.line = row.line.map(move);
  if (Array.isArray(row.rectangle)) next.rectangle = [move(row.rectangle[0]), move(row.rectangle[1])];
  else if (row.rectangle) next.rectangle = { ...row.rectangle, centre: move(row.rectangle.centre) };
  if (row.ellipse) next.ellipse = { ...row.ellipse, centre: move(row.ellipse.centre) };
  if (row.building) {
    next.building = { ...row.building };
    if (row.building.openings)
      next.building.openings = row.building.openings.map((one) => ({ ...one, at: move(one.at) }));
    if (row.building.walls)
      next.building.walls = row.building.walls.map((wall) => ({
        ...wall,
        line: wall.line.map(move),
        ...(wall.doors ? { doors: wall.doors.map(move) } : {}),
      }));
  }
  return next;
}

/** A piece of a file turned the way it is drawn, and back. */
export const turnedOver = (row: Row, form: Form): Row => (form.upwards ? placed(row, (at) => flipped(at, form)) : row);

export const moved = (row: Row, dx: number, dy: number): Row => placed(row, ([x, y]) => [round(x + dx), round(y + dy)]);

/** The corners of a piece that is drawn by its middle or by two corners, or its points. */
export function points(row: Row): At[] {
  if (row.outline) return row.outline;
  if (row.line) return row.line;
  if (Array.isArray(row.rectangle)) {
    const [[x, y], [u, v]] = row.rectangle;
    return [
      [x, y],
      [u, y],
      [u, v],
      [x, v],
    ];
  }
  const about = row.rectangle ?? row.ellipse;
  if (!about) return [];
  const half: At = 'size' in about ? [about.size[0] / 2, about.size[1] / 2] : about.radii;
  const corners: At[] =
    'size' in about
      ? [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ]
      : rim(32);
  return corners.map(([x, y]) =>
    spun([about.centre[0] + x * half[0], about.centre[1] + y * half[1]], about.centre, about.turn ?? 0),
  );
}

const rim = (count: number): At[] =>
  Array.from({ length: count }, (_, i) => [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)]);

function spun([x, y]: At, [a, b]: At, turn: number): At {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [x - a, y - b];
  return [a + dx * Math.cos(angle) - dy * Math.sin(angle), b + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

export function boxOf(rows: Row[]): { x: number; y: number; width: number; height: number } {
  const all = rows.flatMap((row) => {
    const pad = row.line ? (row.width ?? 0) / 2 : 0;
    return points(row).flatMap(([x, y]): At[] => [
      [x - pad, y - pad],
      [x + pad, y + pad],
    ]);
  });
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a piece lies in the rectangle between two places. */
export function within(row: Row, [a, b]: At, [c, d]: At): boolean {
  const box = boxOf([row]);
  return (
    box.x >= Math.min(a, c) &&
    box.y >= Math.min(b, d) &&
    box.x + box.width <= Math.max(a, c) &&
    box.y + box.height <= Math.max(b, d)
  );
}

export function middleOf(rows: Row[]): At {
  const box = boxOf(rows);
  return [round(box.x + box.width / 2), round(box.y + box.height / 2)];
}

/** A rectangle by two corners cannot be turned: it becomes an outline. */
const free = (row: Row): Row => {
  if (!Array.isArray(row.rectangle)) return row;
  const { rectangle: _, ...rest } = row;
  return { ...rest, outline: points(row) };
};

const full = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;

/** Turned clockwise about a place, in degrees. */
export function turned(row: Row, turn: number, about: At): Row {
  const next = placed(free(row), (at) => {
    const [x, y] = spun(at, about, turn);
    return [round(x), round(y)];
  });
  if (next.rectangle && !Array.isArray(next.rectangle))
    next.rectangle = { ...next.rectangle, turn: round(full((next.rectangle.turn ?? 0) + turn)) };
  if (next.ellipse) next.ellipse = { ...next.ellipse, turn: round(full((next.ellipse.turn ?? 0) + turn)) };
  return next;
}

/** As in a mirror that stands upright (left and right) or lies (up and down) through a place. */
export function mirrored(row: Row, upright: boolean, about: At): Row {
  const next = placed(row, ([x, y]) => (upright ? [round(2 * about[0] - x), y] : [x, round(2 * about[1] - y)]));
  if (next.rectangle && !Array.isArray(next.rectangle))
    next.rectangle = { ...next.rectangle, turn: round(full(-(next.rectangle.turn ?? 0))) };
  if (next.ellipse) next.ellipse = { ...next.ellipse, turn: round(full(-(next.ellipse.turn ?? 0))) };
  return next;
}

export interface Handle {
  /** Which point of the outline or line, or which corner or side. */
  index: number;
  at: At;
  /** Between two points: pulled, it becomes one. */
  between: boolean;
}

/** What a piece can be reshaped by. */
export function handles(row: Row): Handle[] {
  const corners = row.ellipse ? points({ ...row, ellipse: row.ellipse }).filter((_, i) => i % 8 === 0) : points(row);
  const own = corners.map((at, index) => ({ index, at, between: false }));
  if (!row.outline && !row.line) return own;
  const last = row.outline ? corners.length : corners.length - 1;
  const between = corners.slice(0, last).map((at, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return { index, at: [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] as At, between: true };
  });
  return [...own, ...between];
}

/** A piece with one of its handles pulled to a place. */
export function reshaped(row: Row, handle: Handle, to: At): Row {
  const at: At = [round(to[0]), round(to[1])];
  const field = row.outline ? 'outline' : row.line ? 'line' : null;
  if (field) {
    const all = [...row[field]!];
    if (handle.between) all.splice(handle.index + 1, 0, at);
    else all[handle.index] = at;
    return { ...row, [field]: all };
  }
  if (Array.isArray(row.rectangle)) {
    const fixed = points(row)[(handle.index + 2) % 4]!;
    return { ...row, rectangle: [fixed, at] };
  }
  if (row.rectangle) {
    const { centre, turn = 0 } = row.rectangle;
    const fixed = spun(points(row)[(handle.index + 2) % 4]!, centre, -turn);
    const free = spun(at, centre, -turn);
    const size: At = [
      round(Math.max(0.1, Math.abs(free[0] - fixed[0]))),
      round(Math.max(0.1, Math.abs(free[1] - fixed[1]))),
    ];
    const middle = spun([(free[0] + fixed[0]) / 2, (free[1] + fixed[1]) / 2], centre, turn);
    return { ...row, rectangle: { ...row.rectangle, centre: [round(middle[0]), round(middle[1])], size } };
  }
  if (row.ellipse) {
    const { centre, radii, turn = 0 } = row.ellipse;
    const [x, y] = spun(at, centre, -turn);
    const far = handle.index % 2 === 0 ? Math.abs(x - centre[0]) : Math.abs(y - centre[1]);
    const next: At =
      handle.index % 2 === 0 ? [Math.max(0.1, round(far)), radii[1]] : [radii[0], Math.max(0.1, round(far))];
    return { ...row, ellipse: { ...row.ellipse, radii: next } };
  }
  return row;
}

/** A piece without one of its points; as it is if so few are left that it would be none. */
export function without(row: Row, index: number): Row {
  const field = row.outline ? 'outline' : row.line ? 'line' : null;
  if (!field || row[field]!.length <= (field === 'outline' ? 3 : 2)) return row;
  return { ...row, [field]: row[field]!.filter((_, i) => i !== index) };
}

/** How long a line is, and how long an outline is round. */
export function lengthOf(all: At[], closed = false): number {
  const ends = closed ? [...all.slice(1), all[0]!] : all.slice(1);
  return ends.reduce((sum, [x, y], i) => sum + Math.hypot(x - all[i]![0], y - all[i]![1]), 0);
}

/** A name that no piece has yet. */
export function fresh(kind: string, taken: Set<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`${kind}-${number}`)) return `${kind}-${number}`;
}

/** The nearest place on a line through these points, or on what they enclose. */
function nearest(corners: At[], [x, y]: At, closed: boolean): At {
  let best: { off: number; at: At } = { off: Infinity, at: [x, y] };
  corners.slice(0, closed ? corners.length : -1).forEach(([a, b], i) => {
    const [c, d] = corners[(i + 1) % corners.length]!;
    const square = (c - a) ** 2 + (d - b) ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / square));
    const at: At = [a + share * (c - a), b + share * (d - b)];
    const off = Math.hypot(x - at[0], y - at[1]);
    if (off < best.off) best = { off, at: [round(at[0]), round(at[1])] };
  });
  return best.at;
}

/** The nearest place on the outer wall of a piece. */
export const onWall = (row: Row, at: At): At => nearest(points(row), at, true);

/** What an inner wall of a building is pulled by: one of its points, one of its doors, or the wall as a whole. */
export interface WallHandle {
  wall: number;
  sort: 'point' | 'door' | 'whole';
  index: number;
  at: At;
}

export function wallHandles(row: Row): WallHandle[] {
  return (row.building?.walls ?? []).flatMap(({ line, doors = [] }, wall): WallHandle[] => [
    ...line.map((at, index): WallHandle => ({ wall, sort: 'point', index, at })),
    ...doors.map((at, index): WallHandle => ({ wall, sort: 'door', index, at })),
    { wall, sort: 'whole', index: 0, at: halfway(line) },
  ]);
}

/** Beside the middle of a line, so that a door there can be taken in hand too. */
const halfway = (line: At[]): At => {
  const [[a, b], [c, d]] = [line[0]!, line[1]!];
  return [a + (c - a) / 4, b + (d - b) / 4];
};

/** A building with an inner wall pulled to a place: its ends stay on the outer walls, its doors in it. */
export function rewalled(row: Row, handle: WallHandle, to: At): Row {
  const walls = (row.building!.walls ?? []).map((wall, i) => {
    if (i !== handle.wall) return wall;
    const { line, doors = [] } = wall;
    if (handle.sort === 'door')
      return { ...wall, doors: doors.map((at, n) => (n === handle.index ? nearest(line, to, false) : at)) };
    const last = line.length - 1;
    const [x, y] = halfway(line);
    const place = (at: At, n: number): At => {
      if (handle.sort === 'point' && n !== handle.index) return at;
      const next: At = handle.sort === 'point' ? to : [at[0] + to[0] - x, at[1] + to[1] - y];
      return n === 0 || n === last ? onWall(row, next) : [round(next[0]), round(next[1])];
    };
    const next = line.map(place);
    return { ...wall, line: next, doors: doors.map((at) => nearest(next, along(at, line, next), false)) };
  });
  return { ...row, building: { ...row.building!, walls } };
}

/** A place as it lies to a line, as it would lie to another. */
function along(at: At, from: At[], to: At[]): At {
  const [first, last] = [from[0]!, from.at(-1)!];
  const whole = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  const share = Math.min(1, Math.hypot(at[0] - first[0], at[1] - first[1]) / whole);
  const [a, b] = [to[0]!, to.at(-1)!];
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** A way across a river in the middle of its course: half as broad again as the river, from bank to bank. */
export function crossing(line: At[], width: number): { line: At[]; width: number } {
  const at = Math.floor(line.length / 2);
  const odd = line.length % 2 === 1;
  const [before, after] = [line[at - 1]!, line[odd ? at + 1 : at]!];
  const [x, y] = odd ? line[at]! : [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const reach = (0.55 * width) / (Math.hypot(dx, dy) || 1);
  return {
    line: [
      [round(x - dy * reach), round(y + dx * reach)],
      [round(x + dy * reach), round(y - dx * reach)],
    ],
    width: round(1.5 * width),
  };
}
