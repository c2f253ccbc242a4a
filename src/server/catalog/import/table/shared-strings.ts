import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportFileError } from '../record-stream.ts';

const BUFFERED_BYTES = 256 * 1024;
const CACHED_MAX = 20_000;
const FIRST_CAPACITY = 1024;

/** A workbook's string table in a temporary file: memory holds 8 bytes per string and a small cache. */
export class SharedStrings {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rasteh-xlsx-'));
  readonly #file = openSync(join(this.#folder, 'strings'), 'w+', 0o600);
  #starts = new Float64Array(FIRST_CAPACITY);
  #count = 0;
  #end = 0;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  readonly #cache = new Map<number, string>();

  add(text: string): void {
    if (this.#count + 1 >= this.#starts.length) {
      const wider = new Float64Array(this.#starts.length * 2);
      wider.set(this.#starts);
      this.#starts = wider;
    }
    const bytes = Buffer.from(text);
    this.#end += bytes.length;
    this.#count += 1;
    this.#starts[this.#count] = this.#end;
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > BUFFERED_BYTES) this.#flush();
  }

  get(index: number): string {
    const cached = this.#cache.get(index);
    if (cached !== undefined) return cached;
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) {
      throw new ImportFileError('فایل XLSX درستی نیست: متنی به جدول رشته‌ها اشاره می‌کند که در آن نیست.');
    }
    this.#flush();
    const start = this.#starts[index] ?? 0;
    const bytes = Buffer.alloc((this.#starts[index + 1] ?? start) - start);
    readSync(this.#file, bytes, 0, bytes.length, start);
    const text = bytes.toString();
    if (this.#cache.size >= CACHED_MAX) this.#cache.clear();
    this.#cache.set(index, text);
    return text;
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    writeSync(this.#file, Buffer.concat(this.#waiting));
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
