import type { Page } from '../../src/contract/page.ts';
import type { TestApp } from './test-app.ts';

/** Reads all items of a list page by page. @throws Error beyond `pagesMax` pages, i.e. if the list does not end */
export async function walkPages<Item>(app: TestApp, path: string, size: number, pagesMax = 100): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page++) {
    const url: string = `${path}${path.includes('?') ? '&' : '?'}size=${size}${cursor ? `&cursor=${cursor}` : ''}`;
    const { status, body }: { status: number; body: Page<Item> } = await app.get<Page<Item>>(url);
    if (status !== 200) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
    if (body.items.length > size) throw new Error(`${url} answered ${body.items.length} items`);
    items.push(...body.items);
    cursor = body.nextCursor;
    if (cursor === null) return items;
  }
  throw new Error(`${path} does not end`);
}
