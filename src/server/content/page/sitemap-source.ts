import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../platform/sitemap-source.ts';
import { contentPages } from './page.table.ts';
import { wherePublicOn } from './where-shown.ts';

const { id, slug, uniqueName, updatedAt, published } = contentPages;

/** Without pages whose writers keep them from search engines. */
export const contentSource: SitemapSource = {
  table: contentPages,
  rows: sql`select ${id} as id, ${slug} as slug, ${uniqueName} as name, ${updatedAt} as changed from ${contentPages}
    where ${wherePublicOn('web')} and coalesce(${published} #>> '{seo,noindex}', 'false') <> 'true'`,
};
