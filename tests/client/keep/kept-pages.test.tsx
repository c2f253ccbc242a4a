import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
for (const title of ['بلبرینگ ۶۲۰۵', 'بلبرینگ ۶۲۰۶', 'رولبرینگ ۲۲۲۱۰']) {
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title });
  buildOffer(catalog, { baseProductKey });
}

fakeLocks();
serveCatalog(catalog);

const made: Blob[] = [];
URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
URL.revokeObjectURL = () => {};

let phones = 0;
let headers: { authorization: string };
let products: { id: string; title: string }[];
let stop = () => {};

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  headers = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
  products = (await readFromServer<ProductsPage>('/supplierproducts/catalog')).items;
  return () => stop();
});

const post = (path: string, product: { id: string } | undefined, more: object = {}) =>
  readFromServer(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: uuidv7(), objectType: 'product', objectId: product?.id, ...more }),
  });
const storedFavorites = async () => (await readFromServer<Page<Favorite>>('/userfavorites', { headers })).items;

async function open(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  stop = startOutbox('http://rasteh.test', app.queryClient);
  return app;
}

describe('/profile/favorites', () => {
  it('groups what is kept by type, and counts each', async () => {
    await post('/userfavorites', products[0]);
    await post('/userfavorites', products[1]);
    await open('/profile/favorites');
    await screen.findByRole('heading', { level: 2, name: 'کالاها' });
    const tabs = within(screen.getByRole('navigation', { name: 'نوع علاقه‌مندی‌ها' }));
    expect(tabs.getByRole('link', { name: /^کالاها/ }).textContent).toBe('کالاها۲');
    expect(screen.queryByRole('heading', { level: 2, name: 'تأمین‌کنندگان' })).toBeNull();
  });

  it('compares the marked products, and lets them go together', async () => {
    for (const product of products) await post('/userfavorites', product);
    await open('/profile/favorites/product');
    const [first, second] = products;
    fireEvent.click(await screen.findByRole('checkbox', { name: `برگزیدن ${first?.title}` }));
    expect(screen.queryByRole('link', { name: /^مقایسهٔ/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: `برگزیدن ${second?.title}` }));
    const compare = screen.getByRole('link', { name: 'مقایسهٔ ۲ مورد' });
    expect(compare.getAttribute('href')).toContain('/products/compare?ids=');
    for (const product of [first, second]) expect(compare.getAttribute('href')).toContain(product?.id);
    fireEvent.click(screen.getByRole('button', { name: 'برداشتن ۲ مورد' }));
    await waitFor(async () => expect(await storedFavorites()).toMatchObject([{ objectId: products[2]?.id }]));
    expect(screen.queryByRole('button', { name: /^برداشتن [۰-۹]/ })).toBeNull();
  });

  it('shows the outline of its rows until the server answers', async () => {
    const { container } = await open('/profile/favorites', { api: [faults.slow('/userfavorites', 60_000)] });
    await screen.findByRole('heading', { level: 1, name: 'علاقه‌مندی‌ها' });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"] [aria-hidden="true"]')).not.toBeNull());
  });
});

describe('/profile/notes', () => {
  it('finds notes by their words, the name and the part number, in any spelling', async () => {
    await post('/notes', products[0], { text: 'یاتاقان‌های سمت موتور؛ SKF 6205-2RS' });
    await post('/notes', products[1], { text: 'زیر جرثقیل' });
    await open('/profile/notes/product');
    await screen.findByText('زیر جرثقیل');
    const search = screen.getByRole('searchbox', { name: 'جست‌وجو در یادداشت‌ها' });
    for (const written of ['ياتاقانهای', '۶۲۰۵2rs', 'سمت موتور']) {
      fireEvent.change(search, { target: { value: written } });
      expect(screen.getByText(/سمت موتور/)).toBeDefined();
      expect(screen.queryByText('زیر جرثقیل')).toBeNull();
    }
    fireEvent.change(search, { target: { value: 'چیز دیگر' } });
    await screen.findByText('یادداشتی با این واژه‌ها نیست');
  });

  it('gives them away as a table', async () => {
    await post('/notes', products[0], { text: '=1+1، در انبار' });
    await open('/profile/notes/product');
    fireEvent.click(await screen.findByRole('button', { name: 'دریافت یادداشت‌ها (CSV)' }));
    const table = await made.at(-1)?.text();
    expect(table).toContain(`${products[0]?.title},کالاها,'=1+1، در انبار,`);
    expect(table).toContain(`/products/${products[0]?.id}/`);
  });

  it('folds a long note, which unfolds', async () => {
    await post('/notes', products[0], { text: 'جای این کالا در انبار. '.repeat(100) });
    await open('/profile/notes/product');
    const unfold = await screen.findByRole('button', { name: 'نمایش همهٔ یادداشت' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(unfold);
    expect(screen.getByRole('button', { name: 'کوتاه کردن یادداشت' }).getAttribute('aria-expanded')).toBe('true');
  });
});
