/** What a finger that moves on the table takes hold of: a single ghost, the path's end, the unit to move, the entry edge. */
import type { Spot, UnitView } from '../net/types';
import { table } from '../table/store.svelte';
import { camera } from './camera.svelte';
import { along, at, inside, u } from './geometry';
import type { Picture } from './picture.svelte';
import { entryPoint, hits, isPut, tapHex } from './tap';

/** How small a ghost under a finger may be drawn and still be meant, in pixels. */
const MEANT = 6;

const wire = (spot: Spot): Spot => ({ x: spot.x * 100, y: spot.y * 100 });

/** Whether one unit of many is picked, and it may go somewhere from where it stands. */
const moves = (unit: UnitView) =>
  table.picking && (table.decision?.moves.some((move) => move.unit === unit.id && !move.entering) ?? false);

export class Drag {
  readonly #picture: Picture;
  /** From where the pointer is to what it holds. */
  #grab: Spot = { x: 0, y: 0 };
  /** The man held by himself. */
  #man: string | null = null;

  constructor(picture: Picture) {
    this.#picture = picture;
  }

  /** The ghost under a finger, if it is drawn large enough to be meant. */
  ghostAt(place: Spot, touch: boolean): { model: string; spot: Spot } | null {
    const { asked, draft } = table;
    if (!asked?.apart || this.#picture.map || asked.single || (draft.empty && table.focused < 0) || draft.entering)
      return null;
    let best: { model: string; spot: Spot; distance: number } | null = null;
    for (const ghost of this.#picture.shown.flatMap((overlay) => (overlay.type === 'ghosts' ? overlay.models : []))) {
      if (touch && u(ghost.radius) * camera.zoom < MEANT) continue;
      const spot = at(ghost);
      const distance = Math.hypot(spot.x - place.x, spot.y - place.y) - u(ghost.radius) - (touch ? 6 : 2) / camera.zoom;
      if (distance <= 0 && (!best || distance < best.distance)) best = { model: ghost.model, spot, distance };
    }
    return best;
  }

  /** Whether a place lies within so many pixels of a way on which a shot may be held back. */
  onHoldWay(place: Spot, pixels: number): boolean {
    const { holdWay } = this.#picture;
    return holdWay.length > 1 && along(holdWay.map(at), place)!.off <= pixels / camera.zoom;
  }

  holdAt(place: Spot): void {
    const near = along(this.#picture.holdWay.map(at), place);
    if (near !== null && table.hold)
      table.setHold({ unit: table.hold.unit, at: Math.min(table.holdLength, Math.round(near.along * 100)) });
  }

  /** The units within so many pixels of a place, the nearest first. */
  hits(place: Spot, pixels: number) {
    return hits(this.#picture.standing, this.#picture.tags, this.#picture.tagScale, place, pixels / camera.zoom);
  }

  /** Whether a finger here takes hold of something. */
  takesHold(place: Spot, touch: boolean): boolean {
    const { map } = this.#picture;
    this.#man = null;
    if (this.#picture.holdWay.length > 1) return this.onHoldWay(place, 30);
    if (!table.asked) {
      const near = this.hits(place, map ? 6 : 22)[0];
      if (near && moves(near.unit)) table.pick(near.unit.id);
    }
    if (!table.asked) return false;
    return map ? this.#takesHexWay(place) : this.#takesWay(place, touch);
  }

  #takesHexWay(place: Spot): boolean {
    const { draft } = table;
    const map = this.#picture.map!;
    const other = this.hits(place, 3)[0]?.unit;
    if (other && other.id !== draft.unit && draft.empty && moves(other)) table.pick(other.id);
    return (
      this.hits(place, 6)[0]?.unit.id === draft.unit || map.under(place)?.id === map.under(at(draft.end ?? place))?.id
    );
  }

  #takesWay(place: Spot, touch: boolean): boolean {
    const { draft } = table;
    const tolerance = 22 / camera.zoom;
    const end = draft.end && !draft.empty ? at(draft.end) : null;
    const far = end ? Math.hypot(end.x - place.x, end.y - place.y) : Infinity;
    const ghost = far > 8 * camera.k ? this.ghostAt(place, touch) : null;
    if (ghost) {
      this.#man = ghost.model;
      return this.#takes(ghost.spot, place);
    }
    draft.apart = null;
    if (end && far < tolerance * 1.5) {
      if (draft.points.length === 0) draft.addPoint(draft.end!);
      return this.#takes(end, place);
    }
    if (draft.entering) return this.#takesEntry(place, end !== null);
    const own = this.hits(place, 22)[0];
    if (own && own.unit.id !== draft.unit && moves(own.unit)) table.pick(own.unit.id);
    if (!own || own.unit.id !== draft.unit || !draft.start) return false;
    if (draft.adopted) draft.clear();
    return this.#takes(at(draft.start), place);
  }

  /** A unit that comes onto the table: put down where it may be, or drawn in from its edge. */
  #takesEntry(place: Spot, begun: boolean): boolean {
    const { draft } = table;
    const asked = table.asked!;
    let start = place;
    if (isPut(asked) && !begun) {
      if (asked.reach.length > 0 && asked.reach.filter((ring) => inside(ring.map(at), place)).length % 2 === 0)
        return false;
    } else {
      start = at(entryPoint(wire(place)));
      if (Math.hypot(start.x - place.x, start.y - place.y) > 25 + 22 / camera.zoom) return false;
    }
    draft.clear();
    draft.start = wire(start);
    draft.addPoint(wire(place));
    return this.#takes(place, place);
  }

  #takes(what: Spot, place: Spot): true {
    this.#grab = { x: what.x - place.x, y: what.y - place.y };
    return true;
  }

  /** Moves what is held; returns the place it comes to. */
  to(place: Spot): Spot | null {
    const { draft } = table;
    const { map } = this.#picture;
    if (this.#picture.holdWay.length > 1) {
      this.holdAt(place);
      return null;
    }
    if (map) {
      const hex = map.under(place);
      if (hex && (hex.x !== draft.end?.x || hex.y !== draft.end?.y)) tapHex(hex, false);
      return place;
    }
    const end = wire({ x: place.x + this.#grab.x, y: place.y + this.#grab.y });
    if (this.#man) table.setApart(this.#man, end);
    else if (draft.points.length === 0) draft.addPoint(end);
    else draft.moveEnd(end);
    table.redraw();
    return at(end);
  }
}
