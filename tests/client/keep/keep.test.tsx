import 'fake-indexeddb/auto';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { checkKept } from '../../../src/client/features/keep/check-kept.ts';
import { notesKey } from '../../../src/client/features/keep/notes/queries.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { keptPages } from '../../../src/client/offline/saved-reads/kept-pages.ts';
import { findSavedRead, savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
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
let stop = () => {};

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  headers = await signInDevice(`0935333${String(phones).padStart(4, '0')}`);
  const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
  product = { id: items[0]?.id ?? '', title: items[0]?.title ?? '' };
  return () => stop();
});

const json = (body: unknown, more: Record<string, string> = {}) => ({
  headers: { ...headers, 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
});
const storedNotes = async () => (await readFromServer<Page<Note>>('/notes/byuser', { headers })).items;
const storedFavorites = async () => (await readFromServer<Page<Favorite>>('/userfavorites', { headers })).items;
const written = (text: string) =>
  readFromServer<Note>('/notes', {
    method: 'POST',
    ...json({ clientId: uuidv7(), objectType: 'product', objectId: product.id, text }),
  });
/** As another device of the same user. */
const changedElsewhere = ({ id, version }: Note, text: string) =>
  readFromServer<Note>(`/notes/${id}`, { method: 'PUT', ...json({ text }, { 'if-match': `"${version}"` }) });

async function open(path = `/products/${product.id}`, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  stop = startOutbox('http://rasteh.test', app.queryClient);
  // The control of a page that is replaced by a fuller one closes its sheet.
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const openSheet = () => press(/^نگه‌داری/);
const sheet = () => screen.findByRole('dialog');

async function write(text: string): Promise<void> {
  const box = await within(await sheet()).findByRole('textbox', { name: 'یادداشت تازه' });
  fireEvent.change(box, { target: { value: text } });
  await press('ذخیرهٔ یادداشت');
}

describe('what a user keeps of a product', () => {
  it('is a favourite after a press, on the server too, and none after another', async () => {
    await open();
    await openSheet();
    await press('افزودن به علاقه‌مندی‌ها');
    await waitFor(async () => expect(await storedFavorites()).toMatchObject([{ objectId: product.id }]));
    await press('برداشتن');
    await waitFor(async () => expect(await storedFavorites()).toEqual([]));
  });

  it('is a note that is shown at once and reaches the server', async () => {
    await open();
    await openSheet();
    await write('یاتاقان سمت موتور');
    await screen.findByText('یاتاقان سمت موتور');
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'یاتاقان سمت موتور' }]));
    await waitFor(() => expect(screen.queryByText(/در صف ارسال|در حال ارسال/)).toBeNull());
    expect(screen.getByRole('button', { name: 'نگه‌داری، ۱ یادداشت' })).toBeDefined();
  });

  it('is each of two notes of which the second is saved while the device stores the first', async () => {
    await open();
    await openSheet();
    const box = await within(await sheet()).findByRole('textbox', { name: 'یادداشت تازه' });
    const save = await screen.findByRole('button', { name: 'ذخیرهٔ یادداشت' });
    for (const text of ['سرِ شفت', 'تهِ شفت']) {
      fireEvent.change(box, { target: { value: text } });
      fireEvent.click(save);
      // The second tap of a user with gloves on is no note of its own.
      fireEvent.click(save);
    }
    await waitFor(async () =>
      expect((await storedNotes()).map(({ text }) => text).sort()).toEqual(['تهِ شفت', 'سرِ شفت']),
    );
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  });

  it('waits without a network, is counted in the shell, and goes out when the network is back', async () => {
    await open(undefined, { api: [faults.offline('/notes')] });
    await openSheet();
    await write('زیر جرثقیل');
    await screen.findByText('زیر جرثقیل');
    await screen.findByText('در صف ارسال');
    await screen.findByRole('link', { name: '۱ نوشته در صف ارسال' });
    expect(await storedNotes()).toEqual([]);
    endFaults();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'زیر جرثقیل' }]));
    await waitFor(() => expect(screen.queryByRole('link', { name: /در صف ارسال/ })).toBeNull());
  });

  it('is written and changed without a network, and reaches the server as it is in the end', async () => {
    await open(undefined, { api: [faults.offline('/notes*')] });
    await openSheet();
    await write('نخست');
    await press('ویرایش');
    const box = await screen.findByRole('textbox', { name: 'ویرایش یادداشت' });
    fireEvent.change(box, { target: { value: 'سپس' } });
    fireEvent.submit(box);
    await screen.findByText('سپس');
    endFaults();
    deviceOutbox.wake();
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'سپس' }]));
  });

  it('joins the words of two devices that changed different ones', async () => {
    const note = await written('یاتاقان سمت موتور دو عدد در انبار');
    await open();
    await openSheet();
    await screen.findByText('یاتاقان سمت موتور دو عدد در انبار');
    await press('ویرایش');
    const box = await screen.findByRole('textbox', { name: 'ویرایش یادداشت' });
    await changedElsewhere(note, 'یاتاقان سمت پمپ دو عدد در انبار');
    fireEvent.change(box, { target: { value: 'یاتاقان سمت موتور دو عدد در قفسه' } });
    fireEvent.submit(box);
    const joined = 'یاتاقان سمت پمپ دو عدد در قفسه';
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: joined, version: 3 }]));
    await screen.findByText(joined);
  });

  it.each([
    ['نوشتهٔ من بماند', 'سمت من', 3],
    ['نوشتهٔ دیگر بماند', 'سمت دیگر', 4],
  ])('asks where two devices changed the same words: %s', async (choice, left, version) => {
    const note = await written('سمت موتور');
    await open();
    await openSheet();
    await screen.findByText('سمت موتور');
    await press('ویرایش');
    const box = await screen.findByRole('textbox', { name: 'ویرایش یادداشت' });
    // Before the edit begins, a read of the other words would be what is edited.
    await changedElsewhere(note, 'سمت دیگر');
    fireEvent.change(box, { target: { value: 'سمت من' } });
    fireEvent.submit(box);
    await screen.findByRole('heading', { name: 'نوشتهٔ دستگاه دیگر' });
    await press(choice);
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: left, version }]));
  });

  it('asks also where the words of the other device arrive while one writes', async () => {
    const note = await written('سمت موتور');
    const { queryClient } = await open();
    await openSheet();
    await screen.findByText('سمت موتور');
    await press('ویرایش');
    const box = await screen.findByRole('textbox', { name: 'ویرایش یادداشت' });
    fireEvent.change(box, { target: { value: 'سمت من' } });
    await changedElsewhere(note, 'سمت دیگر');
    await queryClient.invalidateQueries({ queryKey: notesKey });
    await waitFor(() => expect(queryClient.getQueryData<{ items: Note[] }>(notesKey)?.items[0]?.text).toBe('سمت دیگر'));
    fireEvent.submit(box);
    await screen.findByRole('heading', { name: 'نوشتهٔ دستگاه دیگر' });
    expect(await storedNotes()).toMatchObject([{ text: 'سمت دیگر', version: 2 }]);
  });

  it('shows what the server refuses, keeps it, and lets the user drop it', async () => {
    const refuse = http.post('http://rasteh.test/api/v1/notes', () =>
      HttpResponse.json(
        { code: 'too_many_notes', message: 'شمار یادداشت‌ها به سقف رسیده است.', traceId: 't' },
        { status: 422 },
      ),
    );
    await open(undefined, { api: [refuse] });
    await openSheet();
    await write('بیش از سقف');
    await screen.findByText('شمار یادداشت‌ها به سقف رسیده است.');
    expect(screen.getByText('بیش از سقف')).toBeDefined();
    await screen.findByRole('link', { name: '۱ نوشته به تصمیم شما نیاز دارد' });
    await press('چشم‌پوشی');
    await waitFor(() => expect(screen.queryByText('بیش از سقف')).toBeNull());
  });

  it('stays on the device before a sign-in', async () => {
    userInfo.drop();
    await open();
    await openSheet();
    await write('بی‌حساب');
    await screen.findByText('روی همین دستگاه؛ با ورود به حساب فرستاده می‌شود');
    expect(deviceOutbox.get().rows).toMatchObject([{ sub: null }]);
  });
});

