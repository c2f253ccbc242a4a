import { and, asc, eq, isNull } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { DisputeCard } from '../../../contract/trade/fulfilment.ts';
import { countWaiting } from '../../db/count-waiting.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereLater } from '../../platform/moment-cursor.ts';
import { findSellers } from '../../suppliers/read.ts';
import { tradeDisputes } from '../fulfilment/dispute.table.ts';
import { tradeRequests } from '../request.table.ts';

/** How many wait for a decision. */
export const countOpenDisputes = (db: Executor): Promise<number> =>
  countWaiting(db, tradeDisputes, isNull(tradeDisputes.endedAt));

/** The disputes that wait for a decision, the longest waiting first. @throws 403 for who is no operator */
export async function listDisputes(
  db: Executor,
  actor: Actor,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<DisputeCard>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select({ dispute: tradeDisputes, request: tradeRequests })
    .from(tradeDisputes)
    .innerJoin(tradeRequests, eq(tradeRequests.id, tradeDisputes.requestId))
    .where(and(isNull(tradeDisputes.endedAt), whereLater(tradeDisputes.openedAt, tradeDisputes.requestId, after)))
    .orderBy(asc(tradeDisputes.openedAt), asc(tradeDisputes.requestId))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const suppliers = await findSellers(
    db,
    rows.map(({ request }) => request.supplierId),
  );
  return toPage(
    rows,
    size,
    ({ dispute, request }): DisputeCard => ({
      requestId: request.id,
      number: request.number,
      supplierName: suppliers.get(request.supplierId)?.card.name ?? '',
      buyerName: request.buyer && (request.buyer.companyName ?? request.buyer.name),
      openedBy: dispute.openedBy,
      reason: dispute.reason,
      openedAt: dispute.openedAt.toISOString(),
      payableRial: request.payableRial,
    }),
    ({ dispute }) => [dispute.openedAt.toISOString(), dispute.requestId],
  );
}
