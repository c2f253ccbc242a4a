import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteTexts as words } from '../../../src/client/features/trade/quote/quote-texts.ts';
import { requestTexts } from '../../../src/client/features/trade/request/request-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { lineOf, PREPAID_TERMS, quoteLine, textLine } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { faults, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, serveTrade, tradeOf, type World } from './trade-people.ts';

const DAY_MS = 24 * 60 * 60_000;

fakeLocks();
stubDialog();
serveTrade();

const open = (id: string, options = {}) => renderApp(`/profile/directorderinfo/${id}`, options);
const price = (index: number) => screen.getAllByLabelText<HTMLInputElement>(/^بهای/)[index] as HTMLInputElement;
const setPrice = (index: number, value: string) => fireEvent.change(price(index), { target: { value } });
const answer = (row: number, text: string) =>
  fireEvent.click(
    within(screen.getAllByRole('group', { name: words.answer })[row] as HTMLElement).getByLabelText(text),
  );

/** What the seller sends from another device. */
const quoteAs = ({ seller }: World, { id, revision }: TradeRequest, lines: readonly object[], more: object = {}) =>
  call<TradeRequest>('POST', `/traderequests/${id}/quote`, {
    as: seller,
    body: {
      ...{ quoteId: uuidv7(), revision, validUntil: tehranDate(new Date(Date.now() + DAY_MS)) },
      ...{ terms: PREPAID_TERMS, lines, ...more },
    },
  });

describe('the seller', () => {
  it('sends the published prices as they are, in two presses, once after a lost answer', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, get, types } = tradeOf(world);
    const { id } = await send();
    let posts = 0;
    const lost = faults.lost(`/traderequests/${id}/quote`, ({ method }) => method === 'POST' && ++posts === 1);
    await open(id, { api: [lost] });
    await press(requestTexts.actions.quote);
    await screen.findByText(words.prefilled);
    expect(price(0).value).toBe('۳۳۳٬۳۳۵');
    await press(words.send);
    await screen.findByText(/شبکه در دسترس نیست/);
    await press(words.send);
    await screen.findByText(tradeTexts.states.quoted);
    expect(await types(id)).toEqual(['submitted', 'quoted']);
    expect((await get(id)).quotes[0]?.totals.payableRial).toBe(916_670);
    await screen.findByRole('button', { name: requestTexts.actions.withdraw });
  });

  it('answers each line in its own way, and is told what is missing, at its place', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, get } = tradeOf(world);
    const lines = [textLine('تراشکاری شفت', '۴'), lineOf(world.offers.asked.id, '10'), textLine('واشر مسی')];
    const { id } = await send({ lines });
    await open(id);
    await press(requestTexts.actions.quote);
    await press(words.send);
    await screen.findAllByText(words.required.price);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(Array.from({ length: 3 }, () => words.required.price)),
    );
    setPrice(0, '۱۲۵۰۰۰');
    answer(1, words.answers.partial);
    setPrice(1, '۲٬۰۰۰');
    await write(/^چقدر/, '۱۱');
    answer(2, words.answers.none);
    await press(words.send);
    // What the server alone knows stands at its place too.
    await screen.findAllByText('این مقدار از آنچه خریدار خواسته بیشتر است.');
    await write(/^چقدر/, '۷');
    await press(words.send);
    await screen.findByText(tradeTexts.states.quoted);
    const [quote] = (await get(id)).quotes;
    expect(quote?.lines.map(({ answer: said, qty, unitPriceRial }) => [said, qty, unitPriceRial])).toEqual([
      ['quoted', '4', 125_000],
      ['partial', '7', 2_000],
      ['none', '1', null],
    ]);
    await screen.findByText(new RegExp(words.notSupplied));
  });

  it('keeps what is typed over a reload, and takes the last round as the next one’s start', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, get } = tradeOf(world);
    const sent = await send();
    const page = await open(sent.id);
    await press(requestTexts.actions.quote);
    setPrice(0, '۳۰۰۰۰۰');
    await waitFor(() => expect(price(0).value).toBe('۳۰۰٬۰۰۰'));
    page.unmount();
    await open(sent.id);
    await press(requestTexts.actions.quote);
    await waitFor(() => expect(price(0).value).toBe('۳۰۰٬۰۰۰'));
    await press(words.send);
    await screen.findByText(tradeTexts.states.quoted);
    const quoteId = (await get(sent.id)).quotes[0]?.id;
    await call('POST', `/traderequests/${sent.id}/counter`, {
      as: world.buyer,
      body: { quoteId, comment: 'با تخفیف', payableRial: 700_000 },
    });
    page.unmount();
    await open(sent.id);
    await screen.findAllByText(/با تخفیف/);
    await press(requestTexts.actions.quoteAgain);
    await screen.findByText(words.again);
    expect(price(0).value).toBe('۳۰۰٬۰۰۰');
    await press(words.send);
    await waitFor(async () => expect((await get(sent.id)).quotes).toHaveLength(2));
  });

  it('takes a quote back, and is told when the buyer has changed what is asked', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, get } = tradeOf(world);
    const sent = await send();
    await quoteAs(world, sent, [quoteLine(1, 300_000)]);
    await open(sent.id);
    await press(requestTexts.actions.withdraw);
    const sheet = within(await screen.findByRole('dialog', { name: words.withdraw.heading }));
    fireEvent.click(sheet.getByRole('button', { name: words.withdraw.confirm }));
    await screen.findByText(tradeTexts.states.registered);
    await press(requestTexts.actions.quoteAgain);
    const { version } = await get(sent.id);
    await call('PUT', `/traderequests/direct-order/${sent.id}`, {
      as: world.buyer,
      version,
      body: { lines: [lineOf(world.offers.fixed.id, '9')], addressId: world.addressId, submit: false },
    });
    await press(words.send);
    await screen.findByText(/خریدار درخواست را تغییر داده است/);
  });
});

