import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { ImportFileError } from './record-stream.ts';
import { openCharacterAtEnd, scanUtf8 } from './scan-utf8.ts';

export const encodings = ['utf-8', 'windows-1256', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;
const BAD_BYTES_TOLD_MAX = 20;
/** WHATWG decodes them to control characters. */
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A byte that is not of the encoding. */
export interface BadByte {
  /** From 1. */
  line: number;
  /** In UTF-16 the decoder does not say which one. */
  byte: number | undefined;
}

/**
 * Streams a file's text; each bad byte is told and becomes U+FFFD.
 * @throws ImportFileError for an unknown encoding
 */
export async function* decodedText(
  path: string,
  encoding: string,
  onBadByte: (bad: BadByte) => void,
): AsyncGenerator<string> {
  const decoder = decoderFor(encoding);
  if (decoder.encoding !== 'utf-8') return yield* decodedWith(decoder, path, onBadByte);
  const places = new LineCount();
  for await (const block of wholeCharacters(path)) {
    if (!isUtf8(block)) {
      for (const at of scanUtf8(block).bad) onBadByte({ line: places.lineAt(block, at), byte: block[at] });
    }
    places.pass(block);
    yield decoder.decode(block, { stream: true });
  }
}

/** Counts lines through blocks, asked at growing places. */
class LineCount {
  #line = 1;
  #countedTo = 0;

  lineAt(block: Buffer, at: number): number {
    for (;;) {
      const feed = block.indexOf(LINE_FEED, this.#countedTo);
      if (feed === -1 || feed >= at) return this.#line;
      this.#line += 1;
      this.#countedTo = feed + 1;
    }
  }

  pass(block: Buffer): void {
    this.lineAt(block, block.length);
    this.#countedTo = 0;
  }
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportFileError(`رمزگذاری «${encoding}» شناخته نیست.`, 'encoding-unknown');
  }
}

/** An encoding whose bad units show only in the text. */
async function* decodedWith(decoder: TextDecoder, path: string, onBadByte: (bad: BadByte) => void) {
  let line = 1;
  const isBad = (unit: string): boolean =>
    unit === '\ufffd' || (decoder.encoding === 'windows-1252' && undefinedIn1252.has(unit.charCodeAt(0)));
  const checked = (text: string): string => {
    for (const [unit] of text.matchAll(/[\n\ufffd\u0080-\u009f]/g)) {
      if (unit === '\n') line += 1;
      else if (isBad(unit)) onBadByte({ line, byte: unit === '\ufffd' ? undefined : unit.charCodeAt(0) });
    }
    return text;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    yield checked(decoder.decode(chunk, { stream: true }));
  }
  yield checked(decoder.decode());
}

/** Blocks that cut no character of UTF-8. */
async function* wholeCharacters(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = block.length - openCharacterAtEnd(block);
    rest = block.subarray(end);
    yield block.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** One encoding for the whole file: that of its byte order mark, else the one that fits more of its bytes. */
export async function decideEncoding(path: string): Promise<Encoding> {
  const marked = await markedEncoding(path);
  if (marked) return marked;
  let characters = 0;
  let bad = 0;
  for await (const block of wholeCharacters(path)) {
    const found = scanUtf8(block);
    characters += found.characters;
    bad += found.bad.length;
  }
  return bad === 0 || characters > bad ? 'utf-8' : 'windows-1256';
}

/** The encoding of the file's byte order mark, if it has one. */
export async function markedEncoding(path: string): Promise<Encoding | undefined> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    return buffer[0] === 0xfe && buffer[1] === 0xff ? 'utf-16be' : undefined;
  } finally {
    await file.close();
  }
}

/** «سطر ۳: 0xE9، سطر ۸: 0xE7» */
export function tellBadBytes(bad: readonly BadByte[], count = bad.length): string {
  const places = bad
    .slice(0, BAD_BYTES_TOLD_MAX)
    .map(({ line, byte }) => `سطر ${toPersianDigits(line)}: ${byte === undefined ? 'نیمهٔ یک نویسه' : hexOf(byte)}`);
  const more = count - places.length;
  return places.join('، ') + (more > 0 ? ` و ${toPersianDigits(more)} بایت دیگر` : '');
}

const hexOf = (byte: number): string => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Collects the bad bytes of a file that is refused for them; keeps what a message tells. */
export class BadByteList {
  readonly first: BadByte[] = [];
  #count = 0;

  add = (bad: BadByte): void => {
    this.#count += 1;
    if (this.first.length < BAD_BYTES_TOLD_MAX) this.first.push(bad);
  };

  /** @throws ImportFileError if there are any */
  refuse(encoding: string): void {
    if (this.#count === 0) return;
    const places = tellBadBytes(this.first, this.#count);
    throw new ImportFileError(`متن فایل ${encoding} نیست. بایت‌های ناخوانا: ${places}`, 'encoding-wrong');
  }
}
