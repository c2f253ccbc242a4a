import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { tradeReads } from '../../../src/client/features/trade/queries.ts';
import { reportTexts } from '../../../src/client/features/trade/report/report-texts.ts';
import { requestTexts } from '../../../src/client/features/trade/request/request-texts.ts';
import { tradeTexts as words } from '../../../src/client/features/trade/trade-texts.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { eventTexts } from '../../../src/client/parts/trade/event-texts.ts';
import { eventsRead } from '../../../src/client/parts/trade/queries.ts';
import { formatTrackingCode } from '../../../src/core/ids/tracking-code.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { rialWords } from '../../../src/core/money/rial-words.ts';
import { LEGAL_FORM, lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, type RenderedApp, renderApp } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade, tradeOf } from './trade-people.ts';

const LIST = '/profile/directorder';

fakeLocks();
stubDialog();
serveTrade();

const rows = async () =>
  (await screen.findAllByRole('link', { name: /پولاد|صنایع آذر/ })).map((row) => row.textContent);
const search = ({ router }: RenderedApp) => router.state.location.search;
const rowsAre = (expected: readonly RegExp[]) =>
  waitFor(async () => {
    const found = await rows();
    expect(found.length).toBe(expected.length);
    for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern);
  });

describe('/profile/directorder', () => {
  it('says how a request begins before the first one', async () => {
    await makeWorld();
    await renderApp(LIST);
    await screen.findByText(words.list.none.heading);
    expect(screen.getByRole('link', { name: words.list.find }).getAttribute('href')).toBe('/');
  });

  it('shows what waits for the reader first, and is filtered and searched in its address', async () => {
    const world = await makeWorld();
    const { send, ask } = tradeOf(world);
    await send({ title: 'پیش‌نویس یک', submit: false });
    const sent = await send({ title: 'بلبرینگ خط' });
    const asked = await send({ title: 'پمپ خط' });
    await ask(asked.id);
    const app = await renderApp(LIST);
    await rowsAre([/پیش‌نویس یک.*نوبت من/, /پمپ خط.*در انتظار تأیید/, /بلبرینگ خط.*ثبت‌شده/]);
    fireEvent.change(await screen.findByRole('combobox', { name: words.list.state }), {
      target: { value: 'registered' },
    });
    await rowsAre([/بلبرینگ خط/]);
    expect(search(app)).toEqual({ state: 'registered' });
    const box = await screen.findByRole('searchbox', { name: words.list.search });
    fireEvent.change(box, { target: { value: 'پمپ' } });
    fireEvent.submit(box);
    await screen.findByText(words.list.noneFound.heading);
    expect(search(app)).toEqual({ state: 'registered', q: 'پمپ' });
    app.unmount();
    const byNumber = await renderApp(`${LIST}?q=${formatTrackingCode(sent.number ?? '')}`);
    await rowsAre([/بلبرینگ خط/]);
    expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: words.list.search })).value).toBe(
      formatTrackingCode(sent.number ?? ''),
    );
    byNumber.unmount();
    await renderApp(`${LIST}?state=x&role=operator&q=`);
    await rowsAre([/پیش‌نویس یک/, /پمپ خط/, /بلبرینگ خط/]);
  });

  it('has what one buys and what one sells, apart when asked to', async () => {
    const other = await makeWorld();
    const world = await makeWorld({ device: 'seller' });
    await tradeOf(world).send({ title: 'فروش من' });
    // Who sells for one supplier buys from another.
    const own = { ...other, buyer: world.seller };
    await tradeOf(own).send({ title: 'خرید من', submit: false, addressId: null });
    const app = await renderApp(LIST);
    await rowsAre([/خرید من/, /فروش من/]);
    fireEvent.click(await screen.findByRole('radio', { name: words.list.roles.seller }));
    await rowsAre([/فروش من/]);
    expect(search(app)).toEqual({ role: 'seller' });
    fireEvent.click(await screen.findByRole('radio', { name: words.list.roles.buyer }));
    await rowsAre([/خرید من/]);
    expect(search(app)).toEqual({ role: 'buyer' });
  });

  it('names the buyer to the seller, whose turn it is', async () => {
    const world = await makeWorld({ device: 'seller' });
    await tradeOf(world).send();
    await renderApp(LIST);
    await rowsAre([/صنایع آذر.*نوبت من.*ثبت‌شده/]);
  });
});

