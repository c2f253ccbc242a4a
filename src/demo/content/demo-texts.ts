import type { Block } from '../../contract/content/block.ts';
import { toSlug } from '../../core/text/slug.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { findCategoryTitles } from '../../server/catalog/object-titles.ts';
import { findBaseProductTitles } from '../../server/catalog/product/named-products.ts';
import type { Executor } from '../../server/db/open-database.ts';
import { findSupplierCards } from '../../server/suppliers/read.ts';
import { demoArticles } from './demo-articles.ts';
import type { DemoBlock, PartRef } from './demo-content.ts';
import { demoStaticPages } from './demo-static-pages.ts';
import { demoVideos } from './demo-videos.ts';

const DEMO = 'demo';

export const demoArticleId = (key: string): string => stableId(DEMO, `article ${key}`);
export const demoVideoId = (key: string): string => stableId(DEMO, `video ${key}`);

const idOf = {
  category: (key: string) => stableId(DEMO, `category ${key}`),
  supplier: (key: string) => stableId(DEMO, `supplier ${key}`),
  part: (key: string) => stableId(DEMO, `base ${key}`),
};

/** What the demo writes, and the keys that stand beside its texts. */
export interface DemoNames {
  bodies: readonly (readonly DemoBlock[])[];
  categories?: readonly string[];
  suppliers?: readonly string[];
}

/** Names of records as they are stored. Each throws for a record that is not. */
export interface DemoTexts {
  body(blocks: readonly DemoBlock[]): Block[];
  categoryId(key: string): string;
  supplierId(key: string): string;
}

const LINK = /\]\((category|supplier|part|article|static|video):([^()\s]+)\)/g;

/** Reads the records of the demo catalogue that the texts name. */
export async function readDemoTexts(db: Executor, names: DemoNames): Promise<DemoTexts> {
  const { categories = [], suppliers = [], bodies } = names;
  const linked = [...JSON.stringify(bodies).matchAll(LINK)];
  const keysOf = (kind: string) => linked.flatMap(([, named, key = '']) => (named === kind ? [key] : []));
  const partKeys = [...keysOf('part'), ...bodies.flat().flatMap(partsOf).map(keyOfPart)];
  const categoryRows = await findCategoryTitles(db, [...categories, ...keysOf('category')].map(idOf.category));
  const supplierRows = await findSupplierCards(db, [...suppliers, ...keysOf('supplier')].map(idOf.supplier));
  const parts = await findBaseProductTitles(db, partKeys.map(idOf.part));
  const articles = new Map(demoArticles.map(({ key, title }) => [key, title]));
  const staticPages = new Set(demoStaticPages.map(({ uniqueName }) => uniqueName));

  const categoryOf = (key: string) => required('category', key, categoryRows.get(idOf.category(key)));
  const supplierOf = (key: string) => required('supplier', key, supplierRows.get(idOf.supplier(key)));
  const partOf = (key: string) => required('part', key, parts.get(idOf.part(key)));
  const videoId = (key: string) => demoVideoId(required('video', key, demoVideos.find((one) => one.key === key)?.key));
  const partId = (ref: PartRef) => {
    partOf(keyOfPart(ref));
    return idOf.part(keyOfPart(ref));
  };
  const addressOf: Readonly<Record<string, (key: string) => string>> = {
    category: (key) => `/category/${idOf.category(key)}/${categoryOf(key).slug}`,
    supplier: (key) => `/supplier/${idOf.supplier(key)}/${supplierOf(key).slug}`,
    part: (key) => `/products/base-product/${idOf.part(key)}/${toSlug(partOf(key))}`,
    article: (key) => `/contents/${demoArticleId(key)}/${toSlug(required('article', key, articles.get(key)))}`,
    static: (key) => `/page/${required('static', key, staticPages.has(key) ? key : undefined)}`,
    video: (key) => `/videos#${videoId(key)}`,
  };
  const withLinks = (text: string) =>
    text.replace(LINK, (_, kind: string, key: string) => `](${addressOf[kind]?.(key)})`);

  return {
    body: (blocks) =>
      blocks.map((block): Block => {
        if (block.kind === 'drawing')
          return { kind: 'drawing', baseProductId: partId(block.part), caption: block.caption };
        if (block.kind === 'parts')
          return { kind: 'parts', caption: block.caption, baseProductIds: block.parts.map(partId) };
        if (block.kind === 'video') return { kind: 'video', videoId: videoId(block.video) };
        return mapTexts(block, withLinks);
      }),
    categoryId: (key) => {
      categoryOf(key);
      return idOf.category(key);
    },
    supplierId: (key) => {
      supplierOf(key);
      return idOf.supplier(key);
    },
  };
}

const keyOfPart = ([category, code]: PartRef): string => `${category}/${code}`;

function partsOf(block: DemoBlock): readonly PartRef[] {
  if (block.kind === 'parts') return block.parts;
  return block.kind === 'drawing' ? [block.part] : [];
}

function required<T>(kind: string, key: string, found: T | undefined): T {
  if (found === undefined) throw new Error(`the demo has no ${kind} «${key}»`);
  return found;
}

type TextBlock = Exclude<DemoBlock, { kind: 'drawing' | 'parts' | 'video' }>;

function mapTexts(block: TextBlock, change: (text: string) => string): TextBlock {
  if (block.kind === 'list') return { ...block, items: block.items.map(change) };
  if (block.kind === 'table')
    return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
  return block.kind === 'figure' || block.kind === 'formula' ? block : { ...block, text: change(block.text) };
}
