import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { FairLru } from '../platform/http/cache/fair-lru.ts';
import type { WorkGate } from '../platform/work/work-gate.ts';

/** A part of 40,000 addresses takes about 2 MB. */
const CACHE_MAX_BYTES = 48 * 1024 * 1024;

type Part = { name: string; version: string; client: string | undefined };
type Packed = { version: string; bytes: Buffer<ArrayBuffer> };

/** The parts of the sitemap in gzip, each made once for its version however many ask for it. */
export class PackedParts {
  readonly #gate: WorkGate;
  readonly #entries = new FairLru<Packed>(CACHE_MAX_BYTES);
  readonly #making = new Map<string, Promise<Packed>>();

  constructor(gate: WorkGate) {
    this.#gate = gate;
  }

  /**
   * @param pieces called if the version is not cached
   * @throws the gate's problems for a version that is not cached
   */
  async read(part: Part, pieces: () => AsyncGenerator<string>): Promise<Buffer<ArrayBuffer>> {
    const packed =
      this.#find(part) ?? this.#gate.run(part.client, async () => this.#find(part) ?? this.#pack(part, pieces));
    return (await packed).bytes;
  }

  #find({ name, version, client }: Part) {
    const known = this.#entries.get(name, client);
    return known?.version === version ? known : this.#making.get(`${version} ${name}`);
  }

  #pack({ name, version, client }: Part, pieces: () => AsyncGenerator<string>): Promise<Packed> {
    const key = `${version} ${name}`;
    const packing = pack(pieces())
      .then((bytes) => {
        const packed = { version, bytes };
        this.#entries.set(name, packed, bytes.length, client);
        return packed;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, packing);
    return packing;
  }
}

/** Holds only the packed bytes: the next piece is read when the last one is packed. */
async function pack(pieces: AsyncGenerator<string>): Promise<Buffer<ArrayBuffer>> {
  const source = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  const gzip = createGzip();
  source.once('error', (error) => gzip.destroy(error));
  return (await buffer(source.pipe(gzip))) as Buffer<ArrayBuffer>;
}
