import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { publishBody } from '../../../contract/content/own-page.ts';
import { idParam } from '../../../contract/page.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, preconditionFailed, unprocessable } from '../../platform/errors/app-error.ts';
import { type ContentPageRow, contentPages } from '../page/page.table.ts';
import { publishContent, withdrawContent } from '../page/write-page.ts';
import { lockWritable } from './policy.ts';
import { draftOf, isChanged, presentOwnCard } from './read.ts';

const AHEAD_MAX_MS = 366 * 24 * 60 * 60_000;

const published = idParam.extend({ version: z.int(), ...publishBody.shape });

interface Moved {
  from: ContentPageRow['status'];
  row: ContentPageRow;
}

const declareMove = <Input extends { id: string }>(
  name: string,
  input: z.ZodType<Input, Input>,
  move: (context: EffectContext<Input>) => Promise<Moved | ContentPageRow>,
) =>
  command({
    name: `content.${name}`,
    input,
    policy: forSignedIn,
    effect: async (context) => {
      const moved = await move(context);
      const { from, row } = 'row' in moved ? moved : { from: undefined, row: moved };
      return { from, page: await presentOwnCard(context.tx, row) };
    },
    audit: ({ from, page: { id, status, version } }) =>
      from === undefined ? undefined : { objectType: 'page', objectId: id, details: { from, to: status, version } },
    answer: ({ page }) => page,
  });

/** Shows the draft that the caller has seen to the public, now or when its time comes. */
export const publishPage = declareMove('publishPage', published, async ({ tx, actor, now, input }) => {
  const page = await lockWritable(tx, actor, input.id, now);
  if (page.version !== input.version) throw preconditionFailed();
  const content = draftOf(page);
  if (content.body.length === 0) throw unprocessable('page_empty', 'مطلبی که متن ندارد منتشر نمی‌شود.', 'body');
  const at = input.publishAt === undefined ? now : new Date(input.publishAt);
  if (at > now) return schedule(tx, page, at, now);
  if (!isChanged(page)) return page;
  // The time of a page that waits is still to come.
  const publishedAt = page.status === 'scheduled' ? null : page.publishedAt;
  const row = await publishContent(tx, { ...page, publishedAt }, content, now, userIdOf(actor));
  return { from: page.status, row };
});

async function schedule(
  tx: Parameters<typeof publishContent>[0],
  page: ContentPageRow,
  at: Date,
  now: Date,
): Promise<Moved | ContentPageRow> {
  if (at.getTime() - now.getTime() > AHEAD_MAX_MS)
    throw unprocessable('publish_at_far', 'زمان انتشار باید در یک سال آینده باشد.', 'publishAt');
  if (page.status === 'published')
    throw conflict('page_state', 'این مطلب اکنون منتشر شده است؛ برای زمان‌بندی، نخست آن را از انتشار بردارید.');
  if (page.status === 'scheduled' && page.publishedAt?.getTime() === at.getTime()) return page;
  return { from: page.status, row: await change(tx, page, { status: 'scheduled', publishedAt: at, updatedAt: now }) };
}

/** Takes a page from the public, or from those that wait for their time. The draft stays. */
export const withdrawPage = declareMove('withdrawPage', idParam, async ({ tx, actor, now, input }) => {
  const page = await lockWritable(tx, actor, input.id, now);
  switch (page.status) {
    case 'published':
      return { from: page.status, row: await withdrawContent(tx, page, now) };
    case 'scheduled': {
      const status = page.published ? 'withdrawn' : 'draft';
      return { from: page.status, row: await change(tx, page, { status, publishedAt: null, updatedAt: now }) };
    }
    default:
      return page;
  }
});

async function change(
  tx: Parameters<typeof publishContent>[0],
  { id, version }: ContentPageRow,
  changes: Partial<ContentPageRow>,
): Promise<ContentPageRow> {
  const [row] = await tx
    .update(contentPages)
    .set({ ...changes, version: version + 1 })
    .where(eq(contentPages.id, id))
    .returning();
  if (!row) throw new Error('the locked page is gone');
  return row;
}
