/** Of the bytes, what entries that several clients ask for may fill. */
const SHARED_PART = 0.8;

type Entry<Value> = { value: Value; bytes: number; owner: string | undefined };
/** Keys in order of last use. */
type Share = { bytes: number; keys: Set<string> };

/**
 * A map that evicts when its bytes exceed a limit, from the client whose entries fill most of it, least recently used
 * first. An entry that a second client asks for belongs to nobody: one client that asks for ever new keys evicts only
 * its own.
 */
export class FairLru<Value> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #shares = new Map<string | undefined, Share>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** @param client who asks; undefined inside the process */
  get(key: string, client?: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isForeign = client !== undefined && entry.owner !== undefined && client !== entry.owner;
    this.#take(key, entry);
    if (isForeign) entry.owner = undefined;
    this.#give(key, entry);
    return entry.value;
  }

  /** Replacing a value keeps its owner. Ignores a value larger than the limit. */
  set(key: string, value: Value, bytes: number, client?: string): void {
    const before = this.#entries.get(key);
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    const entry = { value, bytes, owner: before ? before.owner : client };
    this.#entries.set(key, entry);
    this.#give(key, entry);
    while (this.#bytes > this.#maxBytes) this.delete(this.#victim());
  }

  /** Adds bytes that an entry gained after it was set. */
  grow(key: string, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry.value, entry.bytes + bytes);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#take(key, entry);
  }

  #give(key: string, { owner, bytes }: Entry<Value>): void {
    const share = this.#shares.get(owner) ?? { bytes: 0, keys: new Set() };
    this.#shares.set(owner, share);
    share.keys.add(key);
    share.bytes += bytes;
    this.#bytes += bytes;
  }

  #take(key: string, { owner, bytes }: Entry<Value>): void {
    const share = this.#shares.get(owner);
    if (!share?.keys.delete(key)) return;
    share.bytes -= bytes;
    this.#bytes -= bytes;
    if (share.keys.size === 0) this.#shares.delete(owner);
  }

  #victim(): string {
    const shared = this.#shares.get(undefined);
    let largest = shared && shared.bytes > this.#maxBytes * SHARED_PART ? shared : undefined;
    if (!largest) {
      for (const [owner, share] of this.#shares) {
        if (owner !== undefined && share.bytes > (largest?.bytes ?? -1)) largest = share;
      }
    }
    const [oldest = ''] = (largest ?? shared)?.keys ?? [];
    return oldest;
  }
}
