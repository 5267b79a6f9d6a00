/** Small boxes of words beside what they tell of, placed so that they cover as little as they can. */
import type { Callout, ModelView, Overlay, Spot, UnitView } from '../net/types';
import { say } from '../words/words';
import { at, boxOf, grown, meets, shared, u, type Box } from './geometry';
import { textWidth } from './measure';
import { TAG_HEIGHT, tagWidth } from './tags';

export interface PlacedCallout {
  anchor: Spot;
  lines: string[];
  x: number;
  y: number;
  width: number;
  height: number;
  leader: Spot | null;
}

/** So much ground about its anchor a callout leaves free, in pixels of its type. */
const ABOUT = 26;

function strung(points: Spot[], half: number): Box[] {
  const boxes: Box[] = [];
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / (2 * half)));
    for (let s = 0; s <= steps; s++) {
      const [x, y] = [p.x + ((q.x - p.x) * s) / steps, p.y + ((q.y - p.y) * s) / steps];
      boxes.push({ x0: x - half, y0: y - half, x1: x + half, y1: y + half });
    }
  }
  return boxes;
}

/** The ground a model covers whichever way it faces; a hull without a length of its own is drawn so much longer than wide. */
function ground(model: ModelView): Box {
  const long = model.length ?? (model.mark === 'hull' ? model.radius * 2.8 : 0);
  return boxOf([at(model)], u(Math.max(model.radius, long / 2)));
}

/** What a callout should leave in sight: bases, tags, ghosts, paths and lines of sight; above all who acts and at whom. */
function busy(
  units: UnitView[],
  tags: Map<string, Spot>,
  overlays: Overlay[],
  k: number,
  chosen: string | null,
): Box[] {
  const boxes: Box[] = [];
  const own = units.find((unit) => unit.id === chosen);
  if (own) boxes.push(boxOf(own.models.map(at), 10));
  const aimed = overlays.flatMap((overlay) =>
    overlay.type === 'sight' && !overlay.faint ? [boxOf([at(overlay.end)])] : [],
  );
  for (const unit of units) {
    const covered = unit.models.map(ground);
    const matters = unit === own || covered.some((box) => aimed.some((end) => meets(grown(end, 1), box)));
    for (const box of covered) boxes.push(...(matters ? [box, box, box] : [box]));
    const tag = tags.get(unit.id);
    if (!tag) continue;
    const [w, h] = [(tagWidth(unit) / 2) * k, (TAG_HEIGHT / 2) * k];
    boxes.push({ x0: tag.x - w, y0: tag.y - h, x1: tag.x + w, y1: tag.y + h });
  }
  for (const overlay of overlays) {
    if (overlay.type === 'ghosts') {
      for (const ghost of overlay.models) {
        const r = u(ghost.radius);
        boxes.push({ x0: u(ghost.x) - r, y0: u(ghost.y) - r, x1: u(ghost.x) + r, y1: u(ghost.y) + r });
      }
    } else if (overlay.type === 'path') boxes.push(...strung(overlay.points.map(at), 5));
    else if (overlay.type === 'sight' && !overlay.faint) boxes.push(...strung([at(overlay.start), at(overlay.end)], 4));
    else if (overlay.type === 'threat') {
      const end = at(overlay.end);
      boxes.push(...strung([at(overlay.start), end], 4));
      if (overlay.label)
        boxes.push({ x0: end.x, y0: end.y - 24 * k, x1: end.x + (12 + textWidth(say(overlay.label))) * k, y1: end.y });
    }
  }
  return boxes;
}

/** A number between two bounds; if there is nothing between them, itself. */
const within = (value: number, low: number, high: number): number =>
  low > high ? value : Math.max(low, Math.min(high, value));

export function placeCallouts(
  overlays: Overlay[],
  units: UnitView[],
  tags: Map<string, Spot>,
  k: number,
  seen: Box,
  chosen: string | null,
  corner: Box | null,
  written: Box[],
): PlacedCallout[] {
  const callouts = overlays.filter((overlay): overlay is Callout => overlay.type === 'callout');
  if (callouts.length === 0) return [];
  const taken = [...busy(units, tags, overlays, k, chosen), ...written];
  // What callouts speak of stays in sight: the ground about their anchors.
  for (const callout of callouts) taken.push(boxOf([at(callout.at)], ABOUT * k));
  const placed: PlacedCallout[] = [];
  for (const callout of callouts) {
    const lines = callout.lines.map(say);
    const width = (Math.max(...lines.map((line) => textWidth(line))) + 16) * k;
    const height = (lines.length * 19 + 8) * k;
    const anchor = at(callout.at);
    let best: { box: Box; cost: number } | null = null;
    for (const distance of [18, 40, 70, 105, 140]) {
      for (let step = 0; step < 16; step++) {
        const angle = (step * Math.PI) / 8;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        // Rather nearer than cut off at the edge of what is seen.
        const cx = within(anchor.x + dx * (distance * k + width / 2), seen.x0 + width / 2, seen.x1 - width / 2);
        const cy = within(anchor.y + dy * (distance * k + height / 2), seen.y0 + height / 2, seen.y1 - height / 2);
        const box = { x0: cx - width / 2, y0: cy - height / 2, x1: cx + width / 2, y1: cy + height / 2 };
        let cost = distance * k * k * 12;
        for (const other of taken) cost += shared(box, other) * 9;
        cost += (width * height - shared(box, seen) + (corner ? shared(box, corner) : 0)) * 20;
        if (!best || cost < best.cost) best = { box, cost };
      }
    }
    const { box } = best!;
    taken.push(box, box, box);
    const near = { x: Math.max(box.x0, Math.min(box.x1, anchor.x)), y: Math.max(box.y0, Math.min(box.y1, anchor.y)) };
    const away = Math.hypot(near.x - anchor.x, near.y - anchor.y) > 4 * k;
    placed.push({ anchor, lines, x: box.x0, y: box.y0, width, height, leader: away ? near : null });
  }
  return placed;
}
