import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { keepTexts } from '../../../src/client/offline/outbox/keep-texts.ts';
import type { OutboxRow } from '../../../src/client/offline/outbox/outbox-row.ts';
import { waitingToasts } from '../../../src/client/ui/toast/toast.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const DATABASE = 'rasteh-outbox';
const OTHER_BUILD = 'نوشته‌ای از نسخهٔ دیگر برنامه';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
stubDialog();
serveCatalog(catalog);

let phones = 0;
const stops: (() => void)[] = [];

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  await signInDevice(`0935667${String(phones).padStart(4, '0')}`);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const kept = () => ({ objectType: 'product', objectId: uuidv7(), object: { title: 'پمپ', slug: 'p', glyph: null } });
const noteOf = (id: string, text = 'لقی دارد') => ({ ...kept(), kind: 'create', id, text, baseText: '' });

const add = (name: string, objectKey: string, payload: object) =>
  deviceOutbox.add({ name }, { sub: userInfo.get()?.sub ?? null, payload, objectKey, baseVersion: null });

const change = (changes: Partial<OutboxRow>) =>
  deviceOutbox.edit(async (rows) => {
    for (const { seq } of await rows.all()) await rows.change(seq, changes);
  });

const refuse = () => change({ state: 'failed', fault: { status: 422, code: 'no', text: 'پذیرفته نیست.' } });

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/users/outbox', options);
  const start = () => stops.push(startOutbox('http://rasteh.test', app.queryClient));
  return { ...app, start };
}

