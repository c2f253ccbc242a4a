import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { exampleForm } from '../../factories/delivery-addresses.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { addressCalls, bodyOf } from './address-calls.ts';

let app: TestApp;
let me: SignedIn;
let calls: ReturnType<typeof addressCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

/** Each test is of a person without addresses. */
beforeEach(async () => {
  me = await signIn(app, newPhone());
  calls = addressCalls(app, me);
});

afterAll(() => app.close());

/** Addresses of different times; the first is the default. */
async function writeThree(): Promise<[string, string, string]> {
  const ids: string[] = [];
  for (const title of ['یک', 'دو', 'سه']) {
    ids.push((await calls.write({ title })).id);
    app.wait(1_000);
  }
  return ids as [string, string, string];
}

const defaults = async (): Promise<string[]> => {
  const isMine = and(eq(deliveryAddresses.personId, me.userId), eq(deliveryAddresses.isDefault, true));
  return (await app.db.select().from(deliveryAddresses).where(isMine)).map(({ id }) => id);
};

const auditsOf = (id: string, command: string) =>
  app.db.$count(auditEntries, and(eq(auditEntries.objectId, id), eq(auditEntries.command, command)));

describe('GET /deliveryaddresses/default', () => {
  it('is absent where there is no address, and the first one else', async () => {
    expect(await calls.call('GET', '/default')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const [first] = await writeThree();
    const { status, body, headers } = await calls.call('GET', '/default');
    expect({ status, body }).toMatchObject({ status: 200, body: { id: first, isDefault: true } });
    expect(headers.get('etag')).toBe('"1"');
  });

  it('is exactly one of many first addresses sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.call('POST', '', { body: bodyOf() })));
    expect(answers.filter(({ body }) => body.isDefault)).toHaveLength(1);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('GET /deliveryaddresses', () => {
  it('pages through all addresses, the default first, then the latest change', async () => {
    const [first, second, third] = await writeThree();
    await calls.call('PUT', `/${second}`, { body: { ...exampleForm, title: 'چهار' }, version: 1 });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof calls.listOf>> = await calls.listOf(
        `size=1${cursor && `&cursor=${cursor}`}`,
      );
      expect(page.items).toHaveLength(1);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([first, second, third]);
  });

  it('refuses a forged cursor', async () => {
    const cursor = Buffer.from('[true,"x",1]').toString('base64url');
    expect(await calls.call('GET', `?cursor=${cursor}`)).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});

describe('POST /deliveryaddresses/{id}/selected', () => {
  it('makes the address the only default and leaves the versions', async () => {
    const [, second] = await writeThree();
    expect(await calls.select(second)).toMatchObject({
      status: 200,
      body: { id: second, isDefault: true, version: 1 },
    });
    expect(await defaults()).toEqual([second]);
    const { items } = await calls.listOf();
    expect(items.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(items.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });

  it('changes and records nothing when it is sent again', async () => {
    const [, second] = await writeThree();
    const first = await calls.select(second);
    expect(await calls.select(second)).toMatchObject({ status: 200, body: first.body });
    expect(await auditsOf(second, 'delivery.selectAddress')).toBe(1);
  });

  it('leaves exactly one default of many chosen at once', async () => {
    const ids = await writeThree();
    const chosen = Array.from({ length: 15 }, (_, n) => ids[n % 3] ?? '');
    const answers = await Promise.all(chosen.map((id) => calls.select(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await defaults()).toHaveLength(1);
  });

  it('answers 404 for a deleted address, and 400 for what is no id', async () => {
    const [, second] = await writeThree();
    await calls.remove(second);
    expect((await calls.select(second)).status).toBe(404);
    expect((await calls.select('x')).status).toBe(400);
  });
});

describe('DELETE /deliveryaddresses/{id}', () => {
  it('erases what the address says', async () => {
    const { id } = await calls.write();
    const { status, body } = await calls.remove(id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, version: 2, title: '', receiverPhone: '', street: '', postalCode: '', lat: null, isDeleted: true },
    });
    expect((await calls.listOf()).items).toEqual([]);
    expect((await calls.call('GET', '/default')).status).toBe(404);
    expect((await calls.call('PUT', `/${id}`, { body: exampleForm, version: 2 })).status).toBe(404);
  });

  it('makes the latest changed of the others the default', async () => {
    const [first, second, third] = await writeThree();
    await calls.call('PUT', `/${second}`, { body: { ...exampleForm, title: 'چهار' }, version: 1 });
    await calls.remove(first);
    expect(await defaults()).toEqual([second]);
    await calls.remove(third);
    expect(await defaults()).toEqual([second]);
    await calls.remove(second, 2);
    expect(await defaults()).toEqual([]);
    expect((await calls.write()).isDefault).toBe(true);
  });

  it('is the same answer again, and refuses an older version or none', async () => {
    const [first] = await writeThree();
    await calls.call('PUT', `/${first}`, { body: { ...exampleForm, title: 'چهار' }, version: 1 });
    expect((await calls.remove(first)).status).toBe(412);
    expect((await calls.call('DELETE', `/${first}`)).status).toBe(428);
    const removed = await calls.remove(first, 2);
    expect(await calls.remove(first, 2)).toMatchObject({ status: 200, body: removed.body });
  });

  it('does not bring an address back that is sent again', async () => {
    const body = bodyOf({ clientId: randomUUID() });
    await calls.call('POST', '', { body });
    await calls.remove(body.clientId);
    expect(await calls.call('POST', '', { body })).toMatchObject({ status: 201, body: { isDeleted: true, title: '' } });
    expect((await calls.listOf()).items).toEqual([]);
  });

  it('leaves exactly one default while others are added, chosen and deleted', async () => {
    const [first, second, third] = await writeThree();
    const answers = await Promise.all([
      calls.remove(first),
      calls.select(second),
      calls.call('POST', '', { body: bodyOf() }),
      calls.select(third),
      calls.remove(second),
      calls.select(third),
      calls.call('POST', '', { body: bodyOf() }),
    ]);
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
    expect(await defaults()).toHaveLength(1);
    expect((await calls.listOf()).items.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });
});
