import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../src/client/data/api.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { startVisitSender } from '../../../src/client/features/visits/count/send-visits.ts';
import { readHistory } from '../../../src/client/features/visits/count/visit-history.ts';
import {
  clearQueuedVisits,
  giveQueuedVisits,
  QUEUED_MAX,
  queuedVisits,
  queueVisit,
} from '../../../src/client/features/visits/count/visit-queue.ts';
import { watchVisits } from '../../../src/client/features/visits/count/watch-visits.ts';
import { visitsPaused } from '../../../src/client/ui/device/visits-paused.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { LastVisit, VisitCount } from '../../../src/contract/visits/visit.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import {
  endFaults,
  faults,
  type RenderedApp,
  readFromServer,
  renderApp,
  serveCatalog,
  signInDevice,
} from '../render-app.tsx';

const DEVICE_KEY = 'rasteh-device-id';
/** Longer than a page must be shown to count. */
const SETTLE_MS = 1_600;

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const maker = buildSupplier(catalog, { name: 'سازنده' });
const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'پمپ آب' });
buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
fakeLocks();
serveCatalog(catalog);

let stop = () => {};
afterEach(async () => {
  stop();
  await clearQueuedVisits();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

async function theProduct() {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog');
  const [product] = items;
  if (!product) throw new Error('no product');
  return product;
}

async function openWatched(path: string, options?: Parameters<typeof renderApp>[1]): Promise<RenderedApp> {
  const app = await renderApp(path, options);
  stop = watchVisits(app.router, app.queryClient, createApi('http://rasteh.test'));
  return app;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const section = () => screen.queryByRole('region', { name: 'آخرین بازدیدها' });
const ownTitles = () =>
  (JSON.parse(localStorage.getItem('rasteh-visits') ?? '[]') as { title: string }[]).map(({ title }) => title);
const serverTitles = async () => {
  const deviceId = localStorage.getItem(DEVICE_KEY);
  if (!deviceId) return [];
  const response = await fetch('http://rasteh.test/api/v1/pagevisits/last-visits', {
    headers: { 'x-device-id': deviceId },
  });
  return ((await response.json()) as { items: { title: string; visits: number }[] }).items.map(
    ({ title, visits }) => `${title} ${visits}`,
  );
};

describe('a visit', () => {
  it('counts once per opening that lasts, and appears on the home page', async () => {
    const { id, slug, supplier } = await theProduct();
    const app = await openWatched(`/products/${id}/x`);
    await waitFor(async () => expect(await serverTitles()).toEqual(['پمپ آب 1']));
    await app.router.navigate({ to: '/supplier/$supplierId/$', params: { supplierId: supplier.id, _splat: 'x' } });
    await waitFor(async () => expect(await serverTitles()).toEqual(['سازنده 1', 'پمپ آب 1']));
    await app.router.navigate({ to: '/' });
    await waitFor(() => expect(section()).toBeTruthy());
    expect(screen.getByRole('heading', { level: 3, name: 'کالاها' })).toBeTruthy();
    const link = section()?.querySelector('a');
    expect(decodeURI(link?.getAttribute('href') ?? '')).toBe(`/products/${id}/${slug}`);
  });

  it('is counted for nobody while visits are paused, also of who is signed in', async () => {
    await signInDevice('09352220009');
    visitsPaused.set(true);
    const senders: unknown[] = [];
    const seen = http.post('http://rasteh.test/api/v1/pagevisits/visit-count', ({ request: { headers } }) => {
      senders.push([headers.get('x-device-id'), headers.get('authorization')]);
    });
    const { id } = await theProduct();
    await openWatched(`/products/${id}/x`, { api: [seen] });
    await waitFor(() => expect(senders).toEqual([[null, null]]));
    expect(readHistory()).toEqual([]);
    expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
    visitsPaused.drop();
    userInfo.drop();
  });

  it('does not count if the page was left at once or not visible', async () => {
    const { id } = await theProduct();
    const app = await openWatched(`/products/${id}/x`);
    await app.router.navigate({ to: '/' });
    await settle();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await app.router.navigate({ to: '/products/$productId/$', params: { productId: id, _splat: 'x' } });
    await settle();
    expect(ownTitles()).toEqual([]);
    expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
  });

  it('does not count on a page that does not exist', async () => {
    const { id } = await theProduct();
    await openWatched(`/products/${id}/x`, { api: [faults.offline()] });
    await settle();
    expect(ownTitles()).toEqual([]);
  });

  it('is saved on the device if the server fails, without an error', async () => {
    const { id } = await theProduct();
    await openWatched(`/products/${id}/x`, { api: [faults.offline('/pagevisits/*')] });
    await settle();
    expect(ownTitles()).toEqual(['پمپ آب']);
    expect(screen.getByRole('heading', { level: 1, name: 'پمپ آب' })).toBeTruthy();
  });
});

describe('a visit without a network', () => {
  const COUNT_URL = 'http://rasteh.test/api/v1/pagevisits/visit-count';

  it('waits on the device and is counted once when the network is back, also after a lost answer', async () => {
    const { id } = await theProduct();
    await openWatched(`/products/${id}/x`, { api: [faults.offline('/pagevisits/visit-count')] });
    await waitFor(async () => expect(await queuedVisits(Date.now())).toMatchObject([{ objectId: id, sub: null }]));
    const [queued] = await queuedVisits(Date.now());
    expect(await serverTitles()).toEqual([]);
    expect(localStorage.getItem('rasteh-outbox-count')).toBeNull();
    stop();
    endFaults();
    // The server has counted it, but the device did not learn of it.
    const { visitId, objectType, objectId } = queued ?? {};
    const body = JSON.stringify({ visitId, objectType, objectId, deviceId: localStorage.getItem(DEVICE_KEY) });
    const headers = { 'content-type': 'application/json' };
    const count = () => readFromServer<VisitCount>('/pagevisits/visit-count', { method: 'POST', headers, body });
    const before = await count();
    onlineManager.setOnline(false);
    await openWatched('/');
    onlineManager.setOnline(true);
    await waitFor(async () => expect(await queuedVisits(Date.now())).toEqual([]));
    expect(await count()).toEqual(before);
  });

  it('gives way: of many the oldest fall, and a refused or an old one is dropped', async () => {
    const { id } = await theProduct();
    const visitOf = (at: number) =>
      ({ visitId: uuidv7(), objectType: 'product', objectId: id, sub: null, isOfNobody: false, at }) as const;
    const now = Date.now();
    const first = visitOf(now);
    await queueVisit(first);
    for (let more = 0; more < QUEUED_MAX; more += 1) await queueVisit(visitOf(now));
    const left = await queuedVisits(now);
    expect(left).toHaveLength(QUEUED_MAX);
    expect(left.some(({ visitId }) => visitId === first.visitId)).toBe(false);
    expect(await queuedVisits(now + 31 * 24 * 60 * 60_000)).toEqual([]);
    const sent: string[] = [];
    const refusal = http.post(COUNT_URL, async ({ request }) => {
      const { objectId } = (await request.clone().json()) as { objectId: string };
      sent.push(objectId);
      return objectId === id ? undefined : HttpResponse.json({ code: 'not_found', message: 'نیست' }, { status: 404 });
    });
    await queueVisit({ ...visitOf(now), objectId: uuidv7() });
    await queueVisit(visitOf(now));
    await openWatched('/', { api: [refusal] });
    await waitFor(async () => expect(await queuedVisits(now)).toEqual([]));
    expect(sent.at(-1)).toBe(id);
    expect(sent).toHaveLength(2);
  });

  it('is its user’s alone: it goes with the sign-out, and of nobody it goes with who joins it', async () => {
    const { id } = await theProduct();
    onlineManager.setOnline(false);
    const visit = { objectType: 'product', objectId: id, isOfNobody: false, at: Date.now() } as const;
    await queueVisit({ ...visit, visitId: uuidv7(), sub: 'somebody' });
    await queueVisit({ ...visit, visitId: uuidv7(), sub: null });
    await openWatched('/');
    userInfo.drop();
    await waitFor(async () => expect(await queuedVisits(Date.now())).toMatchObject([{ sub: null }]));
    await giveQueuedVisits('me');
    expect(await queuedVisits(Date.now())).toMatchObject([{ sub: 'me' }]);
  });

  it('is not stored where the device refuses; then it is sent at once', async () => {
    const { id } = await theProduct();
    const { queryClient } = await renderApp('/');
    const api = createApi('http://rasteh.test');
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const sender = startVisitSender(queryClient, api);
    stop = sender.stop;
    await sender.count({ visitId: uuidv7(), objectType: 'product', objectId: id, isOfNobody: false });
    full.mockRestore();
    expect(await serverTitles()).toEqual(['پمپ آب 1']);
  });
});

describe('a visit of who is signed in', () => {
  it('is sent in their name, not the device’s, and leaves the device with the sign-out', async () => {
    userInfo.drop();
    const headers = await signInDevice('09351112233');
    const { id } = await theProduct();
    const app = await openWatched(`/products/${id}/x`);
    const ofUser = async () =>
      (await readFromServer<Page<LastVisit>>('/pagevisits/last-visits', { headers })).items.map(({ title }) => title);
    await waitFor(async () => expect(await ofUser()).toEqual(['پمپ آب']));
    expect([localStorage.getItem(DEVICE_KEY), ownTitles()]).toEqual([null, []]);
    await app.router.navigate({ to: '/' });
    await waitFor(() => expect(section()?.textContent).toContain('پمپ آب'));
    userInfo.drop();
    expect(JSON.stringify(localStorage)).not.toContain('پمپ آب');
  });

  it('of another account is dropped when the device starts', async () => {
    const visits = [
      { objectType: 'product', objectId: 'a', title: 'a', slug: 'a', visitedAt: '2026-01-01', visits: 1 },
    ];
    localStorage.setItem('rasteh-user-visits', JSON.stringify({ sub: 'somebody', visits }));
    await openWatched('/');
    expect(localStorage.getItem('rasteh-user-visits')).toBeNull();
  });
});

describe('the last visits on the home page', () => {
  it('are hidden on a device without visits', async () => {
    await renderApp('/');
    await settle();
    expect(section()).toBeNull();
  });

  it('are deleted on the device and the server when cleared', async () => {
    const { id } = await theProduct();
    const app = await openWatched(`/products/${id}/x`);
    await waitFor(async () => expect(await serverTitles()).toHaveLength(1));
    const before = localStorage.getItem(DEVICE_KEY);
    await app.router.navigate({ to: '/' });
    fireEvent.click(await screen.findByRole('button', { name: /پاک کردن آخرین بازدیدها/ }));
    expect(section()).toBeNull();
    expect(ownTitles()).toEqual([]);
    expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
    expect(before).not.toBeNull();
  });
});
