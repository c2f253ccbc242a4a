import { setImmediate } from 'node:timers/promises';
import type { OfferSheetPreview, SheetChange, SheetFault } from '../../../contract/catalog/offer-sheet.ts';
import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { isUuid } from '../../../core/ids/uuid.ts';
import { areSameTerms, findTermsFault } from '../../catalog/own-offer/offer-terms.ts';
import { listOwnOffersById, termsOf } from '../../catalog/own-offer/read.ts';
import type { Executor } from '../../db/open-database.ts';
import type { SheetRow } from './collect-sheet.ts';
import { type CellAt, readSheetRow, SheetCellFault } from './read-sheet-row.ts';
import { headings, tierHeadings } from './sheet-columns.ts';

/** Rows that are read in one piece: other requests are answered in between. */
const ROWS_PER_TURN = 200;

/** What the rows would change of the supplier's offers, and why some would not. */
export async function previewSheet(
  db: Executor,
  supplierId: string,
  rows: readonly SheetRow[],
): Promise<OfferSheetPreview> {
  const ids = rows.map(idOf).filter(isUuid);
  const offers = await listOwnOffersById(db, supplierId, [...new Set(ids)]);
  const preview: OfferSheetPreview = { rows: rows.length, unchanged: 0, changes: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate();
    const found = readRow(row, offers.get(idOf(row)), seen);
    if (found === undefined) preview.unchanged += 1;
    else if ('reason' in found) preview.faults.push(found);
    else preview.changes.push(found);
    seen.add(idOf(row));
  }
  return preview;
}

const idOf = ({ cells }: SheetRow): string => (cells[headings.id] ?? '').toLowerCase();

/** Undefined for a row that changes nothing. */
function readRow(
  { line, cells, fault }: SheetRow,
  offer: OwnOffer | undefined,
  seen: ReadonlySet<string>,
): SheetChange | SheetFault | undefined {
  if (fault !== undefined) return { line, column: '', reason: fault };
  if (!offer) return { line, column: headings.id, reason: 'کالایی از این تأمین‌کننده با این شناسه نیست.' };
  if (seen.has(offer.id)) return { line, column: headings.id, reason: 'این شناسه در فایل دو بار آمده است.' };
  try {
    const before = termsOf(offer);
    const cellAt: CellAt = (heading) => cells[heading];
    const terms = readSheetRow(cellAt, before);
    if (areSameTerms(before, terms)) return undefined;
    const wrong = findTermsFault(terms);
    if (wrong) return { line, column: columnOf(wrong.field), reason: wrong.reason };
    const { id, version, title, partNumber } = offer;
    return { line, id, version, title, partNumber, before, terms };
  } catch (error) {
    if (error instanceof SheetCellFault) return { line, column: error.column, reason: error.reason };
    throw error;
  }
}

/** The heading of a field of the terms, such as `prices.0.minQty`. */
function columnOf(field: string): string {
  const [name = '', index, member] = field.split('.');
  if (name !== 'prices') return headings[name as keyof typeof headings] ?? '';
  const tier = tierHeadings(Number(index ?? 0));
  return member === 'minQty' ? tier.minQty : tier.amountRial;
}
