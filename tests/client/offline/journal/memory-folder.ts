import type { JournalFolder } from '../../../../src/client/offline/journal/journal-file.ts';

export interface MemoryFolder extends JournalFolder {
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Calls that still succeed; the process is killed in the next one. A write in which it is killed is torn. */
  left: number;
  /** Bytes of all files. */
  room: number;
  text(): string;
}

export class Killed extends Error {}

/** A folder on a disk, as the journal's worker sees it. */
export function memoryFolder(): MemoryFolder {
  const files: MemoryFolder['files'] = new Map();
  const step = () => {
    if (folder.left <= 0) throw new Killed();
    folder.left -= 1;
  };
  const contentOf = (name: string) => files.get(name) ?? new Uint8Array();
  const store = (name: string, bytes: Uint8Array, at: number) => {
    const before = contentOf(name);
    const after = new Uint8Array(Math.max(before.length, at + bytes.length));
    after.set(before);
    after.set(bytes, at);
    files.set(name, after);
  };
  const folder: MemoryFolder = {
    files,
    left: Number.POSITIVE_INFINITY,
    room: Number.POSITIVE_INFINITY,
    text: () => [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n'),
    names: async () => [...files.keys()],
    async open(name) {
      step();
      if (!files.has(name)) files.set(name, new Uint8Array());
      return {
        getSize: () => contentOf(name).length,
        read(into, { at }) {
          const part = contentOf(name).subarray(at, at + into.length);
          into.set(part);
          return part.length;
        },
        write(bytes, { at }) {
          if (folder.left <= 0) store(name, bytes.subarray(0, bytes.length / 2), at);
          step();
          const used = [...files.values()].reduce((sum, { length }) => sum + length, 0);
          const fitting = bytes.subarray(0, Math.max(0, folder.room - used));
          store(name, fitting, at);
          return fitting.length;
        },
        truncate(size) {
          step();
          files.set(name, contentOf(name).slice(0, size));
        },
        flush: step,
        close: () => {},
      };
    },
    async remove(name) {
      step();
      files.delete(name);
    },
  };
  return folder;
}
