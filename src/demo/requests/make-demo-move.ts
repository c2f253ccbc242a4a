import { eq } from 'drizzle-orm';
import type { RequestLineForm } from '../../contract/trade/request-form.ts';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { findTradedOffers } from '../../server/catalog/product/traded-offers.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { createRequest } from '../../server/trade/create-request.ts';
import { editRequest } from '../../server/trade/edit-request.ts';
import { priceLines } from '../../server/trade/price-lines.ts';
import { confirmAndPublish } from '../../server/trade/publish-request.ts';
import { type TradeRequestRow, tradeRequests } from '../../server/trade/request.table.ts';
import { requestConfirmation } from '../../server/trade/request-confirmation.ts';
import { listLines } from '../../server/trade/request-lines.ts';
import { cancelRequest, declineRequest, returnRequest, takeBackRequest } from '../../server/trade/simple-moves.ts';
import { findAgreed } from '../../server/trade/snapshots.ts';
import { demoMerchants } from '../merchants/demo-merchants-table.ts';
import type { DemoLine, DemoMove, DemoRequest } from './demo-requests-table.ts';
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
    const form = await formOf(place, request, request.lines);
    await createRequest(deps, { actor: buyer, input: { id, supplierIds, ...form, submit: request.isSent } });
    return;
  }
  const comment = move.comment ? { comment: move.comment } : {};
  const reason = { id, comment: move.comment ?? '' };
  switch (move.move) {
    case 'edit': {
      const { version } = await rowOf(deps, id);
      const form = await formOf(place, request, move.lines ?? request.lines);
      await editRequest(deps, { actor: buyer, input: { id, version, ...form, submit: false } });
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

function actorOf({ personIds }: DemoPlace, person: string) {
  const userId = personIds.get(person) ?? '';
  return { kind: 'user' as const, userId, sessionId: stableId(DEMO, `session ${person}`), roles: [] };
}

const sellerOf = ({ supplier }: DemoRequest): string =>
  demoMerchants.find((merchant) => merchant.supplier === supplier)?.owner ?? '';

async function formOf({ deps, day }: DemoPlace, request: DemoRequest, lines: readonly DemoLine[]) {
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
  const { priceVersion, totals } = await priceLines(deps.db, await listLines(deps.db, row), deps.now?.() ?? new Date());
  return {
    useOfferPrices: true as const,
    revision: row.revision,
    priceVersion,
    payableRial: totals?.payableRial ?? 0,
  };
}

async function seenSnapshot({ db, now }: CommandDeps, id: string) {
  const agreed = await findAgreed(db, await rowOf({ db }, id), now?.() ?? new Date());
  return { snapshotHash: agreed?.hash ?? '' };
}
