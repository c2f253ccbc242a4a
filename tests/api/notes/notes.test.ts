import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListDigest } from '../../../src/contract/list-digest.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { digestText } from '../../../src/core/wire/list-digest.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { noteRevisions, notes } from '../../../src/server/notes/note.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/notes';

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let product: string;
let second: string;

beforeAll(async () => {
  app = await openTestApp();
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  buildOffer(catalog, { baseProductKey });
  buildOffer(catalog, { baseProductKey });
  await writeCatalog(app.db, catalog);
  [product = '', second = ''] = (await app.db.select().from(supplierProducts)).map(({ id }) => id);
});

afterAll(() => app.close());

interface Options {
  as?: SignedIn | undefined;
  body?: object;
  version?: number | string;
  key?: string;
}

async function call<Body = Note & Problem>(
  method: string,
  path: string,
  { as = me, body, version, key }: Options = {},
) {
  const response = await app.app.request(path, {
    method,
    headers: {
      ...as.headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const bodyOf = (more: object = {}) => ({
  clientId: randomUUID(),
  objectType: 'product',
  objectId: product,
  text: 'یاتاقان سمت موتور',
  ...more,
});

const write = async (more: object = {}, options: Options = {}): Promise<Note> => {
  const { status, body } = await call('POST', PATH, { ...options, body: bodyOf(more) });
  expect(status).toBe(201);
  return body;
};

const listOf = async (query = '', options: Options = {}) =>
  (await call<Page<Note>>('GET', `${PATH}/byuser?${query}`, options)).body;

describe('POST /notes', () => {
  it('saves a note under the id of the device, with the title of its object', async () => {
    const clientId = randomUUID();
    const { status, body, headers } = await call('POST', PATH, { body: bodyOf({ clientId, text: '  دو عدد  ' }) });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { id: clientId, version: 1, text: 'دو عدد', isDeleted: false, object: { title: expect.any(String) } },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await call('GET', `${PATH}/${clientId}`)).body).toEqual(body);
  });

  it('is one note however often it is sent, with or without an operation id', async () => {
    const body = bodyOf();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => call('POST', PATH, { body, ...(n % 2 && { key }) })),
    );
    // A repeat that meets the running call may be told to wait.
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await app.db.$count(notes, eq(notes.id, body.clientId))).toBe(1);
    expect(await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, body.clientId))).toHaveLength(1);
  });

  it('refuses the id of another note, whoever has it', async () => {
    const { id } = await write();
    for (const options of [
      { body: bodyOf({ clientId: id, objectId: second }) },
      { body: bodyOf({ clientId: id }), as: other },
    ])
      expect(await call('POST', PATH, options)).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  it('refuses a caller who is not signed in', async () => {
    const { status, body } = await app.post<Problem>(PATH, bodyOf());
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it.each([
    ['text', { text: ' ' }],
    ['text', { text: 'ن'.repeat(4_001) }],
    ['objectType', { objectType: 'wallet' }],
    ['objectId', { objectId: 'x' }],
    ['clientId', { clientId: 1 }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await call('POST', PATH, { body: bodyOf(more) })).toMatchObject({ status: 400, body: { field } });
  });

  it('refuses a note about nothing', async () => {
    expect((await call('POST', PATH, { body: bodyOf({ objectId: randomUUID() }) })).status).toBe(404);
  });

  it('takes no owner, version or time from the caller', async () => {
    const written = await write({
      personId: other.userId,
      version: 9,
      createdAt: '2000-01-01T00:00:00Z',
      isDeleted: true,
    });
    expect(written).toMatchObject({ version: 1, isDeleted: false });
    const [row] = await app.db.select().from(notes).where(eq(notes.id, written.id));
    expect(row).toMatchObject({ personId: me.userId });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('PUT /notes/{id}', () => {
  it('replaces the text and keeps the earlier one', async () => {
    const { id } = await write({ text: 'یک' });
    const { status, body } = await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 1 });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, version: 2, text: 'دو' } });
    expect(await app.db.select().from(noteRevisions).where(eq(noteRevisions.noteId, id))).toMatchObject([
      { version: 1, text: 'یک' },
    ]);
  });

  it('refuses an edit of an older version, and accepts the same text again', async () => {
    const { id } = await write({ text: 'یک' });
    await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 1 });
    expect(await call('PUT', `${PATH}/${id}`, { body: { text: 'سه' }, version: 1 })).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect(await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
  });

  it('lets one of many edits at once win', async () => {
    const { id } = await write();
    const texts = Array.from({ length: 10 }, (_, number) => `متن ${number}`);
    const answers = await Promise.all(
      texts.map((text) => call('PUT', `${PATH}/${id}`, { body: { text }, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(9).fill(412)]);
    expect((await call('GET', `${PATH}/${id}`)).body.version).toBe(2);
  });

  it('needs the version that was seen', async () => {
    const { id } = await write();
    expect((await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' } })).status).toBe(428);
    expect((await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 'x' })).status).toBe(400);
  });

  it('keeps twenty earlier texts', async () => {
    const { id } = await write();
    for (let version = 1; version <= 23; version += 1)
      await call('PUT', `${PATH}/${id}`, { body: { text: `متن ${version}` }, version });
    expect(await app.db.$count(noteRevisions, eq(noteRevisions.noteId, id))).toBe(20);
  });
});

describe('DELETE /notes/{id}', () => {
  it('empties the note and leaves a mark for other devices', async () => {
    const { id } = await write({ objectId: second });
    const { status, body } = await call('DELETE', `${PATH}/${id}`, { version: 1 });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, text: '', isDeleted: true, version: 2 } });
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(404);
    expect((await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 2 })).status).toBe(404);
    expect((await listOf()).items.map((one) => one.id)).not.toContain(id);
    expect((await listOf('withDeleted=true')).items[0]).toMatchObject({ id, isDeleted: true });
  });

  it('is the same answer again, and refuses an older version', async () => {
    const { id } = await write();
    await call('PUT', `${PATH}/${id}`, { body: { text: 'دو' }, version: 1 });
    expect((await call('DELETE', `${PATH}/${id}`, { version: 1 })).status).toBe(412);
    const first = await call('DELETE', `${PATH}/${id}`, { version: 2 });
    expect(await call('DELETE', `${PATH}/${id}`, { version: 2 })).toMatchObject({ status: 200, body: first.body });
  });
});

