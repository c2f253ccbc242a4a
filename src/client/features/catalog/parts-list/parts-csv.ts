import { inBasis } from '../../../../core/money/vat.ts';
import { lineAmounts, linePrice, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { writeCsv } from '../../../../core/text/csv.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { partsCsvTexts as words } from './parts-csv-texts.ts';

/** The list as a table for a spreadsheet: numbers without separators, one line for each line. Always in rial, and without tax beside with it. */
export function partsCsv(lines: readonly PartsLine[], siteUrl: string): string {
  return writeCsv([words.columns, ...lines.map((line, at) => rowOf(line, at + 1, siteUrl))]);
}

function rowOf(line: PartsLine, number: number, siteUrl: string): (string | number | null)[] {
  const { offer, quantity, source } = line;
  if (!offer) return [number, null, source, null, quantity, null, null, null, null, null, words.unmatched, null, null];
  const price = linePrice(line);
  const amounts = lineAmounts(line, price);
  return [
    number,
    offer.partNumber,
    offer.title,
    offer.supplier.name,
    quantity,
    offer.saleUnit.nameFa,
    price?.kind === 'priced' ? inBasis(price.unitRial, offer.vatIncluded, 'net') : null,
    amounts?.netRial ?? null,
    amounts?.vatRial ?? null,
    amounts ? amounts.netRial + amounts.vatRial : null,
    price ? words.states[price.kind] : null,
    formatJalali(offer.readAt, 'dateTime'),
    `${siteUrl}/products/${offer.id}/${encodeURIComponent(offer.slug)}`,
  ];
}
