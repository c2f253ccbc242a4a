import type { TransactionStatus } from './wire-messages.ts';

/** Whose turn it is; undefined for the host itself. */
type User = object | undefined;
type Waiter = { user: User; start: () => void };

/** Lets the users of the engine run one task at a time, in order, except while one of them has a transaction open. */
export class EngineTurns {
  readonly #waiting: Waiter[] = [];
  #isRunning = false;
  #holder: User;

  /** Whether the user has a transaction open. */
  isHolder(user: object): boolean {
    return this.#holder === user;
  }

  /** A task of the host itself does not wait for an open transaction. */
  async run<Result>(user: User, task: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.#waiting.push({ user, start });
      this.#startNext();
    });
    try {
      return await task();
    } finally {
      this.#isRunning = false;
      this.#startNext();
    }
  }

  /** Call it in the user's turn, after the engine has answered. */
  setTransaction(user: object, status: TransactionStatus): void {
    if (status !== 'I') this.#holder = user;
    else if (this.#holder === user) this.#holder = undefined;
  }

  /** The engine is gone, and the open transaction with it. */
  forgetTransaction(): void {
    this.#holder = undefined;
    this.#startNext();
  }

  #startNext(): void {
    if (this.#isRunning) return;
    const holder = this.#holder;
    const at = this.#waiting.findIndex(({ user }) => holder === undefined || user === undefined || user === holder);
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return;
    this.#isRunning = true;
    next.start();
  }
}
