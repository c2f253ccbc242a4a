import { hash } from 'node:crypto';

const FIRST_CAPACITY = 1 << 10;
const LOAD_MAX = 0.7;
/** Two for the key's hash, one for the number. */
const WORDS_PER_SLOT = 3;

/**
 * A hash table from string keys to small numbers in 12 bytes a slot: millions of keys fit where a Map of strings would
 * not. It compares 64 bits of SHA-256: ten million keys collide with probability 1 in 370,000.
 */
export class KeyTable {
  #slots = new Uint32Array(FIRST_CAPACITY * WORDS_PER_SLOT);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** False if the key is present already; its number stays. */
  add(key: string, number = 0): boolean {
    if (this.#count >= (this.#slots.length / WORDS_PER_SLOT) * LOAD_MAX) this.#grow();
    const { high, low } = halves(key);
    const at = slotOf(this.#slots, high, low);
    if (this.#slots[at + 1] !== 0) return false;
    this.#slots.set([high, low, number], at);
    this.#count += 1;
    return true;
  }

  get(key: string): number | undefined {
    const { high, low } = halves(key);
    const at = slotOf(this.#slots, high, low);
    return this.#slots[at + 1] === 0 ? undefined : this.#slots[at + 2];
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (let at = 0; at < old.length; at += WORDS_PER_SLOT) {
      const low = old[at + 1] ?? 0;
      if (low === 0) continue;
      const high = old[at] ?? 0;
      this.#slots.set([high, low, old[at + 2] ?? 0], slotOf(this.#slots, high, low));
    }
  }
}

function halves(key: string): { high: number; low: number } {
  const digest = hash('sha256', key, 'buffer');
  // All zero marks an empty slot.
  return { high: digest.readUInt32LE(0), low: digest.readUInt32LE(4) || 1 };
}

/** The key's slot, or the empty slot to insert it. */
function slotOf(slots: Uint32Array, high: number, low: number): number {
  const mask = slots.length / WORDS_PER_SLOT - 1;
  for (let slot = high & mask; ; slot = (slot + 1) & mask) {
    const at = slot * WORDS_PER_SLOT;
    const stored = slots[at + 1];
    if (stored === 0 || (stored === low && slots[at] === high)) return at;
  }
}