describe('the lists of the device', () => {
  const readAgain = /خواندن دوباره/;
  const shownAt = (queryClient: QueryClient) =>
    queryClient
      .getQueryData<{ items: Note[] }>(notesKey)
      ?.items.map(({ text }) => text)
      .sort();
  /** As a device whose storage has lost a row behind newer ones: reading the changes does not bring it back. */
  async function loseOne(queryClient: QueryClient, text: string): Promise<void> {
    queryClient.setQueryData<{ items: Note[] }>(notesKey, (all) => ({
      items: all?.items.filter((note) => note.text !== text) ?? [],
    }));
    await savePrivateRead(queryClient, notesKey);
  }

  it('find a row that the device has lost, after something was sent', async () => {
    for (const text of ['یک', 'دو', 'سه']) await written(text);
    const { queryClient } = await open('/profile/notes/product', { onStart: saveOwnReads });
    await screen.findByText('دو');
    await loseOne(queryClient, 'یک');
    await waitFor(() => expect(screen.queryByText('یک')).toBeNull());
    const edited = screen.getByText('سه').closest('article') as HTMLElement;
    fireEvent.click(within(edited).getByRole('button', { name: 'ویرایش' }));
    const box = await screen.findByRole('textbox', { name: 'ویرایش یادداشت' });
    fireEvent.change(box, { target: { value: 'چهار' } });
    fireEvent.submit(box);
    await screen.findByText('یک');
    await waitFor(() => expect(shownAt(queryClient)).toEqual(['چهار', 'دو', 'یک'].sort()));
    const saved = await findSavedRead<{ items: Note[] }>(queryClient, notesKey);
    expect(saved?.items.map(({ text }) => text).sort()).toEqual(shownAt(queryClient));
    expect(screen.queryByRole('button', { name: readAgain })).toBeNull();
  });

  it('say so if they still differ from the server’s, until they do not', async () => {
    await written('یک');
    const other = { count: 7, hash: 'x' };
    const differ = http.get('http://rasteh.test/api/v1/notes/digest', () => HttpResponse.json(other));
    const { queryClient } = await open('/profile/notes/product', { api: [differ] });
    await screen.findByText('یک');
    await checkKept('notes', { client: queryClient, base: 'http://rasteh.test' });
    await screen.findByText(/روی این دستگاه با سرور یکی نیست/);
    endFaults();
    await press(readAgain);
    await waitFor(() => expect(screen.queryByText(/روی این دستگاه با سرور یکی نیست/)).toBeNull());
    expect(shownAt(queryClient)).toEqual(['یک']);
  });
});

