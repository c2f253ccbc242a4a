import type { PageContent } from '../../src/contract/content/page.ts';
import type { PageType } from '../../src/core/content/page-types.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { toSlug } from '../../src/core/text/slug.ts';
import { contentTypes } from '../../src/server/content/content-type/content-type.table.ts';
import { contentPages } from '../../src/server/content/page/page.table.ts';
import { publishContent } from '../../src/server/content/page/write-page.ts';
import type { Db } from '../../src/server/db/open-database.ts';

let positions = 0;

export async function buildContentType(
  db: Db,
  title: string,
  { pageType = 'article', parentId = null }: { pageType?: PageType; parentId?: string | null } = {},
): Promise<string> {
  const id = uuidv7();
  positions += 1;
  await db
    .insert(contentTypes)
    .values({ id, pageType, parentId, title, slug: toSlug(title), icon: 'book', position: positions });
  return id;
}

export const contentOf = (overrides: Partial<PageContent> = {}): PageContent => ({
  title: 'خواندن منحنی پمپ',
  lead: 'چگونه نقطهٔ کار پمپ را پیدا کنیم.',
  cover: null,
  body: [{ kind: 'paragraph', text: 'نقطهٔ کار جایی است که دو منحنی به هم می‌رسند.' }],
  labels: [],
  categoryIds: [],
  platforms: ['web', 'app'],
  seo: {},
  ...overrides,
});

interface PageOptions {
  pageType?: PageType;
  contentTypeId?: string | null;
  uniqueName?: string | null;
  supplierId?: string | null;
  publishedAt?: Date | null;
  likeCount?: number;
}

/** A published page; returns its id. */
export async function buildPage(
  db: Db,
  content: Partial<PageContent> = {},
  { pageType = 'article', publishedAt = null, ...fields }: PageOptions = {},
): Promise<string> {
  const id = uuidv7();
  const row = { id, version: 0, pageType, status: 'draft' as const, slug: '', titleFolded: '', publishedAt };
  await db.transaction(async (tx) => {
    await tx.insert(contentPages).values({ ...row, ...fields });
    await publishContent(tx, row, contentOf(content), new Date());
  });
  return id;
}
