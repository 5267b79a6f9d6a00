/** A hex map's file as it is painted: signs by column and row, sides, roads as the steps they take. */

export interface HexFile {
  terrain: string;
  roads?: string[];
  hedgerows?: string[];
  streams?: string[];
  cliffs?: string[];
  objective: string;
  zones: Record<string, [number, number]>;
  places?: Record<string, string>;
  [other: string]: unknown;
}

export type Sides = 'hedgerows' | 'streams' | 'cliffs';
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const signs = (file: HexFile): string[] => file.terrain.replace(/^\n+|\n+$/g, '').split('\n');

/** Letters for the column, A to Z, then AA, AB. */
export function labelOf(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
}

export function placeOf(label: string): [number, number] {
  const [, letters = 'A', number = '1'] = /^([A-Z]+)(\d+)$/.exec(label) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(number) - 1];
}

/** The hex next to one; the columns B, D, F and so on lie half a hex lower. */
export function next(label: string, direction: Direction): string {
  const [column, row] = placeOf(label);
  const low = column % 2;
  const [dx, dy] = {
    N: [0, -1],
    S: [0, 1],
    NE: [1, low - 1],
    SE: [1, low],
    NW: [-1, low - 1],
    SW: [-1, low],
  }[direction] as [number, number];
  return column + dx < 0 || row + dy < 0 ? '' : labelOf(column + dx, row + dy);
}

export function has(file: HexFile, label: string): boolean {
  if (!label) return false;
  const [column, row] = placeOf(label);
  return (signs(file)[row] ?? '')[column] !== undefined;
}

export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6]!;

/** A file with one hex of another kind. */
export function painted(file: HexFile, label: string, sign: string): HexFile {
  const [column, row] = placeOf(label);
  const rows = signs(file);
  if (rows[row]?.[column] === undefined || rows[row][column] === sign) return file;
  rows[row] = rows[row].slice(0, column) + sign + rows[row].slice(column + 1);
  return { ...file, terrain: rows.join('\n') };
}

/** A file with something on a side that was not there, or without it; cliffs belong to the hex that is named. */
export function sided(file: HexFile, field: Sides, label: string, direction: Direction): HexFile {
  const other = next(label, direction);
  if (!has(file, label) || !has(file, other)) return file;
  const both = [`${label} ${direction}`, `${other} ${opposite(direction)}`];
  const held = file[field] ?? [];
  const rest = held.filter((side) => !both.includes(side));
  const gone = field === 'cliffs' ? held.includes(both[0]!) : rest.length < held.length;
  return { ...file, [field]: gone ? rest : [...rest, both[0]!] };
}

/** The steps all roads take, each from the one hex to the next, sorted. */
export function steps(roads: string[]): Set<string> {
  const found = new Set<string>();
  for (const road of roads) {
    const words = road.split(/\s+/).filter(Boolean);
    words.slice(1).forEach((word, i) => found.add([words[i]!, word].sort().join(' ')));
  }
  return found;
}

/** A file with a step of road between two neighbours, or without it. */
export function roaded(file: HexFile, from: string, to: string, keep = false): HexFile {
  if (!DIRECTIONS.some((direction) => next(from, direction) === to) || !has(file, to)) return file;
  const all = steps(file.roads ?? []);
  const step = [from, to].sort().join(' ');
  if (all.has(step) && keep) return file;
  if (!all.delete(step)) all.add(step);
  return { ...file, roads: chained(all) };
}

/** Steps joined to roads as long as they go. */
export function chained(all: Set<string>): string[] {
  const left = new Set(all);
  const about = (hex: string) => [...left].filter((step) => step.split(' ').includes(hex));
  const roads: string[] = [];
  while (left.size > 0) {
    const ends = [...left].flatMap((step) => step.split(' ')).filter((hex) => about(hex).length !== 2);
    let at = ends[0] ?? [...left][0]!.split(' ')[0]!;
    const road = [at];
    for (let found = about(at); found.length > 0; found = about(at)) {
      left.delete(found[0]!);
      at = found[0]!.split(' ').find((hex) => hex !== at)!;
      road.push(at);
      if (about(at).length !== 1) break;
    }
    roads.push(road.join(' '));
  }
  return roads;
}

/** A clear map of so many columns and rows: what it is about lies in the middle, each zone takes a third. */
export function cleared(columns: number, rows: number): Pick<HexFile, 'terrain' | 'objective' | 'zones'> {
  const zone = Math.max(1, Math.floor(rows / 3));
  return {
    terrain: Array<string>(rows).fill('.'.repeat(columns)).join('\n'),
    objective: labelOf(Math.floor(columns / 2), Math.floor(rows / 2)),
    zones: { north: [1, zone], south: [rows - zone + 1, rows] },
  };
}
