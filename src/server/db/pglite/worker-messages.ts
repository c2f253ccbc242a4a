/** Start data of the worker thread. */
export interface WorkerSettings {
  dir: string;
  /** False only for databases that may be lost: tests and prepared snapshots. */
  durable: boolean;
  checkpointBytes: number;
  checkpointIntervalMs: number;
  /** PostgreSQL's `shared_buffers`; undefined for its default, 128. */
  bufferMb: number | undefined;
}

export type WorkerRequest =
  | { kind: 'run'; bytes: Uint8Array }
  | { kind: 'reset' }
  | { kind: 'stats' }
  | { kind: 'close' };

export interface WorkerStats {
  fsyncs: number;
  bytesWritten: number;
  checkpoints: number;
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'stats'; stats: WorkerStats }
  | { kind: 'failed'; message: string };
