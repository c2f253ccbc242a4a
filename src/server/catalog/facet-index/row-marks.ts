/** What a product counts for, by its number: nothing, one row, or the row of its part, which other offers share. */
export const COUNTS_NOTHING = 0;
export const COUNTS_ALONE = 1;
export const COUNTS_FOR_PART = 2;

/** Counts each part of a category once for each value; one is enough for all values of all properties. */
export class SeenParts {
  readonly #lastValue: Uint32Array;
  #value = 0;

  /** @param partNumbers above every number of a part */
  constructor(partNumbers: number) {
    this.#lastValue = new Uint32Array(partNumbers);
  }

  beginValue(): void {
    this.#value++;
  }

  /** 1 for a part that this value has not counted, else 0. */
  count(part: number): number {
    if (this.#lastValue[part] === this.#value) return 0;
    this.#lastValue[part] = this.#value;
    return 1;
  }
}
