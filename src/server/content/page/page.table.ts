import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PageContent } from '../../../contract/content/page.ts';
import { pageStatuses, pageTypes } from '../../../core/content/page-types.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';
import { suppliers } from '../../suppliers/supplier.table.ts';
import { contentTypes } from '../content-type/content-type.table.ts';

/** Pages of contents. `published` is what the public reads; people write `draft`, whose version is the row's. */
export const contentPages = pgTable(
  'content_pages',
  {
    ...entityColumns,
    pageType: text({ enum: pageTypes }).notNull(),
    /** Null for a static page. */
    contentTypeId: uuid().references(() => contentTypes.id),
    /** The last part of a static page's address; null for others. */
    uniqueName: foldedText(),
    status: text({ enum: pageStatuses }).notNull(),
    /** The supplier whose people write it; null for the site's own. */
    supplierId: uuid().references(() => suppliers.id),
    /** Who made it; null for the demo's, and once the account is deleted. */
    authorId: uuid().references(() => persons.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    /** Folded words of title and lead, for lists that are narrowed by a text. */
    titleFolded: foldedText().notNull(),
    published: jsonb().$type<PageContent>(),
    draft: jsonb().$type<PageContent>(),
    /** Of `published`, for lists by category. */
    categoryIds: uuid().array().notNull().default(sql`'{}'`),
    /** When the public sees it, or since when. */
    publishedAt: moment(),
    readingMin: integer().notNull().default(1),
    likeCount: integer().notNull().default(0),
    /** Comments that are shown. */
    commentCount: integer().notNull().default(0),
    /** SHA-256 of the token that opens the draft's preview. */
    previewHash: foldedText(),
    previewUntil: moment(),
  },
  (t) => [
    uniqueIndex('content_pages_name').on(t.uniqueName),
    index('content_pages_latest').on(t.status, t.pageType, t.publishedAt, t.id),
    index('content_pages_type').on(t.contentTypeId, t.status, t.publishedAt, t.id),
    index('content_pages_supplier').on(t.supplierId, t.status, t.publishedAt, t.id),
    index('content_pages_liked').on(t.status, t.likeCount, t.id),
    index('content_pages_categories').using('gin', t.categoryIds),
    index('content_pages_author').on(t.authorId),
  ],
);

export type ContentPageRow = typeof contentPages.$inferSelect;

/** Labels of published pages. */
export const pageLabels = pgTable(
  'page_labels',
  {
    pageId: uuid()
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    /** The label as in addresses. */
    slug: foldedText().notNull(),
    title: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.pageId] }), index('page_labels_page').on(t.pageId)],
);

/** What was published earlier; the oldest beyond `contentLimits.revisions` are deleted. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    pageId: uuid()
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    /** The version of the page that was published. */
    version: integer().notNull(),
    content: jsonb().$type<PageContent>().notNull(),
    /** Who published it. */
    personId: uuid().references(() => persons.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.version] }), index('page_revisions_person').on(t.personId)],
);

export const pageLikes = pgTable(
  'page_likes',
  {
    personId: uuid()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    pageId: uuid()
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.pageId] }), index('page_likes_page').on(t.pageId)],
);
