import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { ListDigest } from '../../../src/contract/list-digest.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { digestText } from '../../../src/core/wire/list-digest.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { favorites } from '../../../src/server/favorites/favorite.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/userfavorites';
const OFFERS = 4;

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let products: string[];
let supplier: string;

beforeAll(async () => {
  app = await openTestApp();
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  for (let made = 0; made < OFFERS; made += 1) buildOffer(catalog, { baseProductKey });
  await writeCatalog(app.db, catalog);
  const rows = await app.db.select().from(supplierProducts);
  products = rows.map(({ id }) => id);
  supplier = rows[0]?.supplierId ?? '';
});

afterAll(() => app.close());

async function call<Body = Favorite & Problem>(
  method: string,
  path = '',
  given: { as?: SignedIn; body?: object } = {},
) {
  const { as = me, body } = given;
  const response = await app.app.request(PATH + path, {
    method,
    headers: { ...as.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const bodyOf = (objectId = products[0], more: object = {}) => ({
  clientId: randomUUID(),
  objectType: 'product',
  objectId,
  ...more,
});
const keep = (body: object, as = me) => call('POST', '', { body, as });
const listOf = async (path = '', as = me) => (await call<Page<Favorite>>('GET', path, { as })).body.items;

describe('POST /userfavorites', () => {
  it('keeps an object under the id of the device, with its title', async () => {
    const body = bodyOf();
    const kept = await keep(body);
    expect(kept).toMatchObject({ status: 201, body: { id: body.clientId, object: { title: expect.any(String) } } });
    expect(kept.headers.get('cache-control')).toBe('private, no-store');
  });

  it('keeps each object once, under its first id, from however many devices', async () => {
    const reader = await signIn(app, newPhone());
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(bodyOf(), reader)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.db.$count(favorites, eq(favorites.personId, reader.userId))).toBe(1);
  });

  it('refuses the id of another favourite', async () => {
    const { body } = await keep(bodyOf(products[1]));
    expect(await keep(bodyOf(products[2], { clientId: body.id }), other)).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it('refuses what does not exist, what has no page, and who is not signed in', async () => {
    expect((await keep(bodyOf(randomUUID()))).status).toBe(404);
    expect(await keep(bodyOf(products[0], { objectType: 'wallet' }))).toMatchObject({
      status: 400,
      body: { field: 'objectType' },
    });
    expect((await app.post(PATH, bodyOf())).status).toBe(401);
  });

  it('takes no owner from the caller', async () => {
    const { body } = await keep(bodyOf(products[3], { personId: other.userId, version: 7 }));
    expect(body.version).toBe(1);
    expect(await app.db.select().from(favorites).where(eq(favorites.id, body.id))).toMatchObject([
      { personId: me.userId },
    ]);
  });
});

describe('keepOffline of POST /userfavorites', () => {
  it('is stored with a favourite, changes with the next choice alone, and is part of the digest', async () => {
    const reader = await signIn(app, newPhone());
    const digest = async () => (await call<ListDigest>('GET', '/digest', { as: reader })).body.hash;
    const kept = await keep(bodyOf(), reader);
    expect(kept.body).toMatchObject({ keepOffline: false, version: 1 });
    const before = await digest();
    const on = await keep(bodyOf(undefined, { keepOffline: true }), reader);
    expect(on).toMatchObject({ status: 201, body: { id: kept.body.id, keepOffline: true, version: 2 } });
    expect(await digest()).not.toBe(before);
    const same = [bodyOf(), bodyOf(undefined, { keepOffline: true })];
    for (const body of same) expect((await keep(body, reader)).body).toMatchObject({ keepOffline: true, version: 2 });
    expect(await listOf('', reader)).toMatchObject([{ keepOffline: true }]);
    expect((await keep(bodyOf(undefined, { keepOffline: false }), reader)).body.keepOffline).toBe(false);
    const fresh = bodyOf(products[1], { keepOffline: true });
    expect((await keep(fresh, reader)).body).toMatchObject({ id: fresh.clientId, keepOffline: true, version: 1 });
  });

  it('is yes or no, and each user’s own', async () => {
    const [reader, stranger] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
    expect(await keep(bodyOf(undefined, { keepOffline: 'true' }), reader)).toMatchObject({
      status: 400,
      body: { field: 'keepOffline' },
    });
    await keep(bodyOf(), stranger);
    await keep(bodyOf(undefined, { keepOffline: true }), reader);
    expect(await listOf('', stranger)).toMatchObject([{ keepOffline: false }]);
  });
});

describe('DELETE /userfavorites/{id}', () => {
  it('lets an object go, and says again that there is nothing to remove', async () => {
    const reader = await signIn(app, newPhone());
    const { body } = await keep(bodyOf(), reader);
    const remove = () => call('DELETE', `/${body.id}`, { as: reader });
    expect((await remove()).body).toEqual({ removed: true });
    expect((await remove()).body).toEqual({ removed: false });
    expect(await listOf('', reader)).toEqual([]);
  });

  it('leaves those of others', async () => {
    const { body } = await keep(bodyOf());
    expect((await call('DELETE', `/${body.id}`, { as: other })).body).toEqual({ removed: false });
    expect((await listOf()).map(({ id }) => id)).toContain(body.id);
  });
});

describe('GET /userfavorites', () => {
  it('pages through all, latest first, by type too, and never shows those of others', async () => {
    const reader = await signIn(app, newPhone());
    const ids: string[] = [];
    for (const objectId of products.slice(0, 3)) {
      ids.unshift((await keep(bodyOf(objectId), reader)).body.id);
      app.wait(1_000);
    }
    const kept = await keep(bodyOf(supplier, { objectType: 'supplier' }), reader);
    const first = await call<Page<Favorite>>('GET', '/by-type?type=product&size=2', { as: reader });
    const rest = `/by-type?type=product&size=2&cursor=${first.body.nextCursor}`;
    const second = await listOf(rest, reader);
    expect([...first.body.items, ...second].map(({ id }) => id)).toEqual(ids);
    expect((await listOf('', reader)).map(({ id }) => id)).toEqual([kept.body.id, ...ids]);
    expect((await listOf(rest, other)).map(({ id }) => id)).not.toEqual(expect.arrayContaining([ids[2]]));
  });

  it('says whether one object is kept', async () => {
    const reader = await signIn(app, newPhone());
    const path = `/by-object-id?objectType=product&objectId=${products[0]}`;
    const ask = async (as: SignedIn) => (await call<{ favorite: Favorite | null }>('GET', path, { as })).body.favorite;
    expect(await ask(reader)).toBeNull();
    const { body } = await keep(bodyOf(), reader);
    expect(await ask(reader)).toEqual(body);
    expect((await ask(other))?.id).not.toBe(body.id);
  });

  it('shows an object that is gone without a title', async () => {
    const reader = await signIn(app, newPhone());
    await keep(bodyOf(products[3]), reader);
    await app.db
      .update(supplierProducts)
      .set({ status: 'archived' })
      .where(eq(supplierProducts.id, products[3] ?? ''));
    expect(await listOf('', reader)).toMatchObject([{ objectId: products[3], object: null }]);
  });
});

describe('GET /userfavorites/digest', () => {
  it('is that of the favourites a device has', async () => {
    const reader = await signIn(app, newPhone());
    for (const id of products) await keep(bodyOf(id), reader);
    // An earlier test may have removed a product.
    const items = await listOf('?size=100', reader);
    const hash = createHash('sha256').update(digestText(items.toReversed())).digest('hex');
    const { body } = await call<ListDigest>('GET', '/digest', { as: reader });
    expect(items.length).toBeGreaterThan(1);
    expect(body).toEqual({ count: items.length, hash });
  });
});
