/*
 * A socket between a `pg` client and the PGlite thread: with `pg` on both engines, values and errors are the same. If the
 * engine ends during a transaction, everything until ROLLBACK answers 25P02, so no half of it runs by itself. Then the
 * session continues on the next engine; 'lost' means that its prepared statements are gone.
 */
import { Duplex } from 'node:stream';
import { CANNOT_CONNECT_NOW, ENGINE_CRASHED, EngineFailure, type EngineSession } from './engine-session.ts';
import {
  authenticationOk,
  commandComplete,
  errorResponse,
  FRONTEND,
  messageLength,
  readyForQuery,
  type TransactionStatus,
  transactionStatus,
} from './wire-messages.ts';

const IN_FAILED_TRANSACTION = '25P02';
const ENDS_TRANSACTION = /^\s*(rollback|abort|commit|end)\s*;?\s*\0?$/i;
const QUERY_HEAD_BYTES = 5;

export class WireSession extends Duplex {
  readonly #session: EngineSession;
  #generation = 0;
  #isStarted = false;
  #isLost = false;
  #status: TransactionStatus = 'I';
  #received = Buffer.alloc(0);
  #scanned = 0;
  #tail: Promise<void> = Promise.resolve();

  constructor(session: EngineSession) {
    super({ allowHalfOpen: false });
    this.#session = session;
  }

  /** The socket methods that `pg` calls. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(...chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #take(...chunks: Buffer[]): void {
    this.#received = Buffer.concat([this.#received, ...chunks]);
    for (;;) {
      const rest = this.#received.subarray(this.#scanned);
      const length = messageLength(rest, !this.#isStarted);
      if (length === undefined) return;
      const type = this.#isStarted ? rest[0] : undefined;
      this.#scanned += length;
      if (!this.#isStarted) {
        this.#isStarted = true;
        this.#cut();
        this.#inTurn(() => this.#start());
      } else if (type === FRONTEND.query || type === FRONTEND.sync) {
        const batch = this.#cut();
        this.#inTurn(() => this.#execute(batch));
      } else if (type === FRONTEND.terminate) {
        this.#cut();
      } else if (type === FRONTEND.flush) {
        this.destroy(new Error('the embedded database answers whole results only: no cursors, no row limits'));
        return;
      }
    }
  }

  /** Cuts off the scanned messages, up to Query or Sync: the engine gets them together. */
  #cut(): Buffer {
    const batch = this.#received.subarray(0, this.#scanned);
    this.#received = this.#received.subarray(this.#scanned);
    this.#scanned = 0;
    return batch;
  }

  #inTurn(task: () => Promise<void>): void {
    this.#tail = this.#tail.then(task);
  }

  #send(...messages: Uint8Array[]): void {
    if (!this.destroyed && !this.readableEnded) this.push(Buffer.concat(messages));
  }

  async #start(): Promise<void> {
    try {
      this.#generation = await this.#session.reset();
      this.#send(authenticationOk(), readyForQuery('I'));
    } catch (error) {
      const { code, message } = failureOf(error, CANNOT_CONNECT_NOW);
      this.#send(errorResponse('FATAL', code, message));
      this.push(null);
    }
  }

  async #execute(batch: Buffer): Promise<void> {
    if (this.#isLost && this.#status !== 'I') return this.#executeInLostTransaction(batch);
    try {
      if (this.#isLost) await this.#renew();
      const answer = await this.#session.run(batch, this.#generation);
      this.#status = transactionStatus(answer) ?? this.#status;
      this.#send(answer);
    } catch (error) {
      const { code, message } = failureOf(error, ENGINE_CRASHED);
      this.#isLost = true;
      this.emit('lost');
      if (this.#status !== 'I') this.#status = 'E';
      this.#send(errorResponse('ERROR', code, message), readyForQuery(this.#status));
    }
  }

  async #renew(): Promise<void> {
    this.#generation = await this.#session.reset();
    this.#isLost = false;
  }

  async #executeInLostTransaction(batch: Buffer): Promise<void> {
    if (batch[0] === FRONTEND.query && ENDS_TRANSACTION.test(batch.toString('utf8', QUERY_HEAD_BYTES))) {
      this.#status = 'I';
      this.#send(commandComplete('ROLLBACK'), readyForQuery('I'));
      return;
    }
    const text = 'current transaction is aborted, commands ignored until end of transaction block';
    this.#send(errorResponse('ERROR', IN_FAILED_TRANSACTION, text), readyForQuery('E'));
  }
}

function failureOf(error: unknown, code: string): { code: string; message: string } {
  if (error instanceof EngineFailure) return error;
  return { code, message: error instanceof Error ? error.message : String(error) };
}
