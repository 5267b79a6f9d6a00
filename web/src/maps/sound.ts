/** Whether what a browser has kept can be drawn at all; what is wrong in what can be drawn, the game says. */
import type { At } from './pieces';

type Plain = Record<string, unknown>;

const isTable = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isAt = (value: unknown): value is At =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one));
const all = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const none = (value: unknown): boolean => value === undefined || value === null;

const isWall = (value: unknown) =>
  isTable(value) && all(value.line, isAt) && (none(value.doors) || all(value.doors, isAt));
const isOpening = (value: unknown) => isTable(value) && isAt(value.at);

const isBuilt = (value: unknown) =>
  isTable(value) &&
  (none(value.openings) || all(value.openings, isOpening)) &&
  (none(value.walls) || all(value.walls, isWall));

const isRectangle = (value: unknown) =>
  isTable(value) ? isAt(value.centre) && isAt(value.size) : all(value, isAt) && (value as unknown[]).length === 2;

function isPiece(value: unknown): boolean {
  if (!isTable(value) || !isText(value.id) || !isText(value.kind)) return false;
  const { outline, line, rectangle, ellipse, building, without } = value;
  const shapes = [outline, line, rectangle, ellipse].filter((one) => !none(one));
  return (
    shapes.length > 0 &&
    (none(outline) || all(outline, isAt)) &&
    (none(line) || all(line, isAt)) &&
    (none(rectangle) || isRectangle(rectangle)) &&
    (none(ellipse) || (isTable(ellipse) && isAt(ellipse.centre) && isAt(ellipse.radii))) &&
    (none(building) || isBuilt(building)) &&
    (none(without) || all(without, isText))
  );
}

const isPlane = (data: Plain) =>
  Number.isFinite(data.width) && Number.isFinite(data.depth) && (none(data.piece) || all(data.piece, isPiece));

const isHexes = ({ terrain, objective, zones, ...rest }: Plain) =>
  isText(terrain) &&
  isText(objective) &&
  isTable(zones) &&
  isAt(zones.north) &&
  isAt(zones.south) &&
  ['roads', 'hedgerows', 'streams', 'cliffs'].every((name) => none(rest[name]) || all(rest[name], isText)) &&
  (none(rest.places) || (isTable(rest.places) && Object.values(rest.places).every(isText)));

export const canBeDrawn = (data: Plain, hexes: boolean): boolean => (hexes ? isHexes(data) : isPlane(data));
