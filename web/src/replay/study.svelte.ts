/** What is said of the moments of a battle, and drawn on them. */
import { addNote, removeNote, studyOf } from '../net/api';
import type { NewNote, NoteView } from '../net/protocol';
import type { Spot } from '../net/types';
import { table } from '../table/store.svelte';

export type Drawing = NewNote['drawings'][number];

/** A circle smaller than this, in thousandths, is a slip of the hand. */
const LEAST = 300;

class Study {
  notes = $state.raw<NoteView[]>([]);
  /** What a pointer draws. */
  tool = $state<Drawing['type'] | null>(null);
  /** What is drawn and not kept yet, in the places of the table as it is shown. */
  drawn = $state.raw<Drawing[]>([]);
  /** What is being drawn. */
  line = $state.raw<Drawing | null>(null);
  trouble = $state('');
  battle = $state('');

  async open(battle: string): Promise<void> {
    this.battle = battle;
    this.notes = [];
    this.drop();
    await this.#do(() => studyOf(battle));
  }

  /** What is not kept is gone with the moment it was drawn on. */
  drop(): void {
    this.tool = null;
    this.drawn = [];
    this.line = null;
    this.trouble = '';
  }

  /** The drawings of a moment as they lie on the table as it is shown. */
  of(number: number): Drawing[] {
    const kept = this.notes.filter((note) => note.number === number).flatMap((note) => note.drawings);
    return [...table.turning.heard(kept), ...this.drawn, ...(this.line ? [this.line] : [])];
  }

  draw(start: Spot, end: Spot): void {
    const radius = Math.round(Math.hypot(end.x - start.x, end.y - start.y));
    if (this.tool === 'circle') this.line = { type: 'circle', at: start, radius: Math.max(1, radius) };
    else if (this.tool === 'arrow') this.line = { type: 'arrow', start, end };
  }

  /** The pointer is lifted. */
  drawOut(): void {
    const line = this.line;
    this.line = null;
    const long =
      line?.type === 'circle'
        ? line.radius
        : line
          ? Math.hypot(line.end.x - line.start.x, line.end.y - line.start.y)
          : 0;
    if (line && long >= LEAST) this.drawn = [...this.drawn, line];
  }

  /** Keeps what is said and drawn; whether that could be done. */
  async add(number: number, text: string): Promise<boolean> {
    const note = { number, text, drawings: table.turning.said(this.drawn) };
    const done = await this.#do(() => addNote(this.battle, note));
    if (done) this.drop();
    return done;
  }

  async remove(id: number): Promise<void> {
    await this.#do(() => removeNote(this.battle, id));
  }

  async #do(work: () => Promise<{ notes: NoteView[] }>): Promise<boolean> {
    const battle = this.battle;
    try {
      const { notes } = await work();
      if (battle === this.battle) this.notes = notes;
      this.trouble = '';
      return true;
    } catch (error) {
      if (battle === this.battle) this.trouble = (error as Error).message;
      return false;
    }
  }
}

export const study = new Study();
