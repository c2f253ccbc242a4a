import type { PackDrawings } from '../../../contract/packs/pack.ts';

const DRAWING = /\/drawings\/([0-9a-f-]{36})\.svg/;
const DRAWINGS = new RegExp(DRAWING.source, 'g');

/** Where the drawings of a pack are, by the hashes of their parts. */
export interface DrawingParts {
  /** The part of a base product's drawing, by the base product's id. */
  byBase: ReadonlyMap<string, string>;
  all: readonly string[];
}

/** The drawings of a pack. They are read when they are shown: they are half of a pack, and a list shows two dozen of them. */
export class DrawingReader {
  readonly #parts: DrawingParts;
  readonly #read: (hashes: readonly string[]) => Promise<readonly PackDrawings[]>;
  readonly #drawings = new Map<string, string>();
  readonly #readHashes = new Set<string>();

  /** @param read parts in the order of their hashes */
  constructor(parts: DrawingParts, read: (hashes: readonly string[]) => Promise<readonly PackDrawings[]>) {
    this.#parts = parts;
    this.#read = read;
  }

  /** Reads the drawings whose addresses stand in the text. What cannot be read is left out. Never throws. */
  async readNamed(text: string): Promise<void> {
    const named = new Set([...text.matchAll(DRAWINGS)].map(([, id = '']) => id));
    const lacking = () => [...named].filter((id) => !this.#drawings.has(id));
    await this.#readParts(lacking().flatMap((id) => this.#parts.byBase.get(id) ?? []));
    if (lacking().length > 0) await this.readAll();
  }

  /** Never throws. */
  readAll(): Promise<void> {
    return this.#readParts(this.#parts.all);
  }

  /** The drawing at one of the server's addresses, as one that needs no network; undefined unless it was read. */
  at(imageUrl: string): string | undefined {
    const svg = this.#drawings.get(DRAWING.exec(imageUrl)?.[1] ?? '');
    return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }

  async #readParts(hashes: readonly string[]): Promise<void> {
    const unread = [...new Set(hashes)].filter((hash) => !this.#readHashes.has(hash));
    try {
      for (const drawings of await this.#read(unread))
        for (const [id, svg] of Object.entries(drawings)) this.#drawings.set(id, svg);
      for (const hash of unread) this.#readHashes.add(hash);
    } catch {
      // A list without pictures is more than no list.
    }
  }
}
