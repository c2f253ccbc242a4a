import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { UnknownAttempt } from '../../contract/wallet/money.ts';
import { takenAttempts } from '../../core/payments/payment-states.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { momentPosition, whereLater } from '../platform/moment-cursor.ts';
import { paymentAttempts } from './attempts/payment-attempt.table.ts';
import { payments } from './payment.table.ts';

const LONG_MS = 60 * 60_000;

const isLongUnknown = (now: Date) =>
  and(
    inArray(paymentAttempts.state, ['verifying', 'unknown', 'reversing']),
    lte(paymentAttempts.createdAt, new Date(now.getTime() - LONG_MS)),
  );

export const countUnknownAttempts = (db: Executor, now: Date): Promise<number> =>
  countWaiting(db, paymentAttempts, isLongUnknown(now));

/** What a bank has not answered for more than an hour, the longest first. */
export async function listUnknownAttempts(
  db: Executor,
  now: Date,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<UnknownAttempt>> {
  const after = decodeCursor(cursor, momentPosition);
  const { createdAt, id } = paymentAttempts;
  const rows = await db
    .select({ attempt: paymentAttempts, title: payments.title })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(isLongUnknown(now), whereLater(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(
    rows,
    size,
    ({ attempt, title }) => ({
      ...{ id: attempt.id, paymentId: attempt.paymentId, title, gatewayCode: attempt.gateway },
      ...{ authority: attempt.authority, amountRial: attempt.amountRial, asks: attempt.asks },
      createdAt: attempt.createdAt.toISOString(),
      returnedAt: attempt.returnedAt?.toISOString() ?? null,
      nextAskAt: attempt.nextAskAt?.toISOString() ?? null,
    }),
    ({ attempt }) => [attempt.createdAt.toISOString(), attempt.id],
  );
}

/** What each gateway says to have taken. */
export async function sumVerified(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ gateway: paymentAttempts.gateway, sum: sql<string>`sum(${paymentAttempts.amountRial})` })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.state, [...takenAttempts]))
    .groupBy(paymentAttempts.gateway);
  return new Map(rows.map(({ gateway, sum }) => [gateway, Number(sum)]));
}
