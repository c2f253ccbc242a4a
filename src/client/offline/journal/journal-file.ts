/*
 * The journal on the disk: files `journal-<generation>`. Entries are appended to the last one. Compaction writes the next
 * generation, flushes it, and only then removes the earlier ones: a kill in the middle leaves both, which say the same.
 */
import { contentsOf, entriesOf, type JournalContents, type JournalEntry, withoutUsers } from './entries.ts';
import { decodeRecords, encodeRecords } from './record.ts';
import type { WipedMarks } from './wiped-marks.ts';

/** As `FileSystemSyncAccessHandle`, which only workers have. */
export interface SyncFile {
  getSize(): number;
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

export interface JournalFolder {
  names(): Promise<string[]>;
  /** Makes the file if it is not there. */
  open(name: string): Promise<SyncFile>;
  remove(name: string): Promise<void>;
}

/** Twice the characters that the outbox keeps of one user, as Persian UTF-8. */
const JOURNAL_MAX_BYTES = 40 * 1024 * 1024;
/** A smaller file is compacted in quiet moments only. */
const COMPACT_MIN_BYTES = 256 * 1024;
const FILE_NAME = /^journal-(\d{1,15})$/;

export interface JournalFile {
  /**
   * Resolves when the entries are on the disk.
   * @throws QuotaExceededError
   */
  append(entries: readonly JournalEntry[]): Promise<void>;
  read(): Promise<JournalContents>;
  /** Deletes what some users have typed until a moment, and the bytes of it. */
  wipe(wiped: WipedMarks, until: number): Promise<void>;
  /** Removes the bytes of what is settled. */
  compact(): Promise<void>;
}

/** Every method is for the only holder of the journal's lock. */
export function journalFile(folder: JournalFolder, maxBytes = JOURNAL_MAX_BYTES): JournalFile {
  let compactAt = COMPACT_MIN_BYTES;

  const generations = async (): Promise<number[]> =>
    (await folder.names())
      .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);

  const within = async <T>(generation: number, work: (file: SyncFile) => T): Promise<T> => {
    const file = await folder.open(nameOf(generation));
    try {
      return work(file);
    } finally {
      file.close();
    }
  };

  const readAll = async (all: readonly number[]) => {
    const records: unknown[] = [];
    let size = 0;
    for (const generation of all) {
      const bytes = await within(generation, (file) => bytesOf(file, maxBytes));
      size += bytes.length;
      records.push(...decodeRecords(bytes));
    }
    return { contents: contentsOf(records), size };
  };

  const rewrite = async (all: readonly number[], contents: JournalContents): Promise<void> => {
    const bytes = encodeRecords(entriesOf(contents));
    const next = (all.at(-1) ?? 0) + 1;
    if (bytes.length > 0) await within(next, (file) => writeAt(file, bytes, 0));
    for (const generation of all) await removeFile(generation);
    compactAt = Math.max(COMPACT_MIN_BYTES, 2 * bytes.length);
  };

  /** Empties it first: the browser may refuse to remove a file. */
  const removeFile = async (generation: number): Promise<void> => {
    await within(generation, (file) => {
      file.truncate(0);
      file.flush();
    });
    await folder.remove(nameOf(generation));
  };

  return {
    async append(entries) {
      const bytes = encodeRecords(entries);
      const write = async (): Promise<number> => {
        const last = (await generations()).at(-1) ?? 1;
        return within(last, (file) => {
          const size = file.getSize();
          if (size + bytes.length > maxBytes) throw new DOMException('the journal is full', 'QuotaExceededError');
          writeAt(file, bytes, size);
          return size + bytes.length;
        });
      };
      const size = await write().catch(async (error: unknown) => {
        if ((error as Partial<Error>)?.name !== 'QuotaExceededError') throw error;
        const all = await generations();
        await rewrite(all, (await readAll(all)).contents);
        return write();
      });
      if (size < compactAt) return;
      const all = await generations();
      // The entries are on the disk: the next append tries again.
      await rewrite(all, (await readAll(all)).contents).catch(() => {});
    },
    async read() {
      return (await readAll(await generations())).contents;
    },
    async wipe(wiped, until) {
      const all = await generations();
      const kept = withoutUsers((await readAll(all)).contents, wiped, until);
      await rewrite(all, kept).catch(async () => {
        // There is no room for a second file: what must go comes before what has another copy.
        const bytes = encodeRecords(entriesOf(kept));
        for (const generation of all.slice(0, -1)) await removeFile(generation);
        await within(all.at(-1) ?? 1, (file) => {
          file.truncate(0);
          writeAt(file, bytes, 0);
        });
      });
    },
    async compact() {
      const all = await generations();
      const { contents, size } = await readAll(all);
      if (size > encodeRecords(entriesOf(contents)).length) await rewrite(all, contents);
    },
  };
}

const nameOf = (generation: number): string => `journal-${generation}`;

function bytesOf(file: SyncFile, maxBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.min(file.getSize(), maxBytes));
  return bytes.subarray(0, file.read(bytes, { at: 0 }));
}

/** All of it or nothing: a part of a record would be torn. */
function writeAt(file: SyncFile, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  const cut = () => {
    file.truncate(at);
    file.flush();
  };
  try {
    if (file.write(bytes, { at }) < bytes.length) throw new DOMException('no room', 'QuotaExceededError');
  } catch (error) {
    cut();
    throw error;
  }
  file.flush();
}
