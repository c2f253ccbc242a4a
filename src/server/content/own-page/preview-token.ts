import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { idParam } from '../../../contract/page.ts';
import type { Executor } from '../../db/open-database.ts';
import { command } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type ContentPageRow, contentPages } from '../page/page.table.ts';
import { lockWritable } from './policy.ts';

const TOKEN_BYTES = 32;
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The table has no token, so that a copy of it opens nothing. */
export const previewHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes the token that opens the draft for a week, in place of an earlier one. */
export const makePreviewToken = command({
  name: 'content.makePreviewToken',
  input: idParam,
  policy: forSignedIn,
  isAnswerSecret: true,
  effect: async ({ tx, actor, input: { id }, now }) => {
    await lockWritable(tx, actor, id, now);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const until = new Date(now.getTime() + KEPT_MS);
    await tx
      .update(contentPages)
      .set({ previewHash: previewHashOf(token), previewUntil: until })
      .where(eq(contentPages.id, id));
    return { token, until };
  },
  audit: (_result, { input: { id } }) => ({ objectType: 'page', objectId: id }),
  answer: ({ token, until }) => ({ token, until: until.toISOString() }),
});

/** @throws 404 for a page whose token is another one or is too old, as for one that does not exist */
export async function getPreviewed(db: Executor, id: string, token: string, now: Date): Promise<ContentPageRow> {
  const isOpen = and(
    eq(contentPages.id, id),
    eq(contentPages.previewHash, previewHashOf(token)),
    gt(contentPages.previewUntil, now),
  );
  const [row] = await db.select().from(contentPages).where(isOpen);
  if (!row) throw notFound('صفحه');
  return row;
}
