import type { IndexedProducts, PropertyIndex } from './indexed-products.ts';

/**
 * For each value, the number of parts that have it with a product that counts.
 * @param parts @default every product is a part of its own
 */
export function countValues(
  { values, starts, products }: PropertyIndex,
  isCounted: (product: number) => boolean,
  parts?: Pick<IndexedProducts, 'parts' | 'partNumbers'>,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  /** For each part the value, numbered from 1, that it was counted for last. */
  const lastCounted = new Uint32Array(parts?.partNumbers ?? 0);
  for (let index = 0; index < counts.length; index++) {
    const end = starts[index + 1] ?? 0;
    let items = 0;
    for (let at = starts[index] ?? 0; at < end; at++) {
      const product = products[at] ?? 0;
      if (!isCounted(product)) continue;
      if (parts) {
        const part = parts.parts[product] ?? 0;
        if (lastCounted[part] === index + 1) continue;
        lastCounted[part] = index + 1;
      }
      items++;
    }
    counts[index] = items;
  }
  return counts;
}
