import { eq } from 'drizzle-orm';
import type { QuoteBody } from '../../contract/trade/quote.ts';
import type { RequestLineForm } from '../../contract/trade/request-form.ts';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { type LineAnswer, type PaymentTerm, WHOLE_SHARE } from '../../core/trade/quote-states.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { findTradedOffers } from '../../server/catalog/product/traded-offers.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { createRequest } from '../../server/trade/create-request.ts';
import { editRequest } from '../../server/trade/edit-request.ts';
import { priceRequest } from '../../server/trade/prices/price-request.ts';
import { confirmAndPublish } from '../../server/trade/publish-request.ts';
import { counterQuote, withdrawQuote } from '../../server/trade/quotes/answer-quote.ts';
import { sendQuote } from '../../server/trade/quotes/send-quote.ts';
import { type TradeRequestRow, tradeRequests } from '../../server/trade/request.table.ts';
import { requestConfirmation } from '../../server/trade/request-confirmation.ts';
import { cancelRequest, declineRequest, returnRequest, takeBackRequest } from '../../server/trade/simple-moves.ts';
import { findAgreed } from '../../server/trade/snapshots.ts';
import { demoMerchants } from '../merchants/demo-merchants-table.ts';
import type { DemoLine, DemoMove, DemoQuotedLine, DemoRequest } from './demo-requests-table.ts';
import { isFulfilment, makeDemoFulfilment } from './make-demo-fulfilment.ts';
import { demoAddressId } from './seed-demo-buyers.ts';

const DEMO = 'demo';
const DAY_MS = 86_400_000;
const UNIT_OF_TEXTS = 'EACH';

export interface DemoPlace {
  /** `now` is the time of the move. */
  deps: CommandDeps;
  /** By the last digit of the phone. */
  personIds: ReadonlyMap<string, string>;
  /** When the demo is made. */
  day: Date;
}

export const demoRequestId = (key: string): string => stableId(DEMO, `request ${key}`);

/**
 * Makes one move of a request, or begins it.
 * @throws AppError as the command
 */
export async function makeDemoMove(place: DemoPlace, request: DemoRequest, move: DemoMove | undefined): Promise<void> {
  const { deps } = place;
  const id = demoRequestId(request.key);
  const buyer = actorOf(place, request.buyer);
  const seller = actorOf(place, sellerOf(request));
  if (!move) {
    const supplierIds = [stableId(DEMO, `supplier ${request.supplier}`)];
    const buyerMerchantId = request.merchant && stableId(DEMO, `merchant ${request.merchant}`);
    const form = await formOf(place, request, request.lines);
    await createRequest(deps, {
      actor: buyer,
      input: { id, supplierIds, buyerMerchantId, ...form, submit: request.isSent },
    });
    return;
  }
  if (isFulfilment(move.move)) {
    await makeDemoFulfilment({ deps, row: await rowOf(deps, id), buyer, seller }, move);
    return;
  }
  const comment = move.comment ? { comment: move.comment } : {};
  const reason = { id, comment: move.comment ?? '' };
  switch (move.move) {
    case 'edit': {
      const { version } = await rowOf(deps, id);
      const form = await formOf(place, request, move.lines ?? request.lines);
      await editRequest(deps, {
        actor: buyer,
        input: { id, version, ...form, submit: false, acceptSupersede: true },
      });
      return;
    }
    case 'quote':
      await sendQuote(deps, { actor: seller, input: { id, ...(await quoteOf(place, request, move)) } });
      return;
    case 'counter':
    case 'withdraw': {
      const { quoteId } = await rowOf(deps, id);
      if (quoteId === null) throw new Error(`the request ${request.key} of the demo has no quote`);
      if (move.move === 'withdraw') await withdrawQuote(deps, { actor: seller, input: { id, quoteId, ...comment } });
      else
        await counterQuote(deps, {
          actor: buyer,
          input: { ...reason, quoteId, payableRial: move.wanted },
        });
      return;
    }
    case 'ask':
      await requestConfirmation(deps, { actor: buyer, input: { id, ...comment, ...(await seenPrices(place, id)) } });
      return;
    case 'publish':
      await confirmAndPublish(deps, { actor: seller, input: { id, ...comment, ...(await seenSnapshot(deps, id)) } });
      return;
    case 'decline':
      await declineRequest(deps, { actor: seller, input: reason });
      return;
    case 'return':
      await returnRequest(deps, { actor: seller, input: reason });
      return;
    case 'takeBack':
      await takeBackRequest(deps, { actor: buyer, input: { id, ...comment } });
      return;
    case 'cancel':
      await cancelRequest(deps, { actor: buyer, input: { id, ...comment } });
  }
}

