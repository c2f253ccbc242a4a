import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { feedbackLimits } from './feedback.table.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Feedback of one sender in a day. Many people share the address of an office or a mobile network. */
export const sentMax = { address: 60, device: 20, person: 30 } as const;

/** Under which a person is counted. */
export const personSubject = (personId: string): string => `user:${personId}`;

/**
 * Counts one feedback of a sender, in windows of a day.
 * @throws a 429 problem over the limit; the caller's transaction is rolled back with it
 */
export async function takeFeedback(tx: Tx, subject: string, max: number, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DAY_MS);
  const isNew = sql`${feedbackLimits.windowStart} <= ${oldest.toISOString()}::timestamptz`;
  const [taken] = await tx
    .insert(feedbackLimits)
    .values({ subject, windowStart: now, sent: 1 })
    .onConflictDoUpdate({
      target: feedbackLimits.subject,
      set: {
        windowStart: sql`case when ${isNew} then excluded.window_start else ${feedbackLimits.windowStart} end`,
        sent: sql`case when ${isNew} then 1 else ${feedbackLimits.sent} + 1 end`,
      },
      setWhere: sql`${isNew} or ${feedbackLimits.sent} < ${max}`,
    })
    .returning({ subject: feedbackLimits.subject });
  if (!taken) throw await refusalOf(tx, subject, now);
}

async function refusalOf(tx: Tx, subject: string, now: Date): Promise<AppError> {
  const [row] = await tx.select().from(feedbackLimits).where(eq(feedbackLimits.subject, subject));
  const endsAt = (row?.windowStart ?? now).getTime() + DAY_MS;
  const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / SECOND_MS));
  return new AppError(
    429,
    'feedback_limit_reached',
    'امروز از اینجا بازخورد زیادی فرستاده شده است؛ متن شما می‌ماند و بعدتر فرستاده می‌شود.',
    { headers: { 'retry-after': String(seconds) } },
  );
}
