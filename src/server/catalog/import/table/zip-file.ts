import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { ImportFileError } from '../record-stream.ts';

const ENTRIES_MAX = 10_000;
const UNPACKED_BYTES_MAX = 16 * 1024 ** 3;
/** Real sheets compress 10 to 20 times; small parts may compress more. */
const RATIO_MAX = 200;
const RATIO_FREE_BYTES = 64 * 1024 * 1024;

const openFile = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

export interface ZipFile {
  has(name: string): boolean;
  /** UTF-8 text of one entry, streamed. */
  text(name: string): AsyncIterable<string>;
  close(): void;
}

/**
 * Opens an untrusted zip: it rejects zip bombs before unpacking an entry.
 * @param unpackedMax bytes of one entry
 * @throws ImportFileError for a broken zip or too many entries
 */
export async function openZip(path: string, unpackedMax = UNPACKED_BYTES_MAX): Promise<ZipFile> {
  const zip = await openFile(path, { lazyEntries: true, autoClose: false }).catch(asFileError);
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of entriesOf(zip)) {
      entries.set(entry.fileName, entry);
      if (entries.size > ENTRIES_MAX) throw new ImportFileError('شمار بخش‌های فایل بیش از اندازه است.', 'too-large');
    }
  } catch (error) {
    zip.close();
    return asFileError(error);
  }
  const openStream = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  return {
    has: (name) => entries.has(name),
    close: () => zip.close(),
    async *text(name) {
      const entry = entries.get(name);
      if (!entry) throw new ImportFileError(`بخش «${name}» در فایل نیست.`);
      checkSize(entry, unpackedMax);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      try {
        for await (const chunk of await openStream(entry)) yield decoder.decode(chunk, { stream: true });
        yield decoder.decode();
      } catch (error) {
        asFileError(error);
      }
    },
  };
}

function checkSize({ uncompressedSize, compressedSize }: yauzl.Entry, unpackedMax: number): void {
  const isDense = uncompressedSize > RATIO_FREE_BYTES && uncompressedSize > compressedSize * RATIO_MAX;
  if (isDense || uncompressedSize > unpackedMax) {
    throw new ImportFileError('فایل پس از بازشدن بیش از اندازه بزرگ می‌شود.', 'too-large');
  }
}

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  for (;;) {
    const entry = await new Promise<yauzl.Entry | undefined>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners().on('error', () => {});
    if (!entry) return;
    yield entry;
  }
}

function asFileError(error: unknown): never {
  const isOurs =
    error instanceof ImportFileError || (error instanceof Error && 'code' in error && error.code === 'ENOENT');
  if (isOurs) throw error;
  throw new ImportFileError('فایل فشرده (XLSX) درست نیست یا بریده است.');
}
