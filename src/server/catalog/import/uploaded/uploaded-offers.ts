import type { OfferTerms } from '../../../../contract/catalog/own-offer.ts';
import type { Db } from '../../../db/open-database.ts';
import type { AroundWrite } from '../../ingest/touched.ts';
import { areSameTerms, findTermsFault } from '../../own-offer/offer-terms.ts';
import { listOwnOffersById, termsOf } from '../../own-offer/read.ts';
import { lockOffers, writeTerms } from '../../own-offer/write-terms.ts';
import { type OnRejection, type Place, rejectAt } from '../check-record.ts';
import { readOffer } from '../offer/read-offer.ts';
import { readProduct } from '../read-product.ts';
import type { RawRecord } from '../record-stream.ts';
import { offerFinder } from './find-offer.ts';
import { mappingOfOffers } from './mapping-of-plan.ts';
import { noQuestions, PriceList, questionOf } from './questions.ts';
import type { CatalogCheck } from './uploaded-catalog.ts';
import { BATCH_SIZE, readerOf, type UploadedTable, withProblems } from './uploaded-table.ts';

export interface UploadedOffers extends UploadedTable {
  supplierId: string;
}

/** What a row says about an offer; what it does not say stays. */
interface OfferRow {
  offerId: string;
  place: Place;
  said: Partial<Omit<OfferTerms, 'priceType' | 'prices'>>;
  amountRial: number | undefined;
}

const TWICE = { code: 'offer-twice', reason: 'این کالا در فایل دو بار آمده است؛ ردیف نخست می‌ماند.' };

interface Counts {
  refused: number;
  products: number;
}

/**
 * What a file of prices would change of the supplier's offers, by reads alone. It makes no products.
 * @throws a 422 problem for a plan that does not fit the table
 */
export function checkOffers(db: Db, uploaded: UploadedOffers): Promise<CatalogCheck> {
  return withProblems(async () => {
    const [questions, prices] = [noQuestions(), new PriceList()];
    const onRejection: OnRejection = (rejection) => questions.add(questionOf(rejection));
    const total = { refused: 0, products: 0 };
    const counts = { fresh: 0, changed: 0, unchanged: 0 };
    for await (const batch of batchesOf(db, uploaded, total, onRejection)) {
      const offers = await listOwnOffersById(
        db,
        uploaded.supplierId,
        batch.map(({ offerId }) => offerId),
      );
      for (const row of batch) {
        const offer = offers.get(row.offerId);
        const terms = offer && termsAfter(termsOf(offer), row, onRejection);
        if (!offer || !terms) total.refused += 1;
        else if (areSameTerms(termsOf(offer), terms)) counts.unchanged += 1;
        else {
          counts.changed += 1;
          const [before, after] = [priceOf(offer), priceOf(terms)];
          if (before !== after) prices.add({ id: offer.id, title: offer.title, before, after });
        }
      }
    }
    return { counts: { ...counts, refused: total.refused }, questions, prices: prices.tell() };
  });
}

/**
 * Writes what a file of prices says; a second run goes on where a first one has ended.
 * @param around runs the write of each batch
 * @returns how many rows name a product, and how many are refused
 */
export function writeOffers(db: Db, uploaded: UploadedOffers, around: AroundWrite, now: () => Date): Promise<Counts> {
  return withProblems(async () => {
    const total = { refused: 0, products: 0 };
    const ignore = () => {};
    for await (const batch of batchesOf(db, uploaded, total, ignore)) {
      const byId = new Map(batch.map((row) => [row.offerId, row]));
      total.refused += await db.transaction(async (tx) => {
        const stored = await lockOffers(tx, [...byId.keys()]);
        const read = stored.map((row) => {
          const said = row.supplierId === uploaded.supplierId ? byId.get(row.id) : undefined;
          return { row, terms: said && termsAfter(termsOf(row), said, ignore) };
        });
        const wanted = read.flatMap(({ row, terms }) =>
          terms && !areSameTerms(termsOf(row), terms) ? [{ row, terms }] : [],
        );
        await around(tx, { offer: [...byId.keys()] }, () => writeTerms(tx, wanted, now()));
        return batch.length - read.filter(({ terms }) => terms).length;
      });
    }
    return total;
  });
}

/** The rows that name an offer of the supplier, each once; the others are counted as refused. */
async function* batchesOf(db: Db, uploaded: UploadedOffers, total: Counts, onRejection: OnRejection) {
  const find = await offerFinder(db, uploaded.supplierId);
  const seen = new Set<string>();
  let batch: OfferRow[] = [];
  for await (const raw of readerOf(uploaded, mappingOfOffers(uploaded.plan)).records()) {
    if (raw.kind !== 'product') continue;
    total.products += 1;
    const row = readRow(raw, find, seen, onRejection);
    if (row) batch.push(row);
    else total.refused += 1;
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Undefined, with a rejection, for a row that names no offer of the supplier, or one that is among those seen. */
function readRow(
  raw: RawRecord,
  find: Awaited<ReturnType<typeof offerFinder>>,
  seen: Set<string>,
  onRejection: OnRejection,
): OfferRow | undefined {
  const product = readProduct(raw, onRejection);
  if (!product) return undefined;
  const { record, place } = product;
  const given = record.offer ?? { prices: [] };
  const terms = readOffer(given, place, onRejection);
  if (!terms) return undefined;
  const found = find(record);
  const named = 'offerId' in found && seen.has(found.offerId) ? TWICE : found;
  if ('code' in named) {
    rejectAt(place, 'id', named.reason, onRejection, named.code);
    return undefined;
  }
  seen.add(named.offerId);
  const { moq, leadTimeDays, priceValidUntil, stockState, prices } = terms;
  const said = {
    ...(moq !== undefined && { moq }),
    ...(leadTimeDays !== undefined && { leadTimeDays }),
    ...(priceValidUntil !== undefined && { priceValidUntil }),
    ...(given.stockState && { stockState }),
  };
  return { offerId: named.offerId, place, said, amountRial: prices[0]?.amountRial };
}

/** Undefined, with a rejection, where the row cannot be what the offer is. */
function termsAfter(before: OfferTerms, row: OfferRow, onRejection: OnRejection): OfferTerms | undefined {
  const { place, said, amountRial } = row;
  const isTiered = before.prices.length > 1;
  if (isTiered && amountRial !== undefined) {
    const reason = 'این کالا قیمت پله‌ای دارد؛ آن را با «دریافت فایل» پیشنهادها تغییر دهید.';
    rejectAt(place, 'offer.prices[0].amount', reason, onRejection, 'price-tiered');
    return undefined;
  }
  const moq = said.moq ?? before.moq;
  const amount = amountRial ?? before.prices[0]?.amountRial;
  const price: Pick<OfferTerms, 'priceType' | 'prices'> =
    isTiered || amount === undefined
      ? { priceType: before.priceType, prices: before.prices }
      : {
          priceType: before.priceType === 'onRequest' ? 'fixed' : before.priceType,
          prices: [{ minQty: moq ?? 1, amountRial: amount }],
        };
  const terms = { ...before, ...said, ...price };
  const fault = findTermsFault(terms);
  if (!fault) return terms;
  rejectAt(place, `offer.${fault.field.replace(/\.(\d+)/g, '[$1]')}`, fault.reason, onRejection, 'offer-invalid');
  return undefined;
}

const priceOf = ({ prices }: Pick<OfferTerms, 'prices'>): number | null => prices[0]?.amountRial ?? null;
