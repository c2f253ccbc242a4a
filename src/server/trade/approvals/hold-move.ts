import { and, eq } from 'drizzle-orm';
import type { LinePick } from '../../../contract/trade/request-form.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { ApprovalMove } from '../../../core/trade/approval-states.ts';
import type { Tx } from '../../db/open-database.ts';
import { findOwnerOfMerchant } from '../../merchants/selling-parties.ts';
import { userIdOf } from '../../platform/actor.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { type TradeApprovalRow, tradeApprovals } from './approval.table.ts';
import { isPlaceMoved } from './asked-address.ts';
import { tellApproval } from './tell-approval.ts';

/** What the agent wants done. */
export interface AskedMove {
  move: ApprovalMove;
  quoteId?: string | undefined;
  priceVersion?: number | undefined;
  payableRial: number;
  picks?: readonly LinePick[] | undefined;
  comment?: string | undefined;
}

const isOpen = (requestId: string) => and(eq(tradeApprovals.requestId, requestId), eq(tradeApprovals.state, 'open'));

async function findOpenApproval(tx: Tx, requestId: string): Promise<TradeApprovalRow | undefined> {
  const [row] = await tx.select().from(tradeApprovals).where(isOpen(requestId));
  return row;
}

/** The move waits for the principal, who is told. Asked again with the same numbers for the same place, it is the same; others take its place. */
export async function holdMove(
  context: Pick<EffectContext<unknown>, 'tx' | 'actor' | 'now'>,
  row: TradeRequestRow,
  asked: AskedMove,
): Promise<TradeRequestRow> {
  const { tx, actor, now } = context;
  const { move, quoteId = null, priceVersion = null, payableRial, picks = null, comment = null } = asked;
  const known = await findOpenApproval(tx, row.id);
  const numbers = { move, revision: row.revision, quoteId, priceVersion, payableRial, picks };
  if (known && isSame(known, numbers) && !(await isPlaceMoved(tx, row, known))) return row;
  if (known) await voidApprovals(context, row.id);
  const id = uuidv7();
  await tx.insert(tradeApprovals).values({
    ...{ id, requestId: row.id, ...numbers, comment, askedById: userIdOf(actor) },
    ...{ createdAt: now, updatedAt: now },
  });
  const held = await touchRequest(context, row);
  const merchant = row.buyerMerchantId === null ? undefined : await findOwnerOfMerchant(tx, row.buyerMerchantId);
  const to = merchant?.ownerPersonId ? [merchant.ownerPersonId] : [];
  await tellApproval(context, held, 'tradeApprovalAsked', { to, payableRial });
  return held;
}

type Numbers = Pick<TradeApprovalRow, 'move' | 'revision' | 'quoteId' | 'priceVersion' | 'payableRial' | 'picks'>;

const isSame = (known: Numbers, { move, revision, quoteId, priceVersion, payableRial, picks }: Numbers): boolean =>
  known.move === move &&
  known.revision === revision &&
  known.quoteId === quoteId &&
  known.priceVersion === priceVersion &&
  known.payableRial === payableRial &&
  picksKey(known.picks) === picksKey(picks);

const picksKey = (picks: Numbers['picks']): string =>
  JSON.stringify(picks?.map(({ lineNo, altNo = 0, qty = null }) => [lineNo, altNo, qty]) ?? null);

/** What was asked for is not what the request is by now. */
export async function voidApprovals(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  requestId: string,
): Promise<void> {
  await tx.update(tradeApprovals).set({ state: 'voided', decidedAt: now, updatedAt: now }).where(isOpen(requestId));
}

/** Whoever reads the request again finds another version of it. */
export async function touchRequest(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  { id, version }: TradeRequestRow,
): Promise<TradeRequestRow> {
  const [row] = await tx
    .update(tradeRequests)
    .set({ version: version + 1, updatedAt: now })
    .where(and(eq(tradeRequests.id, id), eq(tradeRequests.version, version)))
    .returning();
  if (!row) throw new Error('the locked request has changed');
  return row;
}
