import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Fulfilment } from '../../../core/trade/fulfilment.ts';
import type { Executor } from '../../db/open-database.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { paymentSchedule } from '../snapshot.table.ts';
import { findAgreed } from '../snapshots.ts';
import { type DeliveryLineRow, type DeliveryRow, tradeDeliveries, tradeDeliveryLines } from './delivery.table.ts';
import { type DisputeRow, tradeDisputes } from './dispute.table.ts';
import { type Papers, readPapers } from './missing-papers.ts';
import { type SettlementRow, tradeSettlements } from './settlement.table.ts';

/** What has become of a published request. */
export interface FulfilmentRead {
  facts: Fulfilment;
  deliveries: readonly (DeliveryRow & { lines: readonly DeliveryLineRow[] })[];
  settlements: readonly SettlementRow[];
  /** The last one. */
  dispute: DisputeRow | undefined;
  missingPapers: Papers['missing'];
}

/** @returns undefined before the publication */
export async function readFulfilment(
  db: Executor,
  row: TradeRequestRow,
  now: Date,
): Promise<FulfilmentRead | undefined> {
  if (row.publishedAt === null) return undefined;
  const agreed = await findAgreed(db, row, now);
  const deliveries = await listDeliveries(db, row.id);
  const settlements = await db
    .select()
    .from(tradeSettlements)
    .where(eq(tradeSettlements.requestId, row.id))
    .orderBy(asc(tradeSettlements.recordedAt), asc(tradeSettlements.id));
  const [dispute] = await db
    .select()
    .from(tradeDisputes)
    .where(eq(tradeDisputes.requestId, row.id))
    .orderBy(desc(tradeDisputes.no))
    .limit(1);
  const papers = await readPapers(db, row, 'published');
  const received = deliveries.flatMap(({ receivedAt }) => receivedAt?.getTime() ?? []);
  const facts: Fulfilment = {
    agreed: agreed?.content.lines ?? [],
    shipped: deliveries.flatMap(({ lines }) => lines),
    schedule: await listSchedule(db, row.id),
    settlements,
    lastReceivedAt: received.length > 0 ? new Date(Math.max(...received)) : null,
    publishedAt: row.publishedAt,
    neededBy: row.neededBy,
    cancelAskedBy: row.cancelAskedBy,
    disputedBy: dispute && dispute.endedAt === null ? dispute.openedBy : null,
    outcome: dispute?.outcome ?? null,
    isInvoiced: papers.isInvoiced,
    missingPapers: papers.missing,
  };
  return { facts, deliveries, settlements, dispute, missingPapers: row.state === 'published' ? papers.missing : [] };
}

async function listDeliveries(db: Executor, requestId: string): Promise<FulfilmentRead['deliveries']> {
  const rows = await db
    .select()
    .from(tradeDeliveries)
    .where(eq(tradeDeliveries.requestId, requestId))
    .orderBy(asc(tradeDeliveries.no));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(tradeDeliveryLines)
    .where(
      inArray(
        tradeDeliveryLines.deliveryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tradeDeliveryLines.lineNo));
  const linesOf = Map.groupBy(lines, ({ deliveryId }) => deliveryId);
  return rows.map((one) => ({ ...one, lines: linesOf.get(one.id) ?? [] }));
}

/** What is to be paid for a request, in its order. */
const listSchedule = (db: Executor, requestId: string) =>
  db
    .select({
      no: paymentSchedule.no,
      due: paymentSchedule.due,
      days: paymentSchedule.days,
      amountRial: paymentSchedule.amountRial,
      settledRial: paymentSchedule.settledRial,
    })
    .from(paymentSchedule)
    .where(eq(paymentSchedule.requestId, requestId))
    .orderBy(asc(paymentSchedule.no));
