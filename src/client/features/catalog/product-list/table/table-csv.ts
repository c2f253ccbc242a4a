import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../../../contract/catalog/property.ts';
import { inBasis, type VatBasis } from '../../../../../core/money/vat.ts';
import { fromBase, roundSignificant } from '../../../../../core/units/units.ts';
import { texts } from '../../../../texts/app-texts.ts';
import type { RootTexts } from '../../../../texts/root-texts.ts';
import { titleOf } from '../../../../ui/load/part.ts';
import { type ShownUnit, wordsOf } from '../../../../ui/property-value.tsx';
import { productListTexts } from '../product-list-texts.ts';
import { tableTexts } from './product-table-texts.ts';
import { isHidden } from './table-look.ts';
import type { TableState, UnitColumn } from './table-state.ts';

type Cell = string | number | null;
type Column = { key: string; name: string; cellOf: (row: ProductRow) => Cell };

/** Hides rounding errors of a conversion only. */
const DIGITS = 12;

const { columns: names, stock } = texts.product;

const columnsOf = (properties: readonly UnitColumn[], basis: VatBasis, words: RootTexts): Column[] => [
  { key: 'product', name: words.one, cellOf: titleOf },
  { key: 'partNumber', name: productListTexts.partNumber, cellOf: ({ partNumber }) => partNumber },
  ...properties.map((property) => ({
    key: property.propertyId,
    name: property.shownUnit?.symbol ? `${property.name} (${property.shownUnit.symbol})` : property.name,
    cellOf: (row: ProductRow) => propertyCell(row, property),
  })),
  { key: 'supplier', name: words.seller, cellOf: ({ supplier }) => supplier.name },
  { key: 'supplier', name: tableTexts.offers, cellOf: ({ part }) => part?.offersCount ?? 1 },
  { key: 'price', name: tableTexts.priceRial[basis], cellOf: (row) => priceCell(row, basis) },
  { key: 'saleUnit', name: tableTexts.saleUnit, cellOf: ({ saleUnit }) => saleUnit.nameFa },
  ...(words.isStocked
    ? [
        {
          key: 'stock',
          name: names.stock,
          cellOf: ({ stockState }: ProductRow) => stock[stockState],
        },
      ]
    : []),
  { key: 'lead', name: tableTexts.leadDays, cellOf: ({ leadTimeDays }) => leadTimeDays },
];

/** What the table shows, with a header: numbers without separators, for a spreadsheet. */
export function tableCells(
  { items, columns, look }: Pick<TableState, 'items' | 'columns' | 'look'>,
  basis: VatBasis,
  words: RootTexts,
): Cell[][] {
  const shown = columnsOf(columns, basis, words).filter(({ key }) => !isHidden(look, key));
  return [shown.map(({ name }) => name), ...items.map((row) => shown.map(({ cellOf }) => cellOf(row)))];
}

function priceCell({ priceType, prices, vatIncluded }: ProductRow, basis: VatBasis): Cell {
  const [first] = prices;
  return priceType === 'onRequest' || !first ? texts.product.onRequest : inBasis(first.amountRial, vatIncluded, basis);
}

function propertyCell({ keyProperties }: ProductRow, { propertyId, shownUnit }: UnitColumn): Cell {
  const value = keyProperties.find((one) => one.propertyId === propertyId);
  if (!value) return null;
  if (value.value === null) return wordsOf(value);
  const low = numberIn(value, value.value, value.baseMin, shownUnit);
  if (value.maxValue === null) return low;
  return texts.product.span(String(low), String(numberIn(value, value.maxValue, value.baseMax, shownUnit)));
}

function numberIn(of: PropertyValue, entered: number, base: number | null, unit: ShownUnit | null): number {
  if (!unit || base === null || unit.id === of.unit?.id) return entered;
  return roundSignificant(fromBase(base, unit), DIGITS);
}
