import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestLineForm } from '../../contract/trade/request-form.ts';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { parseQuantity } from '../../core/trade/quantity.ts';
import { findUnit } from '../../core/units/unit-lookup.ts';
import { findTradedOffers, type TradedOffer } from '../catalog/product/traded-offers.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { unitPriceOf } from './prices/price-lines.ts';
import {
  type OfferSnapshot,
  type TradeLineRow,
  type TradeRequestRow,
  tradeLines,
  tradeRequests,
} from './request.table.ts';

export type LineColumns = Omit<TradeLineRow, 'requestId' | 'revision'>;

/**
 * The columns of typed lines.
 * @param supplierId whose offers they may name
 * @throws 422 with the field of the first line that cannot be asked for
 */
export async function lineColumns(
  db: Executor,
  lines: readonly RequestLineForm[],
  supplierId: string,
  now: Date,
): Promise<LineColumns[]> {
  const offers = await findTradedOffers(
    db,
    lines.flatMap(({ offerId }) => offerId ?? []),
  );
  const today = tehranDate(now);
  return lines.map((line, index): LineColumns => {
    const qty = parseQuantity(line.qty) ?? '';
    const offer = line.offerId ? offers.get(line.offerId) : undefined;
    if (line.offerId) assertOffer(offer, line, index, supplierId);
    else if (!findUnit(line.unitId))
      throw unprocessable('unit_unknown', 'این واحد شناخته نیست.', `lines.${index}.unitId`);
    return {
      lineNo: index + 1,
      lineId: line.lineId,
      offerId: offer?.id ?? null,
      offer: offer ? snapshotOf(offer, qty, today) : null,
      freeText: offer ? null : (line.freeText ?? null),
      qty,
      unitId: line.unitId,
      targetPriceRial: line.targetPriceRial ?? null,
      note: line.note || null,
      fileIds: line.fileIds,
    };
  });
}

/** @throws 422 for what its supplier does not offer in this unit */
export function assertOffer(
  offer: TradedOffer | undefined,
  { unitId }: RequestLineForm,
  index: number,
  supplierId: string | undefined,
): asserts offer is TradedOffer {
  if (!offer?.isShown || offer.supplierId !== supplierId)
    throw unprocessable('offer_gone', 'تأمین‌کننده این کالا را عرضه نمی‌کند.', `lines.${index}.offerId`);
  if (offer.terms.saleUnitId !== unitId)
    throw unprocessable('unit_mismatch', 'واحد این ردیف با واحد فروش کالا یکی نیست.', `lines.${index}.unitId`);
}

function snapshotOf(offer: TradedOffer, qty: string, today: string): OfferSnapshot {
  const price = unitPriceOf(offer, qty, today);
  return {
    title: offer.title,
    slug: offer.slug,
    partNumber: offer.partNumber,
    glyph: offer.glyph,
    priceVersion: offer.terms.priceVersion,
    unitPriceRial: typeof price === 'number' ? price : null,
  };
}

type Revision = Pick<TradeRequestRow, 'id' | 'revision'>;

/** The lines of a request that count, in their order. */
export const listLines = (db: Executor, { id, revision }: Revision): Promise<TradeLineRow[]> =>
  db
    .select()
    .from(tradeLines)
    .where(and(eq(tradeLines.requestId, id), eq(tradeLines.revision, revision)))
    .orderBy(asc(tradeLines.lineNo));

/** The same of many requests, by request; the lines of earlier revisions are not read. */
export async function listLinesOfMany(db: Executor, rows: readonly Revision[]): Promise<Map<string, TradeLineRow[]>> {
  const found = new Map<string, TradeLineRow[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return found;
  const lines = await db
    .select({ line: tradeLines })
    .from(tradeLines)
    .innerJoin(
      tradeRequests,
      and(eq(tradeRequests.id, tradeLines.requestId), eq(tradeRequests.revision, tradeLines.revision)),
    )
    .where(inArray(tradeLines.requestId, [...found.keys()]))
    .orderBy(asc(tradeLines.requestId), asc(tradeLines.lineNo));
  for (const { line } of lines) found.get(line.requestId)?.push(line);
  return found;
}

/** Writes the lines of a revision in place of those that it has. */
export async function saveLines(tx: Tx, { id, revision }: Revision, lines: readonly LineColumns[]): Promise<void> {
  await tx.delete(tradeLines).where(and(eq(tradeLines.requestId, id), eq(tradeLines.revision, revision)));
  if (lines.length > 0) await tx.insert(tradeLines).values(lines.map((line) => ({ ...line, requestId: id, revision })));
}

/** Whether two lists of lines ask for the same. */
export const asksSame = (stored: readonly TradeLineRow[], given: readonly LineColumns[]): boolean =>
  JSON.stringify(stored.map(askedOf)) === JSON.stringify(given.map(askedOf));

const askedOf = (line: LineColumns) => [
  line.lineNo,
  line.lineId,
  line.offerId,
  line.freeText,
  line.qty,
  line.unitId,
  line.targetPriceRial,
  line.note,
  line.fileIds,
];

/** Those of the offers that a line of a request names. */
export async function findRequestedOffers(db: Executor, offerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (offerIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ offerId: tradeLines.offerId })
    .from(tradeLines)
    .where(inArray(tradeLines.offerId, [...offerIds]));
  return new Set(rows.flatMap(({ offerId }) => offerId ?? []));
}
