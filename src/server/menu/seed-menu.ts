import { notInArray } from 'drizzle-orm';
import { platforms } from '../../core/people/platforms.ts';
import { changedRows } from '../db/changed-rows.ts';
import { insertRows, orUpdate } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { type MenuItem, menuItems } from './menu-items.ts';
import { type WebsiteMenuRow, websiteMenus } from './website-menu.table.ts';

const toRows = (items: readonly MenuItem[], parentId: number | null = null): WebsiteMenuRow[] =>
  items.flatMap((item, position) => [
    {
      id: item.id,
      parentId,
      title: item.title,
      route: item.route ?? null,
      icon: item.icon ?? null,
      position,
      platforms: item.platforms ?? [...platforms],
    },
    ...toRows(item.children ?? [], item.id),
  ]);

const rows = toRows(menuItems);

/** Makes the table equal to `menuItems`, deleting others. Returns how many rows changed. */
export async function seedMenu(tx: Executor): Promise<number> {
  const ids = rows.map((row) => row.id);
  const gone = await tx.delete(websiteMenus).where(notInArray(websiteMenus.id, ids)).returning({ id: websiteMenus.id });
  const changed = changedRows(rows, await tx.select().from(websiteMenus));
  const update = orUpdate('id', ['parentId', 'title', 'route', 'icon', 'position', 'platforms']);
  await insertRows(tx, websiteMenus, changed, update);
  return gone.length + changed.length;
}
