/** Who looks back at a battle under way is still at its table: the other side sees it, and his turn is told here. */
import { Connection } from '../net/connection';
import type { ToPage } from '../net/protocol';

class Presence {
  /** Whether the table waits for who looks back. */
  turn = $state(false);
  #connection: Connection | null = null;

  begin(battle: string): void {
    this.end();
    this.#connection = new Connection(battle, {
      message: (message) => this.#hear(message),
      state: () => undefined,
      last: () => null,
    });
  }

  end(): void {
    this.#connection?.end();
    this.#connection = null;
    this.turn = false;
  }

  #hear(message: ToPage): void {
    if (message.type === 'bye') return this.end();
    if (message.type !== 'table' && message.type !== 'update') return;
    /* Where nobody else plays, or nothing is played any more, nobody waits; and a computer shall not play on. */
    const alone = message.type === 'table' && !message.battle.players.includes('link');
    if (alone || message.scene.result) return this.end();
    this.turn = message.decision !== null;
  }
}

export const presence = new Presence();
