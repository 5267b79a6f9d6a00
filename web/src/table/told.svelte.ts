/** What the page knows of the battle: folded from the server's messages, played before it is shown. */
import { Connection } from '../net/connection';
import type {
  BattleView,
  CompanyMessage,
  OfferView,
  StandingView,
  ToPage,
  TableMessage,
  TakeBackView,
  FromPage,
  UpdateMessage,
} from '../net/protocol';
import { hexMap, type HexMap } from '../board/hexmap';
import type { DecisionView, Ground, LogLine, LuckView, Message, Overlay, Scene, UnitView } from '../net/types';
import { wordsOf } from '../words/words';
import { arrivals } from './arrivals';
import { BattleClock } from './clock.svelte';
import { Curtain } from './curtain.svelte';
import { altered } from './ground';
import { hurries, isLively, Playback } from './playback.svelte';
import { settings } from './settings.svelte';
import { acts, aim, follow, settled, type Shot } from './shots';
import { Seals } from './seals.svelte';
import { Talk } from './talk.svelte';
import { Turning } from './turning.svelte';

const LOG_KEPT = 400;

/** An answer to something the person considers. */
export type Answer = Extract<ToPage, { type: 'preview' | 'ranked' | 'hint' | 'refused' }>;

/** Of what was decided last: its lines, and whom it is aimed at. They stay while its dice lie. */
export interface Lasting {
  overlays: Overlay[];
  target: string | null;
}

export abstract class Told {
  battle = $state.raw<BattleView | null>(null);
  /** The table as it was when the battle began. */
  #laid = $state.raw<Ground | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The table as it is. */
  readonly ground: Ground | null = $derived(altered(this.#laid, this.scene?.pieces ?? []));
  log = $state.raw<LogLine[]>([]);
  decision = $state.raw<DecisionView | null>(null);
  waiting = $state.raw<Message | null>(null);
  joined = $state(false);
  reason = $state.raw<Message | null>(null);
  /** Luck so far; null in a game that counts none. */
  luck = $state.raw<LuckView | null>(null);
  back = $state.raw<TakeBackView | null>(null);
  /** Who is at the table, where anybody was invited to it. */
  company = $state.raw<CompanyMessage | null>(null);
  /** What stands as the answer of those here before it is asked. */
  words = $state.raw<StandingView[]>([]);
  open = $state(false);
  known = $state(false);
  bye = $state.raw<Message | null>(null);
  lasting = $state.raw<Lasting | null>(null);
  /** The shots of the other side whose dice have just lain, till the next action or a click. */
  shots = $state.raw<Shot[]>([]);
  readonly talk = new Talk((message) => this.send(message));
  readonly clock = new BattleClock();
  readonly seals = new Seals((message) => this.send(message));
  readonly playback = new Playback();
  readonly turning = new Turning();
  readonly #curtain = new Curtain();

  #connection: Connection | null = null;
  /** What has come before the words of the game were there; null once they are. */
  #early: ToPage[] | null = null;
  #queue: UpdateMessage[] = [];
  /** How many choices the page knows of. */
  #number: number | null = null;
  #busy = false;
  /** Whether nothing is played until somebody here is asked. */
  #skipping = false;

  /** What is asked now, or nobody here is asked anything. */
  protected abstract decide(decision: DecisionView | null, waiting: Message | null): void;
  protected abstract answered(message: Answer): void;
  /** What stays of what is considered while the dice lie; null if nothing is. */
  protected abstract lasts(): Lasting | null;
  /** The connection is there, or it is gone; nothing is on its way any more. */
  protected abstract connected(open: boolean): void;

  /** How many choices the page knows of. */
  get number(): number {
    return this.#number ?? 0;
  }

  get units(): UnitView[] {
    return this.scene?.units ?? [];
  }

  unit(id: string | null): UnitView | null {
    return this.units.find((unit) => unit.id === id) ?? null;
  }

  /** What a glyph of the game stands for, in a word; null: there is none. */
  glyph(id: string | null): Message | null {
    return (id !== null && this.ground?.glyphs[id]?.name) || null;
  }

  /** The table as hexes, if it is a hex map. */
  get hexes(): HexMap | null {
    return this.ground?.grid ? hexMap(this.ground.grid, this.turning.on) : null;
  }

  /** The side whose colours lines on the table take: whoever decides, or else the person's own. */
  get seat(): number {
    if (this.decision) return this.decision.seat;
    const here = this.battle?.players.indexOf('here') ?? 0;
    return here < 0 ? 0 : here;
  }

  get shared(): boolean {
    return (this.battle?.players.filter((player) => player === 'here').length ?? 0) > 1;
  }

  /** Whether a person elsewhere plays against the one here. */
  get apart(): boolean {
    const players = this.battle?.players ?? [];
    return players.includes('here') && players.includes('link');
  }

  /** Whether a side is played by the computer: what it does can be watched, or skipped. */
  get computer(): boolean {
    return this.battle?.players.some((player) => player !== 'here' && player !== 'link') ?? false;
  }

  /** The seat the screen is to be handed over to; what only it may see lies behind. */
  get curtain(): number | null {
    return this.#curtain.seat;
  }

  /** The one it is for has taken the screen over. */
  lift(): void {
    this.#curtain.lift();
  }

  /** Whether the page belongs to somebody who has come by a link. */
  get guest(): boolean {
    return this.company !== null && !this.company.house;
  }

  join(battle: string): void {
    this.leave();
    this.joined = true;
    this.#connection = new Connection(battle, {
      message: (message) => this.#receive(message),
      state: (open) => {
        this.open = open;
        this.connected(open);
        if (open && settings.pace !== '') this.pace(settings.pace);
      },
      last: () => null,
    });
  }

