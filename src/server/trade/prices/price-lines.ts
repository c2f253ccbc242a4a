import type { BlockerCode, MembershipAndPrice } from '../../../contract/trade/membership-and-price.ts';
import { priceFor } from '../../../core/money/order-price.ts';
import { endOfTehranDay, tehranDate } from '../../../core/time/jalali-date.ts';
import {
  type DocumentTotals,
  documentTotals,
  type LineAmounts,
  lineAmounts,
} from '../../../core/trade/document-line.ts';
import { findTradedOffers, type TradedOffer } from '../../catalog/product/traded-offers.ts';
import type { Executor } from '../../db/open-database.ts';
import type { TradeLineRow } from '../request.table.ts';
import { readVatPermille } from '../vat-rate.ts';

export type Blocker = MembershipAndPrice['blockers'][number];
export type PricedLine = MembershipAndPrice['lines'][number];

export interface PricedLines {
  lines: PricedLine[];
  /** Null while a line has no price. */
  totals: DocumentTotals | null;
  /** Grows with each price that changes. */
  priceVersion: number;
  validUntil: Date | null;
  blockers: Blocker[];
}

type Line = Pick<TradeLineRow, 'lineNo' | 'offerId' | 'offer' | 'qty' | 'unitId'>;

const words: Readonly<
  Record<Exclude<BlockerCode, 'seller_absent' | 'below_minimum' | 'quote_countered' | 'line_not_supplied'>, string>
> = {
  price_on_request: 'این ردیف قیمت اعلام‌شده ندارد؛ تأمین‌کننده باید قیمت بدهد.',
  below_moq: 'مقدار این ردیف از حداقل سفارش کمتر است.',
  offer_gone: 'تأمین‌کننده این کالا را دیگر عرضه نمی‌کند.',
  price_expired: 'اعتبار قیمت این ردیف گذشته است؛ تأمین‌کننده باید قیمت تازه بدهد.',
  amount_too_large: 'مبلغ این ردیف از اندازه بیرون است؛ مقدار را کم کنید.',
};

/** The published price of a quantity of sale units; the code says why there is none. */
export function unitPriceOf(offer: TradedOffer | undefined, qty: string, today: string): number | keyof typeof words {
  if (!offer?.isShown) return 'offer_gone';
  const { priceType, prices, moq, priceValidUntil } = offer.terms;
  if (priceType === 'onRequest' || prices.length === 0) return 'price_on_request';
  if (priceValidUntil !== null && priceValidUntil < today) return 'price_expired';
  const quantity = Number(qty);
  const tier = moq !== null && quantity < moq ? undefined : priceFor(prices, quantity);
  return tier?.amountRial ?? 'below_moq';
}

/** What published prices are computed from. */
export interface PriceSources {
  offers: ReadonlyMap<string, TradedOffer>;
  vatPermille: number;
  now: Date;
}

/** Of lines of one request, or of many. */
export async function readPriceSources(
  db: Executor,
  lines: readonly Pick<Line, 'offerId'>[],
  now: Date,
): Promise<PriceSources> {
  const offers = await findTradedOffers(
    db,
    lines.flatMap(({ offerId }) => offerId ?? []),
  );
  return { offers, vatPermille: await readVatPermille(db, now), now };
}

/** What the lines cost now by the supplier's published prices. */
export const priceLines = async (db: Executor, lines: readonly Line[], now: Date): Promise<PricedLines> =>
  pricesOf(lines, await readPriceSources(db, lines, now));

/** @param sources of these lines, or of more */
export function pricesOf(lines: readonly Line[], { offers, vatPermille, now }: PriceSources): PricedLines {
  const today = tehranDate(now);
  const blockers: Blocker[] = [];
  const amounts: LineAmounts[] = [];
  const priced = lines.map((line): PricedLine => {
    const offer = line.offerId === null ? undefined : offers.get(line.offerId);
    const found = line.offerId === null ? 'price_on_request' : unitPriceOf(offer, line.qty, today);
    const vatIncluded = offer?.terms.vatIncluded ?? false;
    const amount =
      typeof found === 'number'
        ? (lineAmounts({ qty: line.qty, unitPriceRial: found, vatPermille, vatIncluded }) ?? 'amount_too_large')
        : found;
    const head = { lineNo: line.lineNo, qty: line.qty, unitId: line.unitId, per: '1', vatIncluded, vatPermille };
    if (typeof amount === 'string') {
      blockers.push({ code: amount, message: words[amount], lineNo: line.lineNo });
      return { ...head, unitPriceRial: null, netRial: null, vatRial: null, source: 'none', changed: false };
    }
    amounts.push(amount);
    const unitPriceRial = found as number;
    const changed = line.offer !== null && line.offer.unitPriceRial !== unitPriceRial;
    return { ...head, unitPriceRial, ...amount, source: 'offer', changed };
  });
  const totals = amounts.length === lines.length ? (documentTotals(amounts) ?? null) : null;
  return { lines: priced, totals, ...validityOf(offersOf(lines, offers)), blockers };
}

const offersOf = (lines: readonly Line[], offers: ReadonlyMap<string, TradedOffer>): TradedOffer[] =>
  [...new Set(lines.flatMap(({ offerId }) => offerId ?? []))].flatMap((id) => offers.get(id) ?? []);

function validityOf(offers: readonly TradedOffer[]) {
  const terms = offers.map((offer) => offer.terms);
  const lastDay = terms.flatMap(({ priceValidUntil }) => priceValidUntil ?? []).toSorted()[0];
  return {
    priceVersion: terms.reduce((sum, { priceVersion }) => sum + priceVersion, 0),
    validUntil: lastDay === undefined ? null : endOfTehranDay(lastDay),
  };
}
