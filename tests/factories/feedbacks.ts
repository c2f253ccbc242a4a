import { randomInt, randomUUID } from 'node:crypto';
import { TRACKING_LENGTH, TRACKING_LETTERS } from '../../src/core/ids/tracking-code.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { feedbacks } from '../../src/server/feedback/feedback.table.ts';

export interface BuiltFeedback {
  id: string;
  trackingCode: string;
}

const newCode = (): string =>
  Array.from({ length: TRACKING_LENGTH }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join('');

export async function buildFeedback(
  db: Db,
  given: Partial<typeof feedbacks.$inferInsert> = {},
): Promise<BuiltFeedback> {
  const now = new Date();
  const row = { id: randomUUID(), trackingCode: newCode(), ...given };
  await db
    .insert(feedbacks)
    .values({ type: 'bug', text: 'فهرست خالی می‌ماند', stateAt: now, createdAt: now, updatedAt: now, ...row });
  return row;
}
