/*
 * The thread that runs PGlite, so that a query never blocks HTTP. It answers wire messages with wire messages, one
 * request at a time. PGlite has no checkpointer process, so this thread runs CHECKPOINT, or WAL would grow until close.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFs, startParams } from './durable-node-fs.ts';
import { lowerThreadPriority } from './thread-priority.ts';
import { simpleQuery, transactionStatus } from './wire-messages.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts';

const CHECKPOINT_LOOK_MS = 30_000;

lowerThreadPriority();
const settings = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread only');

const files = new DurableNodeFs(settings.dir, settings.durable);
let pglite: PGlite;
let status = 'I';
let checkpoints = 0;
let checkpointAt = Date.now();
let bytesAtCheckpoint = 0;

async function run(message: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await pglite.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => chunks.push(bytes.slice()),
  });
  const answer = concatenate(chunks);
  status = transactionStatus(answer) ?? status;
  return answer;
}

function concatenate(chunks: Uint8Array[]): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

async function checkpointWhenDue(): Promise<void> {
  const bytes = files.bytesWritten - bytesAtCheckpoint;
  const isOld = bytes > 0 && Date.now() - checkpointAt >= settings.checkpointIntervalMs;
  if (status !== 'I' || (bytes < settings.checkpointBytes && !isOld)) return;
  await run(simpleQuery('CHECKPOINT'));
  checkpoints += 1;
  checkpointAt = Date.now();
  bytesAtCheckpoint = files.bytesWritten;
}

async function answer(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'run': {
      const bytes = await run(request.bytes);
      reply({ kind: 'bytes', bytes }, [bytes.buffer as ArrayBuffer]);
      return checkpointWhenDue();
    }
    case 'reset': {
      if (status !== 'I') await run(simpleQuery('ROLLBACK'));
      const bytes = await run(simpleQuery('RESET ALL'));
      return reply({ kind: 'bytes', bytes });
    }
    case 'stats': {
      const { fsyncs, bytesWritten } = files;
      return reply({ kind: 'stats', stats: { fsyncs, bytesWritten, checkpoints } });
    }
    case 'close': {
      if (status !== 'I') await run(simpleQuery('ROLLBACK'));
      await run(simpleQuery('CHECKPOINT'));
      await pglite.close();
      reply({ kind: 'ready' });
      port?.close();
    }
  }
}

function reply(message: WorkerReply, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

function fail(error: unknown): void {
  reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

try {
  pglite = await PGlite.create({ fs: files, extensions: { pg_trgm }, startParams: startParams(settings) });
  let tail: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): void => {
    tail = tail.then(task).catch(fail);
  };
  port.on('message', (request: WorkerRequest) => inTurn(() => answer(request)));
  setInterval(() => inTurn(checkpointWhenDue), CHECKPOINT_LOOK_MS).unref();
  reply({ kind: 'ready' });
} catch (error) {
  fail(error);
  port.close();
}
