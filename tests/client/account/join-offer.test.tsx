import { createECDH } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceParts } from '../../../src/client/features/catalog/parts/device-parts.ts';
import { newLine } from '../../../src/client/features/catalog/parts/line-offer.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { PartsList } from '../../../src/contract/parts-lists/parts-list.ts';
import type { PushSubscriptionSettings } from '../../../src/contract/push/push-subscription.ts';
import type { LastVisit } from '../../../src/contract/visits/visit.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeDatabases } from '../catalog/fake-database.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { fakeLocks } from './fake-locks.ts';

const API = 'http://rasteh.test/api/v1';
const DEVICE_KEY = 'rasteh-device-id';
const OFFER = { name: 'افزودن آنچه این دستگاه پیش از ورود داشت' };

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
for (const title of ['پمپ آب', 'پمپ روغن']) {
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title });
  buildOffer(catalog, { baseProductKey });
}

fakeLocks();
fakeDatabases();
serveCatalog(catalog);

let phones = 0;
let headers: { authorization: string };
let products: ProductCard[];

const json = { 'content-type': 'application/json' };
const send = <Body,>(method: string, path: string, body: object, more: Record<string, string> = {}) =>
  readFromServer<Body>(path, { method, headers: { ...json, ...more }, body: JSON.stringify(body) });

/** The device before the sign-in: two visits, two lines, one topic. */
beforeEach(async () => {
  userInfo.drop();
  await deviceParts.change(() => []);
  localStorage.clear();
  products = (await readFromServer<Page<ProductCard>>('/supplierproducts/catalog')).items;
  const deviceId = crypto.randomUUID();
  localStorage.setItem(DEVICE_KEY, deviceId);
  for (const { id } of products) await send('POST', '/pagevisits/visit-count', visitOf(id, { deviceId }));
  const history = products.map(({ id, title, slug }) => ({
    ...{ objectType: 'product', objectId: id, title, slug, glyph: null },
    visitedAt: new Date().toISOString(),
    visits: 1,
  }));
  localStorage.setItem('rasteh-visits', JSON.stringify(history));
  await deviceParts.change(() => [
    newLine({ quantity: 4, offerId: products[0]?.id ?? null }),
    newLine({ quantity: 2, source: '6205 دو عدد', text: '6205' }),
  ]);
  phones += 1;
  headers = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
});

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const visitOf = (objectId: string, more: object = {}) => ({
  objectType: 'product',
  objectId,
  visitId: crypto.randomUUID(),
  ...more,
});

async function subscribe(): Promise<{ endpoint: string }> {
  const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  await send('PUT', '/push/subscriptions', { endpoint, keys: { p256dh, auth: 'A'.repeat(22) }, topics: ['build'] });
  const registration = { pushManager: { getSubscription: async () => ({ endpoint }) } };
  const value = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  return { endpoint };
}

const history = async () =>
  (await readFromServer<Page<LastVisit>>('/pagevisits/last-visits', { headers })).items.map(
    ({ objectId, visits }) => [objectId, visits] as const,
  );
const list = () => readFromServer<PartsList>('/partslists/mine', { headers });
const facts = async () =>
  within(await screen.findByRole('region', OFFER))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const accept = () => press('به حساب افزوده شود');
const isGone = () => waitFor(() => expect(screen.queryByRole('region', OFFER)).toBeNull());
/** The home is there and has read what the device has. */
async function expectNoOffer(): Promise<void> {
  const { queryClient } = await renderApp('/profile');
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['account', 'offered'] })[0]?.[1]).toEqual([]));
  expect(screen.queryByRole('region', OFFER)).toBeNull();
}

