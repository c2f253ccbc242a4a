import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content; the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const YEAR_FIRST = 1980;
/** More would need the 64-bit records of the format. */
const BYTES_MAX = 0xffff_ffff;
const ENTRIES_MAX = 0xffff;

export interface ZipEntry {
  /** A path with slashes; each only once. */
  name: string;
  at: Date;
  /** Of zlib; 0 for what is compressed already. */
  level: number;
  content: AsyncIterable<Uint8Array>;
}

interface Written {
  name: Buffer;
  moment: number;
  sum: number;
  packed: number;
  bytes: number;
  offset: number;
}

/**
 * A ZIP archive, piece by piece: an entry is asked for when the one before is written, and no content is held.
 * @throws Error beyond 4 GB or 65,535 entries; what the entries throw
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, at, level, content } of entries) {
    const entry: Written = { name: Buffer.from(name), moment: momentOf(at), sum: 0, packed: 0, bytes: 0, offset };
    const head = record(LOCAL, [
      ...VERSION_AND_FORM,
      [4, entry.moment],
      ...UNKNOWN_SIZES,
      [2, entry.name.length],
      [2, 0],
    ]);
    yield Buffer.concat([head, entry.name]);
    yield* deflated(entry, content, level);
    const sizes = record(DESCRIPTOR, sizesOf(entry));
    yield sizes;
    offset += head.length + entry.name.length + entry.packed + sizes.length;
    written.push(entry);
    if (offset > BYTES_MAX || entry.bytes > BYTES_MAX || written.length > ENTRIES_MAX)
      throw new Error('the archive is too large');
  }
  const directory = Buffer.concat(written.flatMap((entry) => [centralOf(entry), entry.name]));
  yield directory;
  const counts: Field[] = [2, 2].map((size) => [size, written.length]);
  yield record(END, [[4, 0], ...counts, [4, directory.length], [4, offset], [2, 0]]);
}

async function* deflated(
  entry: Written,
  content: AsyncIterable<Uint8Array>,
  level: number,
): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level });
  const writing = pipeline(Readable.from(summed(entry, content)), deflate);
  // Who reads the stream gets the error.
  writing.catch(() => {});
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packed += piece.length;
    yield piece;
  }
  await writing;
}

async function* summed(entry: Written, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    entry.sum = crc32(piece, entry.sum);
    entry.bytes += piece.length;
    yield piece;
  }
}

type Field = [bytes: number, value: number];

const VERSION_AND_FORM: readonly Field[] = [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATE],
];
const UNKNOWN_SIZES: readonly Field[] = [
  [4, 0],
  [4, 0],
  [4, 0],
];

const sizesOf = ({ sum, packed, bytes }: Written): Field[] => [
  [4, sum],
  [4, packed],
  [4, bytes],
];

const centralOf = (entry: Written): Buffer =>
  record(CENTRAL, [
    [2, VERSION],
    ...VERSION_AND_FORM,
    [4, entry.moment],
    ...sizesOf(entry),
    [2, entry.name.length],
    // Neither extra fields, comment, disk nor attributes.
    [4, 0],
    [4, 0],
    [4, 0],
    [4, entry.offset],
  ]);

function record(signature: number, fields: readonly Field[]): Buffer {
  const all: readonly Field[] = [[4, signature], ...fields];
  const buffer = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Date and time of MS-DOS, in UTC, to two seconds. */
function momentOf(at: Date): number {
  const date = ((at.getUTCFullYear() - YEAR_FIRST) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x1_0000 + time;
}
