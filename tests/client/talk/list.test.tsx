import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade, tradeOf } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, field, openTalk, PATH, talkOf, write } from './talk-people.ts';

fakeLocks();
stubDialog();
serveTrade();

beforeEach(dropRows);
afterEach(closeTalk);

const rowOf = async (name: string) =>
  (await screen.findAllByRole('link', { name: new RegExp(name) }))[0] as HTMLElement;

describe('the list of conversations', () => {
  it('says what comes here, and leads to the operators', async () => {
    await makeWorld();
    await openTalk(PATH);
    await screen.findByText('هنوز گفت‌وگویی ندارید');
    fireEvent.click(await screen.findByRole('link', { name: /گفت‌وگو با پشتیبانی/ }));
    await write('صورتحساب من نرسیده است');
    await waitFor(async () => expect((await bubble('صورتحساب من نرسیده است')).textContent).toContain('فرستاده شد'));
  });

  it('has the other party, the last words, what is unread and whether it is answered', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت شیر؟');
    await talk.answer(conversation.id, 'ده میلیون ریال');
    await openTalk(PATH);
    const row = await rowOf(world.supplierName);
    expect(row.textContent).toMatch(/ده میلیون ریال.*پاسخ داده نشده.*۱ پیام خوانده‌نشده/);
    fireEvent.click(row);
    await bubble('ده میلیون ریال');
    await write('باشد');
    await waitFor(async () => expect((await talk.list(world.buyer))[0]).toMatchObject({ answered: true, unread: 0 }));
  });

  it('shows only what is unread, or what has the words', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت؟');
    await talk.say(world.buyer, { to: { support: true } }, 'راهنمایی می‌خواهم');
    await talk.answer(conversation.id, 'بله');
    await openTalk(PATH);
    await rowOf('پشتیبانی راسته');
    fireEvent.click(screen.getByRole('radio', { name: 'خوانده‌نشده' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /پشتیبانی راسته/ })).toBeNull());
    await rowOf(world.supplierName);
    fireEvent.click(screen.getByRole('radio', { name: 'همه' }));
    await rowOf('پشتیبانی راسته');
    const search = screen.getByRole('searchbox', { name: /جست‌وجو در نام/ });
    fireEvent.change(search, { target: { value: 'راهنمایی' } });
    fireEvent.submit(search);
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(world.supplierName) })).toBeNull());
    await rowOf('پشتیبانی راسته');
  });

  it('finds messages, and leads to one that is not loaded', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('یاتاقان 6205 دارید؟');
    const { id } = conversation;
    for (let at = 0; at < 6; at += 1) await talk.answer(id, `پاسخ ${at}`);
    await talk.read(world.buyer, id, 7);
    const newest = http.get(`http://rasteh.test/api/v1/conversations/${id}/thread`, async ({ request }) => {
      if (new URL(request.url).searchParams.has('around')) return undefined;
      const thread = await talk.thread(id);
      return HttpResponse.json({ ...thread, items: thread.items.slice(-2) });
    });
    await openTalk(`${PATH}?q=${encodeURIComponent('ياتاقان ۶۲۰۵')}`, { api: [newest] });
    const found = await screen.findByRole('region', { name: 'در متن پیام‌ها' });
    fireEvent.click(await within(found).findByRole('link', { name: /یاتاقان 6205/ }));
    await bubble(/یاتاقان/);
    await bubble('پاسخ 5');
    expect(screen.queryByRole('button', { name: 'پیام‌های پیشین' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'تازه‌ترین پیام‌ها' })).toBeNull();
  });

  it('says that it could not be read, and reads it on request', async () => {
    await makeWorld();
    await openTalk(PATH, { api: [faults.status('/conversations', 500)] });
    const [retry] = await screen.findAllByRole('button', { name: /دوباره/ });
    endFaults();
    fireEvent.click(retry as HTMLElement);
    await screen.findByText('هنوز گفت‌وگویی ندارید');
  });
});

describe('where a conversation begins', () => {
  it('is a product, about which both talk', async () => {
    const world = await makeWorld();
    const { fixed } = world.offers;
    const { queryClient } = await openTalk(`/products/${fixed.id}`);
    await screen.findByRole('link', { name: 'پیام' });
    // What is pressed stays: the page of a card is replaced by a fuller one.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const way = await screen.findByRole('link', { name: 'پیام' });
    fireEvent.click(way);
    expect(await screen.findAllByText(new RegExp(world.supplierName))).not.toEqual([]);
    await write('این را دارید؟');
    await waitFor(async () => expect((await bubble('این را دارید؟')).textContent).toContain('فرستاده شد'));
    const [made] = await talkOf(world).list(world.seller);
    expect(made?.object).toMatchObject({ kind: 'product', id: fixed.id });
  });

  it('is a request, in its page too', async () => {
    const world = await makeWorld();
    const request = await tradeOf(world).send();
    const talk = talkOf(world);
    await openTalk(`/profile/directorderinfo/${request.id}`);
    const part = (await screen.findByRole('heading', { name: 'گفت‌وگو دربارهٔ این درخواست' })).closest('section');
    await within(part as HTMLElement).findByRole('textbox', { name: 'متن پیام' });
    await write('کی می‌رسد؟');
    await waitFor(async () => expect((await bubble('کی می‌رسد؟')).textContent).toContain('فرستاده شد'));
    const [made] = await talk.list(world.seller);
    expect(made?.object).toMatchObject({ kind: 'request', id: request.id });
    expect((await field()).value).toBe('');
  });
});
