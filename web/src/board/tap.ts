/** What a tap on the board means, by the decision asked: a unit, a man, or a place. */
import type { HexView, MoveAsk, Spot, UnitView } from '../net/types';
import { table } from '../table/store.svelte';
import { at, inside, u } from './geometry';
import { TAG_HEIGHT, tagWidth } from './tags';

const ENTRY_ROOM = 8000;

export interface Hit {
  unit: UnitView;
  model: string | null;
  distance: number;
}

/** The units within `tolerance` of a place, the nearest base first. */
export function hits(units: UnitView[], tags: Map<string, Spot>, k: number, spot: Spot, tolerance: number): Hit[] {
  const found: Hit[] = [];
  for (const unit of units) {
    let best: Hit | null = null;
    for (const model of unit.models) {
      const reach = u(Math.max(model.radius, (model.width ?? 0) / 2));
      const distance = Math.hypot(u(model.x) - spot.x, u(model.y) - spot.y) - reach;
      if (!best || distance < best.distance) best = { unit, model: model.id, distance };
    }
    const tag = tags.get(unit.id);
    if (tag) {
      const dx = Math.max(0, Math.abs(spot.x - tag.x) - (tagWidth(unit) / 2) * k);
      const dy = Math.max(0, Math.abs(spot.y - tag.y) - (TAG_HEIGHT / 2) * k);
      const distance = Math.hypot(dx, dy);
      if (!best || distance < best.distance) best = { unit, model: null, distance };
    }
    if (best && best.distance <= tolerance) found.push(best);
  }
  return found.sort((a, b) => a.distance - b.distance);
}

/** The place on the entry edge from which a unit off the table comes towards `spot`, all in thousandths. */
export function entryPoint(spot: Spot): Spot {
  const { ground, decision } = table;
  if (!ground) return spot;
  const [w, d] = [ground.width, ground.depth];
  const edges: { spot: Spot; touched: (p: Spot) => boolean }[] = [
    { spot: { x: spot.x, y: d }, touched: (p) => p.y >= d - 50 },
    { spot: { x: spot.x, y: 0 }, touched: (p) => p.y <= 50 },
    { spot: { x: 0, y: spot.y }, touched: (p) => p.x <= 50 },
    { spot: { x: w, y: spot.y }, touched: (p) => p.x >= w - 50 },
  ];
  const own = edges[decision?.seat === 1 ? 1 : 0]!;
  const reach = table.asked?.reach.flat() ?? [];
  const open = edges.filter((edge) => reach.filter(edge.touched).length >= 2);
  const chosen = open.includes(own) || open.length === 0 ? own : open[0]!;
  return { x: Math.max(0, Math.min(w, chosen.spot.x)), y: Math.max(0, Math.min(d, chosen.spot.y)) };
}

/** Whether what is asked is put down at a place, without a way. */
export const isPut = (asked: MoveAsk): boolean => asked.entering && asked.allowance === 0 && !asked.may_stay;

/** The place on the entry edge nearest its middle where no one stands close by. */
export function freeEntry(seat: number): Spot {
  const [w, d] = [table.ground?.width ?? 0, table.ground?.depth ?? 0];
  const y = seat === 1 ? 0 : d;
  const models = table.units.filter((unit) => unit.place === 'table').flatMap((unit) => unit.models);
  for (let step = 0; step < w / 2000; step++) {
    const x = w / 2 + Math.ceil(step / 2) * 2000 * (step % 2 === 0 ? 1 : -1);
    if (models.every((model) => Math.hypot(model.x - x, model.y - y) > ENTRY_ROOM)) return entryPoint({ x, y });
  }
  return entryPoint({ x: w / 2, y });
}

export function tapUnit(unit: UnitView, model: string | null): void {
  const { decision } = table;
  const options = decision?.options ?? [];
  if (decision?.kind === 'muster' && options.some((option) => option.units?.includes(unit.id)))
    return table.toggle(unit.id);
  const man = model === null ? -1 : options.findIndex((option) => option.model === model);
  if (man >= 0) return table.look(man);
  if (table.picking && pickOrAim(unit)) return;
  if (setSwitch(unit)) return;
  const usable = options.map((option, index) => ({ option, index })).filter(({ option }) => !option.refused);
  if ((decision?.kind === 'order' || decision?.kind === 'card') && options.some((option) => option.unit === unit.id)) {
    chooseUnit(unit.id);
    return;
  }
  const aimed = usable.filter(
    ({ option }) => option.target === unit.id && (decision?.kind !== 'order' || option.unit === table.chosen),
  );
  const about =
    aimed.length > 0
      ? aimed
      : usable.filter(({ option }) => option.unit === unit.id || option.units?.includes(unit.id));
  if (about.length > 0) {
    const now = about.findIndex(({ index }) => index === table.focused);
    return table.look(about[(now + 1) % about.length]!.index);
  }
  table.chosen = unit.id;
  table.piece = null;
  if (decision && table.draft.empty && table.focused < 0) table.propose({ type: 'look', unit: unit.id, hex: null });
}

