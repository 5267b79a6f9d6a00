/** The curtain before what only one of several people at this screen may see. */
export class Curtain {
  /** The seat the screen is to be handed over to; null while it is up. */
  seat = $state<number | null>(null);
  /** To whom the table was shown last. */
  #shown: number | null = null;
  #lifted: (() => void) | null = null;

  /** Whether it falls before what is for the eyes of `seat` alone. */
  falls(alone: boolean, seat: number | null): boolean {
    return alone && seat !== null && seat !== this.#shown;
  }

  /** Falls; what it promises comes when the one it is for has taken the screen over, or when it falls for another. */
  draw(seat: number): Promise<void> {
    this.#lifted?.();
    this.seat = seat;
    return new Promise((resolve) => (this.#lifted = resolve));
  }

  /** The one it is for has taken the screen over. */
  lift(): void {
    if (this.seat !== null) this.#shown = this.seat;
    this.seat = null;
    this.#lifted?.();
    this.#lifted = null;
  }

  /** The table lies open before `seat`, or before nobody: a curtain that had fallen goes. */
  open(seat: number | null): void {
    this.lift();
    this.#shown = seat;
  }
}
