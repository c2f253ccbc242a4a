import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { stockStates } from '../../../../../core/catalog/offer-types.ts';
import { wordsOf } from '../../../../ui/property-value.tsx';
import type { UnitColumn } from './table-state.ts';

type SortValue = number | string | undefined;

/** Sizes in a text are numbers: `M8` comes before `M10`. */
const byText = new Intl.Collator('fa', { numeric: true });

/**
 * Orders rows by a column, from low to high or back; those without a value come last. Equal rows keep their order.
 */
export function rowSorter(key: string, property: UnitColumn | undefined, isDescending: boolean) {
  const sortValueOf = property ? (row: ProductRow) => propertyValue(row, property) : (values[key] ?? (() => undefined));
  return (rows: readonly ProductRow[]): readonly ProductRow[] =>
    rows
      .map((row) => ({ row, value: sortValueOf(row) }))
      .sort((a, b) => {
        if (a.value === undefined || b.value === undefined)
          return Number(a.value === undefined) - Number(b.value === undefined);
        return isDescending ? compare(b.value, a.value) : compare(a.value, b.value);
      })
      .map(({ row }) => row);
}

/** Numbers come before texts. */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return byText.compare(a, b);
  return typeof a === 'number' ? -1 : 1;
}

function propertyValue({ keyProperties }: ProductRow, { propertyId }: UnitColumn): SortValue {
  const value = keyProperties.find((one) => one.propertyId === propertyId);
  if (!value) return undefined;
  return value.baseMin ?? value.value ?? wordsOf(value);
}

const values: Readonly<Record<string, (row: ProductRow) => SortValue>> = {
  partNumber: ({ partNumber }) => partNumber ?? undefined,
  supplier: ({ supplier }) => supplier.name,
  stock: ({ stockState }) => stockStates.indexOf(stockState),
  lead: ({ leadTimeDays }) => leadTimeDays ?? undefined,
};
