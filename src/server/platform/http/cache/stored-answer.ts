import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { acceptedCodings, type ContentCoding } from '../accept-encoding.ts';
import { contentHash, matchesEtag, strongEtag } from './etag.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESS_FROM_BYTES = 860;
/** Of what is compressed already. */
const PACKED_TYPE = 'application/gzip';
const BROTLI_QUALITY = 5;
/** Up to here the thread itself compresses, in a quarter of a millisecond: handing it over costs more. */
const SMALL_BYTES = 64 * 1024;
/** A third of the time of the other, for 8 % more bytes. */
const SMALL_BROTLI_QUALITY = 3;

type Bytes = Uint8Array<ArrayBuffer>;

const brotliOptions = (quality: number, { length }: Bytes): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const compress: Readonly<Record<ContentCoding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: async (bytes) =>
    bytes.length <= SMALL_BYTES
      ? new Uint8Array(brotliCompressSync(bytes, brotliOptions(SMALL_BROTLI_QUALITY, bytes)))
      : brotliAsync(bytes, brotliOptions(BROTLI_QUALITY, bytes)),
  gzip: (bytes) => gzipAsync(bytes),
};

type AnswerForm = { bytes: Bytes; headers: Record<string, string> };

export type StoredAnswerOptions = {
  contentType: string;
  cacheControl: string;
  /** Sent with every form and with a 304. */
  headers?: Readonly<Record<string, string>>;
  /** @default 200 */
  status?: number;
  /** Called with the bytes that a newly made form takes. */
  onGrow?: (bytes: number) => void;
};

/** A body with its ETag and compressed forms, each computed once, at its first use. */
export class StoredAnswer {
  readonly bytes: Bytes;
  readonly contentType: string;
  readonly hash: string;
  readonly #options: StoredAnswerOptions;
  readonly #forms = new Map<ContentCoding | undefined, AnswerForm>();
  readonly #making = new Map<ContentCoding, Promise<AnswerForm>>();

  constructor(bytes: Bytes, options: StoredAnswerOptions) {
    this.bytes = bytes;
    this.contentType = options.contentType;
    this.hash = contentHash(bytes);
    this.#options = options;
    this.#forms.set(undefined, this.#form(bytes));
  }

  /** Bytes in memory of all forms. */
  get heldBytes(): number {
    return [...this.#forms.values()].reduce((sum, form) => sum + form.bytes.length, 0);
  }

  /** The response to a GET or HEAD: 304 if the client has this content already. */
  async respond(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Promise<Response> {
    const isPlain = this.bytes.length < COMPRESS_FROM_BYTES || this.contentType === PACKED_TYPE;
    const coding = isPlain ? undefined : acceptedCodings(acceptEncoding)[0];
    const { status = 200 } = this.#options;
    if (status === 200 && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, this.hash)) {
      return new Response(null, { status: 304, headers: this.#validators(coding) });
    }
    const form = this.#forms.get(coding) ?? (await this.#make(coding as ContentCoding));
    return new Response(form.bytes, { status, headers: form.headers });
  }

  #make(coding: ContentCoding): Promise<AnswerForm> {
    const running = this.#making.get(coding);
    if (running) return running;
    const making = compress[coding](this.bytes).then((bytes) => {
      const form = this.#form(bytes, coding);
      this.#forms.set(coding, form);
      this.#making.delete(coding);
      this.#options.onGrow?.(bytes.length);
      return form;
    });
    this.#making.set(coding, making);
    return making;
  }

  #validators(coding?: ContentCoding) {
    return {
      ...this.#options.headers,
      'cache-control': this.#options.cacheControl,
      etag: strongEtag(this.hash, coding),
      vary: 'Accept-Encoding',
    };
  }

  #form(bytes: Bytes, coding?: ContentCoding): AnswerForm {
    return {
      bytes,
      headers: {
        'content-type': this.contentType,
        'content-length': String(bytes.length),
        ...this.#validators(coding),
        ...(coding && { 'content-encoding': coding }),
      },
    };
  }
}
