import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { restoreBody } from '../../../contract/content/own-page.ts';
import { idParam } from '../../../contract/page.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { notFound, preconditionFailed } from '../../platform/errors/app-error.ts';
import { contentPages, pageRevisions } from '../page/page.table.ts';
import { lockWritable } from './policy.ts';
import { presentOwnCard } from './read.ts';

const input = idParam.extend({ seenVersion: z.int(), ...restoreBody.shape });

/** Makes what was published earlier the draft of a page that the caller has seen. The public does not see it. */
export const restorePage = command({
  name: 'content.restorePage',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { isChanged, row } = await restore(context);
    return { isChanged, page: await presentOwnCard(context.tx, row) };
  },
  audit: ({ isChanged, page: { id, version } }, { input: { version: restored } }) =>
    isChanged ? { objectType: 'page', objectId: id, details: { version, restored } } : undefined,
  answer: ({ page }) => page,
});

async function restore(context: EffectContext<z.infer<typeof input>>) {
  const { tx, actor, now } = context;
  const { id, version, seenVersion } = context.input;
  const page = await lockWritable(tx, actor, id, now);
  if (page.version !== seenVersion) throw preconditionFailed();
  const [revision] = await tx
    .select({ content: pageRevisions.content })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), eq(pageRevisions.version, version)));
  if (!revision) throw notFound('نسخه');
  if (isDeepStrictEqual(page.draft, revision.content)) return { isChanged: false, row: page };
  const [row] = await tx
    .update(contentPages)
    .set({ draft: revision.content, version: page.version + 1, updatedAt: now })
    .where(eq(contentPages.id, id))
    .returning();
  if (!row) throw new Error('the locked page is gone');
  return { isChanged: true, row };
}
