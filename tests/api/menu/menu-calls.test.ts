import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebsiteMenu } from '../../../src/contract/menu/website-menu.ts';
import { websiteMenus } from '../../../src/server/menu/website-menu.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/websitemenus/tree';

describe('GET /websitemenus/tree', () => {
  let app: TestApp;
  const titles = async (query: string) =>
    (await app.get<WebsiteMenu[]>(`${CALL}${query}`)).body.map((one) => [
      one.title,
      one.children.map((child) => child.title),
    ]);

  beforeAll(async () => {
    app = await openTestApp();
    await app.db.insert(websiteMenus).values([
      { id: 1, title: 'دوم', position: 2, route: '/second' },
      { id: 2, title: 'نخست', position: 1, icon: 'pump' },
      { id: 3, parentId: 2, title: 'ب', position: 2 },
      { id: 4, parentId: 2, title: 'الف', position: 1 },
      { id: 5, parentId: 2, title: 'تنها برنامه', position: 3, platforms: ['app'] },
      { id: 6, title: 'گروه برنامه', position: 3, platforms: ['app'] },
      { id: 7, parentId: 6, title: 'زیر گروه برنامه', position: 1 },
    ]);
    await bumpPublicRevision(app.db);
  });

  afterAll(() => app.close());

  it('nests items in their order, each with its route and icon', async () => {
    const { body } = await app.get<WebsiteMenu[]>(CALL);
    expect(body[0]).toMatchObject({ id: 2, title: 'نخست', route: null, icon: 'pump', order: 1 });
    expect(body[1]).toEqual({ id: 1, title: 'دوم', route: '/second', icon: null, order: 2, children: [] });
  });

  it('has the items of the platform, with nothing of a group of the other', async () => {
    const web = [
      ['نخست', ['الف', 'ب']],
      ['دوم', []],
    ];
    expect(await titles('')).toEqual(web);
    expect(await titles('?platform=web')).toEqual(web);
    expect(await titles('?platform=app')).toEqual([
      ['نخست', ['الف', 'ب', 'تنها برنامه']],
      ['دوم', []],
      ['گروه برنامه', ['زیر گروه برنامه']],
    ]);
  });

  it('refuses an unknown platform and answers 304 to a client that has it', async () => {
    expect(await app.get(`${CALL}?platform=tv`)).toMatchObject({ status: 400, body: { field: 'platform' } });
    const etag = (await app.app.request(CALL)).headers.get('etag') ?? '';
    expect((await app.app.request(CALL, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
