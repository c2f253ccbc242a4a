const BINS = 24;
/** From this ratio of largest to smallest on, bins grow by a factor: pipes of 6 mm and of 2 m are both told apart. */
const LOGARITHMIC_FROM = 1000;

export const isLogarithmic = (lowest: number, highest: number): boolean =>
  lowest > 0 && highest / lowest >= LOGARITHMIC_FROM;

/**
 * The bounds between bins, ascending; none where there is one value only. Both engines compare with these very numbers,
 * so that a value lies in the same bin in both.
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

/** How many of the ascending edges are not above the value, as `width_bucket` counts. */
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
