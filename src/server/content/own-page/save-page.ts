import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { pageDraftBody } from '../../../contract/content/own-page.ts';
import type { PageContent } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import { assertDocumentsOf } from '../../files/read.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { preconditionFailed } from '../../platform/errors/app-error.ts';
import { type ContentPageRow, contentPages } from '../page/page.table.ts';
import { lockWritable } from './policy.ts';
import { draftOf, presentOwnCard } from './read.ts';

/** Of every stored picture. */
const PICTURE_MIME = 'image/webp';

const input = idParam.extend({ version: z.int(), content: pageDraftBody });

/** The next draft of a page, by whoever has seen the version before. The public does not see it. */
export const savePage = command({
  name: 'content.savePage',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { isChanged, row } = await save(context);
    return { isChanged, page: await presentOwnCard(context.tx, row) };
  },
  audit: ({ isChanged, page: { id, version } }) =>
    isChanged ? { objectType: 'page', objectId: id, details: { version } } : undefined,
  answer: ({ page }) => page,
});

async function save(
  context: EffectContext<z.infer<typeof input>>,
): Promise<{ isChanged: boolean; row: ContentPageRow }> {
  const { tx, actor, now, input } = context;
  const { id, version, content } = input;
  const stored = await lockWritable(tx, actor, id, now);
  // A form that is sent again, because the answer was lost, does not conflict with itself.
  if (isDeepStrictEqual(stored.draft, content)) return { isChanged: false, row: stored };
  if (stored.version !== version) throw preconditionFailed();
  const known = new Set([...picturesOf(draftOf(stored)), ...(stored.published ? picturesOf(stored.published) : [])]);
  // What colleagues have attached stays attached.
  const added = picturesOf(content).filter((fileId) => !known.has(fileId));
  if (added.length > 0) await assertDocumentsOf(tx, userIdOf(actor), added, { field: 'body', mime: PICTURE_MIME });
  const [row] = await tx
    .update(contentPages)
    .set({ draft: content, version: version + 1, updatedAt: now })
    .where(eq(contentPages.id, id))
    .returning();
  if (!row) throw new Error('the locked page is gone');
  return { isChanged: true, row };
}

/** The ids of the uploaded pictures that a text shows. */
export const picturesOf = ({ cover, body }: PageContent): string[] => [
  ...(cover?.kind === 'image' ? [cover.fileId] : []),
  ...body.flatMap((block) => (block.kind === 'image' ? [block.fileId] : [])),
];
