import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { filtersTexts } from '../../../../src/client/features/catalog/filters/filters-texts.ts';
import { packTexts } from '../../../../src/client/features/keep/packs/packs-texts.ts';
import type { ProductsPage } from '../../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../../src/contract/catalog/property.ts';
import type { PackManifest, PackPart, PackRows } from '../../../../src/contract/packs/pack.ts';
import { formatNumber } from '../../../../src/core/numbers/numerals.ts';
import { killDevice } from '../../../acceptance/kill-chromium.ts';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../setup/faulty-proxy.ts';
import { whenHydrated } from '../../../setup/hydrated.ts';

interface MenuNode {
  id: string;
  slug: string;
  name: string;
  itemsCount: number;
  subcategories: MenuNode[];
}

/** Parts with rows: as many as a download can be ended between. */
const ROWS_PARTS = 2;
const PARTS_PER_ROWS_PART = 32;
/** In the names of the next edition. */
const NEXT = 'ویرایش دوم';
/** A list that the device has never read from the server. */
const UNSEEN = '?sort=newest';
const FROM_DEVICE = 'از داده‌های این دستگاه';
const AS_OF = /به‌روز در/;

const get = async <T>(call: string): Promise<T> =>
  (await fetch(`${inject('siteUrl')}/api/v1/${call}`)).json() as Promise<T>;
const leavesOf = (node: MenuNode): MenuNode[] =>
  node.subcategories.length === 0 ? [node] : node.subcategories.flatMap(leavesOf);
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

let category: MenuNode;
let manifest: PackManifest;
let list: ProductsPage;
let profile: string;
let proxy: FaultyProxy;
let phone: Device;

const manifestPath = () => `/api/v1/packs/categories/${category.id}`;
const partPath = ({ hash }: Pick<PackPart, 'hash'>) => `${manifestPath()}/part?hash=${hash}`;
const listPath = (search = '') => `/products/category/${category.id}/${encodeURIComponent(category.slug)}${search}`;
const parts = (content: PackPart['content'], of = manifest) => of.parts.filter((part) => part.content === content);

/** A filter of a number that some products of the category meet, with the server's answer. */
async function findFilter(): Promise<{ filters: string; filtered: ProductsPage }> {
  for (const { id, observedMin, observedMax } of await get<PropertyDefinition[]>(
    `categories/${category.id}/properties`,
  )) {
    if (observedMin === null || observedMax === null) continue;
    const filters = `${id}_..${(observedMin + observedMax) / 2}`;
    const query = `categoryId=${category.id}&sort=priceAsc&filters=${filters}`;
    const filtered = await get<ProductsPage>(`supplierproducts/catalog?${query}`);
    const count = filtered.totalCount ?? 0;
    if (count > 0 && count < (list.totalCount ?? 0)) return { filters, filtered };
  }
  throw new Error('no number tells the products of the category apart');
}

beforeAll(async () => {
  const [root] = await get<MenuNode[]>('categories/menu?categoryTypes=Product');
  // Fewer offers cannot fill two parts.
  const leaves = (root ? leavesOf(root) : []).filter(({ itemsCount }) => itemsCount > PARTS_PER_ROWS_PART);
  for (const leaf of leaves) {
    category = leaf;
    manifest = await get<PackManifest>(`packs/categories/${leaf.id}`);
    if (parts('rows').length === ROWS_PARTS) break;
  }
  expect(parts('rows')).toHaveLength(ROWS_PARTS);
  list = await get<ProductsPage>(`supplierproducts/catalog?categoryId=${category.id}`);
  proxy = await startFaultyProxy(inject('siteUrl'));
  profile = await mkdtemp(join(tmpdir(), 'rasteh-packs-'));
  phone = await openPhone({ userDataDir: profile });
});
afterAll(async () => {
  await phone?.close();
  await proxy?.close();
  await closeBrowser();
  if (profile) await rm(profile, { recursive: true, force: true });
});

const open = (path: string) => phone.page.goto(proxy.url + path);

async function setNetwork(isThere: boolean): Promise<void> {
  proxy.setDown(!isThere);
  await phone.context.setOffline(!isThere);
}

const partsAsked = () => proxy.asked.filter((path) => path.includes('/part?hash='));

/** As if each part with rows had changed on the server. Returns the changed parts. */
async function serveNextEdition(): Promise<PackPart[]> {
  const changed: PackPart[] = [];
  for (const part of parts('rows')) {
    const given = await (await fetch(inject('siteUrl') + partPath(part))).arrayBuffer();
    const { bases, offers } = JSON.parse(String(gunzipSync(given))) as PackRows;
    const renamed = <One extends { title: string }>(one: One): One => ({ ...one, title: `${one.title} ${NEXT}` });
    const bytes = gzipSync(JSON.stringify({ bases: bases.map(renamed), offers: offers.map(renamed) }));
    const next = { ...part, hash: sha256(bytes), bytes: bytes.length };
    proxy.faults.set(partPath(next), { status: 200, type: 'application/gzip', body: bytes, isOwn: true });
    changed.push(next);
  }
  const kept = manifest.parts.filter(({ content }) => content !== 'rows');
  const version = sha256(changed.map(({ hash }) => hash).join());
  const body = JSON.stringify({ ...manifest, parts: [...kept, ...changed], version } satisfies PackManifest);
  proxy.faults.set(manifestPath(), { status: 200, type: 'application/json', body, isOwn: true });
  return changed;
}

