/*
 * Computes uncached reads in a thread of its own: on one thread, each of them would delay the answers from the caches by
 * the milliseconds that it takes to render a page or to present a hundred products.
 */
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { unavailable } from '../../errors/app-error.ts';
import {
  type PageResult,
  READER_READY,
  type ReadAnswer,
  type ReadCall,
  type ReaderJob,
  type ReaderReply,
  type ReaderTask,
  type ReadFor,
} from './worker-messages.ts';

/** Longer than a query may take, and longer than a client waits. */
const JOB_LIMIT_MS = 40_000;
const RESTART_PAUSE_MS = 1_000;

export interface ReaderOptions {
  /** Starts the thread, which posts `READER_READY` when it takes jobs. */
  start: () => Worker;
  log: Pick<Logger, 'error'>;
  /** A thread that has not done a job in this time is ended. @default 40 000 */
  jobLimitMs?: number;
  /** A thread that ends sooner after its start is not started again until then. @default 1000 */
  restartPauseMs?: number;
}

type Waiting = Pick<PromiseWithResolvers<ReaderReply>, 'resolve' | 'reject'> & { timer: NodeJS.Timeout };
type Thread = { worker: Worker; ready: Promise<void> };

const otherReply = (): Error => new Error('the reader sent another reply');

/** Owns the reader's thread and starts it anew if it ends. */
export class Reader {
  readonly #options: ReaderOptions;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | undefined;
  #startedAt = Number.NEGATIVE_INFINITY;
  #jobs = 0;
  #isClosed = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** @throws the thread's error if it does not start */
  async start(): Promise<void> {
    await this.#ready();
  }

  /** @throws a 503 problem if the thread ends before it has answered */
  async read(call: ReadCall, given: ReadFor): Promise<ReadAnswer> {
    const reply = await this.#ask({ kind: 'read', call }, given);
    if (!('answer' in reply)) throw otherReply();
    return reply.answer;
  }

  /** @throws a 503 problem if the thread ends before it has answered, or the error of the drawing */
  async draw(path: string, given: ReadFor): Promise<PageResult> {
    const reply = await this.#ask({ kind: 'draw', path }, given);
    if (!('page' in reply)) throw otherReply();
    return reply.page;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.worker.terminate();
  }

  async #ask(task: ReaderTask, given: ReadFor): Promise<ReaderReply> {
    const worker = await this.#ready().catch((error: unknown) => {
      throw unavailable(error);
    });
    const { promise, resolve, reject } = Promise.withResolvers<ReaderReply>();
    this.#jobs += 1;
    const id = this.#jobs;
    const timer = setTimeout(() => void worker.terminate(), this.#options.jobLimitMs ?? JOB_LIMIT_MS);
    this.#waiting.set(id, { resolve, reject, timer });
    worker.postMessage({ id, for: given, task } satisfies ReaderJob);
    return promise;
  }

  async #ready(): Promise<Worker> {
    const thread = this.#thread ?? this.#startThread();
    await thread.ready;
    return thread.worker;
  }

  #startThread(): Thread {
    if (this.#isClosed) throw new Error('the reader is closed');
    const now = performance.now();
    if (now - this.#startedAt < (this.#options.restartPauseMs ?? RESTART_PAUSE_MS))
      throw new Error('the reader has just ended');
    this.#startedAt = now;
    const worker = this.#options.start();
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    const thread = { worker, ready };
    this.#thread = thread;
    let cause: unknown = new Error('the reader ended');
    worker.on('message', (message: ReaderReply | typeof READER_READY) => {
      if (message === READER_READY) resolve();
      else this.#settle(message);
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
      reject(cause);
      this.#rejectAll(cause);
      if (!this.#isClosed) this.#options.log.error({ err: cause }, 'reader ended');
    });
    ready.catch(() => {});
    return thread;
  }

  #settle(reply: ReaderReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting.reject(reply.error);
    else waiting.resolve(reply);
  }

  #rejectAll(cause: unknown): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(unavailable(cause));
    }
    this.#waiting.clear();
  }
}
