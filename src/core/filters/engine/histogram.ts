const BINS = 24;
/** From this ratio of largest to smallest, bins grow by a factor, so that both 6 mm and 2 m pipes are resolved. */
const LOGARITHMIC_FROM = 1000;

export const isLogarithmic = (lowest: number, highest: number): boolean =>
  lowest > 0 && highest / lowest >= LOGARITHMIC_FROM;

/** As many values are told one by one. */
const DISCRETE_MAX = 8;
/** Equal up to the last bits, as 1 inch and 25.4 mm. */
const SAME_WITHIN = 1e-6;

/** The few distinct values of a property, ascending, for distinct numbers of it; undefined if they are many. */
export function discreteValues(numbers: readonly number[]): number[] | undefined {
  const values: number[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = values.at(-1);
    if (last === undefined || number - last > Math.abs(last) * SAME_WITHIN) values.push(number);
  }
  return values.length > 0 && values.length <= DISCRETE_MAX ? values : undefined;
}

/** Of distinct numbers; more of them are many values. */
export const DISTINCT_MAX = 4 * DISCRETE_MAX;

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
