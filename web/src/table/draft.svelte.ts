/** The path being drawn for a move: the way points of the unit's middle, the turn and shape of its formation, men set apart. */
import type { DragProposal, Nudge, Spot } from '../net/types';

export type Formation = DragProposal['formation'];

/** A drawn path that may be wanted again. */
export type Kept = Pick<Draft, 'unit' | 'start' | 'points' | 'turn' | 'formation'>;

export class Draft {
  unit = $state<string | null>(null);
  start = $state.raw<Spot | null>(null);
  points = $state.raw<Spot[]>([]);
  turn = $state(0);
  formation = $state<Formation>('keep');
  entering = $state(false);
  /** Men set apart, by where they end; they go along when the unit's end is moved. */
  nudges = $state.raw<Nudge[]>([]);
  /** On a hex map: a way from hex to hex, and the facing at its end (null: as the last step leads). */
  hexwise = $state(false);
  facing = $state<number | null>(null);
  /** The end stays as a way point; the next hex comes after it. */
  via = $state(false);
  /** How what is said along with the way stands, by the switch's name. */
  switches = $state.raw<Record<string, string>>({});
  /** The switches that were taken over with a suggested way: they go with it. */
  adopted = $state.raw<string[] | null>(null);
  /** At whom the shot after the way is thought of; null: whom it would hurt most. */
  target = $state<string | null>(null);
  /** The man in hand, whom the arrow keys move alone. */
  apart = $state<string | null>(null);

  get empty(): boolean {
    return (
      this.points.length === 0 &&
      this.turn === 0 &&
      this.formation === 'keep' &&
      this.nudges.length === 0 &&
      this.facing === null
    );
  }

  get end(): Spot | null {
    return this.points[this.points.length - 1] ?? this.start;
  }

  begin(unit: string | null, start: Spot | null, entering: boolean, hexwise = false): void {
    this.hexwise = hexwise;
    this.unit = unit;
    this.start = start;
    this.entering = entering;
    this.clear();
    this.switches = {};
    this.target = null;
  }

  /** Makes a suggested way, with what is said along with it, one that is drawn. */
  adopt(said: Record<string, string>, way: Spot[]): void {
    this.adopted = Object.keys(said).filter((name) => !(name in this.switches));
    this.switches = { ...said, ...this.switches };
    if (this.entering) this.start = way[0] ?? null;
    this.points = way.slice(1);
  }

  clear(): void {
    if (this.adopted)
      this.switches = Object.fromEntries(
        Object.entries(this.switches).filter(([name]) => !this.adopted?.includes(name)),
      );
    this.adopted = null;
    this.points = [];
    this.turn = 0;
    this.formation = 'keep';
    this.nudges = [];
    this.facing = null;
    this.via = false;
    this.apart = null;
    if (this.entering) this.start = null;
  }

  kept(): Kept | null {
    if (this.empty || this.hexwise || this.entering || this.points.length === 0) return null;
    return { unit: this.unit, start: this.start, points: this.points, turn: this.turn, formation: this.formation };
  }

  /** Draws the path again if the unit still stands where it began; says whether it does. */
  again(kept: Kept): boolean {
    if (
      this.hexwise ||
      this.entering ||
      kept.unit !== this.unit ||
      kept.start?.x !== this.start?.x ||
      kept.start?.y !== this.start?.y
    )
      return false;
    this.points = kept.points;
    this.turn = kept.turn;
    this.formation = kept.formation;
    return true;
  }

  moveEnd(to: Spot): void {
    this.#carry(to);
    this.points = [...this.points.slice(0, -1), whole(to)];
  }

  addPoint(to: Spot): void {
    this.#carry(to);
    this.points = [...this.points, whole(to)];
  }

  setApart(model: string, to: Spot): void {
    this.apart = model;
    this.nudges = [...this.nudges.filter((nudge) => nudge.model !== model), { model, ...whole(to) }];
  }

  shape(formation: Formation): void {
    this.formation = formation;
    this.nudges = [];
  }

  #carry(to: Spot): void {
    const end = this.end;
    if (!end || this.nudges.length === 0) return;
    this.nudges = this.nudges.map((nudge) => ({
      model: nudge.model,
      ...whole({ x: nudge.x + to.x - end.x, y: nudge.y + to.y - end.y }),
    }));
  }

  nudge(dx: number, dy: number): void {
    const end = this.end;
    if (!end) return;
    const to = { x: end.x + dx, y: end.y + dy };
    if (this.points.length === 0) this.addPoint(to);
    else this.moveEnd(to);
  }

  /** Moves the whole path, with the place where it comes onto the table. */
  slide(dx: number, dy: number): void {
    if (!this.start) return;
    this.start = { x: this.start.x + dx, y: this.start.y + dy };
    this.points = this.points.map((p) => ({ x: p.x + dx, y: p.y + dy }));
  }

  turnBy(thousandths: number): void {
    this.turn = (((this.turn + thousandths) % 360_000) + 360_000) % 360_000;
  }

  proposal(): DragProposal | null {
    if (!this.unit) return null;
    if (this.hexwise)
      return {
        type: 'drag',
        unit: this.unit,
        waypoints: this.points,
        turn: this.facing,
        formation: 'keep',
        nudges: [],
        switches: {},
        target: this.target,
      };
    const points = this.points.length > 0 ? this.points : this.start ? [whole(this.start)] : [];
    if (points.length === 0) return null;
    const way = this.entering && this.start && this.points.length > 0 ? [whole(this.start), ...points] : points;
    return {
      type: 'drag',
      unit: this.unit,
      waypoints: way,
      turn: this.turn,
      formation: this.formation,
      nudges: this.nudges,
      switches: this.switches,
      target: this.target,
    };
  }
}

const whole = (spot: Spot): Spot => ({ x: Math.round(spot.x), y: Math.round(spot.y) });