/** What is said along with a way may name a unit: a tap on it says so. */
function setSwitch(unit: UnitView): boolean {
  for (const one of table.asked?.switches ?? []) {
    const found = one.values.find((value) => value.unit === unit.id);
    if (!found) continue;
    table.say(one.name, found.value);
    return true;
  }
  return false;
}

/** Where one unit of many is picked: an enemy that the unit in hand may act upon is aimed at, one that may act is taken in hand.
    Of any other enemy it is first told whether the unit in hand sees him; at the second tap he is looked at himself. */
function pickOrAim(unit: UnitView): boolean {
  const aimed = table.optionsOf(
    (option) => option.target === unit.id && option.unit === table.chosen && !option.refused,
  );
  const able = table.able.some((one) => one.id === unit.id);
  if (aimed.length > 0 && unit.id !== table.chosen) {
    const now = aimed.findIndex(({ index }) => index === table.focused);
    if (able && now === aimed.length - 1) table.pick(unit.id);
    else table.look(aimed[(now + 1) % aimed.length]!.index);
    return true;
  }
  const own = table.unit(table.chosen);
  const ground = table.hexes?.hex(unit.hex);
  if (!able && own && own.side !== unit.side && ground && table.piece !== ground.id && table.able.includes(own)) {
    tapHex(ground, false);
    return true;
  }
  table.pick(able ? unit.id : null);
  if (able) return true;
  table.chosen = unit.id;
  table.propose({ type: 'look', unit: unit.id, hex: null });
  return true;
}

/** A hex as the end of the way of the unit in hand (`add`: after the end it has); out of its reach, whether it is seen. */
export function tapHex(hex: HexView, add: boolean): void {
  const { asked, draft } = table;
  table.piece = hex.id;
  table.cursor = null;
  const unit = table.unit(table.chosen);
  const far = !asked?.hexes.includes(hex.id);
  if (far && (asked || table.picking) && unit?.place === 'table' && !add) {
    table.focused = -1;
    draft.clear();
    table.propose({ type: 'look', unit: unit.id, hex: hex.id });
    return;
  }
  if (!asked) return;
  table.focused = -1;
  const to = { x: hex.x, y: hex.y };
  const own =
    draft.points.length === 0 &&
    draft.start !== null &&
    table.hexes?.under(at(draft.start))?.id === hex.id &&
    !asked.hexes.includes(hex.id);
  if (own) draft.clear();
  else if (add || draft.via || draft.points.length === 0) draft.addPoint(to);
  else draft.moveEnd(to);
  draft.via = false;
  if (unit?.place === 'off' && draft.facing === null && asked.facings.includes(forwards(unit.side)))
    draft.facing = forwards(unit.side);
  table.redraw();
}

/** Towards the other side's edge, which is above for the first side. */
const forwards = (side: number): number => (side === 1 ? 180_000 : 0);

/** Chooses the unit that is to act, with its first sensible option under consideration. */
export function chooseUnit(unit: string): void {
  if (table.picking) return table.pick(unit);
  table.chosen = unit;
  table.piece = null;
  const mine = table.optionsOf((option) => option.unit === unit && !option.refused);
  const first = mine.find(({ option }) => option.primary) ?? (table.decision?.kind === 'card' ? undefined : mine[0]);
  if (first) table.look(first.index);
}

/** A piece of terrain that is a choice is considered; whether it is one. */
export function tapPiece(id: string): boolean {
  const index = table.decision?.options.findIndex((option) => option.piece === id && !option.refused) ?? -1;
  if (index < 0) return false;
  table.piece = null;
  table.look(index);
  return true;
}

export function tapGround(spot: Spot, add: boolean): void {
  const { asked, draft, ground } = table;
  const hex = table.hexes?.under(spot) ?? null;
  if (hex) return tapHex(hex, add);
  if (table.hexes) return;
  const wire = { x: spot.x * 100, y: spot.y * 100 };
  if (asked) {
    table.focused = -1;
    if (draft.entering && !draft.start && isPut(asked)) draft.start = wire;
    else if (draft.entering && !draft.start) draft.start = entryPoint(wire);
    if (add || draft.points.length === 0) draft.addPoint(wire);
    else draft.moveEnd(wire);
    table.redraw();
    return;
  }
  const under = ground?.pieces.filter((piece) => inside(piece.outline.map(at), spot)) ?? [];
  if (under.some((piece) => tapPiece(piece.id))) return;
  table.piece = under[under.length - 1]?.id ?? null;
}
