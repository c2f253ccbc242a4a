import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import { listReadyKeys } from '../../files/read.ts';
import { assertFileKey } from '../../platform/files/file-key.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { damaged } from './dump-format.ts';

/** Bytes of a line; a line is decoded as a whole. */
const PART_BYTES = 384 * 1024;
const FILE_LINE = /^\{"file":\{/;
const PART_LINE = /^\{"part":"/;

const fileLine = z.object({
  file: z.object({ key: z.string(), bytes: z.number().int().min(0), sha256: z.string() }),
});
const partLine = z.object({ part: z.base64() });
type DumpedFile = z.infer<typeof fileLine>['file'];

export interface FilesDigest {
  count: number;
  bytes: number;
  /** Rows whose content the store did not have: files that were removed while the backup ran. */
  missing: number;
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The contents of all stored files, one file in memory at a time: a line with the digest, then lines of base64. */
export async function* fileLines(tx: Tx, store: FileStore, digest: FilesDigest): AsyncGenerator<string> {
  for await (const key of listReadyKeys(tx)) {
    const content = await store.find(key);
    if (!content) {
      digest.missing += 1;
      continue;
    }
    digest.count += 1;
    digest.bytes += content.length;
    const file: DumpedFile = { key, bytes: content.length, sha256: sha256Of(content) };
    yield `${JSON.stringify({ file })}\n`;
    for (let at = 0; at < content.length; at += PART_BYTES) {
      yield `${JSON.stringify({ part: content.subarray(at, at + PART_BYTES).toString('base64') })}\n`;
    }
  }
}

/** Puts the files of a dump into a store, each once its digest is checked. */
export class FileWriter {
  readonly #store: FileStore;
  #file: DumpedFile | undefined;
  #parts: Buffer[] = [];
  #length = 0;
  count = 0;

  constructor(store: FileStore) {
    this.#store = store;
  }

  /**
   * Takes a line of a file; false for any other line.
   * @throws DumpError for a file that is not what the backup read
   */
  async take(line: string): Promise<boolean> {
    if (FILE_LINE.test(line)) {
      await this.finish();
      this.#file = parse(fileLine, line).file;
      return true;
    }
    if (!PART_LINE.test(line)) return false;
    const part = Buffer.from(parse(partLine, line).part, 'base64');
    this.#length += part.length;
    if (!this.#file || this.#length > this.#file.bytes) throw damaged('file');
    this.#parts.push(part);
    return true;
  }

  /** Puts the last file. */
  async finish(): Promise<void> {
    const file = this.#file;
    if (!file) return;
    const content = Buffer.concat(this.#parts);
    if (content.length !== file.bytes || sha256Of(content) !== file.sha256) throw damaged('file');
    assertFileKey(file.key);
    await this.#store.put(file.key, content);
    this.count += 1;
    this.#file = undefined;
    this.#parts = [];
    this.#length = 0;
  }
}

function parse<T>(schema: z.ZodType<T>, line: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw damaged('file');
  }
}
