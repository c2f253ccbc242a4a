/** A cached answer takes 0.1 ms. */
const PER_TURN = 2;

/**
 * Handles a few requests of each client per turn of the event loop: many connections of one client would otherwise all
 * be answered before the request of another one is read. `Connections` bounds who waits.
 */
export class RequestTurns {
  readonly #perTurn: number;
  readonly #handled = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #isScheduled = false;

  constructor(perTurn = PER_TURN) {
    this.#perTurn = perTurn;
  }

  run(client: string, handle: () => void): void {
    this.#schedule();
    const handled = this.#handled.get(client) ?? 0;
    if (handled < this.#perTurn) {
      this.#handled.set(client, handled + 1);
      handle();
      return;
    }
    const queue = this.#waiting.get(client);
    if (queue) queue.push(handle);
    else this.#waiting.set(client, [handle]);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isScheduled = false;
    this.#handled.clear();
    for (const [client, queue] of [...this.#waiting]) {
      const now = queue.splice(0, this.#perTurn);
      if (queue.length === 0) this.#waiting.delete(client);
      this.#schedule();
      this.#handled.set(client, now.length);
      for (const handle of now) handle();
    }
  }
}
