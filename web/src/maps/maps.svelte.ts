/** The map that is drawn: its file, what the game says of it, what it was before, and what is in hand. */
import { askMap, catalog, makeMap, mapKit, Problem } from '../net/api';
import type { Fault, MapKind, MapKit, MapMade, MapView, SystemEntry } from '../net/protocol';
import type { Ground, PieceView } from '../net/types';
import { freshId, Newest, told } from '../frame/asking.svelte';
import { Steps } from '../frame/steps.svelte';
import { settings } from '../table/settings.svelte';
import { t, wordsOf } from '../words/words';
import { cleared } from './hexes';
import { byHand, drawnAs, shifted } from './drawn';
import { gameIn, gameOfMap, unpackedMap } from './address';
import { crossing, fresh, moved, turned, turnedOver, type Form, type Row } from './pieces';
import { canBeDrawn } from './sound';
import { keepTrace, shelf, traceOf, type KeptMap, type Trace } from './shelf.svelte';

/** After how long without a change what is drawn is asked about. */
const PAUSE = 150;

type Head = Record<string, unknown>;

interface Doc {
  head: Head;
  rows: Row[];
}

class Maps {
  readonly steps = new Steps<Doc>();
  readonly newest = new Newest();
  systems = $state.raw<SystemEntry[]>([]);
  game = $state('');
  kit = $state.raw<MapKit | null>(null);
  id = $state('');
  doc = $state.raw<Doc | null>(null);
  /** What the game makes of the map as it last was. */
  view = $state.raw<MapView | null>(null);
  chosen = $state.raw<string[]>([]);
  /** The kind that is drawn; null: pieces are taken in hand. */
  tool = $state<string | null>(null);
  snap = $state(true);
  trouble = $state('');
  done = $state('');
  trace = $state.raw<Trace | null>(null);
  /** How the game drew each piece as it was written then. */
  #drawn = $state.raw(new WeakMap<Row, PieceView[]>());
  #opened = 0;
  #met = 0;

  get hexes(): boolean {
    return this.kit?.unit === 'hex';
  }

  get rows(): Row[] {
    return this.doc?.rows ?? [];
  }

  get title(): string {
    return typeof this.doc?.head.title === 'string' ? this.doc.head.title : '';
  }

  get width(): number {
    return Number(this.doc?.head.width ?? 0);
  }

  get depth(): number {
    return Number(this.doc?.head.depth ?? 0);
  }

  get form(): Form {
    return { upwards: this.kit?.upwards ?? false, corners: this.kit?.corners ?? false, depth: this.depth };
  }

  readonly kinds = $derived(new Map<string, MapKind>((this.kit?.kinds ?? []).map((kind) => [kind.name, kind])));
  readonly held = $derived(this.rows.filter((row) => this.chosen.includes(row.id)));
  readonly faults = $derived(this.view?.faults ?? []);

  faultsOf(id: string): Fault[] {
    return this.faults.filter((fault) => fault.piece === id);
  }

  /** The table as it is drawn: what the game has drawn of a piece, or the piece as it was drawn by hand. */
  ground(rows: Row[]): Ground {
    const drawn = this.#drawn;
    return {
      width: this.width * 1000,
      depth: this.depth * 1000,
      unit: this.kit?.unit === 'centimetre' ? 'centimetre' : 'inch',
      name: { id: '', args: {} },
      grid: null,
      glyphs: {},
      legend: [],
      pieces: rows.flatMap((row) => drawn.get(row) ?? [byHand(row, this.kinds.get(row.kind))]),
    };
  }

  factsOf(row: Row): PieceView['facts'] {
    const kind = this.kinds.get(row.kind);
    const facts = this.#drawn.get(row)?.[0]?.facts ?? kind?.facts ?? [];
    return facts.filter((fact) => fact.id !== kind?.title.id);
  }

  /** The plain data of the file. */
  data(doc = this.doc!): Record<string, unknown> {
    const rows = doc.rows.map((row) => turnedOver(row, { ...this.form, depth: Number(doc.head.depth ?? 0) }));
    return rows.length > 0 ? { ...doc.head, piece: rows } : { ...doc.head };
  }

  // ---- beginning ---------------------------------------------------------------------------------------------------

  /** Opens what an address names: a map it holds, or the last one, of a game if it names one. */
  async open(hash: string): Promise<void> {
    const number = ++this.#opened;
    this.trouble = this.done = '';
    const held = await unpackedMap(hash);
    if (number !== this.#opened) return;
    const game = gameIn(hash);
    if (held !== null) {
      await this.read(held, '', game);
      if (!this.trouble) return;
    }
    const notice = this.trouble || (hash.includes('~') ? t('map-edit-unreadable') : '');
    const last = shelf.newest(game);
    if (last) await this.show(last);
    else await this.start(game ?? settings.game);
    if (notice) this.trouble = notice;
  }

  /** Asks what a new map is to be. */
  async start(game: string): Promise<void> {
    this.doc = this.view = this.trace = null;
    this.chosen = [];
    await this.#meet(game);
  }

  /** Asks which games there are, if it is not known yet; false: that could not be told. */
  async #offered(): Promise<boolean> {
    try {
      if (this.systems.length === 0) this.systems = (await catalog()).systems.filter((one) => one.playable);
      return true;
    } catch (error) {
      this.trouble = told(error);
      return false;
    }
  }