describe('the notes of another', () => {
  it('answer like absent ones', async () => {
    const { id } = await write();
    const absent = randomUUID();
    for (const [method, options] of [
      ['GET', {}],
      ['PUT', { body: { text: 'دو' }, version: 1 }],
      ['DELETE', { version: 1 }],
    ] as const) {
      const [theirs, none] = await Promise.all(
        [id, absent].map((one) => call(method, `${PATH}/${one}`, { ...options, as: other })),
      );
      expect(theirs?.status).toBe(404);
      expect({ ...theirs?.body, traceId: '' }).toEqual({ ...none?.body, traceId: '' });
    }
  });

  it('are in no list', async () => {
    await write();
    expect((await listOf('withDeleted=true', { as: other })).items).toEqual([]);
    const query = `objectType=product&objectId=${product}`;
    expect((await call<Page<Note>>('GET', `${PATH}/by-object-id?${query}`, { as: other })).body.items).toEqual([]);
  });

  it('stay theirs with a cursor of mine', async () => {
    for (const text of ['یک', 'دو']) await write({ text });
    const { nextCursor } = await listOf('size=1');
    expect((await listOf(`cursor=${nextCursor}`, { as: other })).items).toEqual([]);
  });
});

describe('GET /notes/byuser', () => {
  it('pages through all notes of a type, latest change first', async () => {
    const reader = await signIn(app, newPhone());
    const ids: string[] = [];
    for (const text of ['یک', 'دو', 'سه']) {
      ids.unshift((await write({ text }, { as: reader })).id);
      app.wait(1_000);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page<Note> = await listOf(`type=product&size=2${cursor && `&cursor=${cursor}`}`, { as: reader });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(ids);
    expect((await listOf('type=supplier', { as: reader })).items).toEqual([]);
  });
});

describe('GET /notes/digest', () => {
  it('is that of the notes a device has: in any order, with their versions, without the deleted ones', async () => {
    const reader = await signIn(app, newPhone());
    const digestOf = async () => (await call<ListDigest>('GET', `${PATH}/digest`, { as: reader })).body;
    const expected = async () => {
      const { items } = await listOf('size=100', { as: reader });
      const hash = createHash('sha256').update(digestText(items.toReversed())).digest('hex');
      return { count: items.length, hash };
    };
    const seen = [await digestOf()];
    expect(seen[0]).toEqual({ count: 0, hash: createHash('sha256').update('').digest('hex') });
    const [first] = [await write({}, { as: reader }), await write({}, { as: reader })];
    seen.push(await digestOf());
    expect(seen.at(-1)).toEqual(await expected());
    await call('PUT', `${PATH}/${first.id}`, { as: reader, body: { text: 'دیگر' }, version: 1 });
    seen.push(await digestOf());
    expect(seen.at(-1)).toEqual(await expected());
    await call('DELETE', `${PATH}/${first.id}`, { as: reader, version: 2 });
    seen.push(await digestOf());
    expect(seen.at(-1)).toEqual(await expected());
    expect(new Set(seen.map(({ hash }) => hash)).size).toBe(4);
  });
});
