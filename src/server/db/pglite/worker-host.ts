/*
 * Owns the PGlite thread. PGlite does not enforce statement_timeout: on a timeout the host terminates the thread, the
 * caller gets 57014, and the next request reopens the directory, where WAL recovery restores every acknowledged commit.
 * An engine that crashes by itself takes the same path.
 */
import { Worker } from 'node:worker_threads';
import { CANNOT_CONNECT_NOW, ENGINE_CRASHED, EngineFailure, type EngineSession } from './engine-session.ts';
import { EngineTurns } from './engine-turns.ts';
import { lastError, transactionStatus } from './wire-messages.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings, WorkerStats } from './worker-messages.ts';

/** SQLSTATE of a query over its time limit. */
const QUERY_CANCELED = '57014';

const OPEN_LIMIT_MS = 300_000;
const CLOSE_LIMIT_MS = 7_000;
const REOPEN_PAUSE_MS = 1_000;
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_INTERVAL_MS = 300_000;

/** Where Node keeps compiled modules, for the thread too; of the rest of the environment it needs nothing. */
const { NODE_COMPILE_CACHE } = process.env;
const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** A view is cloned with the whole buffer behind it, so a copy is sent. */
function post(worker: Worker, request: WorkerRequest): void {
  if (request.kind !== 'run') {
    worker.postMessage(request);
    return;
  }
  const bytes = new Uint8Array(request.bytes);
  worker.postMessage({ ...request, bytes }, [bytes.buffer]);
}

export interface WorkerHostOptions {
  /** The cluster's directory, which contains PG_VERSION. */
  dir: string;
  durable: boolean;
  /** 0 = no limit. */
  queryTimeoutMs: number;
  /** Written bytes that trigger a checkpoint. @default 64 MiB */
  checkpointBytes?: number;
  /** `shared_buffers`. @default PostgreSQL's default, 128 */
  bufferMb?: number | undefined;
}

export class WorkerHost {
  queryTimeoutMs: number;
  readonly #settings: WorkerSettings;
  #worker: Worker | undefined;
  #generation = 0;
  readonly #turns = new EngineTurns();
  #closed = false;
  #openFailure: { at: number; error: EngineFailure } | undefined;

  constructor(options: WorkerHostOptions) {
    this.queryTimeoutMs = options.queryTimeoutMs;
    this.#settings = {
      dir: options.dir,
      durable: options.durable,
      checkpointBytes: options.checkpointBytes ?? CHECKPOINT_BYTES,
      checkpointIntervalMs: CHECKPOINT_INTERVAL_MS,
      bufferMb: options.bufferMb,
    };
  }

  /**
   * Opens the directory now and waits for its recovery, however long; otherwise the first request opens it.
   * @throws the engine's error if it does not start
   */
  async open(): Promise<void> {
    await this.#turns.run(undefined, () => this.#ready());
  }

  /** A new user of the engine's only session. */
  session(): EngineSession {
    const session: EngineSession = {
      reset: () => this.#turns.run(session, () => this.#reset(session)),
      run: (bytes, generation) => this.#turns.run(session, () => this.#runFor(session, bytes, generation)),
      end: async () => {
        if (this.#turns.isHolder(session)) await session.reset();
      },
    };
    return session;
  }

  stats(): Promise<WorkerStats> {
    return this.#turns.run(undefined, async () => {
      const reply = await this.#ask(await this.#ready(), { kind: 'stats' }, this.queryTimeoutMs);
      if (reply.kind !== 'stats') throw new EngineFailure(ENGINE_CRASHED, 'unexpected answer of the database thread');
      return reply.stats;
    });
  }

  /** Checkpoint and clean shutdown; terminates an engine that exceeds the limit. */
  async close(): Promise<void> {
    await this.#turns.run(undefined, async () => {
      this.#closed = true;
      const worker = this.#worker;
      if (!worker) return;
      await this.#ask(worker, { kind: 'close' }, CLOSE_LIMIT_MS).finally(() => this.#end(worker));
    });
  }

  async #reset(session: EngineSession): Promise<number> {
    const worker = await this.#ready();
    await this.#run(worker, { kind: 'reset' });
    this.#turns.setTransaction(session, 'I');
    return this.#generation;
  }

  async #runFor(session: EngineSession, bytes: Uint8Array, generation: number): Promise<Uint8Array> {
    if (!this.#worker || generation !== this.#generation) {
      throw new EngineFailure(ENGINE_CRASHED, 'the database engine was restarted; the session is gone');
    }
    const answer = await this.#run(this.#worker, { kind: 'run', bytes });
    this.#turns.setTransaction(session, transactionStatus(answer) ?? 'I');
    return answer;
  }

  async #run(worker: Worker, request: WorkerRequest): Promise<Uint8Array> {
    const reply = await this.#ask(worker, request, this.queryTimeoutMs);
    const bytes = reply.kind === 'bytes' ? reply.bytes : new Uint8Array();
    if (transactionStatus(bytes)) return bytes;
    await this.#end(worker);
    const cause = lastError(bytes);
    throw new EngineFailure(ENGINE_CRASHED, `the database engine stopped: ${cause?.text ?? 'no reason given'}`);
  }

  async #ready(): Promise<Worker> {
    if (this.#closed) throw new EngineFailure(CANNOT_CONNECT_NOW, 'the database is closed');
    if (this.#worker) return this.#worker;
    if (this.#openFailure && Date.now() - this.#openFailure.at < REOPEN_PAUSE_MS) throw this.#openFailure.error;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#settings,
      execArgv: [],
      env: COMPILED,
    });
    try {
      await this.#ask(worker, undefined, OPEN_LIMIT_MS);
    } catch (error) {
      await worker.terminate();
      const reason = error instanceof Error ? error.message : String(error);
      const failure = new EngineFailure(CANNOT_CONNECT_NOW, `the database could not be opened: ${reason}`);
      this.#openFailure = { at: Date.now(), error: failure };
      throw failure;
    }
    this.#openFailure = undefined;
    this.#generation += 1;
    this.#worker = worker;
    // Requests add and remove their own listeners; without this one an error between them would be uncaught.
    worker.on('error', () => {});
    worker.on('exit', () => this.#forget(worker));
    return worker;
  }

  /** Posts a request and returns its reply; without a request, waits for the thread's first message. */
  #ask(worker: Worker, request: WorkerRequest | undefined, limitMs: number): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      const timer =
        limitMs > 0
          ? setTimeout(() => {
              settle();
              const canceled = new EngineFailure(QUERY_CANCELED, 'canceling statement due to statement timeout');
              this.#end(worker).then(() => reject(canceled), reject);
            }, limitMs)
          : undefined;
      const onMessage = (reply: WorkerReply): void => {
        settle();
        if (reply.kind === 'failed') reject(new EngineFailure(ENGINE_CRASHED, reply.message));
        else resolve(reply);
      };
      const onError = (error: Error): void => {
        settle();
        this.#end(worker).then(() => reject(new EngineFailure(ENGINE_CRASHED, error.message)), reject);
      };
      const onExit = (): void => onError(new Error('the database thread ended'));
      const settle = (): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      if (request) post(worker, request);
    });
  }

  /** Resolves when the thread and its file descriptors are gone: only then may the directory be reopened. */
  async #end(worker: Worker): Promise<void> {
    this.#forget(worker);
    await worker.terminate();
  }

  #forget(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#turns.forgetTransaction();
  }
}
