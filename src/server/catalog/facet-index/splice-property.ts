import type { FilterableValue } from '../../../core/filters/filter-types.ts';
import type { PropertyIndex } from './indexed-products.ts';

export interface ProductValue {
  product: number;
  value: FilterableValue;
}

interface Joining {
  value: FilterableValue;
  products: number[];
  isPlaced: boolean;
}

const nothing: PropertyIndex = { values: [], starts: new Uint32Array(1), products: new Uint32Array() };

/**
 * Replaces the changed products' values of one property. A value without products is dropped, because limits are those
 * of the values that some product has.
 * @param isChanged 1 for each changed product
 */
export function spliceProperty(
  property: PropertyIndex = nothing,
  isChanged: Uint8Array,
  added: readonly ProductValue[],
): PropertyIndex {
  const { values, starts, products } = property;
  if (added.length === 0 && !hasMarked(products, isChanged)) return property;
  const joining = byValue(added);
  const [keptValues, keptStarts]: [FilterableValue[], number[]] = [[], [0]];
  const kept = new Uint32Array(products.length + added.length);
  let length = 0;
  const close = (value: FilterableValue, more: readonly number[]) => {
    for (const product of more) kept[length++] = product;
    if (length === keptStarts.at(-1)) return;
    keptValues.push(value);
    keptStarts.push(length);
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as FilterableValue;
    const end = starts[index + 1] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at++) {
      const product = products[at] ?? 0;
      if (isChanged[product] === 0) kept[length++] = product;
    }
    const own = joining.get(scalarOf(value))?.find((one) => isSame(one.value, value));
    if (own) own.isPlaced = true;
    close(value, own?.products ?? []);
  }
  for (const one of [...joining.values()].flat()) if (!one.isPlaced) close(one.value, one.products);
  return { values: keptValues, starts: Uint32Array.from(keptStarts), products: kept.slice(0, length) };
}

function hasMarked(products: Uint32Array, marks: Uint8Array): boolean {
  for (let at = 0; at < products.length; at++) if (marks[products[at] ?? 0] === 1) return true;
  return false;
}

/** Without text keys: a property may have a value for every product. */
const scalarOf = ({ baseMin, boolValue, options }: FilterableValue) => options[0]?.id ?? boolValue ?? baseMin;

const isSame = (a: FilterableValue, b: FilterableValue): boolean =>
  a.baseMin === b.baseMin &&
  a.baseMax === b.baseMax &&
  a.boolValue === b.boolValue &&
  a.options[0]?.id === b.options[0]?.id;

function byValue(added: readonly ProductValue[]): Map<ReturnType<typeof scalarOf>, Joining[]> {
  const joining = new Map<ReturnType<typeof scalarOf>, Joining[]>();
  for (const { product, value } of added) {
    const scalar = scalarOf(value);
    const alike = joining.get(scalar) ?? [];
    joining.set(scalar, alike);
    const own = alike.find((one) => isSame(one.value, value));
    if (own) own.products.push(product);
    else alike.push({ value, products: [product], isPlaced: false });
  }
  return joining;
}
