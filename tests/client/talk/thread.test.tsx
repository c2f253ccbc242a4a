import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { eventTexts } from '../../../src/client/parts/trade/event-texts.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, serveTrade, tradeOf } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, field, openTalk, PATH, talkOf, unsendable, write } from './talk-people.ts';

fakeLocks();
stubDialog();
serveTrade();

beforeEach(dropRows);
afterEach(closeTalk);

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const openActions = async (text: string) =>
  fireEvent.click(within(await bubble(text)).getByRole('button', { name: 'کارهای این پیام' }));

describe('a thread', () => {
  it('shows a message on its way, then sent, then read by the other party', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { hint } = await openTalk(`${PATH}?supplier=${world.supplierId}`, { api: [unsendable()] });
    await write('سلام؛ موجود است؟');
    expect((await bubble('سلام؛ موجود است؟')).textContent).toContain('در صف');
    endFaults();
    deviceOutbox.wake();
    await waitFor(async () => expect((await bubble('سلام؛ موجود است؟')).textContent).toContain('فرستاده شد'));
    const [conversation] = await talk.list(world.seller);
    await talk.read(world.seller, conversation?.id ?? '', 1);
    await hint();
    await waitFor(async () => expect((await bubble('سلام؛ موجود است؟')).textContent).toContain('خوانده شد'));
  });

  it('has one message where the answer was lost', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    let lost = 0;
    await openTalk(`${PATH}?supplier=${world.supplierId}`, {
      api: [faults.lost('/conversations', ({ method }) => method === 'POST' && ++lost === 1)],
    });
    await write('یک بار');
    await waitFor(() => expect(lost).toBe(1));
    await waitFor(async () => expect((await bubble('یک بار')).textContent).toContain('فرستاده شد'), {
      timeout: 10_000,
    });
    expect(await talk.texts()).toEqual(['یک بار']);
  });

  it('shows what the other party has written after a hint, says it politely, and reads it', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت؟');
    const { hint } = await openTalk(`${PATH}?conversation=${conversation.id}`);
    await bubble('قیمت؟');
    await talk.answer(conversation.id, 'امروز می‌فرستم');
    await hint();
    await bubble('امروز می‌فرستم');
    const said = await screen.findByText(/^پیام تازه از/);
    expect(said.getAttribute('aria-live')).toBe('polite');
    await waitFor(async () => expect((await talk.list(world.buyer))[0]?.unread).toBe(0));
  });

  it('opens with a line before the first unread message', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('نخست');
    await talk.answer(conversation.id, 'دوم');
    await talk.read(world.buyer, conversation.id, 2);
    await talk.answer(conversation.id, 'سوم');
    await talk.answer(conversation.id, 'چهارم');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await bubble('چهارم');
    const items = [...document.querySelectorAll('ol > li')].map((one) => one.textContent ?? '');
    const line = items.indexOf('خوانده‌نشده');
    expect(items[line - 1]).toContain('دوم');
    expect(items[line + 1]).toContain('سوم');
    await waitFor(async () => expect((await talk.list(world.buyer))[0]?.unread).toBe(0));
    expect(screen.getByText('خوانده‌نشده', { selector: 'ol > li' })).toBeDefined();
  });

  it('lets its writer edit, keeps what was typed after a conflict, and then replaces the other edit', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation, message } = await talk.ask('ده عدد');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await openActions('ده عدد');
    await press('ویرایش');
    const text = await screen.findByRole('textbox', { name: 'متن پیام', description: /۱۵ دقیقه/ });
    fireEvent.change(text, { target: { value: 'دوازده عدد' } });
    await talk.edit(world.buyer, conversation.id, message.id, 'یازده عدد');
    await press('ثبت ویرایش');
    await screen.findByText(/پس از آنکه دیدید تغییر کرده است/);
    expect((text as HTMLTextAreaElement).value).toBe('دوازده عدد');
    await bubble('یازده عدد');
    await press('ثبت ویرایش');
    const changed = await bubble('دوازده عدد');
    expect(changed.textContent).toContain('ویرایش‌شده');
    expect(await talk.texts(world.seller)).toEqual(['دوازده عدد']);
  });

  it('leaves a mark of what its writer deletes', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('اشتباه شد');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await openActions('اشتباه شد');
    await press('پاک کردن');
    await press('پاک شود');
    await bubble('این پیام پاک شده است.');
    expect(await talk.texts(world.seller)).toEqual([null]);
  });

  it('quotes what is answered', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت شیر؟');
    await talk.answer(conversation.id, '۱۲۰ هزار تومان');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await openActions('۱۲۰ هزار تومان');
    await press('پاسخ');
    await screen.findByText('در پاسخ به');
    await write('باشد');
    await waitFor(async () => expect((await bubble('باشد')).textContent).toContain('۱۲۰ هزار تومان'));
  });

  it('makes phones and part numbers ways on', async () => {
    const world = await makeWorld();
    const { conversation } = await talkOf(world).ask('شماره ۰۹۱۲۱۲۳۴۵۶۷ برای 6205-2RS/C3');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    const phone = await screen.findByRole('link', { name: '۰۹۱۲۱۲۳۴۵۶۷' });
    expect(phone.getAttribute('href')).toBe('tel:09121234567');
    expect(screen.getByRole('link', { name: '6205-2RS/C3' }).getAttribute('href')).toMatch(/^\/search\/6205-2RS/);
  });

  it('shows why the server has refused a message; it is sent again or dropped', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('نخست');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await bubble('نخست');
    const block = { as: world.seller, body: { blocked: true } };
    await call('PUT', `/conversations/${conversation.id}/thread`, block);
    await write('هنوز هست؟');
    await waitFor(async () => expect((await bubble('هنوز هست؟')).textContent).toContain('نشد'));
    await call('PUT', `/conversations/${conversation.id}/thread`, { as: world.seller, body: { blocked: false } });
    await press('ارسال دوباره');
    await waitFor(async () => expect((await bubble('هنوز هست؟')).textContent).toContain('فرستاده شد'));
  });

  it('sends what was written behind a refused message that is dropped', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('نخست');
    const block = (blocked: boolean) =>
      call('PUT', `/conversations/${conversation.id}/thread`, { as: world.seller, body: { blocked } });
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await bubble('نخست');
    await block(true);
    await write('دوم');
    await waitFor(async () => expect((await bubble('دوم')).textContent).toContain('نشد'));
    await write('سوم');
    expect((await bubble('سوم')).textContent).toContain('در صف');
    await block(false);
    fireEvent.click(within(await bubble('دوم')).getByRole('button', { name: 'پاک کردن' }));
    await waitFor(async () => expect((await bubble('سوم')).textContent).toContain('فرستاده شد'));
    expect(await talk.texts()).toEqual(['نخست', 'سوم']);
  });

  it('has what happened to its request between its messages, each with its time', async () => {
    const world = await makeWorld();
    const { send, ask } = tradeOf(world);
    const talk = talkOf(world);
    const { id } = await send();
    const { conversation } = await talk.say(world.buyer, { to: { requestId: id } }, 'پیش از تأیید');
    await ask(id);
    await talk.answer(conversation.id, 'پس از تأیید');
    await openTalk(`${PATH}?request=${id}`);
    await screen.findByText(new RegExp(eventTexts.confirmationAsked));
    const items = [...document.querySelectorAll('ol > li')].map((one) => one.textContent ?? '');
    const placeOf = (text: string) => items.findIndex((item) => item.includes(text));
    const places = [eventTexts.submitted, 'پیش از تأیید', eventTexts.confirmationAsked, 'پس از تأیید'].map(placeOf);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(items[placeOf(eventTexts.submitted)]).toMatch(/[۰-۹]{2}:[۰-۹]{2}$/);
  });

  it('has only the rows near the screen in the document, and each says its place', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('الگو');
    const many = http.get(`http://rasteh.test/api/v1/conversations/${conversation.id}/thread`, async () => {
      const { items, ...thread } = await talk.thread(conversation.id);
      const long = Array.from({ length: 400 }, (_, at) => ({
        ...items[0],
        ...{ id: crypto.randomUUID(), seq: at + 1, text: `شمارهٔ ${at + 1}` },
      }));
      return HttpResponse.json({ ...thread, items: long, lastSeq: 400 });
    });
    await openTalk(`${PATH}?conversation=${conversation.id}`, { api: [many] });
    await bubble('شمارهٔ 400');
    const rows = [...document.querySelectorAll('ol > li[aria-posinset]')];
    expect(rows.length).toBeLessThan(60);
    expect(rows.at(-1)?.getAttribute('aria-posinset')).toBe('401');
    expect(rows.at(-1)?.getAttribute('aria-setsize')).toBe('401');
  });

  it('keeps a draft of each conversation', async () => {
    const world = await makeWorld();
    const { conversation } = await talkOf(world).ask('نخست');
    const { unmount } = await openTalk(`${PATH}?conversation=${conversation.id}`);
    fireEvent.change(await field(), { target: { value: 'نیمه‌کاره' } });
    unmount();
    await openTalk(`${PATH}?support=true`);
    expect((await field()).value).toBe('');
    closeTalk();
    document.body.innerHTML = '';
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await waitFor(async () => expect((await field()).value).toBe('نیمه‌کاره'));
  });
});
