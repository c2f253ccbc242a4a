import { eq, isNull } from 'drizzle-orm';
import { type NewPageBody, newPageBody } from '../../../contract/content/own-page.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { Tx } from '../../db/open-database.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { lockPage } from '../../suppliers/own-page.ts';
import { type ContentTypes, readContentTypes } from '../content-type/read.ts';
import { type ContentPageRow, contentPages } from '../page/page.table.ts';
import { assertWritesFor } from './policy.ts';
import { newContent, presentOwnCard } from './read.ts';

const PAGES_OF_SUPPLIER_MAX = 500;
const PAGES_OF_SITE_MAX = 5_000;

/** Makes a draft under the id that its device has made; sent again, it is the same page. */
export const createPage = command({
  name: 'content.createPage',
  input: newPageBody,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isNew } = await insert(context);
    return { isNew, page: await presentOwnCard(context.tx, row) };
  },
  audit: ({ isNew, page: { id } }) => (isNew ? { objectType: 'page', objectId: id } : undefined),
  answer: ({ page }) => page,
  status: 201,
});

async function insert({
  tx,
  actor,
  now,
  input,
}: EffectContext<NewPageBody>): Promise<{ row: ContentPageRow; isNew: boolean }> {
  const { clientId: id, title, contentTypeId = null, uniqueName = null, supplierId = null } = input;
  await assertWritesFor(tx, actor, supplierId, now);
  // One at a time, so that the count is certain.
  if (supplierId !== null) await lockPage(tx, supplierId);
  const sent = await findSent(tx, id, supplierId);
  if (sent) return { row: sent, isNew: false };
  if (uniqueName !== null) await assertFreeName(tx, uniqueName);
  const pageType = contentTypeId === null ? 'static' : pageTypeOf(await readContentTypes(tx), contentTypeId);
  await assertRoom(tx, supplierId);
  const [made] = await tx
    .insert(contentPages)
    .values({
      id,
      ...{ pageType, contentTypeId, uniqueName, supplierId },
      status: 'draft',
      authorId: userIdOf(actor),
      slug: toSlug(title),
      titleFolded: foldText(title),
      draft: newContent(title),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw idTaken();
  return { row: made, isNew: true };
}

async function findSent(tx: Tx, id: string, supplierId: string | null): Promise<ContentPageRow | undefined> {
  const [row] = await tx.select().from(contentPages).where(eq(contentPages.id, id));
  if (row && row.supplierId !== supplierId) throw idTaken();
  return row;
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

async function assertFreeName(tx: Tx, uniqueName: string): Promise<void> {
  if ((await tx.$count(contentPages, eq(contentPages.uniqueName, uniqueName))) > 0)
    throw unprocessable('name_taken', 'صفحهٔ دیگری این نام یکتا را دارد.', 'uniqueName');
}

function pageTypeOf(types: ContentTypes, contentTypeId: string) {
  const type = types.get(contentTypeId);
  if (!type) throw unprocessable('content_type_unknown', 'این گونهٔ مطلب پیدا نشد.', 'contentTypeId');
  return type.pageType;
}

async function assertRoom(tx: Tx, supplierId: string | null): Promise<void> {
  const [where, max] =
    supplierId === null
      ? ([isNull(contentPages.supplierId), PAGES_OF_SITE_MAX] as const)
      : ([eq(contentPages.supplierId, supplierId), PAGES_OF_SUPPLIER_MAX] as const);
  if ((await tx.$count(contentPages, where)) >= max)
    throw unprocessable('too_many_pages', 'شمار مطالب به سقف رسیده است.');
}
