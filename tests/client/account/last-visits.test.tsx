import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { readHistory, rememberVisit } from '../../../src/client/features/visits/count/visit-history.ts';
import { visitsPaused } from '../../../src/client/ui/device/visits-paused.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { VisitedType } from '../../../src/contract/visits/visit.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/last-visits/product';
/** More than a page. */
const PRODUCTS = 26;

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const maker = buildSupplier(catalog, { name: 'کارخانهٔ البرز' });
for (let number = 1; number <= PRODUCTS; number++) {
  const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key, title: `پمپ ${number}` });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}

fakeLocks();
stubDialog();
serveCatalog(catalog);

let phones = 0;
let headers: { authorization: string };
let products: ProductCard[];

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  headers = await signInDevice(`0935333${String(phones).padStart(4, '0')}`);
  products = (await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100')).items;
});

async function visit(objectType: VisitedType, objectId: string): Promise<void> {
  await readFromServer('/pagevisits/visit-count', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ objectType, objectId, visitId: crypto.randomUUID() }),
  });
}

const [first, second] = [() => products[0] as ProductCard, () => products[1] as ProductCard];
const rows = async () => (await screen.findAllByRole('listitem')).filter((row) => row.textContent?.includes('پمپ'));

describe('/profile/last-visits/{type}', () => {
  it('has the visits of the account, latest first, with their times and ways to them', async () => {
    await visit('product', first().id);
    await visit('product', second().id);
    await visit('product', first().id);
    await renderApp(PATH);
    const link = await screen.findByRole('link', { name: new RegExp(`${first().title}.*همین حالا.*۲ بازدید`) });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/products/${first().id}/${first().slug}`);
    expect((await rows()).map((row) => row.querySelector('bdi, span + span')?.textContent)).toHaveLength(2);
    expect((await rows())[0]?.textContent).toContain(first().title);
  });

  it('shows one type at a time, marked in both menus', async () => {
    await visit('product', first().id);
    await visit('supplier', first().supplier.id);
    const { router } = await renderApp(PATH);
    const types = () => screen.findByRole('navigation', { name: 'نوع بازدیدها' });
    fireEvent.click(within(await types()).getByRole('link', { name: 'تأمین‌کنندگان' }));
    await screen.findByRole('link', { name: /کارخانهٔ البرز/ });
    expect(router.state.location.pathname).toBe('/profile/last-visits/supplier');
    expect(screen.queryByText(first().title)).toBeNull();
    const menu = screen.getByRole('navigation', { name: 'بخش‌های حساب' });
    for (const [nav, name] of [
      [menu, 'بازدیدها'],
      [await types(), 'تأمین‌کنندگان'],
    ] as const)
      expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe(name);
  });

  it('says what comes here before the first visit', async () => {
    await renderApp('/profile/last-visits/category');
    await screen.findByText('هنوز دسته‌ای را باز نکرده‌اید');
  });

  it('has a heading for each day', async () => {
    await visit('product', first().id);
    await renderApp(PATH);
    const today = await screen.findByRole('region', { name: 'امروز' });
    expect(within(today).getByRole('link', { name: new RegExp(first().title) })).toBeDefined();
  });

  it('forgets the visits of the type after a question, in the account and on the device', async () => {
    await visit('product', first().id);
    await visit('supplier', first().supplier.id);
    rememberVisit(
      { objectType: 'product', objectId: first().id, title: first().title, slug: 'x', glyph: null },
      new Date(),
    );
    await renderApp(PATH);
    fireEvent.click(await screen.findByRole('button', { name: 'پاک کردن این بازدیدها' }));
    fireEvent.click(await screen.findByRole('button', { name: 'پاک شود' }));
    await screen.findByText('هنوز کالایی را باز نکرده‌اید');
    expect(readHistory()).toEqual([]);
    const { items } = await readFromServer<Page<{ objectType: string }>>('/pagevisits/last-visits', { headers });
    expect(items.map(({ objectType }) => objectType)).toEqual(['supplier']);
  });

  it('pauses what this device adds, until it is turned off', async () => {
    await renderApp(PATH);
    const pause = await screen.findByRole('switch', { name: /توقف ثبت بازدیدها/ });
    expect(pause.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(pause);
    await waitFor(() => expect(pause.getAttribute('aria-checked')).toBe('true'));
    expect(visitsPaused.get()).toBe(true);
    fireEvent.click(pause);
    expect(visitsPaused.get()).toBe(false);
  });

  it('shows more by pages', async () => {
    for (const { id } of products) await visit('product', id);
    await renderApp(PATH);
    await waitFor(async () => expect(await rows()).toHaveLength(24));
    fireEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(async () => expect(await rows()).toHaveLength(PRODUCTS));
    expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
  });

  it('says that the server failed, and asks it again', async () => {
    await visit('product', first().id);
    await renderApp(PATH, { api: [faults.status('/pagevisits/last-visits', 400)] });
    await screen.findByText('این بخش باز نشد');
    endFaults();
    fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await screen.findByRole('link', { name: new RegExp(first().title) });
  });

  it('says that there is no saved copy without a network', async () => {
    await renderApp(PATH, { api: [faults.offline('/pagevisits/*')] });
    await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست');
  });
});
