import { createReadStream } from 'node:fs';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { BadByteList, decodedText } from './decoded-text.ts';
import { ImportFileError, type RawRecord, RECORD_BYTES_MAX } from './record-stream.ts';

const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;
/** U+FEFF in UTF-8. */
const BYTE_ORDER_MARK = 0xefbbbf;

const kinds = { categories: 'category', manufacturers: 'manufacturer', products: 'product' } as const;
type ListName = keyof typeof kinds;
const listNames = Object.keys(kinds) as ListName[];

/**
 * Streams the records of a JSON catalogue file; its lists may come in any order.
 * @throws ImportFileError for a file that is not UTF-8, not JSON, lacks a list or has a huge record
 */
export async function* readJson(path: string): AsyncGenerator<RawRecord> {
  const splitter = new JsonSplitter();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      decoder.decode(chunk, { stream: true });
      splitter.write(splitter.isAtStart ? withoutMark(chunk) : chunk);
      yield* splitter.take();
    }
    decoder.decode();
    splitter.end();
    yield* splitter.take();
  } catch (error) {
    if (isEncodingError(error)) await refuseBadBytes(path);
    throw asFileError(error);
  }
}

const isEncodingError = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** @throws ImportFileError with the lines of all bytes that are not UTF-8 */
async function refuseBadBytes(path: string): Promise<void> {
  const bad = new BadByteList();
  for await (const _ of decodedText(path, 'utf-8', bad.add));
  bad.refuse('UTF-8');
}

const withoutMark = (chunk: Buffer): Buffer =>
  chunk.readUIntBE(0, Math.min(3, chunk.length)) === BYTE_ORDER_MARK ? chunk.subarray(3) : chunk;

function asFileError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ImportFileError) return error;
  if ('code' in error) return error;
  return new ImportFileError(`فایل JSON درستی نیست: ${jsonFault(error.message)}`);
}

/** The parser's message in Persian. */
function jsonFault(message: string): string {
  if (/ended in the middle|unexpected end/i.test(message)) return 'پیش از پایان بریده است.';
  const [, position] = message.match(/position "?(\d+)/) ?? [];
  return position === undefined ? 'نویسه‌ای نابه‌جا دارد.' : `نویسه‌ای نابه‌جا دارد (نویسهٔ ${toPersianDigits(position)}).`;
}

class JsonSplitter {
  readonly #tokenizer = new Tokenizer();
  readonly #parser = new TokenParser({
    paths: ['$.meta', ...listNames.map((name) => `$.${name}.*`)],
    keepStack: false,
  });
  #taken: RawRecord[] = [];
  readonly #lists = new Set<string>();
  #depth = 0;
  #key = '';
  #offset = 0;
  #countedTo = 0;
  #line = 1;
  #recordLine = 1;
  #recordOffset = 0;
  #chunk: Uint8Array = new Uint8Array();

  constructor() {
    this.#tokenizer.onToken = (token) => {
      this.#onToken(token.token, token.value, token.offset);
      this.#parser.write(token);
    };
    this.#parser.onEnd = () => {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    };
    this.#tokenizer.onEnd = () => {
      if (!this.#parser.isEnded) this.#parser.end();
    };
    this.#parser.onValue = ({ value, key, stack }) => {
      const list = stack.at(-1)?.key;
      if (list === undefined) {
        this.#taken.push({ kind: 'meta', location: 'meta', line: this.#recordLine, value });
      } else {
        const kind = kinds[list as ListName];
        this.#taken.push({ kind, location: `${list}[${key}]`, line: this.#recordLine, value });
      }
    };
  }

  get isAtStart(): boolean {
    return this.#offset === 0;
  }

  write(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#tokenizer.write(chunk);
    this.#countLines(this.#offset + chunk.length);
    this.#offset += chunk.length;
    if (this.#offset - this.#recordOffset > RECORD_BYTES_MAX) {
      throw new ImportFileError('در فایل رکوردی بیش از اندازه بزرگ است.', 'too-large');
    }
  }

  end(): void {
    if (this.#offset === 0) throw new ImportFileError('فایل JSON درستی نیست: خالی است.');
    if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    const missing = listNames.filter((name) => !this.#lists.has(name));
    if (missing.length > 0) {
      throw new ImportFileError(
        `ساختار فایل درست نیست؛ فهرست‌های categories، manufacturers و products لازم است (${missing.join(', ')}).`,
      );
    }
  }

  take(): RawRecord[] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }

  #onToken(token: TokenType, value: unknown, offset: number): void {
    if (this.#depth === 1 && token === TokenType.STRING) this.#key = String(value);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      if (this.#depth === 1 && token === TokenType.LEFT_BRACKET && this.#key in kinds) this.#lists.add(this.#key);
      if (this.#depth === 2 && this.#lists.has(this.#key)) {
        this.#countLines(offset);
        this.#recordLine = this.#line;
        this.#recordOffset = offset;
      }
      this.#depth += 1;
    }
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#depth -= 1;
  }

  /** @param offset from the beginning of the file, within the current chunk */
  #countLines(offset: number): void {
    for (let at = this.#countedTo; at < offset; at++) {
      if (this.#chunk[at - this.#offset] === LINE_FEED) this.#line += 1;
    }
    this.#countedTo = Math.max(this.#countedTo, offset);
  }
}
