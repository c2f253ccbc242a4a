import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LikeAnswer } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import { userIdOf } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { contentPages, pageLikes } from '../page/page.table.ts';
import { getPageCounts } from '../page/page-counts.ts';

const likeInput = idParam.extend({ liked: z.boolean() });

/** Likes a page or takes the like away; again, it is the same. The revision of public data stays. */
export const likePage = command({
  name: 'pages.like',
  input: likeInput,
  policy: forSignedIn,
  effect: like,
  audit: ownRow('page_likes has a row per like with its person and time'),
});

async function like(context: EffectContext<z.infer<typeof likeInput>>): Promise<LikeAnswer> {
  const { tx, input } = context;
  const known = await getPageCounts(tx, input.id);
  const more = await setLike(context);
  if (more === 0) return { liked: input.liked, likeCount: known.likeCount };
  const [counted] = await tx
    .update(contentPages)
    .set({ likeCount: sql`${contentPages.likeCount} + ${more}` })
    .where(eq(contentPages.id, input.id))
    .returning({ likeCount: contentPages.likeCount });
  if (!counted) throw notFound('مطلب');
  return { liked: input.liked, likeCount: counted.likeCount };
}

/** By how many likes the page has more now. */
async function setLike({ tx, actor, input: { id, liked }, now }: EffectContext<z.infer<typeof likeInput>>) {
  const personId = userIdOf(actor);
  if (liked) {
    const row = { personId, pageId: id, at: now };
    return (await tx.insert(pageLikes).values(row).onConflictDoNothing().returning({ at: pageLikes.at })).length;
  }
  const isOwn = and(eq(pageLikes.personId, personId), eq(pageLikes.pageId, id));
  return -(await tx.delete(pageLikes).where(isOwn).returning({ at: pageLikes.at })).length;
}
