/** A battle that is looked back at: where one is in it, and what is shown of that. */
import type { Fell, MomentScene, ReplayView } from '../net/protocol';
import type { LogLine, Place, Scene } from '../net/types';
import { follow, settled, type Shot } from '../table/shots';
import { table } from '../table/store.svelte';
import { t, wordsOf } from '../words/words';
import type { Eyes } from './address';
import { linesTo, momentOf, nextMarked, parts, sceneOf } from './reel';

/** Where what is told of a battle comes from: a server, or the file that holds it. */
export interface Source {
  view(eyes: Eyes | ''): Promise<ReplayView>;
  /** The scenes of a batch of moments from the `first` on, which is whole. */
  scenes(eyes: Eyes, first: number): Promise<MomentScene[]>;
  fallen(eyes: Eyes): Promise<Fell[]>;
}

/** How long a moment stays, in milliseconds, and whether dice and ways are played. */
export const PACES = [
  { name: 'slow', stays: 2600, lively: true },
  { name: 'usual', stays: 1100, lively: true },
  { name: 'fast', stays: 450, lively: false },
  { name: 'faster', stays: 120, lively: false },
] as const;
/** Nobody here decides anything: shots of both sides are shown. */
const NOBODY = ['link', 'link'];
const POLL = 40;

class Replay {
  view = $state.raw<ReplayView | null>(null);
  at = $state(0);
  /** The scene that is shown; that of another moment may still be on its way. */
  shown = $state(-1);
  playing = $state(false);
  pace = $state<(typeof PACES)[number]['name']>('usual');
  trouble = $state('');
  #fell = $state.raw<ReadonlyMap<number, Place[]>>(new Map());

  readonly turns = $derived(parts(this.view?.moments ?? []));
  readonly turn = $derived(this.view?.moments[this.at]?.turn ?? 0);
  readonly last = $derived(Math.max(0, (this.view?.moments.length ?? 1) - 1));
  /** What was told on the way to this moment, with what was to be expected of its dice. */
  readonly news: LogLine[] = $derived(
    this.#expected(linesTo(this.view?.lines ?? [], this.view?.moments ?? [], this.at)),
  );
  /** All that was told in this turn. */
  readonly lines: LogLine[] = $derived.by(() => {
    const part = this.turns.find((one) => one.first <= this.at && this.at < one.end);
    if (!this.view || !part) return [];
    const from = this.view.moments[part.first - 1]?.told ?? 0;
    const to = this.view.moments[part.end - 1]!.told;
    return this.view.lines.filter((line) => line.seq >= from && line.seq < to);
  });

  #source: Source | null = null;
  #batches = new Map<number, Promise<MomentScene[]>>();
  #wish = 0;
  #run = 0;

  async open(source: Source, eyes: Eyes | ''): Promise<void> {
    this.leave();
    this.#source = source;
    try {
      const view = await source.view(eyes);
      await wordsOf('core', view.system).catch(() => undefined);
      if (this.#source !== source) return;
      this.view = view;
    } catch (error) {
      if (this.#source === source) this.trouble = (error as Error).message;
    }
  }

  /** Finds what was to be expected of the dice: it takes the server longer than to say what came. */
  async expect(): Promise<void> {
    const view = this.view;
    const found = view ? await this.#source!.fallen(view.eyes).catch(() => []) : [];
    if (this.view === view) this.#fell = new Map(found.map((each) => [each.seq, each.places]));
  }

  leave(): void {
    this.pause();
    this.#source = null;
    this.#batches = new Map();
    this.#fell = new Map();
    this.view = null;
    this.trouble = '';
    this.at = 0;
    this.shown = -1;
    this.#wish++;
    table.leave();
  }

  /** Looks through other eyes at the same moment. */
  async lookAs(eyes: Eyes): Promise<void> {
    const [source, at] = [this.#source, this.at];
    if (!source || !this.view || eyes === this.view.eyes) return;
    await this.open(source, eyes);
    this.jump(at);
    await this.expect();
  }

  /** Goes to a moment. `lively`: what happened on the way there is played, if it is the next one. */
  async go(number: number, lively = false): Promise<void> {
    if (!this.view) return;
    const wish = ++this.#wish;
    const next = number === this.shown + 1;
    this.at = Math.max(0, Math.min(this.last, number));
    try {
      const scene = await this.#scene(this.at);
      if (wish !== this.#wish || !scene) return;
      this.trouble = '';
      this.#show(scene, lively && next);
    } catch (error) {
      if (wish === this.#wish) this.trouble = (error as Error).message || t('table-no-server');
    }
  }

  /** Goes to a moment that somebody has asked for: what plays by itself stops. */
  jump(number: number): void {
    this.pause();
    void this.go(number);
  }

  /** One moment forwards, with what happens on the way, or back. */
  step(by: number): void {
    this.pause();
    void this.go(this.at + by, by === 1);
  }

  toLine(seq: number): void {
    if (this.view) this.jump(momentOf(this.view.moments, seq));
  }

  toTurn(by: number): void {
    const now = this.turns.findIndex((one) => one.first <= this.at && this.at < one.end);
    const back = by < 0 && this.at > (this.turns[now]?.first ?? 0) ? 0 : by;
    const to = this.turns[now + back];
    if (to) this.jump(to.first);
  }

  toMark(by: 1 | -1): void {
    const to = nextMarked(this.view?.moments ?? [], this.at, by);
    if (to !== null) this.jump(to);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    this.#run++;
    table.playback.finish();
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    while (run === this.#run && this.at < this.last) {
      const pace = PACES.find((one) => one.name === this.pace)!;
      await this.go(this.at + 1, pace.lively);
      const until = performance.now() + pace.stays;
      while (run === this.#run && (table.playback.playing || performance.now() < until))
        await new Promise((done) => setTimeout(done, POLL));
    }
    if (run === this.#run) this.playing = false;
  }

  async #scene(number: number): Promise<Scene | null> {
    const batch = await this.#batch(number);
    /* What comes next, and what was before, is at hand when it is wanted. */
    for (const near of [number + this.view!.batch, number - this.view!.batch])
      if (near >= 0 && near <= this.last) void this.#batch(near).catch(() => undefined);
    return sceneOf(batch, number);
  }

  #batch(number: number): Promise<MomentScene[]> {
    const first = number - (number % this.view!.batch);
    const known = this.#batches.get(first);
    if (known) return known;
    const asked = this.#source!.scenes(this.view!.eyes, first);
    this.#batches.set(first, asked);
    asked.catch(() => this.#batches.delete(first));
    return asked;
  }

  #expected(lines: LogLine[]): LogLine[] {
    return lines.map((line) => (this.#fell.has(line.seq) ? { ...line, places: this.#fell.get(line.seq)! } : line));
  }

  #show(scene: Scene, lively: boolean): void {
    const view = this.view!;
    const common = { scene, number: this.at, decision: null, waiting: null, luck: null, back: null, curtain: false };
    if (lively) {
      const news = { ...common, log: this.news, log_from: null, reason: null, relog: null };
      table.watch({ type: 'update', ...news });
    } else {
      table.playback.finish();
      const battle = { id: view.battle, system: view.system, players: NOBODY, dice: 'rolled' as const };
      table.watch({ type: 'table', ...common, battle, ground: view.ground, log: [] });
      const shots = this.news.reduce((found, line) => follow(found, line, table.units, NOBODY), [] as Shot[]);
      table.shots = settled(shots, table.units);
    }
    this.shown = this.at;
  }
}

export const replay = new Replay();