describe('without a network', () => {
  it('the list, the request and the report open as they were, with their time', async () => {
    const world = await makeWorld();
    const { send, ask, publish } = tradeOf(world);
    const { id, number } = await send({ title: 'خط دو' });
    const waiting = await send({ title: 'خط سه' });
    await ask(id);
    await publish(id);
    const api = privateApiAt('http://rasteh.test');
    const reads = tradeReads(api);
    const shown = [
      [LIST, /خط دو/, [reads.list({ role: undefined, state: undefined, q: undefined })]],
      [`/profile/directorderinfo/${waiting.id}`, /خط سه/, [reads.request(waiting.id), reads.prices(waiting.id)]],
      [`/profile/directOrderReport/${id}`, formatTrackingCode(number ?? ''), [reads.request(id), eventsRead(api, id)]],
    ] as const;
    for (const [path, text, keys] of shown) {
      const { queryClient, unmount } = await renderApp(path, { onStart: saveOwnReads });
      await screen.findAllByText(text);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      for (const { queryKey } of keys) await savePrivateRead(queryClient, queryKey);
      unmount();
    }
    onlineManager.setOnline(false);
    for (const [path, text] of shown) {
      const { unmount } = await renderApp(path, { api: [faults.offline()], onStart: saveOwnReads });
      await screen.findAllByText(text);
      await screen.findByText(/^به‌روز در/);
      const actions = () =>
        [requestTexts.actions.ask, requestTexts.actions.cancel].flatMap((name) =>
          screen.queryAllByRole<HTMLButtonElement>('button', { name }),
        );
      const wanted = path.includes('directorderinfo') ? [true, true] : [];
      await waitFor(() => expect(actions().map(({ disabled }) => disabled)).toEqual(wanted));
      unmount();
    }
  });
});

describe('the report', () => {
  it('has both parties, the amounts in numbers and words, what happened and the head of its chain', async () => {
    const world = await makeWorld();
    const { send, ask, publish, events } = tradeOf(world);
    const { id, number } = await send({
      lines: [lineOf(world.offers.fixed.id, '۲٫۵'), lineOf(world.offers.tiered.id, '100')],
    });
    await ask(id);
    await publish(id);
    await renderApp(`/profile/directOrderReport/${id}`);
    await screen.findByText(formatTrackingCode(number ?? ''));
    for (const text of [LEGAL_FORM.legalName, '۱۰۳۸۰۲۸۴۷۹۰', /صنایع آذر \(مریم رستمی\)/]) screen.getAllByText(text);
    const payable = 833_337 + 83_333 + 700_000_000;
    screen.getByText(formatRial(payable));
    screen.getByText(`${reportTexts.inWords}: ${rialWords(payable)}`, { exact: false });
    screen.getByRole('cell', { name: '۲٫۵ عدد' });
    screen.getByRole('cell', { name: '۸۳۳٬۳۳۷' });
    const { headHash } = await events(id);
    await screen.findByText(headHash ?? 'none');
    screen.getByText(new RegExp(eventTexts.published));
  });

  it('of what is not agreed leads to the request', async () => {
    const world = await makeWorld();
    const { id } = await tradeOf(world).send();
    await renderApp(`/profile/directOrderReport/${id}`);
    await screen.findByText(reportTexts.notAgreed.heading);
    expect(screen.getByRole('link', { name: 'دیدن درخواست' }).getAttribute('href')).toBe(
      `/profile/directorderinfo/${id}`,
    );
  });
});
