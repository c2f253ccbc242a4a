import type { IndexedProducts } from './indexed-products.ts';
import { COUNTS_ALONE, COUNTS_FOR_PART } from './row-marks.ts';

/** The counted offers of a selection, with their suppliers numbered from 1. */
interface CountedOffers {
  /** For each supplier, the offers that count alone. */
  alone: Uint32Array;
  /** Of the offers that count for their part: its place among the parts of several offers, then the supplier. */
  shared: Uint32Array;
}

/** By the marks: a selection counts the same offers for several terms. */
const gathered = new WeakMap<Uint8Array, CountedOffers>();

function countedOffers({ sellers, suppliers, offersOfParts }: IndexedProducts, marks: Uint8Array): CountedOffers {
  const known = gathered.get(marks);
  if (known) return known;
  const alone = new Uint32Array(suppliers.size + 1);
  for (let product = 0; product < marks.length; product++) {
    const seller = sellers[product] ?? 0;
    alone[seller] = (alone[seller] ?? 0) + ((marks[product] ?? 0) & COUNTS_ALONE);
  }
  const { starts, products } = offersOfParts.shared;
  const shared = new Uint32Array(2 * products.length);
  let length = 0;
  for (let part = 0; part + 1 < starts.length; part++) {
    const end = starts[part + 1] ?? 0;
    for (let at = starts[part] ?? 0; at < end; at++) {
      const product = products[at] ?? 0;
      if (marks[product] !== COUNTS_FOR_PART) continue;
      shared[length++] = part;
      shared[length++] = sellers[product] ?? 0;
    }
  }
  const counted = { alone, shared: shared.subarray(0, length) };
  gathered.set(marks, counted);
  return counted;
}

/**
 * For each option, the number of rows that a supplier with this option offers.
 * @param marks what each product counts for
 * @param optionOf the number of each supplier's option, in the order of the index's suppliers
 * @param options above every number of an option
 */
export function countSellers(
  index: IndexedProducts,
  marks: Uint8Array,
  optionOf: readonly (number | undefined)[],
  options: number,
): Uint32Array {
  const counts = new Uint32Array(options);
  const { alone, shared } = countedOffers(index, marks);
  for (const [place, option] of optionOf.entries()) {
    if (option !== undefined) counts[option] = (counts[option] ?? 0) + (alone[place + 1] ?? 0);
  }
  const lastPart = new Int32Array(options).fill(-1);
  for (let at = 0; at < shared.length; at += 2) {
    const part = shared[at] ?? 0;
    const option = optionOf[(shared[at + 1] ?? 0) - 1];
    if (option === undefined || lastPart[option] === part) continue;
    lastPart[option] = part;
    counts[option] = (counts[option] ?? 0) + 1;
  }
  return counts;
}
