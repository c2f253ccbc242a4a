import type { RequestBody, RequestLineForm } from '../../../contract/trade/request-form.ts';
import { tehranDate } from '../../../core/time/jalali-date.ts';
import { lineAmounts } from '../../../core/trade/document-line.ts';
import { parseQuantity } from '../../../core/trade/quantity.ts';
import {
  findBaseTitles,
  findOffersOfBases,
  findTradedOffers,
  type TradedOffer,
} from '../../catalog/product/traded-offers.ts';
import type { Executor } from '../../db/open-database.ts';
import { unitPriceOf } from '../prices/price-lines.ts';
import { assertOffer } from '../request-lines.ts';
import { readVatPermille } from '../vat-rate.ts';

const FREE_TEXT_MAX = 300;

/**
 * The lines for each supplier of a group: the offer that the buyer has named, or the supplier's own offer of the same base
 * product, or else what the line is called. No supplier reads of another's offer.
 * @throws 422 for an offer that nobody can ask for
 */
export async function findSupplierLines(
  db: Executor,
  { lines, supplierIds }: Pick<RequestBody, 'lines' | 'supplierIds'>,
  now: Date,
): Promise<(supplierId: string) => RequestLineForm[]> {
  const named = await findTradedOffers(
    db,
    lines.flatMap(({ offerId }) => offerId ?? []),
  );
  for (const [index, line] of lines.entries())
    if (line.offerId) assertOffer(named.get(line.offerId), line, index, named.get(line.offerId)?.supplierId);
  const baseProductIds = [...named.values()].flatMap(({ baseProductId }) => baseProductId ?? []);
  const same = await findOffersOfBases(db, { baseProductIds, supplierIds });
  const titles = await findBaseTitles(db, baseProductIds);
  const cheapest = await cheapestFirst(db, now);
  return (supplierId) =>
    lines.map((line): RequestLineForm => {
      const wanted = line.offerId ? named.get(line.offerId) : undefined;
      if (!wanted || wanted.supplierId === supplierId) return line;
      const own = same.filter(
        (offer) =>
          offer.supplierId === supplierId &&
          offer.baseProductId === wanted.baseProductId &&
          offer.terms.saleUnitId === line.unitId,
      );
      const [best] = cheapest(own, line.qty);
      if (best) return { ...line, offerId: best.id };
      const title = (wanted.baseProductId && titles.get(wanted.baseProductId)) || wanted.title;
      return { ...line, offerId: null, freeText: title.slice(0, FREE_TEXT_MAX) };
    });
}

/** Orders offers by what a quantity costs without the tax; those without a price come last. */
async function cheapestFirst(db: Executor, now: Date) {
  const vatPermille = await readVatPermille(db, now);
  const today = tehranDate(now);
  return (offers: readonly TradedOffer[], typed: string): TradedOffer[] => {
    const qty = parseQuantity(typed) ?? '';
    const costOf = (offer: TradedOffer): number => {
      const unitPriceRial = unitPriceOf(offer, qty, today);
      if (typeof unitPriceRial !== 'number') return Number.POSITIVE_INFINITY;
      const { vatIncluded } = offer.terms;
      return lineAmounts({ qty, unitPriceRial, vatPermille, vatIncluded })?.netRial ?? Number.POSITIVE_INFINITY;
    };
    return offers
      .map((offer) => ({ offer, cost: costOf(offer) }))
      .toSorted((a, b) => (a.cost === b.cost ? (a.offer.id < b.offer.id ? -1 : 1) : a.cost - b.cost))
      .map(({ offer }) => offer);
  };
}