describe('the page of what waits', () => {
  it('calls a row of this build by no other name until its words are there', async () => {
    const id = uuidv7();
    await add('notes.change', `note:${id}`, noteOf(id));
    const { start } = await open({ api: [faults.offline('/notes*')] });
    await screen.findByRole('heading', { name: 'نوشتهٔ شما' });
    expect(screen.queryByText(OTHER_BUILD)).toBeNull();
    start();
    await screen.findByRole('heading', { name: 'یادداشت دربارهٔ «پمپ»' });
  });

  it('says in one sentence that the browser promises nothing, once it was asked and has refused', async () => {
    const storage = 'storage' in navigator ? navigator.storage : undefined;
    const refuses = { persist: async () => false, persisted: async () => false };
    Object.defineProperty(navigator, 'storage', { value: refuses, configurable: true });
    const id = uuidv7();
    await add('notes.change', `note:${id}`, noteOf(id));
    const { unmount } = await open();
    await screen.findByText(keepTexts.outbox.notKept);
    unmount();
    Object.defineProperty(navigator, 'storage', { value: { persisted: async () => true }, configurable: true });
    await open();
    await screen.findByRole('heading', { name: 'نوشتهٔ شما' });
    expect(screen.queryByText(keepTexts.outbox.notKept)).toBeNull();
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  });

  it('names a row of another build as such', async () => {
    await add('later.change', 'x', {});
    const { start } = await open();
    start();
    await screen.findByText(OTHER_BUILD);
  });

  it('does not say that a row is being sent while there is no network, as after a kill', async () => {
    const id = uuidv7();
    await add('notes.change', `note:${id}`, noteOf(id));
    await change({ state: 'sending', tries: 1 });
    onlineManager.setOnline(false);
    await open({ api: [faults.offline()] });
    const row = (await screen.findByRole('heading', { name: 'نوشتهٔ شما' })).closest('article') as HTMLElement;
    expect(within(row).getByText('در صف ارسال')).toBeDefined();
    expect(within(row).queryByText('در حال ارسال')).toBeNull();
  });

  const id = uuidv7();
  const comment = { kind: 'create', id, pageId: uuidv7(), page: { title: 'مقاله', slug: 'm' }, parentId: null };
  const feedback = { id, type: 'idea', text: 'لقی دارد', contact: '', appBuild: 'b', isOfUser: true };
  it.each([
    ['a note', 'notes.change', `note:${id}`, noteOf(id), '/profile/notes/product', 'ویرایش یادداشت'],
    ['a comment', 'page-comment', `comment:${id}`, { ...comment, text: 'لقی دارد' }, '/profile/comments', /نظر/],
    ['feedback', 'feedback.send', `feedback:${id}`, feedback, '/feedback', /./],
  ])('opens the place of %s that the server has refused, with its text', async (_, name, key, payload, path, label) => {
    await add(name, key, payload);
    await refuse();
    const { router, start } = await open();
    start();
    fireEvent.click(await screen.findByRole('button', { name: 'ویرایش' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => {
      const boxes = screen.getAllByRole('textbox', { name: label });
      expect(boxes.map((box) => (box as HTMLTextAreaElement).value)).toContain('لقی دارد');
    });
  });

  const message = (text: string) => ({
    ...{ id: uuidv7(), text, files: [], replyTo: null, name: 'پمپ‌ساز' },
    ...{ conversationId: 'talk', to: null },
  });
  const discardOf = async (text: string) => {
    const card = (await screen.findByText(text)).closest('article') as HTMLElement;
    fireEvent.click(within(card).getByRole('button', { name: keepTexts.fault.discard }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  };
  const texts = async () => (await deviceOutbox.read()).map(({ payload }) => (payload as { text: string }).text);

  it('drops one message of several to the same person, and the others stay', async () => {
    await add('message.send', 'talk:x', message('ردشده'));
    await refuse();
    await add('message.send', 'talk:x', message('دوم'));
    await add('message.send', 'talk:x', message('سوم'));
    const { start } = await open({ api: [faults.offline('/conversations')] });
    start();
    await screen.findAllByRole('heading', { name: /پمپ‌ساز/ });
    await discardOf('ردشده');
    expect(await texts()).toEqual(['دوم', 'سوم']);
    // Between two tries.
    await waitFor(() => expect(screen.getAllByRole('button', { name: keepTexts.fault.discard })).toHaveLength(2));
    await discardOf('سوم');
    expect(await texts()).toEqual(['دوم']);
  });

  it('drops a note with what builds on it', async () => {
    const id = uuidv7();
    await add('notes.change', `note:${id}`, noteOf(id));
    await refuse();
    await add('notes.change', `note:${id}`, { ...noteOf(id, 'لقی ندارد'), kind: 'edit' });
    const { start } = await open({ api: [faults.offline('/notes*')] });
    start();
    await screen.findAllByRole('heading', { name: 'یادداشت دربارهٔ «پمپ»' });
    await discardOf('لقی دارد');
    expect(await texts()).toEqual([]);
  });

  it('offers no way to change what has no text', async () => {
    await add('favorites.set', 'favorite:x', { ...kept(), id: uuidv7(), isKept: true });
    await refuse();
    const { start } = await open();
    start();
    await screen.findByText('پذیرفته نیست.');
    expect(screen.queryByRole('button', { name: 'ویرایش' })).toBeNull();
  });
});

describe('an outbox that a newer build has made', () => {
  const NEWER = /نسخهٔ تازه‌تری از برنامه/;

  beforeEach(async () => {
    const opening = indexedDB.open(DATABASE, 2);
    const database = await promisifyRequest(opening);
    database.close();
    return async () => {
      await promisifyRequest(indexedDB.deleteDatabase(DATABASE));
    };
  });

  it('says so on its page', async () => {
    await open();
    await screen.findByText(NEWER);
    expect(screen.getByRole('button', { name: /به‌روز/ })).toBeDefined();
  });

  it('says so to who writes, and the text stays', async () => {
    await renderApp('/feedback');
    const form = await screen.findByRole('form');
    const text = within(form).getAllByRole('textbox')[0] as HTMLTextAreaElement;
    fireEvent.change(text, { target: { value: 'فهرست کابل‌ها' } });
    await waitFor(() =>
      expect(within(form).getByRole('button', { name: 'فرستادن بازخورد' })).toHaveProperty('disabled', false),
    );
    fireEvent.submit(form);
    await within(form).findByText(NEWER);
    expect(text.value).toBe('فهرست کابل‌ها');
  });

  it('says so of a favourite', async () => {
    const { setFavorite } = await import('../../../src/client/features/keep/keep-actions.ts');
    const { objectId } = kept();
    const said = new Set<string>();
    const stop = waitingToasts.subscribe(() => {
      for (const { text } of waitingToasts.get()) said.add(text);
    });
    expect(await setFavorite(null, { objectType: 'product', objectId, object: null }, true)).toBe(false);
    stop();
    expect([...said].join()).toMatch(NEWER);
  });
});