describe('/profile/favorites and /profile/notes', () => {
  it('list what is kept, by type', async () => {
    await written('یادداشت کالا');
    await readFromServer('/userfavorites', {
      method: 'POST',
      ...json({ clientId: uuidv7(), objectType: 'product', objectId: product.id }),
    });
    const { router } = await open('/profile/favorites');
    await screen.findByRole('link', { name: new RegExp(product.title) });
    await router.navigate({ to: '/profile/favorites/$objectType', params: { objectType: 'supplier' } });
    await screen.findByText('هنوز چیزی نگه نداشته‌اید');
    await router.navigate({ to: '/profile/notes/$objectType', params: { objectType: 'product' } });
    await screen.findByText('یادداشت کالا');
    expect(screen.getByRole('link', { name: 'یادداشت‌ها' }).getAttribute('aria-current')).toBe('page');
    await router.navigate({ href: '/profile/notes/other' });
    await waitFor(() => expect(screen.queryByText('یادداشت کالا')).toBeNull());
  });

  const offlineSwitch = () =>
    screen.findByRole<HTMLInputElement>('switch', { name: `همیشه بی‌شبکه در دسترس باشد: ${product.title}` });
  const keepProduct = () =>
    readFromServer('/userfavorites', {
      method: 'POST',
      ...json({ clientId: uuidv7(), objectType: 'product', objectId: product.id }),
    });

  it('keep the page of a product for use without a network, chosen without one', async () => {
    await keepProduct();
    const unsent = http.post('http://rasteh.test/api/v1/userfavorites', () => HttpResponse.error());
    const { router } = await open('/profile/favorites', { api: [unsent] });
    fireEvent.click(await offlineSwitch());
    await waitFor(async () => expect((await offlineSwitch()).checked).toBe(true));
    await screen.findByText('در صف ارسال');
    expect(keptPages.get()).toEqual({ sub: userInfo.get()?.sub, ids: [product.id] });
    expect(await storedFavorites()).toMatchObject([{ keepOffline: false }]);
    endFaults();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(async () => expect(await storedFavorites()).toMatchObject([{ keepOffline: true, version: 2 }]));
    await waitFor(() => expect(screen.queryByText(/در صف ارسال|در حال ارسال/)).toBeNull());
    await router.navigate({ to: '/profile/notes/$objectType', params: { objectType: 'product' } });
    await router.navigate({ to: '/profile/favorites' });
    fireEvent.click(await offlineSwitch());
    await waitFor(async () => expect(await storedFavorites()).toMatchObject([{ keepOffline: false }]));
    await waitFor(() => expect(keptPages.get().ids).toEqual([]));
  });

  it('offer the pack of a category with its size', async () => {
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const category = { id: items[0]?.categoryId };
    await readFromServer('/userfavorites', {
      method: 'POST',
      ...json({ clientId: uuidv7(), objectType: 'category', objectId: category.id, keepOffline: true }),
    });
    await open('/profile/favorites');
    await screen.findByRole('switch', { checked: true });
    await screen.findByRole('button', { name: 'برداشتن روی این دستگاه' });
  });
});

describe('/users/outbox', () => {
  it('shows every row with its words, and empties with the network', async () => {
    await open('/users/outbox', { api: [faults.offline('/notes')] });
    await screen.findByText('همه چیز فرستاده شده است');
    const objectKey = 'note:x';
    const payload = {
      kind: 'create',
      id: uuidv7(),
      objectType: 'product',
      objectId: product.id,
      object: { title: product.title, slug: 's', glyph: null },
      text: 'از صف',
      baseText: '',
    };
    const sub = userInfo.get()?.sub ?? '';
    await deviceOutbox.add({ name: 'notes.change' }, { sub, objectKey, payload, baseVersion: null });
    await screen.findByRole('heading', { name: `یادداشت دربارهٔ «${product.title}»` });
    await screen.findByText('از صف');
    endFaults();
    await press('ارسال همین حالا');
    await screen.findByText('همه چیز فرستاده شده است');
    expect(await storedNotes()).toMatchObject([{ text: 'از صف' }]);
  });
});
