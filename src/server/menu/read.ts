import { arrayContains, asc } from 'drizzle-orm';
import type { WebsiteMenu } from '../../contract/menu/website-menu.ts';
import type { Platform } from '../../core/people/platforms.ts';
import type { Executor } from '../db/open-database.ts';
import { type WebsiteMenuRow, websiteMenus } from './website-menu.table.ts';

const presentMenu = ({ id, title, route, icon, position }: WebsiteMenuRow): WebsiteMenu => ({
  id,
  title,
  route,
  icon,
  order: position,
  children: [],
});

/** The menu of a platform, without the other platform's items and everything below them. */
export async function getMenuTree(db: Executor, platform: Platform): Promise<WebsiteMenu[]> {
  const rows = await db
    .select()
    .from(websiteMenus)
    .where(arrayContains(websiteMenus.platforms, [platform]))
    .orderBy(asc(websiteMenus.position), asc(websiteMenus.id));
  const nodes = new Map(rows.map((row) => [row.id, presentMenu(row)]));
  const roots: WebsiteMenu[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children;
    if (node) siblings?.push(node);
  }
  return roots;
}