describe('what the device did before the sign-in', () => {
  it('is counted, and joins the account when it is accepted', async () => {
    const browser = await subscribe();
    await renderApp('/profile');
    expect(await facts()).toEqual(['۲ بازدید', '۲ قلم فهرست قطعات', '۱ موضوع اعلان']);
    expect(await history()).toEqual([]);
    await accept();
    await screen.findByText('به حساب شما افزوده شد.');
    await isGone();
    expect((await history()).toSorted()).toEqual(products.map(({ id }) => [id, 1]).toSorted());
    expect((await list()).lines).toMatchObject([
      { quantity: 4, offerId: products[0]?.id },
      { quantity: 2, text: '6205', offerId: null },
    ]);
    expect(await send<PushSubscriptionSettings>('POST', '/push/subscriptions/read', browser, headers)).toMatchObject({
      isMine: true,
    });
    expect(deviceParts.get().lines).toHaveLength(2);
    expect([localStorage.getItem('rasteh-visits'), localStorage.getItem(DEVICE_KEY)]).toEqual([null, null]);
  });

  it('is offered once: not again after it was accepted', async () => {
    const { unmount } = await renderApp('/profile');
    await accept();
    await isGone();
    unmount();
    const decided = localStorage.getItem('rasteh-joined');
    expect([decided === null, decided?.includes(userInfo.get()?.sub ?? '-')]).toEqual([false, false]);
    await deviceParts.change((lines) => [...lines, newLine({ quantity: 1, text: 'x', source: 'x' })]);
    await expectNoOffer();
  });

  it('stays on the device when it is declined, and another account is asked for itself', async () => {
    const { unmount } = await renderApp('/profile');
    await press('تنها روی این دستگاه بماند');
    await isGone();
    unmount();
    const again = await renderApp('/profile');
    await waitFor(() =>
      expect(again.queryClient.getQueriesData({ queryKey: ['account', 'offered'] })[0]?.[1]).toEqual([]),
    );
    again.unmount();
    expect([await history(), (await list()).version]).toEqual([[], 0]);
    headers = await signInDevice(`0935445${String(phones).padStart(4, '0')}`);
    await renderApp('/profile');
    expect(await facts()).toEqual(['۲ بازدید', '۲ قلم فهرست قطعات']);
  });

  it('says what failed without a network, keeps the offer of that, and joins it later', async () => {
    await renderApp('/profile', { api: [faults.offline('/partslists/*')] });
    await accept();
    await screen.findByText(/^فهرست قطعات افزوده نشد: شبکه در دسترس نیست/);
    await waitFor(async () => expect(await facts()).toEqual(['۲ قلم فهرست قطعات']));
    expect(await history()).toHaveLength(2);
    endFaults();
    await accept();
    await isGone();
    expect((await list()).lines).toHaveLength(2);
    expect((await history()).map(([, visits]) => visits)).toEqual([1, 1]);
  });

  it('joins once after an answer was lost', async () => {
    let isLost = true;
    const lose = ['post', 'put'] as const;
    const lost = lose.map((method) =>
      http[method](new RegExp(`^${API}/(?:pagevisits/join|partslists/mine)$`), async ({ request }) => {
        if (!isLost) return undefined;
        const path = request.url.slice(API.length);
        await send(method.toUpperCase(), path, (await request.json()) as object, {
          ...headers,
          'if-match': request.headers.get('if-match') ?? '',
        });
        return HttpResponse.error();
      }),
    );
    await renderApp('/profile', { api: lost });
    await accept();
    await screen.findByText(/^بازدیدها افزوده نشد/);
    isLost = false;
    await accept();
    await isGone();
    expect((await history()).map(([, visits]) => visits)).toEqual([1, 1]);
    expect((await list()).lines.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect((await list()).version).toBe(1);
  });

  it('merges with what the account has, without doubles', async () => {
    const line = { id: crypto.randomUUID(), quantity: 1, source: null, text: null, offerId: products[0]?.id };
    await send('PUT', '/partslists/mine', { lines: [line] }, { ...headers, 'if-match': '"0"' });
    await send('POST', '/pagevisits/visit-count', visitOf(products[0]?.id ?? ''), headers);
    await renderApp('/profile');
    await accept();
    await isGone();
    expect((await list()).lines).toMatchObject([{ id: line.id, quantity: 4 }, { text: '6205' }]);
    expect(Object.fromEntries(await history())).toEqual({ [products[0]?.id ?? '']: 2, [products[1]?.id ?? '']: 1 });
  });

  it('is nothing on a device that did nothing', async () => {
    await deviceParts.change(() => []);
    localStorage.removeItem('rasteh-visits');
    await expectNoOffer();
  });
});
