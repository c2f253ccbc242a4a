import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptLine, PartsList } from '../../../src/contract/parts-lists/parts-list.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/partslists/mine';

let app: TestApp;
let me: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
});

beforeEach(async () => {
  me = await signIn(app, newPhone());
});

afterAll(() => app.close());

const line = (more: Partial<KeptLine> = {}): KeptLine => ({
  id: uuidv7(),
  quantity: 2,
  source: '6205 دو عدد',
  text: '6205',
  offerId: null,
  ...more,
});

async function call(method: string, body?: object, version?: number | string, as: SignedIn | undefined = me) {
  const response = await app.app.request(PATH, {
    method,
    headers: {
      ...as.headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  return { status, etag: headers.get('etag'), body: (await response.json()) as PartsList & Problem };
}

describe('/partslists/mine', () => {
  it('is empty at first, and keeps what is saved with the version that was seen', async () => {
    expect(await call('GET')).toMatchObject({ etag: '"0"', body: { version: 0, updatedAt: null, lines: [] } });
    const lines = [line(), line({ quantity: 0.5, source: null, text: null, offerId: uuidv7() })];
    expect(await call('PUT', { lines }, 0)).toMatchObject({ status: 200, body: { version: 1, lines } });
    expect(await call('GET')).toMatchObject({ etag: '"1"', body: { version: 1, lines } });
    expect((await call('PUT', { lines: [] }, 1)).body).toMatchObject({ version: 2, lines: [] });
  });

  it('refuses a list that was made from an older one; sent again, it is no conflict', async () => {
    const lines = [line()];
    await call('PUT', { lines }, 0);
    expect(await call('PUT', { lines: [line()] }, 0)).toMatchObject({ status: 412 });
    expect(await call('PUT', { lines }, 0)).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await call('PUT', { lines })).status).toBe(428);
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, me.userId));
    expect(entries.filter(({ command }) => command === 'partsLists.save')).toMatchObject([
      { details: { version: 1, lines: 1 } },
    ]);
  });

  it('takes one of 20 first lists at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('PUT', { lines: [line()] }, 0)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(412)]);
    expect((await call('GET')).body.version).toBe(1);
  });

  it('is each person’s own', async () => {
    await call('PUT', { lines: [line()] }, 0);
    const other = await signIn(app, newPhone());
    expect((await call('GET', undefined, undefined, other)).body.lines).toEqual([]);
    expect((await app.app.request(PATH)).status).toBe(401);
  });

  it('sets nothing but the lines', async () => {
    const other = await signIn(app, newPhone());
    const given = { lines: [{ ...line(), price: 1 }], personId: other.userId, updatedAt: '2000-01-01T00:00:00.000Z' };
    const { body } = await call('PUT', { ...given, version: 7 }, 0);
    expect(body.version).toBe(1);
    expect(body.updatedAt).not.toBe(given.updatedAt);
    expect(body.lines[0]).not.toHaveProperty('price');
    expect((await call('GET', undefined, undefined, other)).body.lines).toEqual([]);
  });

  it('says which input is wrong', async () => {
    const one = line({ offerId: uuidv7() });
    for (const lines of [
      [one, one],
      [one, line({ offerId: one.offerId?.toUpperCase() ?? null })],
      Array.from({ length: 501 }, () => line()),
      [line({ quantity: 0 })],
      [line({ quantity: 1e10 })],
      [line({ text: 'x'.repeat(201) })],
      [line({ text: '' })],
      [line({ id: '1' })],
      {},
    ]) {
      const { status, body } = await call('PUT', { lines }, 0);
      expect({ status, field: body.field?.split(/[.[]/)[0] }).toEqual({ status: 400, field: 'lines' });
    }
    expect((await call('PUT', { lines: Array.from({ length: 500 }, () => line()) }, 0)).status).toBe(200);
  });
});
