import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { platforms } from '../../core/people/platforms.ts';

export const websiteMenus = pgTable(
  'website_menus',
  {
    id: integer().primaryKey(),
    parentId: integer(),
    title: text().notNull(),
    route: text(),
    icon: text(),
    position: integer().notNull(),
    platforms: text({ enum: platforms }).array().notNull().default(sql`'{web,app}'`),
  },
  (t) => [index('website_menus_parent').on(t.parentId, t.position)],
);

export type WebsiteMenuRow = typeof websiteMenus.$inferSelect;