describe('the buyer', () => {
  it('reads what the seller offers, answers it, and accepts the next round', async () => {
    const world = await makeWorld();
    const { send, get } = tradeOf(world);
    const sent = await send({ lines: [textLine('تراشکاری شفت', '4')] });
    const freight = { freightRial: 50_000, note: 'با گواهی' };
    await quoteAs(world, sent, [quoteLine(1, 100_000, { leadDays: 3 })], freight);
    const shown = await open(sent.id);
    await screen.findByText(words.ready(3));
    // The freight stands on a line of its own, and is not in the sum before it.
    const sumOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(sumOf(requestTexts.net)).toBe(formatRial(400_000));
    expect(sumOf(requestTexts.freight)).toBe(formatRial(50_000));
    screen.getByText(/با گواهی/);
    await press(requestTexts.actions.counter);
    await press(words.counter.send);
    await screen.findByText(words.counter.required);
    await write(words.counter.label, 'با ده درصد تخفیف می‌خرم');
    await write(words.counter.amount, '۴۰۰۰۰۰');
    await press(words.counter.send);
    await screen.findAllByText(/با ده درصد تخفیف می‌خرم/);
    await waitFor(() => expect(screen.queryByRole('button', { name: requestTexts.actions.ask })).toBeNull());
    expect((await get(sent.id)).quotes[0]?.counter?.payableRial).toBe(400_000);
    await quoteAs(world, sent, [quoteLine(1, 90_000)]);
    shown.unmount();
    const later = await open(sent.id);
    await press(requestTexts.actions.ask);
    await press(requestTexts.ask.confirm);
    await screen.findByText(tradeTexts.states.awaitingConfirmation);
    expect((await get(sent.id)).totals?.payableRial).toBe(396_000);
    later.unmount();
  });

  it('is asked before an edit takes a quote out of force', async () => {
    const world = await makeWorld();
    const { send, get } = tradeOf(world);
    const sent = await send();
    await quoteAs(world, sent, [quoteLine(1, 300_000)]);
    await renderApp(`/profile/directorder/edit/${sent.id}`);
    await screen.findByText(/آن قیمت از اعتبار می‌افتد/);
    await write(/^مقدار/, '۹');
    await press('فرستادن تغییر');
    await waitFor(async () => expect((await get(sent.id)).quotes[0]?.state).toBe('superseded'));
  });

  it('answers nothing without a network, but reads the quote', async () => {
    const world = await makeWorld();
    const sent = await tradeOf(world).send();
    await quoteAs(world, sent, [quoteLine(1, 300_000)]);
    await open(sent.id);
    await screen.findByText(words.conditions);
    act(() => onlineManager.setOnline(false));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: requestTexts.actions.counter }).disabled).toBe(true),
    );
    screen.getByText(words.conditions);
    act(() => onlineManager.setOnline(true));
  });
});
