const SECOND_MS = 1000;

export type WorkBudgetLimits = {
  /** Computing that a client may cause at once. */
  burstMs: number;
  /** What it regains per second. */
  refillMs: number;
  /** Beyond it the least recently used account is dropped. */
  clientsMax: number;
};

type Account = { balanceMs: number; at: number };

/** A token bucket of computing time per client. The cost is known afterwards, so a balance may be negative. */
export class WorkBudget {
  readonly #limits: WorkBudgetLimits;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  constructor(limits: WorkBudgetLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#accounts.size;
  }

  balanceMs(client: string): number {
    const { burstMs, refillMs } = this.#limits;
    const account = this.#accounts.get(client);
    if (!account) return burstMs;
    return Math.min(burstMs, account.balanceMs + ((this.#now() - account.at) / SECOND_MS) * refillMs);
  }

  charge(client: string, costMs: number): void {
    const balanceMs = this.balanceMs(client) - costMs;
    this.#accounts.delete(client);
    this.#accounts.set(client, { balanceMs, at: this.#now() });
    if (this.#accounts.size <= this.#limits.clientsMax) return;
    const [oldest = ''] = this.#accounts.keys();
    this.#accounts.delete(oldest);
  }

  /** Until the client may cause work again. */
  secondsToWait(client: string): number {
    return Math.max(0, -this.balanceMs(client) / this.#limits.refillMs);
  }
}