  /** Comes to a game, unless another was asked for meanwhile. */
  async #meet(game: string): Promise<boolean> {
    const number = ++this.#met;
    if (!(await this.#offered())) return false;
    try {
      const named = this.systems.find((one) => one.name === game) ?? this.systems[0];
      if (!named) return false;
      const [kit] = await Promise.all([mapKit(named.name), wordsOf(named.name)]);
      if (number !== this.#met) return false;
      this.game = named.name;
      this.kit = kit;
      return true;
    } catch (error) {
      this.trouble = told(error);
      return false;
    }
  }

  /** Begins an empty table. */
  begin(width: number, depth: number, title: string): void {
    if (!this.kit) return;
    const blank = { ...this.kit.blank, title };
    this.#enter({ ...blank, ...(this.hexes ? cleared(width, depth) : { width, depth }) }, freshId());
  }

  /** A fair table made from a seed, as a new map. */
  async make(kind: string, seed: number, symmetry: MapMade['symmetry']): Promise<void> {
    try {
      const view = await makeMap(this.game, kind, seed, symmetry);
      this.#enter(view.data, freshId());
      this.done = t('map-edit-made', { title: view.title });
    } catch (error) {
      this.trouble = told(error);
    }
  }

  /** A map of this browser. */
  async show(kept: KeptMap): Promise<void> {
    if (!(await this.#meet(kept.system)) || this.game !== kept.system) return;
    if (canBeDrawn(kept.data, this.hexes)) this.#enter(kept.data, kept.id);
    else this.trouble = t('map-edit-kept-unreadable', { title: kept.title });
  }

  /** One that comes with the game, as a new map. */
  async take(name: string): Promise<void> {
    try {
      this.#enter((await askMap(this.game, name)).data, freshId());
    } catch (error) {
      this.trouble = told(error);
    }
  }

  /** A file's text, as a new map. */
  async read(text: string, called: string, game: string | null = null): Promise<void> {
    this.trouble = this.done = '';
    if (!(await this.#offered())) return;
    if (!(await this.#meet(gameOfMap(text, this.systems) ?? game ?? (this.game || settings.game)))) return;
    if (text.length > this.kit!.largest) {
      this.trouble = t('map-edit-too-long', { most: this.kit!.largest });
      return;
    }
    try {
      const view = await askMap(this.game, `${text}\n`);
      if (!view.ground)
        throw new Problem(view.faults.map((fault) => t(fault.message.id, fault.message.args)).join(' '));
      this.#enter(view.data, freshId());
      this.done = t('map-edit-read', { title: view.title });
    } catch (error) {
      const why = told(error);
      this.trouble = called ? `${called}: ${why}` : why;
    }
  }

  #enter(data: Record<string, unknown>, id: string): void {
    const { piece, ...head } = data;
    const form = { ...this.form, depth: Number(head.depth ?? 0) };
    const rows = Array.isArray(piece) ? (piece as Row[]).map((row) => turnedOver(row, form)) : [];
    this.id = id;
    this.steps.begin();
    this.chosen = [];
    this.tool = null;
    this.view = null;
    this.trouble = '';
    this.trace = traceOf(id);
    this.#set({ head, rows }, 0);
  }

  // ---- changing ----------------------------------------------------------------------------------------------------

  /** Another state of the map. Changes of one `sort` that follow one another are one step back. */
  change(doc: Doc, sort = ''): void {
    if (!this.doc) return;
    if (this.kit && doc.rows.length > this.kit.most) {
      this.trouble = t('map-edit-too-many', { most: this.kit.most });
      return;
    }
    this.steps.keep(this.doc, sort);
    this.trouble = this.done = '';
    this.#set(doc, PAUSE);
  }

  alter(rows: Row[], sort = ''): void {
    this.change({ ...this.doc!, rows }, sort);
  }

  /** Every piece in hand by a function of it. */
  each(how: (row: Row) => Row, sort = ''): void {
    this.alter(
      this.rows.map((row) => (this.chosen.includes(row.id) ? how(row) : row)),
      sort,
    );
  }

  /** What is in hand moved by so much; until the game has drawn it anew it is shown as it was. */
  nudge(dx: number, dy: number, sort = ''): void {
    this.each((row) => {
      const next = moved(row, dx, dy);
      const parts = this.#drawn.get(row);
      if (parts) this.#drawn.set(next, shifted(parts, dx, dy));
      return next;
    }, sort);
  }

  head(fields: Head, sort = ''): void {
    this.change({ ...this.doc!, head: { ...this.doc!.head, ...fields } }, sort);
  }

  add(row: Omit<Row, 'id'> & { kind: string }): void {
    const id = fresh(row.kind, new Set(this.rows.map((one) => one.id)));
    const kind = this.kinds.get(row.kind);
    const whole: Row = { ...row, id };
    if (kind?.height !== null && kind?.height !== undefined && whole.height === undefined) whole.height = kind.height;
    if (kind?.built && !whole.building) whole.building = { material: this.kit!.materials[0] ?? 'brick', storeys: 1 };
    this.chosen = [id];
    this.alter([...this.rows, whole]);
  }

  remove(): void {
    const gone = this.chosen;
    const rows = this.rows
      .filter((row) => !gone.includes(row.id))
      .map((row) =>
        row.without?.some((id) => gone.includes(id))
          ? { ...row, without: row.without.filter((id) => !gone.includes(id)) }
          : row,
      );
    this.chosen = [];
    this.alter(rows);
  }

  duplicate(): void {
    const step = 2 * (this.kit?.grid ?? 1);
    const taken = new Set(this.rows.map((row) => row.id));
    const copies = this.held.map((row) => {
      const id = fresh(row.kind, taken);
      taken.add(id);
      return { ...moved(row, step, step), id };
    });
    this.chosen = copies.map((row) => row.id);
    this.alter([...this.rows, ...copies]);
  }

  /** What is in hand once more where it comes to lie if the table is turned half round: so that both edges have it. */
  twin(): void {
    const taken = new Set(this.rows.map((row) => row.id));
    const copies = this.held.map((row) => {
      const id = fresh(row.kind, taken);
      taken.add(id);
      return { ...turned(row, 180, [this.width / 2, this.depth / 2]), id };
    });
    this.chosen = copies.map((row) => row.id);
    this.alter([...this.rows, ...copies]);
  }

  /** Where the river in hand can be crossed: a ford, cut out of it. */
  ford(): void {
    const river = this.held[0];
    const kind = river && this.kinds.get(river.kind)?.ford;
    if (!river?.line || !kind) return;
    const id = fresh('ford', new Set(this.rows.map((row) => row.id)));
    const cut = { ...river, without: [...(river.without ?? []), id] };
    const name = t('map-edit-ford');
    this.chosen = [id];
    this.alter([
      ...this.rows.map((row) => (row.id === river.id ? cut : row)),
      { id, kind, name, ...crossing(river.line, river.width ?? 1) },
    ]);
  }

  /** One place up, so that it is drawn later and lies above, or down. */
  order(up: boolean): void {
    const rows = [...this.rows];
    const places = rows.map((row, i) => (this.chosen.includes(row.id) ? i : -1)).filter((i) => i >= 0);
    for (const i of up ? places.reverse() : places) {
      const to = up ? i + 1 : i - 1;
      if (to < 0 || to >= rows.length || this.chosen.includes(rows[to]!.id)) continue;
      [rows[i], rows[to]] = [rows[to]!, rows[i]!];
    }
    this.alter(rows);
  }

  rename(id: string, to: string): void {
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(to) || this.rows.some((row) => row.id === to)) return;
    this.chosen = this.chosen.map((one) => (one === id ? to : one));
    this.alter(
      this.rows.map((row) => ({
        ...row,
        id: row.id === id ? to : row.id,
        ...(row.without ? { without: row.without.map((one) => (one === id ? to : one)) } : {}),
      })),
    );
  }

  undo(): void {
    const last = this.doc && this.steps.back(this.doc);
    if (last) this.#set(last, PAUSE);
  }

  redo(): void {
    const next = this.doc && this.steps.forth(this.doc);
    if (next) this.#set(next, PAUSE);
  }

  /** Throws the map away and opens another. */
  async drop(): Promise<void> {
    shelf.drop(this.id);
    keepTrace(this.id, null);
    const next = shelf.newest(this.game) ?? shelf.newest(null);
    if (next) await this.show(next);
    else await this.start(this.game);
  }

  setTrace(trace: Trace | null): void {
    this.trace = trace;
    if (!keepTrace(this.id, trace)) this.trouble = t('map-edit-picture-large');
  }

  #set(doc: Doc, pause: number): void {
    this.doc = doc;
    this.chosen = this.chosen.filter((id) => doc.rows.some((row) => row.id === id));
    shelf.put({ id: this.id, system: this.game, title: this.title || t('map-edit-untitled'), data: this.data(doc) });
    this.newest.ask(
      pause,
      () => askMap(this.game, { ...this.data(doc), title: this.title || t('map-edit-untitled') }),
      (view) => {
        this.view = view;
        this.#drawn = drawnAs(doc.rows, view.ground?.pieces ?? []);
        if (this.trouble === t('table-no-server')) this.trouble = '';
      },
      (error) => (this.trouble = told(error)),
    );
  }
}

export const maps = new Maps();
