/** Pointers on the table: one taps, rests, pans or draws, two pinch. */
import type { PieceView, Spot, UnitView } from '../net/types';
import { table } from '../table/store.svelte';
import { camera } from './camera.svelte';
import { Drag } from './drags';
import { at, inside } from './geometry';
import { hexName } from './hexwords';
import type { Picture } from './picture.svelte';
import { tapGround, tapHex, tapPiece, tapUnit } from './tap';

/** How far above a finger the place lies that it means, so that it is seen. */
const TOUCH_LIFT = 48;
/** How far a pointer may stray in a tap. */
const SLACK = 6;
const LONG_PRESS = 550;
/** After how long the unit that a mouse rests on is told of. */
const REST = 450;

interface Finger {
  from: Spot;
  now: Spot;
}

export class Gestures {
  readonly #picture: Picture;
  readonly #drag: Drag;
  readonly #fingers = new Map<number, Finger>();
  #gesture: 'none' | 'tap' | 'pan' | 'pinch' | 'draw' = 'none';
  #pressing = 0;
  /** The place that a finger covers, to be shown beside it. */
  lens = $state<Spot | null>(null);
  /** What lies under a pixel, one over the other. */
  heap = $state.raw<{ at: Spot; units: UnitView[]; pieces: PieceView[] } | null>(null);
  /** The unit whose card is shown: the one a mouse rests on. Pressing anything puts the card away. */
  #mouse = $state(false);
  #told = $state<string | null>(null);
  readonly card = $derived.by(() =>
    this.heap ? null : (this.#picture.standing.find((unit) => unit.id === this.#told) ?? null),
  );

  /** `frame`: the element the table is drawn in, once it is there. */
  constructor(
    picture: Picture,
    readonly frame: () => SVGSVGElement | undefined,
  ) {
    this.#picture = picture;
    this.#drag = new Drag(picture);
    $effect(() => {
      const id = this.#mouse ? table.hovered : null;
      this.#told = null;
      if (!id) return;
      const wait = setTimeout(() => (this.#told = id), REST);
      return () => clearTimeout(wait);
    });
  }

  #pixel(event: MouseEvent): Spot {
    const box = this.frame()!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    const frame = this.frame();
    if (event.button !== 0 || !frame) return;
    clearTimeout(this.#pressing);
    table.shots = [];
    this.#mouse = false;
    frame.setPointerCapture(event.pointerId);
    const now = this.#pixel(event);
    this.#fingers.set(event.pointerId, { from: now, now });
    if (this.#fingers.size === 2) this.#gesture = 'pinch';
    else if (this.#fingers.size === 1) this.#gesture = 'tap';
    if (event.pointerType !== 'touch' || this.#fingers.size > 1) return;
    this.#pressing = setTimeout(() => {
      if (this.#gesture === 'tap' && this.#tellWhatLies(now, 16)) this.#gesture = 'none';
    }, LONG_PRESS);
  };

  readonly move = (event: PointerEvent): void => {
    this.#mouse = event.pointerType === 'mouse' && this.#fingers.size === 0;
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const before = finger.now;
    finger.now = this.#pixel(event);
    if (this.#gesture === 'pinch') return this.#pinch(finger, before);
    const touch = event.pointerType === 'touch';
    if (this.#gesture === 'tap' && Math.hypot(finger.now.x - finger.from.x, finger.now.y - finger.from.y) > SLACK) {
      clearTimeout(this.#pressing);
      const holds = this.#drag.takesHold(camera.place(finger.from.x, finger.from.y), touch);
      this.#gesture = holds ? 'draw' : 'pan';
    }
    if (this.#gesture === 'pan') camera.pan(finger.now.x - before.x, finger.now.y - before.y);
    if (this.#gesture !== 'draw') return;
    const place = this.#drag.to(camera.place(finger.now.x, finger.now.y - (touch ? TOUCH_LIFT : 0)));
    if (place) this.lens = touch ? place : null;
  };

  #pinch(finger: Finger, before: Spot): void {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return;
    const other = finger === a ? b : a;
    const apart = (p: Spot) => Math.hypot(p.x - other.now.x, p.y - other.now.y) || 1;
    camera.pan((finger.now.x - before.x) / 2, (finger.now.y - before.y) / 2);
    camera.zoomBy(
      apart(finger.now) / apart(before),
      (finger.now.x + other.now.x) / 2,
      (finger.now.y + other.now.y) / 2,
    );
  }

  readonly up = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#pressing);
    this.lens = null;
    if (!finger) return;
    if (this.#gesture === 'tap' && event.type === 'pointerup') this.#tap(event, finger.now);
    this.#gesture = this.#fingers.size === 1 ? 'pan' : 'none';
  };

  #tap(event: PointerEvent, spot: Spot): void {
    const { map, may, holdWay } = this.#picture;
    const { asked, draft } = table;
    const touch = event.pointerType === 'touch';
    const place = camera.place(spot.x, spot.y);
    const ghost = this.#drag.ghostAt(place, touch);
    if (ghost) {
      draft.apart = ghost.model;
      return;
    }
    if (holdWay.length > 1 && this.#drag.onHoldWay(place, touch ? 22 : 10)) return this.#drag.holdAt(place);
    if (asked?.single && !map) return tapGround(place, false);
    const near = this.#nearby(place, touch);
    const wanted = near.find((hit) => may.has(hit.unit.id)) ?? near[0];
    const extra = event.shiftKey || (!map && touch && draft.points.length > 0);
    if (wanted && !(asked !== null && wanted.unit.id === draft.unit)) tapUnit(wanted.unit, wanted.model);
    else if (!wanted) tapGround(place, extra);
  }

  /** The units meant by a tap; on hexes those in the same hex alone, so that there is room beside them. */
  #nearby(place: Spot, touch: boolean) {
    const { map } = this.#picture;
    if (!map) return this.#drag.hits(place, touch ? 22 : 8);
    const hex = map.under(place);
    return this.#drag.hits(place, touch ? 8 : 3).filter(({ unit }) => !hex || unit.hex === hex.id);
  }

  /** Opens the list of what lies under a pixel; with nothing but open ground there, it stays closed. */
  #tellWhatLies(pixel: Spot, slack: number): boolean {
    const place = camera.place(pixel.x, pixel.y);
    const units = this.#drag.hits(place, slack).map((hit) => hit.unit);
    const pieces = (table.ground?.pieces ?? []).filter((piece) => inside(piece.outline.map(at), place)).reverse();
    const hex = this.#picture.map?.under(place) ?? null;
    if (hex)
      pieces.push({
        id: hex.id,
        kind: hex.kind,
        outline: [],
        height: 0,
        name: hexName(hex),
        facts: hex.facts,
        storeys: 0,
        openings: [],
        roofless: [],
        walls: [],
      });
    this.heap = units.length + pieces.length > 0 ? { at: pixel, units, pieces } : null;
    return this.heap !== null;
  }

  /** Ground named in the list is told of; a hex is a place to go as well. */
  readonly heapPiece = (piece: PieceView): void => {
    const hex = this.#picture.map?.hex(piece.id);
    if (hex) tapHex(hex, false);
    else if (!tapPiece(piece.id)) table.piece = piece.id;
  };

  readonly context = (event: MouseEvent): void => {
    event.preventDefault();
    if (this.heap || !this.frame() || this.#fingers.size > 0) return;
    this.#tellWhatLies(this.#pixel(event), 10);
  };

  /** Twice on the same place is once there and then the filled button, if something is drawn or considered. */
  readonly twice = (): void => {
    if (!matchMedia('(pointer: fine)').matches || (table.draft.empty && table.focused < 0)) return;
    document.querySelector<HTMLElement>('.answers .btn.primary:not([disabled])')?.click();
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const spot = this.#pixel(event);
    camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), spot.x, spot.y);
  };
}
