import { availableParallelism } from 'node:os';
import { budgetSpent, busy } from '../errors/app-error.ts';
import { WorkBudget, type WorkBudgetLimits } from './work-budget.ts';

export type WorkLimits = WorkBudgetLimits & {
  /** Work that runs at the same time. */
  slots: number;
  /** Of one client: the rest is left for others even if nobody waits, since started work is not interrupted. */
  slotsPerClient: number;
  /** How long work of a client with a budget waits for its turn. */
  turnPatienceMs: number;
  /** How long a client without budget waits to regain some. */
  patienceMs: number;
  waitingMax: number;
  waitingPerClient: number;
};

/*
 * Only uncached work counts: a read takes 10–40 ms, a page with its reads 50–70 ms on one core. A factory of 30 people
 * behind one address that opens 60 uncached pages a minute spends 4 s of the 30 s that it regains meanwhile, and could
 * open 800 at once from its burst. No client can spend the burst in less than a minute.
 */
const defaults: WorkLimits = {
  slots: 8,
  // With two cores, two reads of one client would fill both.
  slotsPerClient: availableParallelism() > 2 ? 2 : 1,
  // A page asks for several reads at once, and three tabs of one person reload together: on a slow or a cold server
  // the last of them waits for seconds, and a refusal would only make it ask again.
  turnPatienceMs: 10_000,
  patienceMs: 2_000,
  waitingMax: 4_096,
  waitingPerClient: 512,
  burstMs: 60_000,
  refillMs: 500,
  clientsMax: 10_000,
};

export type Refusal = 'budget' | 'busy';

export type WorkGateOptions = {
  limits?: Partial<WorkLimits>;
  onRefusal?: (reason: Refusal) => void;
  now?: () => number;
};

type Waiter = { start: () => void };

const WAKE_MS = 50;

/**
 * Bounds the uncached work of public reads: so many at once, clients in turn, and each client within its budget. A
 * client without budget waits before it is refused, so that it cannot ask again at once.
 */
export class WorkGate {
  readonly #limits: WorkLimits;
  readonly #onRefusal: (reason: Refusal) => void;
  readonly #now: () => number;
  readonly #budget: WorkBudget;
  readonly #running = new Map<string, number>();
  /** In the order of turns. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #runningCount = 0;
  #waitingCount = 0;
  #wake: ReturnType<typeof setTimeout> | undefined;
  /** Time divided among the work that runs: each costs what it would have taken alone. */
  #sharedMs = 0;
  #sharedAt = 0;

  constructor({ limits, onRefusal = () => {}, now = () => performance.now() }: WorkGateOptions = {}) {
    this.#limits = { ...defaults, ...limits };
    this.#onRefusal = onRefusal;
    this.#now = now;
    this.#budget = new WorkBudget(this.#limits, now);
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  /** How much work of the client waits. */
  backlogOf(client: string | undefined): number {
    return this.#waiting.get(client ?? '')?.size ?? 0;
  }

  /**
   * @param client undefined for work inside other work, which runs at once
   * @throws a 429 problem for a client over its own limits, 503 if others fill the gate
   */
  async run<Result>(client: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (client === undefined) return work();
    if (this.#waiting.has(client) || !this.#mayStart(client)) await this.#wait(client);
    else this.#start(client);
    const startedAt = this.#sharedTime();
    try {
      return await work();
    } finally {
      this.#budget.charge(client, this.#sharedTime() - startedAt);
      this.#leave(client);
    }
  }

  #sharedTime(): number {
    const now = this.#now();
    if (this.#runningCount > 0) this.#sharedMs += (now - this.#sharedAt) / this.#runningCount;
    this.#sharedAt = now;
    return this.#sharedMs;
  }

  #mayStart(client: string): boolean {
    const { slots, slotsPerClient } = this.#limits;
    return (
      this.#runningCount < slots &&
      (this.#running.get(client) ?? 0) < slotsPerClient &&
      this.#budget.balanceMs(client) > 0
    );
  }

  #start(client: string): void {
    this.#sharedTime();
    this.#runningCount += 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #leave(client: string): void {
    this.#runningCount -= 1;
    const rest = (this.#running.get(client) ?? 1) - 1;
    if (rest > 0) this.#running.set(client, rest);
    else this.#running.delete(client);
    this.#startWaiting();
  }

  #wait(client: string): Promise<void> {
    const { waitingMax, waitingPerClient, turnPatienceMs, patienceMs } = this.#limits;
    const queue = this.#waiting.get(client) ?? new Set();
    if (queue.size >= waitingPerClient) throw this.#refuse(client, 'budget');
    if (this.#waitingCount >= waitingMax) throw this.#refuse(client, 'busy');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = {
      start: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(
      () => {
        this.#forget(client, queue, waiter);
        reject(this.#refuse(client, this.#runningCount < this.#limits.slots ? 'budget' : 'busy'));
      },
      this.#budget.balanceMs(client) > 0 ? turnPatienceMs : patienceMs,
    );
    queue.add(waiter);
    this.#waiting.set(client, queue);
    this.#waitingCount += 1;
    this.#wakeLater();
    return promise;
  }

  #forget(client: string, queue: Set<Waiter>, waiter: Waiter): void {
    queue.delete(waiter);
    this.#waitingCount -= 1;
    if (queue.size === 0) this.#waiting.delete(client);
  }

  /** Starts the first of each client in turn, as far as there are slots; who runs least comes first. */
  #startWaiting(): void {
    const runningOf = (client: string) => this.#running.get(client) ?? 0;
    const inTurn = [...this.#waiting].sort(([a], [b]) => runningOf(a) - runningOf(b));
    for (const [client, queue] of inTurn) {
      if (this.#runningCount >= this.#limits.slots) return;
      const [first] = queue;
      if (!first || !this.#mayStart(client)) continue;
      this.#forget(client, queue, first);
      if (this.#waiting.delete(client)) this.#waiting.set(client, queue);
      this.#start(client);
      first.start();
    }
    this.#wakeLater();
  }

  /** A client without budget regains it while nothing runs that could start it. */
  #wakeLater(): void {
    if (this.#wake !== undefined || this.#waitingCount === 0) return;
    this.#wake = setTimeout(() => {
      this.#wake = undefined;
      this.#startWaiting();
    }, WAKE_MS);
    this.#wake.unref();
  }

  #refuse(client: string, reason: Refusal): Error {
    this.#onRefusal(reason);
    return reason === 'busy' ? busy() : budgetSpent(this.#budget.secondsToWait(client));
  }
}
