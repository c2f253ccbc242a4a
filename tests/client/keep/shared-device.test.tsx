import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { unsentCount } from '../../../src/client/offline/outbox/outbox-count.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
stubDialog();
serveCatalog(catalog);

let phones = 0;
let headers: { authorization: string };
let product: { id: string; title: string };
const stops: (() => void)[] = [];

const signIn = async () => {
  phones += 1;
  headers = await signInDevice(`0935666${String(phones).padStart(4, '0')}`);
  return userInfo.get()?.sub ?? '';
};

/** Puts the change of a favourite into the outbox, which no sender has begun to send. */
const keep = (sub: string | null) => {
  const { id: objectId, title } = product;
  const object = { title, slug: 's', glyph: null };
  const payload = { objectType: 'product', objectId, object, id: uuidv7(), isKept: true };
  const objectKey = `favorite:product:${objectId}`;
  return deviceOutbox.add({ name: 'favorites.set' }, { sub, payload, objectKey, baseVersion: null });
};

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/users/outbox', options);
  stops.push(startOutbox('http://rasteh.test', app.queryClient));
  return app;
}

const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside)
    .findByRole('button', { name })
    .then((button) => fireEvent.click(button));
const ownersLeft = async () => (await deviceOutbox.read()).map(({ sub }) => sub);
const storedFavorites = async () => (await readFromServer<Page<Favorite>>('/userfavorites', { headers })).items;

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
  product = { id: items[0]?.id ?? '', title: items[0]?.title ?? '' };
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a device of several users with changes of the same product', () => {
  it('sends the signed-in user’s, counts only these, and names the others in one line', async () => {
    const [first, second] = [await signIn(), await signIn()];
    for (const sub of [first, second]) await keep(sub);
    await signIn().then(keep);
    await open({ api: [faults.offline('/userfavorites*')] });
    await screen.findByText(`افزودن «${product.title}» به علاقه‌مندی‌ها`);
    await screen.findByText('۲ نوشتهٔ کاربر دیگری از این دستگاه منتظر ورود اوست.');
    expect(await screen.findByRole('link', { name: '۱ نوشته در صف ارسال' })).toBeDefined();
    endFaults();
    await press('ارسال همین حالا');
    await waitFor(async () => expect(await storedFavorites()).toMatchObject([{ objectId: product.id }]));
    await waitFor(() => expect(screen.queryByRole('link', { name: /در صف ارسال/ })).toBeNull());
    expect(await ownersLeft()).toEqual([first, second]);
  });

  it('drops the signed-in user’s on request, and nobody else’s', async () => {
    const first = await signIn();
    await keep(first);
    await signIn().then(keep);
    await open({ api: [faults.offline('/userfavorites*')] });
    await press('چشم‌پوشی');
    await screen.findByText('همه چیز فرستاده شده است');
    expect(await ownersLeft()).toEqual([first]);
  });

  it('removes the others’ only after a question', async () => {
    await signIn().then(keep);
    const second = await signIn();
    await keep(second);
    await open({ api: [faults.offline('/userfavorites*')] });
    await press('پاک کردن آن‌ها');
    const question = await screen.findByRole('dialog', { name: '۱ نوشتهٔ کاربر دیگر پاک شود؟' });
    expect(await ownersLeft()).toHaveLength(2);
    await press('پاک شود', question);
    await waitFor(() => expect(screen.queryByText(/کاربر دیگری/)).toBeNull());
    expect(await ownersLeft()).toEqual([second]);
  });

  it('counts anew when another one signs in, and when the first one is back', async () => {
    const first = await signIn();
    const ofFirst = userInfo.get();
    await keep(first);
    // The first user's access token is gone with the second one's sign-in.
    const token = http.post('http://rasteh.test/connect/token', () => HttpResponse.error());
    await open({ api: [faults.offline('/userfavorites*'), token] });
    await waitFor(() => expect(unsentCount.get().all).toBe(1));
    await signIn();
    await waitFor(() => expect(unsentCount.get().all).toBe(0));
    expect(await screen.findByText('همه چیز فرستاده شده است')).toBeDefined();
    if (ofFirst) userInfo.set(ofFirst);
    await waitFor(() => expect(unsentCount.get().all).toBe(1));
  });
});