  leave(): void {
    this.#connection?.end();
    this.#connection = null;
    this.joined = false;
    this.#early = null;
    this.#queue = [];
    this.#skipping = false;
    this.battle = null;
    this.scene = null;
    this.#laid = null;
    this.log = [];
    this.known = false;
    this.bye = null;
    this.shots = [];
    this.back = null;
    this.company = null;
    this.words = [];
    this.talk.leave();
    this.clock.hear(null);
    this.seals.leave();
    this.#number = null;
    this.#curtain.open(null);
    this.decide(null, null);
  }

  /** Shows a moment of a battle that is looked back at: what a server would tell of it. */
  watch(told: TableMessage | UpdateMessage): void {
    this.#receive(told);
  }

  protected send(message: FromPage): boolean {
    return this.#connection?.send(this.turning.said(message)) ?? false;
  }

  /** How long the computer takes from now on: seconds, or empty for what the program was started with. */
  pace(seconds: string): void {
    this.send({ type: 'pace', seconds: seconds === '' ? null : Number(seconds), skip: false });
  }

  /** The computer's moves at once, its dice and ways unplayed, until somebody here is asked. */
  skip(): void {
    this.#skipping = true;
    this.send({ type: 'pace', seconds: null, skip: true });
    this.playback.finish();
  }

