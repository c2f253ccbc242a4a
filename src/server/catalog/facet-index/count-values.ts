import type { PropertyIndex } from './indexed-products.ts';
import { COUNTS_FOR_PART, COUNTS_NOTHING, type SeenParts } from './row-marks.ts';

/**
 * For each value, the number of rows that have it.
 * @param marks what each product counts for
 * @param parts for each product the number of its part
 */
export function countValues(
  { values, starts, products }: PropertyIndex,
  marks: Uint8Array,
  { parts, seenParts }: { parts: Uint32Array; seenParts: SeenParts },
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let index = 0; index < counts.length; index++) {
    seenParts.beginValue();
    const end = starts[index + 1] ?? 0;
    let rows = 0;
    for (let at = starts[index] ?? 0; at < end; at++) {
      const product = products[at] ?? 0;
      const mark = marks[product] ?? COUNTS_NOTHING;
      // Added without a question: the processor cannot guess which products count.
      if (mark === COUNTS_FOR_PART) rows += seenParts.count(parts[product] ?? 0);
      else rows += mark;
    }
    counts[index] = rows;
  }
  return counts;
}
