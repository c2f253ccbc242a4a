const BINS = 24;
/** From this ratio of largest to smallest, bins grow by a factor, so that both 6 mm and 2 m pipes are resolved. */
const LOGARITHMIC_FROM = 1000;

export const isLogarithmic = (lowest: number, highest: number): boolean =>
  lowest > 0 && highest / lowest >= LOGARITHMIC_FROM;

/**
 * The bounds between bins, ascending; none if there is only one value. Memory and SQL compare with these same numbers,
 * so that both put a value into the same bin.
 */
export function binEdges(lowest: number, highest: number): number[] {
  if (!(lowest < highest)) return [];
  const growsByFactor = isLogarithmic(lowest, highest);
  const edges: number[] = [];
  for (let bin = 1; bin < BINS; bin++) {
    const share = bin / BINS;
    const edge = growsByFactor
      ? lowest ** (1 - share) * highest ** share
      : // each part alone, since the difference of two large numbers may not be finite
        lowest * (1 - share) + highest * share;
    if (edge > (edges.at(-1) ?? lowest) && edge < highest) edges.push(edge);
  }
  return edges;
}

/** The number of edges at or below the value, like SQL's `width_bucket`. */
export function binOf(value: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
