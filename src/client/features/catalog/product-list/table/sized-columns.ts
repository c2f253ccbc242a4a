import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { sayMoney } from '../../../../../core/money/money.ts';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { texts } from '../../../../texts/app-texts.ts';
import type { RootTexts } from '../../../../texts/root-texts.ts';
import { sellersOf } from '../../../../ui/load/part.ts';
import { formatMeasure, wordsOf } from '../../../../ui/property-value.tsx';
import type { titlesOf } from '../rows/folded-title.ts';
import { columnRooms, roomFor } from './column-room.ts';
import { isHidden, isKept } from './table-look.ts';
import type { UnitColumn } from './table-state.ts';
import { textRoom, wordRoom } from './text-room.ts';

/** As the style sheet has them. */
const TITLES = { short: 184, usual: 230, long: 330 };
const WORDS_MIN = 100;
const CELL_PADDING = 16;
const UNIT_SIGN = 11;
const CHEVRON = 18;
/** The currency and the button beside a price; its digits are larger than those of other cells. */
const PRICE_REST = 62;
const PRICE_DIGIT = 8.8;
const STOCK_SIGN = 22;
const BORDERS = 2;

type Sized = {
  /** The first page: more rows change no column. */
  items: readonly ProductRow[];
  titles: ReturnType<typeof titlesOf>;
  look: string;
  words: RootTexts;
};

/** The rooms of the columns that may step back, and of the price in words. */
export function tableRooms(columns: readonly UnitColumn[], { items, titles, look, words }: Sized) {
  const shown = columns.filter(({ propertyId }) => !isHidden(look, propertyId));
  const widthOf = (column: UnitColumn) => propertyWidth(column, items);
  const kept = shown.filter(({ propertyId }) => isKept(look, propertyId));
  const fixed =
    BORDERS +
    TITLES[titles ?? 'usual'] +
    ownColumns(words)
      .filter(({ key }) => !isHidden(look, key))
      .reduce((sum, { widthOf: own }) => sum + CELL_PADDING + widest(items, own), 0) +
    kept.reduce((sum, column) => sum + widthOf(column), 0);
  const sized = shown
    .filter((column) => !kept.includes(column))
    .map((column) => ({ key: column.propertyId, width: widthOf(column), isSame: isSame(items, column) }));
  const all = sized.reduce((sum, { width }) => sum + width, fixed);
  return { rooms: columnRooms(fixed, sized), saidPriceRoom: roomFor(all + widest(items, saidPrice)) };
}

/** Whether all rows have one value of a property. */
export function isSame(items: readonly ProductRow[], column: UnitColumn): boolean {
  const first = textOf(items[0], column);
  return items.length > 1 && first !== undefined && items.every((item) => textOf(item, column) === first);
}

export const propertyOf = (row: ProductRow | undefined, { propertyId }: UnitColumn) =>
  row?.keyProperties.find((one) => one.propertyId === propertyId);

function textOf(row: ProductRow | undefined, column: UnitColumn): string | undefined {
  const value = propertyOf(row, column);
  return value && (formatMeasure(value, column.shownUnit, column.decimals) ?? wordsOf(value));
}

const widest = (items: readonly ProductRow[], widthOf: (row: ProductRow) => number) =>
  Math.max(0, ...items.map(widthOf));

function propertyWidth(column: UnitColumn, items: readonly ProductRow[]): number {
  const symbol = column.shownUnit?.symbol;
  const measure = column.isShort ? textRoom : wordRoom;
  const values = widest(items, (row) => measure(textOf(row, column) ?? ''));
  const head = Math.max(wordRoom(column.name), symbol ? textRoom(symbol) + UNIT_SIGN : 0);
  return Math.max(CELL_PADDING + Math.max(values, head), column.isShort ? 0 : WORDS_MIN);
}

/** The columns that every table has, with the width of what a row has in it. */
const ownColumns = ({ isStocked }: RootTexts): { key: string; widthOf: (row: ProductRow) => number }[] => [
  { key: 'partNumber', widthOf: ({ partNumber }) => textRoom(partNumber ?? '') },
  {
    key: 'supplier',
    widthOf: ({ supplier, part }) =>
      Math.max(WORDS_MIN - CELL_PADDING, wordRoom(supplier.name), part ? textRoom(sellersOf(part)) + CHEVRON : 0),
  },
  { key: 'price', widthOf: priceWidth },
  ...(isStocked
    ? [
        {
          key: 'stock',
          widthOf: ({ stockState }: ProductRow) => STOCK_SIGN + textRoom(texts.product.stock[stockState]),
        },
      ]
    : []),
  {
    key: 'lead',
    widthOf: ({ leadTimeDays }) => textRoom(leadTimeDays === null ? '' : texts.product.days(leadTimeDays)),
  },
];

function priceWidth({ prices: [first] }: ProductRow): number {
  const digits = first ? formatNumber(first.amountRial).replaceAll('٬', '').length : 0;
  return PRICE_REST + digits * PRICE_DIGIT + Math.floor((digits - 1) / 3) * textRoom('٬');
}

/** Said with all digits and the sign of a rounded amount. */
const LONG_AMOUNT = 888_888_888;
/** The longest, in either basis of the tax. */
const SAID_PRICE = textRoom(sayMoney(LONG_AMOUNT, 'toman') ?? '');

const saidPrice = ({ prices: [first] }: ProductRow): number =>
  first && sayMoney(first.amountRial, 'toman') ? SAID_PRICE : 0;
