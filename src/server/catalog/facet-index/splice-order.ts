/** A changed product and the one right before it in an order; undefined at the start. */
export interface Placed {
  product: number;
  before: number | undefined;
}

const START = -1;

/**
 * Takes the changed products out of an order and puts them in at their new places.
 * @param isChanged 1 for each changed product
 * @param placed the changed products of the new order, in order
 * @throws RangeError if a place does not exist: the order does not show the data that `placed` continues
 */
export function spliceOrder(order: Uint32Array, isChanged: Uint8Array, placed: readonly Placed[]): Uint32Array {
  const runs = new Map<number, number[]>();
  const startsRun = new Uint8Array(isChanged.length);
  let run: number[] = [];
  for (const { product, before = START } of placed) {
    if (before === START || isChanged[before] === 0) {
      run = [];
      runs.set(before, run);
      if (before !== START) startsRun[before] = 1;
    } else if (run.at(-1) !== before) {
      throw new RangeError('a changed product follows one that has another place');
    }
    run.push(product);
  }
  const spliced = new Uint32Array(order.length + placed.length);
  let length = 0;
  const put = (own: readonly number[]) => {
    for (const product of own) spliced[length++] = product;
  };
  put(runs.get(START) ?? []);
  let kept = 0;
  for (let at = 0; at < order.length; at++) {
    const product = order[at] ?? 0;
    if (isChanged[product] === 1) continue;
    kept++;
    spliced[length++] = product;
    if (startsRun[product] === 1) put(runs.get(product) ?? []);
  }
  if (length !== kept + placed.length) throw new RangeError('a changed product has no place');
  return length === spliced.length ? spliced : spliced.slice(0, length);
}
