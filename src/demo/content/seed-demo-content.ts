import { type PageContent, pageContent } from '../../contract/content/page.ts';
import { platforms } from '../../core/people/platforms.ts';
import { toSlug } from '../../core/text/slug.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { contentTypes } from '../../server/content/content-type/content-type.table.ts';
import { type ContentPageRow, contentPages } from '../../server/content/page/page.table.ts';
import { publishContent } from '../../server/content/page/write-page.ts';
import { insertRows } from '../../server/db/insert-rows.ts';
import type { Tx } from '../../server/db/open-database.ts';
import { bumpPublicRevision } from '../../server/platform/http/cache/data-revision.ts';
import { recountTerms } from '../../server/search/write-entries.ts';
import { listSourceSupplierIds } from '../../server/suppliers/read.ts';
import { demoContentTypes } from './content-types.ts';
import { demoArticles } from './demo-articles.ts';
import type { DemoArticle, DemoStaticPage } from './demo-content.ts';
import { demoStaticPages } from './demo-static-pages.ts';
import { type DemoTexts, demoArticleId, readDemoTexts } from './demo-texts.ts';

const DEMO = 'demo';
const typeId = (key: string) => stableId(DEMO, `content type ${key}`);

interface DemoPage {
  row: Pick<ContentPageRow, 'id' | 'pageType' | 'contentTypeId' | 'uniqueName' | 'supplierId'>;
  content: PageContent;
  publishedAt: Date;
}

/**
 * Fills empty tables if the demo catalogue is stored; returns the number of rows written. A page that names a record
 * which is not stored is left out and reported.
 */
export async function seedDemoContent(tx: Tx, asOf: Date, onRejected: (text: string) => void): Promise<number> {
  if ((await hasContent(tx)) || (await listSourceSupplierIds(tx, DEMO)).size === 0) return 0;
  // Locks the revision's row: of two servers that start at once, the second waits and finds the rows of the first.
  await bumpPublicRevision(tx);
  if (await hasContent(tx)) return 0;
  const bornAt = { createdAt: asOf, updatedAt: asOf };
  const types = demoContentTypes.map(({ key, parent, pageType, title, icon }, position) => ({
    id: typeId(key),
    parentId: parent === undefined ? null : typeId(parent),
    pageType,
    title,
    slug: toSlug(title),
    icon,
    position,
    ...bornAt,
  }));
  await insertRows(tx, contentTypes, types);
  const texts = await readDemoTexts(tx, {
    bodies: [...demoArticles, ...demoStaticPages].map(({ body }) => body),
    categories: demoArticles.flatMap(({ categories }) => categories),
    suppliers: demoArticles.flatMap(({ supplier }) => supplier ?? []),
  });
  const pages = [
    ...demoArticles.map((article) => ({ name: article.key, draw: () => articleOf(article, texts) })),
    ...demoStaticPages.map((page) => ({ name: page.uniqueName, draw: () => staticPageOf(page, texts, asOf) })),
  ].flatMap(({ name, draw }) => drawn(name, draw, onRejected));
  for (const { row, content, publishedAt } of pages) {
    const page = { ...row, version: 0, status: 'draft' as const, slug: '', titleFolded: '', publishedAt, ...bornAt };
    await tx.insert(contentPages).values(page);
    await publishContent(tx, page, content, asOf);
  }
  if (pages.length > 0) await recountTerms(tx);
  return types.length + pages.length;
}

const hasContent = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(contentTypes)) + (await tx.$count(contentPages)) > 0;

function drawn(name: string, draw: () => DemoPage, onRejected: (text: string) => void): DemoPage[] {
  try {
    const page = draw();
    return [{ ...page, content: pageContent.parse(page.content) }];
  } catch (error) {
    onRejected(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function articleOf(article: DemoArticle, texts: DemoTexts): DemoPage {
  const { key, type, title, lead, cover, labels, categories, supplier, body } = article;
  const found = demoContentTypes.find((one) => one.key === type);
  if (!found) throw new Error(`the demo has no content type «${type}»`);
  return {
    row: {
      id: demoArticleId(key),
      pageType: found.pageType,
      contentTypeId: typeId(type),
      uniqueName: null,
      supplierId: supplier === undefined ? null : texts.supplierId(supplier),
    },
    content: {
      title,
      lead,
      cover: { kind: 'figure', name: cover },
      body: texts.body(body),
      labels,
      categoryIds: categories.map(texts.categoryId),
      platforms: [...platforms],
      seo: {},
    },
    publishedAt: new Date(article.publishedAt),
  };
}

const staticPageOf = ({ uniqueName, title, lead, body }: DemoStaticPage, texts: DemoTexts, asOf: Date): DemoPage => ({
  row: {
    id: stableId(DEMO, `page ${uniqueName}`),
    pageType: 'static',
    contentTypeId: null,
    uniqueName,
    supplierId: null,
  },
  content: {
    title,
    lead,
    cover: null,
    body: texts.body(body),
    labels: [],
    categoryIds: [],
    platforms: [...platforms],
    seo: {},
  },
  publishedAt: asOf,
});