export function actorOf({ personIds }: DemoPlace, person: string) {
  const userId = personIds.get(person) ?? '';
  return { kind: 'user' as const, userId, sessionId: stableId(DEMO, `session ${person}`), roles: [] };
}

export const sellerOf = ({ supplier }: Pick<DemoRequest, 'supplier'>): string =>
  demoMerchants.find((merchant) => merchant.supplier === supplier)?.owner ?? '';

/** What is asked, of one supplier or of several. */
export async function formOf(
  { deps, day }: DemoPlace,
  request: Pick<DemoRequest, 'key' | 'supplier' | 'address' | 'title' | 'description' | 'neededIn'>,
  lines: readonly DemoLine[],
) {
  const { key, supplier, address, title, description, neededIn } = request;
  const offerId = ({ item }: DemoLine) => (item ? stableId(DEMO, `offer ${item}@${supplier}`) : undefined);
  const offers = await findTradedOffers(
    deps.db,
    lines.flatMap((line) => offerId(line) ?? []),
  );
  return {
    title,
    description,
    addressId: address && demoAddressId(address),
    neededBy: neededIn === undefined ? undefined : tehranDate(new Date(day.getTime() + neededIn * DAY_MS)),
    lines: lines.map((line, index): RequestLineForm => {
      const id = offerId(line);
      const unitId = id ? offers.get(id)?.terms.saleUnitId : line.unit;
      return {
        lineId: stableId(DEMO, `request ${key} line ${index + 1}`),
        ...(id ? { offerId: id } : { freeText: line.text }),
        qty: line.qty,
        unitId: unitId ?? UNIT_OF_TEXTS,
        targetPriceRial: line.target,
        note: line.note,
        fileIds: [],
      };
    }),
  };
}

async function rowOf({ db }: Pick<CommandDeps, 'db'>, id: string): Promise<TradeRequestRow> {
  const [row] = await db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
  if (!row) throw new Error(`the request ${id} of the demo is not stored`);
  return row;
}

/** What the buyer sees before it asks; without a price the command refuses. */
async function seenPrices({ deps }: DemoPlace, id: string) {
  const row = await rowOf(deps, id);
  const { priceVersion, totals, quote } = await priceRequest(deps.db, row, deps.now?.() ?? new Date());
  return {
    ...(quote ? { quoteId: quote.id } : { useOfferPrices: true as const }),
    revision: row.revision,
    priceVersion,
    payableRial: totals?.payableRial ?? 0,
  };
}

const HALF = 500;
const CREDIT_DAYS = 30;
const VALID_DAYS = 7;
export const PREPAID: readonly PaymentTerm[] = [{ share: WHOLE_SHARE, due: 'order', days: 0 }];
const termsOf: Readonly<Record<NonNullable<DemoMove['terms']>, readonly PaymentTerm[]>> = {
  order: PREPAID,
  half: [
    { share: HALF, due: 'order', days: 0 },
    { share: HALF, due: 'delivery', days: 0 },
  ],
  delivery: [{ share: WHOLE_SHARE, due: 'delivery', days: 0 }],
  credit: [{ share: WHOLE_SHARE, due: 'credit', days: CREDIT_DAYS }],
};

async function quoteOf({ deps }: DemoPlace, request: DemoRequest, move: DemoMove): Promise<QuoteBody> {
  const now = deps.now?.() ?? new Date();
  const { revision, round } = await rowOf(deps, demoRequestId(request.key));
  return {
    quoteId: stableId(DEMO, `request ${request.key} quote ${round + 1}`),
    revision,
    validUntil: tehranDate(new Date(now.getTime() + (move.validFor ?? VALID_DAYS) * DAY_MS)),
    freightRial: move.freight ?? 0,
    terms: [...(move.terms ? termsOf[move.terms] : PREPAID)],
    note: move.comment,
    lines: (move.answers ?? []).map(({ price, qty, instead, leadDays, note }, index) => ({
      lineNo: index + 1,
      altNo: 0,
      answer: answerOf({ price, qty, instead }),
      title: instead,
      qty,
      unitPriceRial: price,
      per: '1',
      vatIncluded: false,
      leadDays,
      note,
    })),
  };
}

function answerOf({ price, qty, instead }: Pick<DemoQuotedLine, 'price' | 'qty' | 'instead'>): LineAnswer {
  if (price === undefined) return 'none';
  if (instead !== undefined) return 'alternative';
  return qty === undefined ? 'quoted' : 'partial';
}

async function seenSnapshot({ db, now }: CommandDeps, id: string) {
  const agreed = await findAgreed(db, await rowOf({ db }, id), now?.() ?? new Date());
  return { snapshotHash: agreed?.hash ?? '' };
}
