import { toPersianDigits } from '../core/numbers/numerals.ts';
import type { SourceProperty } from '../server/catalog/ingest/source.ts';
import type { DraftValue, Leaf } from './leaf.ts';
import type { SaleUnit, Trade } from './trades.ts';

/** One kind of work: title, price per unit in thousands of rial, values, standards. */
export type WorkRow = [
  title: string,
  priceThousandRial: number,
  values: Record<string, DraftValue>,
  standards?: string,
  leadTimeDays?: number,
];

/** «تا ۵۰ کیلوگرم», but `GG25` and `ISO 9001`: a number after a Latin word is part of a name. */
const plainNumbersInPersian = (title: string): string =>
  title.replace(/(?<![\w.×/-]|[A-Za-z] )\d+(?:[.×]\d+)*(?![\w×/-])/g, (number) =>
    toPersianDigits(number).replaceAll('.', '٫'),
  );

/** A leaf whose products are services, not parts. */
export function workLeaf(
  text: [key: string, name: string, scientificName: string, synonyms: string, description: string],
  glyph: string,
  trade: Trade,
  saleUnitId: SaleUnit,
  properties: SourceProperty[],
  rows: WorkRow[],
): Leaf {
  const [key, name, scientificName, synonyms, description] = text;
  return {
    key,
    name,
    scientificName,
    synonyms: synonyms.split('، '),
    description,
    glyph,
    trade,
    saleUnitId,
    properties,
    keepsDigits: true,
    products: () =>
      rows.map(([title, price, values, standards, leadTimeDays], index) => ({
        code: String(index + 1).padStart(2, '0'),
        title: plainNumbersInPersian(title),
        scientificName,
        standards: standards?.split('، '),
        values,
        priceRial: price * 1000,
        isCommon: index < 2,
        leadTimeDays,
      })),
  };
}

/** The cross product of two lists, as rows. */
export function workRows<One, Other>(
  ones: One[],
  others: Other[],
  toRow: (one: One, other: Other) => WorkRow,
): WorkRow[] {
  return ones.flatMap((one) => others.map((other) => toRow(one, other)));
}
