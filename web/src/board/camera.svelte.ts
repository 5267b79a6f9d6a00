/** Where the eye is over the table: the middle of the view in board units, and how many pixels one unit takes. */
import type { Spot } from '../net/types';

const MARGIN = 12;
const CLOSEST = 6;
/** How long after a view is chosen the page may still be finding its sizes, in milliseconds. */
const SETTLING = 800;

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  width = $state(800);
  height = $state(500);
  #table = { width: 720, depth: 480 };
  #whole = true;
  #kept: Spot | null = null;
  #framed: { again: () => void; when: number } | null = null;
  /** Pixels at the bottom that something else covers. */
  spare = 0;

  /** Pixels to a unit when the whole table is seen. */
  get least(): number {
    return Math.min(this.width / (this.#table.width + 2 * MARGIN), this.height / (this.#table.depth + 2 * MARGIN));
  }

  /** Scale for drawings made at 14 px type: they come out at 16 px on screen at any zoom. */
  get k(): number {
    return 16 / 14 / this.zoom;
  }

  get viewBox(): string {
    const [w, h] = [this.width / this.zoom, this.height / this.zoom];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (this.#whole) return this.showAll();
    if (this.#framed && performance.now() - this.#framed.when < SETTLING) return this.#framed.again();
    this.#hold();
    if (this.#kept) this.reveal(this.#kept);
  }

  setTable(width: number, depth: number): void {
    this.#table = { width, depth };
    this.showAll();
  }

  showAll(): void {
    this.zoom = this.least;
    this.x = this.#table.width / 2;
    this.y = this.#table.depth / 2;
    this.#whole = true;
    this.#kept = null;
  }

  /** The board place under a pixel of the view. */
  place(px: number, py: number): Spot {
    return { x: this.x + (px - this.width / 2) / this.zoom, y: this.y + (py - this.height / 2) / this.zoom };
  }

  /** The pixel of the view over a board place. */
  pixel(spot: Spot): Spot {
    return { x: (spot.x - this.x) * this.zoom + this.width / 2, y: (spot.y - this.y) * this.zoom + this.height / 2 };
  }

  /** Zooms by `factor`, the place under the pixel staying where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.place(px, py);
    this.zoom = Math.max(this.least, Math.min(this.least * CLOSEST, this.zoom * factor));
    this.#whole = this.zoom <= this.least * 1.001;
    this.#kept = null;
    this.#framed = null;
    this.x = before.x - (px - this.width / 2) / this.zoom;
    this.y = before.y - (py - this.height / 2) / this.zoom;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.#kept = null;
    this.#framed = null;
    this.#shift(dx, dy);
  }

  /** Brings a place into view, moving no more than needed, and keeps it there while the view changes its size. */
  reveal(spot: Spot, pad = 60): void {
    const p = this.pixel(spot);
    const dx = p.x < pad ? pad - p.x : p.x > this.width - pad ? this.width - pad - p.x : 0;
    const bottom = this.height - this.spare - pad;
    const dy = p.y < pad ? pad - p.y : p.y > bottom ? bottom - p.y : 0;
    if (dx || dy) this.#shift(dx, dy);
    this.#kept = spot;
  }

  /** Shows all of `spots`, as close as `pixelsAnInch` allows. */
  embrace(spots: Spot[], pixelsAnInch: number, pad = 56): void {
    const [x0, x1] = [Math.min(...spots.map((p) => p.x)), Math.max(...spots.map((p) => p.x))];
    const [y0, y1] = [Math.min(...spots.map((p) => p.y)), Math.max(...spots.map((p) => p.y))];
    const high = this.height - this.spare;
    const fit = Math.min((this.width - 2 * pad) / Math.max(1, x1 - x0), (high - 2 * pad) / Math.max(1, y1 - y0));
    this.#closeTo({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, Math.min(pixelsAnInch, fit * 10));
    this.#frame(() => this.embrace(spots, pixelsAnInch, pad));
  }

  closeTo(spot: Spot, pixelsAnInch: number): void {
    this.#closeTo(spot, pixelsAnInch);
    this.#frame(() => this.closeTo(spot, pixelsAnInch));
  }

  #frame(again: () => void): void {
    this.#framed = { again, when: performance.now() };
  }

  #closeTo(spot: Spot, pixelsAnInch: number): void {
    this.zoom = Math.max(this.least, pixelsAnInch / 10);
    this.#whole = false;
    this.x = spot.x;
    this.y = spot.y + this.spare / 2 / this.zoom;
    this.#kept = spot;
    this.#hold();
  }

  #shift(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.#hold();
  }

  #hold(): void {
    this.zoom = Math.max(this.zoom, this.least);
    const keep = (value: number, seen: number, size: number, spare = 0) => {
      const [low, high] = [-MARGIN + seen / 2, size + MARGIN + spare - seen / 2];
      return low > high ? size / 2 : Math.max(low, Math.min(high, value));
    };
    this.x = keep(this.x, this.width / this.zoom, this.#table.width);
    this.y = keep(this.y, this.height / this.zoom, this.#table.depth, this.spare / this.zoom);
  }
}

export const camera = new Camera();
