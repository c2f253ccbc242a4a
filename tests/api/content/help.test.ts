import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HelpEntry } from '../../../src/contract/content/help.ts';
import { buildHelpEntry } from '../../factories/faq.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const HELP = '/api/v1/helpsystems/byfrontuniqueid';

let app: TestApp;
const read = (uniqueId: string) => app.get<HelpEntry>(`${HELP}?uniqueId=${uniqueId}`);

beforeAll(async () => {
  app = await openTestApp();
  for (const [position, uniqueId] of ['search.words', 'list.filters', 'list.sort'].entries())
    await buildHelpEntry(app.db, { uniqueId, position, title: `راهنمای ${position}` });
});
afterAll(() => app.close());

describe('GET /helpsystems/byfrontuniqueid', () => {
  it('has the entry with the ones before and after it', async () => {
    const { status, body } = await read('list.filters');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uniqueId: 'list.filters',
      title: 'راهنمای 1',
      body: [{ kind: 'paragraph', text: 'بزنید.' }],
      videoId: null,
      previous: { uniqueId: 'search.words', title: 'راهنمای 0' },
      next: { uniqueId: 'list.sort', title: 'راهنمای 2' },
    });
  });

  it('has none before the first and none after the last', async () => {
    expect((await read('search.words')).body).toMatchObject({ previous: null, next: { uniqueId: 'list.filters' } });
    expect((await read('list.sort')).body).toMatchObject({ previous: { uniqueId: 'list.filters' }, next: null });
  });

  it('answers 404 for an element without help, and names a wrong id', async () => {
    expect(await read('list.nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const uniqueId of ['', '../x', 'List.Filters', 'a'.repeat(81)])
      expect(await read(encodeURIComponent(uniqueId))).toMatchObject({ status: 400, body: { field: 'uniqueId' } });
  });
});