async function takeAlong(): Promise<void> {
  await open(listPath());
  await whenHydrated(phone.page);
  await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await phone.page
    .getByRole('button', { name: /^نگه‌داری/ })
    .first()
    .click();
  const sheet = phone.page.getByRole('dialog');
  await sheet.getByText(packTexts.size(manifest)).waitFor();
  await sheet.getByRole('button', { name: packTexts.take }).click();
  await sheet.getByText(packTexts.here).waitFor();
}

const rowLinks = () => phone.page.locator('main :is(a[href^="/products/0"], a[href^="/products/base-product/0"])');

describe('a category on a phone', () => {
  let taken: string[];

  beforeAll(async () => {
    await takeAlong();
    taken = partsAsked();
  });

  beforeEach(async () => {
    await phone.close();
    phone = await openPhone({ userDataDir: profile });
    await setNetwork(false);
  });

  it('is taken along after its size is shown, each part asked for once', () => {
    expect(taken).toEqual(manifest.parts.map(partPath));
  });

  it('has its list, its filters with their counts and its orders without a network', async () => {
    const { filters, filtered } = await findFilter();
    await open(listPath(`?sort=priceAsc&filters=${filters}`));
    await phone.page.getByText(AS_OF).first().waitFor();
    await phone.page.getByText(`${formatNumber(filtered.totalCount ?? 0)} کالا`, { exact: true }).waitFor();
    const [cheapest] = filtered.items;
    expect(await rowLinks().first().getAttribute('href')).toContain(cheapest?.part?.baseProductId ?? cheapest?.id);
    await phone.page
      .getByRole('button', { name: /^فیلتر/ })
      .first()
      .tap();
    const sheet = phone.page.getByRole('dialog', { name: filtersTexts.panel });
    await sheet.getByRole('button', { name: filtersTexts.removeAll }).tap();
    await sheet
      .getByRole('button', { name: `نمایش ${formatNumber(list.totalCount ?? 0)} کالا`, exact: true })
      .waitFor();
  });

  it('has its pages, drawings, comparisons and what a search finds', async () => {
    // The first rows may have been read ahead, with drawings of the server.
    const [first, second] = list.items.slice(-2);
    if (!first || !second) throw new Error('the category has no two products');
    await open(`/products/${first.id}/x`);
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await phone.page.getByRole('region', { name: 'کالاهای مشابه' }).getByRole('link').first().waitFor();
    await phone.page.getByText(AS_OF).first().waitFor();
    const drawing = phone.page.locator('main img[src^="data:image/svg+xml"]').first();
    await expect.poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

    await open(`/products/compare?ids=${first.id}.${second.id}`);
    await expect.poll(() => phone.page.getByRole('columnheader').getByRole('link').count()).toBe(2);
    await open(`/search/${encodeURIComponent(first.title)}`);
    await phone.page.getByText(FROM_DEVICE).waitFor();
    await rowLinks().first().waitFor();
    expect(phone.troubles).toEqual([]);
  });
});

describe('the next edition of a pack', () => {
  it('reads what has changed, and leaves the earlier one usable when the phone dies after any part', async () => {
    await phone.close();
    proxy.setDown(false);
    const changed = await serveNextEdition();
    for (const [at, part] of changed.entries()) {
      phone = await openPhone({ userDataDir: profile });
      proxy.hanging.add(partPath(part));
      proxy.asked.length = 0;
      await open('/users/packs');
      // What the phone's death has ended goes on by itself.
      if (at === 0) await phone.page.getByRole('button', { name: /^به‌روز کردن/ }).click();
      await expect.poll(partsAsked).toEqual(changed.slice(Math.max(0, at - 1), at + 1).map(partPath));
      await killDevice(phone, profile);
      proxy.hanging.clear();

      phone = await openPhone({ userDataDir: profile });
      await setNetwork(false);
      await open(listPath(UNSEEN));
      await rowLinks().first().waitFor();
      await phone.page.getByText(AS_OF).first().waitFor();
      expect(await phone.page.getByText(NEXT).count()).toBe(0);
      expect(phone.troubles).toEqual([]);
      await phone.close();
      proxy.setDown(false);
    }

    phone = await openPhone({ userDataDir: profile });
    proxy.asked.length = 0;
    await open('/users/packs');
    await phone.page.getByText(packTexts.current).waitFor();
    expect(partsAsked()).toEqual(changed.slice(-1).map(partPath));
    await setNetwork(false);
    await open(listPath(UNSEEN));
    await phone.page.getByText(NEXT).first().waitFor();
    expect(phone.troubles).toEqual([]);
  });
});