  /** Takes back the last choice, or all from a line of the log on; `agreed`: the other at this screen has said yes. */
  undo(to: number | null = null, agreed = false): void {
    this.send({ type: 'undo', to, agreed, number: this.#number });
  }

  /** Offers the other player something; a take-back of all from a line of the log on, or of the last choice. */
  makeOffer(kind: OfferView['kind'], to: number | null = null): void {
    this.send({ type: 'offer', kind, number: this.#number ?? 0, to });
  }

  /** Accepts or declines what is offered; of one's own: withdraws it. */
  reply(accept: boolean): void {
    if (this.talk.offer) this.send({ type: 'reply', offer: this.talk.offer.id, accept });
  }

  /** A word offered with the question stands from now on as the answer to all like it. */
  stand(name: string): void {
    if (this.decision) this.send({ type: 'stand', decision: this.decision.id, name });
  }

  /** A word stands no more. */
  unsay(seat: number, name: string): void {
    this.send({ type: 'unsay', seat, name });
  }

  /** The pause is over. */
  resume(): void {
    this.send({ type: 'resume' });
  }

  /** Claims the battle, as the other side's time is up. */
  claim(): void {
    this.send({ type: 'claim' });
  }

  /** Whether those who only watch are kept from what is said. */
  hush(hushed: boolean): void {
    this.send({ type: 'hush', hushed });
  }

  #receive(message: ToPage): void {
    if (this.#early) this.#early.push(message);
    else if (message.type === 'table' && message.battle.system !== this.battle?.system) void this.#learn(message);
    else this.#hear(message);
  }

  /** Shows a table when the words of its game have come; what has come in the meantime follows. */
  async #learn(message: TableMessage): Promise<void> {
    const early: ToPage[] = (this.#early = [message]);
    await wordsOf('core', message.battle.system).catch(() => undefined);
    if (this.#early !== early) return;
    this.#early = null;
    for (const each of early) this.#hear(each);
  }

  /** The view of the map is turned over, or back; what was drawn of a way goes. */
  turnBoard(): void {
    const { told, ground } = this.turning.turn();
    this.#laid = ground(this.#laid);
    this.scene = told(this.scene);
    this.log = told(this.log);
    this.#queue = told(this.#queue);
    this.shots = [];
    this.lasting = null;
    this.decide(told(this.decision), this.waiting);
  }

  #hear(told: ToPage): void {
    if (told.type === 'table' && told.battle.id !== this.battle?.id)
      this.turning.begin(told.ground, globalThis.innerWidth, globalThis.innerHeight);
    const message = this.turning.heard(told);
    if (message.type === 'table') {
      this.words = [];
      this.#whole(told.type === 'table' ? { ...message, ground: this.turning.ground(told.ground) } : message);
    } else if (message.type === 'update') {
      this.#queue.push(message);
      void this.#playQueue();
    } else if (message.type === 'bye') {
      /* The first word says what happened; that there is no seat any more, which follows, says less. */
      this.bye ??= message.message;
      this.decide(null, null);
    } else if (message.type === 'company') this.company = message;
    else if (message.type === 'talk') this.talk.hear(message);
    else if (message.type === 'clock') this.clock.hear(message);
    else if (message.type === 'ahead') this.words = message.words;
    else if (message.type === 'seal') this.seals.hear(message, this.battle?.id ?? '');
    else if (message.type === 'refused' && message.message.id === 'seal-gone') return;
    else if (message.type === 'refused' && this.talk.concerns(message.message)) this.talk.refuse(message.message);
    else if (message.type !== 'pong') this.answered(message);
  }

  #whole(message: TableMessage): void {
    this.#queue = [];
    this.battle = message.battle;
    this.#number = message.number;
    this.#laid = message.ground;
    this.scene = message.scene;
    this.log = message.log;
    this.luck = message.luck;
    this.back = message.back;
    const seat = message.decision?.seat ?? null;
    if (this.#curtain.falls(message.curtain, seat)) void this.#curtain.draw(seat!);
    else this.#curtain.open(seat);
    this.known = true;
    this.bye = null;
    this.decide(message.decision, message.waiting);
  }

  async #playQueue(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) await this.#play(update);
    this.#busy = false;
  }

  async #play(update: UpdateMessage): Promise<void> {
    this.#number = update.number;
    const quick = this.#skipping || this.#queue.length > 6;
    const lively = !hurries(quick) && update.log.some(isLively);
    const seat = update.decision?.seat ?? null;
    const handed = this.#curtain.falls(update.curtain, seat);
    if (lively) this.lasting = this.lasts() ?? this.lasting;
    if (lively || handed) this.decide(null, this.waiting);
    if (acts(update.log)) this.shots = [];
    const battle = this.battle;
    if (handed) await this.#curtain.draw(seat!);
    if (this.battle !== battle || this.scene === null) return;
    if (seat !== null) this.#curtain.open(seat);
    if (update.log_from !== undefined && update.log_from !== null) {
      const from = update.log_from;
      this.log = this.log.filter((line) => line.seq < from);
    }
    this.reason = update.reason ?? null;
    let lines = update.log;
    if (lively && this.ground) {
      const coming = arrivals(this.scene, update.scene, lines, this.ground);
      this.playback.poses = coming.waiting;
      this.scene = coming.scene;
      lines = coming.lines;
    }
    /* With nothing to be played all that has changed is drawn at once. */
    if (lively)
      await this.playback.play(
        lines,
        (line) => this.#tell(line),
        quick,
        (shot) => aim(shot, this.units),
      );
    else for (const line of lines) this.#tell(line);
    if (this.battle !== battle || this.scene === null) return;
    this.scene = update.scene;
    this.shots = settled(this.shots, this.units);
    if (update.relog) this.log = update.relog;
    this.luck = update.luck;
    this.lasting = null;
    this.back = update.back;
    if (update.decision) this.#skipping = false;
    /* The other has answered what both were asked: what is considered here stays. */
    if (update.decision && !lively && update.decision.id === this.decision?.id) this.waiting = update.waiting;
    else this.decide(update.decision, update.waiting);
  }

  #tell(line: LogLine): void {
    this.shots = follow(this.shots, line, this.units, this.battle?.players ?? []);
    this.log = [...this.log.filter((old) => old.seq !== line.seq), line].slice(-LOG_KEPT);
  }
}
