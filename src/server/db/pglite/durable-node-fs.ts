/*
 * Makes acknowledged commits survive a power cut. Stock PGlite never calls fsync: it starts PostgreSQL with -F, and its
 * file layer has no fsync operation. This file adds the operation and enables fsync.
 */
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// Emscripten's errno for EIO. After a failed WAL fsync PostgreSQL panics, and the host reopens the directory.
const EIO = 29;

interface OpenFile {
  nfd: number;
}

interface NodeFileSystem {
  stream_ops: {
    fsync?: (file: OpenFile) => number;
    write: (file: OpenFile, buffer: Uint8Array, offset: number, length: number, position: number) => number;
  };
}

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = Awaited<ReturnType<NodeFS['init']>>;

export class DurableNodeFs extends NodeFS {
  /** Number of fsync calls since the directory was opened. */
  fsyncs = 0;
  /** Bytes written to data files and WAL since the directory was opened. */
  bytesWritten = 0;
  readonly #durable: boolean;

  constructor(dir: string, durable: boolean) {
    super(dir);
    this.#durable = durable;
  }

  override async init(pglite: InitArguments[0], options: InitArguments[1]): Promise<InitResult> {
    const result = await super.init(pglite, options);
    const install = (module: { NODEFS: NodeFileSystem }): void => {
      const operations = module.NODEFS.stream_ops;
      const write = operations.write;
      operations.write = (file, buffer, offset, length, position) => {
        const written = write(file, buffer, offset, length, position);
        this.bytesWritten += written;
        return written;
      };
      if (this.#durable) operations.fsync = (file) => this.#fsync(file);
    };
    const { emscriptenOpts } = result;
    emscriptenOpts.preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), install] as typeof emscriptenOpts.preRun;
    return result;
  }

  #fsync(file: OpenFile): number {
    try {
      fs.fsyncSync(file.nfd);
    } catch {
      return EIO;
    }
    this.fsyncs += 1;
    return 0;
  }
}

/** Emscripten's file layer has no `fdatasync`, hence wal_sync_method=fsync. */
export function startParams({ durable, bufferMb }: { durable: boolean; bufferMb: number | undefined }): string[] {
  const settings = [
    ...(durable ? ['fsync=on', 'wal_sync_method=fsync'] : []),
    // ANALYZE holds 300 sample rows in memory per unit of the target, by default 100.
    ...(bufferMb ? [`shared_buffers=${bufferMb}MB`, 'default_statistics_target=30'] : []),
  ];
  const defaults = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])];
}
