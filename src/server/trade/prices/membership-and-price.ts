import type { MembershipAndPrice } from '../../../contract/trade/membership-and-price.ts';
import { commissionOf } from '../../../core/money/commission.ts';
import type { Executor } from '../../db/open-database.ts';
import { findPaidPlan } from '../../membership/periods.ts';
import { readMembershipState } from '../../membership/read.ts';
import { listSellersOf, listSellersOfMany, minOrderOf, type SellingMerchant } from '../../merchants/selling-parties.ts';
import type { Actor } from '../../platform/actor.ts';
import { countPublished } from '../publish-request.ts';
import { findQuotes, type QuoteWithLines } from '../quotes/read-quotes.ts';
import { getPartyRow } from '../read.ts';
import type { TradeLineRow, TradeRequestRow } from '../request.table.ts';
import { type CommissionSetting, fixedRates, ratesOfNow } from '../settlement/commission-rates.ts';
import { type Agreed, findAgreed, findAgreedOfMany } from '../snapshots.ts';
import { belowMinimum } from '../submission.ts';
import { type Blocker, type PricedLine, readPriceSources } from './price-lines.ts';
import { type RequestPrices as PricedRequest, priceRequest, pricesOfRequest, quoteOutOf } from './price-request.ts';

type RequestPrices = Omit<MembershipAndPrice, 'membership' | 'commissionRial' | 'commissionVatRial' | 'serverNow'>;

interface Reading {
  actor: Actor;
  now: Date;
  env: CommissionSetting;
}

/** What a request costs, and what the seller's membership and Rasteh's commission are. @throws 404 for who is no party of it */
export async function readMembershipAndPrice(
  db: Executor,
  { actor, now, env }: Reading,
  id: string,
): Promise<MembershipAndPrice> {
  const { row, party } = await getPartyRow(db, { actor, now }, id);
  const sellerId = party.role === 'seller' ? party.merchantId : undefined;
  const prices = await readPrices(db, row, now);
  const rates = sellerId && ((await fixedRates(db, row.id)) ?? (await ratesOfNow(db, env, now)));
  const commission = rates && prices.payableRial !== null ? commissionOf(prices.payableRial, rates) : undefined;
  return {
    membership: sellerId ? await membershipOf(db, sellerId, now) : null,
    commissionRial: commission?.netRial ?? null,
    commissionVatRial: commission?.vatRial ?? null,
    ...prices,
    serverNow: now.toISOString(),
  };
}

/** What was agreed, or else the quote that is out, or the published prices of now. */
async function readPrices(db: Executor, row: TradeRequestRow, now: Date): Promise<RequestPrices> {
  const sellers = await listSellersOf(db, row.supplierId, now);
  const agreed = await findAgreed(db, row, now);
  return agreed ? agreedPrices(row, agreed) : pricesNow(row, await priceRequest(db, row, now), sellers);
}

/** With what it was computed from. */
export interface PricesOfOne {
  prices: RequestPrices;
  /** That is out, or was agreed on. */
  quote: QuoteWithLines | undefined;
  sellers: readonly SellingMerchant[];
}

/** `readPrices` of many requests, by their ids: what it reads of one it reads of all of them at once. */
export async function readPricesOfMany(
  db: Executor,
  rows: readonly TradeRequestRow[],
  linesOf: ReadonlyMap<string, readonly TradeLineRow[]>,
  now: Date,
): Promise<Map<string, PricesOfOne>> {
  const agreed = await findAgreedOfMany(db, rows, now);
  const quoteIdOf = (row: TradeRequestRow) => {
    const found = agreed.get(row.id);
    return found ? (found.content.quote?.id ?? null) : quoteOutOf(row, now);
  };
  const quotes = await findQuotes(
    db,
    rows.flatMap((row) => quoteIdOf(row) ?? []),
  );
  const sources = await readPriceSources(
    db,
    rows.flatMap((row) => linesOf.get(row.id) ?? []),
    now,
  );
  const supplierIds = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const sellersOf = await listSellersOfMany(db, supplierIds, now);
  return new Map(
    rows.map((row) => {
      const [known, quote] = [agreed.get(row.id), quotes.get(quoteIdOf(row) ?? '')];
      const sellers = sellersOf.get(row.supplierId) ?? [];
      const asked = linesOf.get(row.id) ?? [];
      const prices = known
        ? agreedPrices(row, known)
        : pricesNow(row, pricesOfRequest(row, { asked, quote, sources }), sellers);
      return [row.id, { prices, quote, sellers }];
    }),
  );
}

const agreedPrices = ({ revision, confirmBy }: TradeRequestRow, agreed: Agreed): RequestPrices => {
  const { lines, totals, quote, priceVersion, freightRial } = agreed.content;
  const source = quote ? ('quote' as const) : ('offer' as const);
  return {
    ...totals,
    lines: lines.map((line) => priceOf({ ...line, unitId: line.unit.id, source, changed: false })),
    freightRial,
    revision,
    quoteId: quote?.id ?? null,
    priceVersion,
    validUntil: confirmBy?.toISOString() ?? null,
    blockers: [],
  };
};

function pricesNow(
  { revision }: TradeRequestRow,
  { lines, totals, quote, freightRial, priceVersion, validUntil, blockers }: PricedRequest,
  sellers: readonly SellingMerchant[],
): RequestPrices {
  return {
    ...(totals ?? { netRial: null, vatRial: null, payableRial: null }),
    lines: lines.map(priceOf),
    freightRial,
    revision,
    quoteId: quote?.id ?? null,
    priceVersion,
    validUntil: validUntil?.toISOString() ?? null,
    blockers: [...blockers, ...sellerBlockers(sellers, quote ? undefined : totals?.netRial)],
  };
}

function sellerBlockers(sellers: readonly SellingMerchant[], netRial: number | undefined): Blocker[] {
  if (sellers.length === 0)
    return [{ code: 'seller_absent', message: 'این تأمین‌کننده هنوز در راسته پاسخ نمی‌دهد؛ با او تماس بگیرید.' }];
  const minimum = minOrderOf(sellers);
  return netRial !== undefined && netRial < minimum ? [{ code: 'below_minimum', message: belowMinimum(minimum) }] : [];
}

const priceOf = ({
  lineNo,
  qty,
  unitId,
  unitPriceRial,
  per,
  vatIncluded,
  netRial,
  vatPermille,
  vatRial,
  source,
  changed,
}: PricedLine): PricedLine => ({
  lineNo,
  qty,
  unitId,
  unitPriceRial,
  per,
  vatIncluded,
  netRial,
  vatPermille,
  vatRial,
  source,
  changed,
});

async function membershipOf(db: Executor, merchantId: string, now: Date): Promise<MembershipAndPrice['membership']> {
  const found = await readMembershipState(db, merchantId, now);
  const limit = found?.publishedLimit ?? null;
  const used = found ? await countPublished(db, merchantId, found.from) : 0;
  const isFull = limit !== null && used >= limit;
  return {
    state: found?.state ?? 'none',
    to: found?.to.toISOString() ?? null,
    used,
    limit,
    required: !found || found.state === 'expired' || isFull,
    // The base plan is free, and no help to who has used it up.
    planFeeRial: isFull ? ((await findPaidPlan(db))?.priceRial ?? 0) : 0,
  };
}
