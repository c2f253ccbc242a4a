import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestTexts as words } from '../../../src/client/features/trade/request/request-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import { eventTexts } from '../../../src/client/parts/trade/event-texts.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { rialWords } from '../../../src/core/money/rial-words.ts';
import { lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { faults, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, serveTrade, tradeOf } from './trade-people.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;
const NEW_PAYABLE = 1_100_000;

fakeLocks();
stubDialog();
serveTrade();

const open = (id: string, options = {}) => renderApp(`/profile/directorderinfo/${id}`, options);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the buyer', () => {
  it('accepts the price that is shown in numbers and in words, once, even after a lost answer', async () => {
    const world = await makeWorld();
    const { send, types, get } = tradeOf(world);
    const { id } = await send();
    let posts = 0;
    const lost = faults.lost(
      `/traderequests/${id}/request-confirmation`,
      ({ method }) => method === 'POST' && ++posts === 1,
    );
    await open(id, { api: [lost] });
    await press(words.actions.ask);
    const shown = await sheet(words.ask.heading);
    shown.getByText(formatRial(PAYABLE));
    shown.getByText(rialWords(PAYABLE));
    await press(words.ask.confirm);
    await shown.findByText(/شبکه در دسترس نیست/);
    await press(words.ask.confirm);
    await noSheet();
    await screen.findByText(tradeTexts.states.awaitingConfirmation);
    await screen.findByText(eventTexts.confirmationAsked);
    expect(await types(id)).toEqual(['submitted', 'confirmationAsked']);
    expect(await get(id)).toMatchObject({ totals: { payableRial: PAYABLE } });
    // What is agreed no longer changes: only taking it back is left.
    await button(words.actions.takeBack);
    expect(screen.queryByRole('link', { name: words.actions.edit })).toBeNull();
  });

  it('is told in the sheet of a price that has changed, sees the new one, and agrees on it', async () => {
    const world = await makeWorld();
    const { send, reprice, get } = tradeOf(world);
    const { id } = await send();
    await open(id);
    await press(words.actions.ask);
    const shown = await sheet(words.ask.heading);
    shown.getByText(formatRial(PAYABLE));
    await reprice(400_000);
    await press(words.ask.confirm);
    await shown.findByText(/قیمت از آنچه دیده‌اید تغییر کرده است/);
    await shown.findByText(formatRial(NEW_PAYABLE));
    shown.getByText(rialWords(NEW_PAYABLE));
    expect(screen.getAllByText(words.changed)).toHaveLength(1);
    expect((await get(id)).state).toBe('registered');
    await press(words.ask.confirm);
    await noSheet();
    await screen.findByText(tradeTexts.states.awaitingConfirmation);
    expect((await get(id)).totals?.payableRial).toBe(NEW_PAYABLE);
  });

  it('reads why a price cannot be accepted, of a line and of the whole', async () => {
    const world = await makeWorld();
    const { send, setMinimum } = tradeOf(world);
    const unpriced = await send({ lines: [lineOf(world.offers.asked.id)] });
    const first = await open(unpriced.id);
    await screen.findByText(words.noPrice);
    expect(screen.queryByRole('button', { name: words.actions.ask })).toBeNull();
    first.unmount();
    const { id } = await send();
    await setMinimum(5_000_000);
    await open(id);
    await screen.findByText(/حداقل سفارش این فروشنده/);
    expect(screen.queryByRole('button', { name: words.actions.ask })).toBeNull();
  });

  it('takes back what was asked, and cancels only after a question', async () => {
    const world = await makeWorld();
    const { send, ask, types } = tradeOf(world);
    const { id } = await send();
    await ask(id);
    await open(id);
    await press(words.actions.takeBack);
    await press(words.actions.cancel);
    await sheet(words.cancelSheet.heading);
    await press(words.cancelSheet.cancel);
    await noSheet();
    expect(await types(id)).toEqual(['submitted', 'confirmationAsked', 'takenBack']);
    await press(words.actions.cancel);
    await press(words.cancelSheet.confirm);
    await noSheet();
    await screen.findByText(tradeTexts.states.cancelled);
    expect((await types(id)).at(-1)).toBe('cancelled');
    expect(screen.queryByRole('button', { name: words.actions.cancel })).toBeNull();
  });

  it('can do nothing without a network, and is told so', async () => {
    const world = await makeWorld();
    const { id } = await tradeOf(world).send();
    await open(id);
    expect((await button(words.actions.ask)).disabled).toBe(false);
    act(() => onlineManager.setOnline(false));
    await screen.findByText(tradeTexts.offline);
    for (const name of [words.actions.ask, words.actions.cancel]) expect((await button(name)).disabled).toBe(true);
  });
});

describe('the seller', () => {
  it('confirms what was asked, once, and the pro-forma is there', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, ask, types } = tradeOf(world);
    const { id } = await send();
    await ask(id);
    let posts = 0;
    const path = `/traderequests/${id}/confirm-and-publish`;
    await open(id, { api: [faults.lost(path, ({ method }) => method === 'POST' && ++posts === 1)] });
    await press(words.actions.publish);
    const shown = await sheet(words.publish.heading);
    // Nothing is kept here: the seller gets all of it.
    expect(shown.getAllByText(formatRial(PAYABLE))).toHaveLength(2);
    shown.getByText(words.commission.kept);
    shown.getByText(words.commission.yours);
    shown.getByText(words.membership.used(0, 30), { exact: false });
    expect(shown.queryByRole('link')).toBeNull();
    await press(words.publish.confirm);
    await shown.findByText(/شبکه در دسترس نیست/);
    await press(words.publish.confirm);
    await noSheet();
    await screen.findByText(tradeTexts.states.published);
    const link = await screen.findByRole('link', { name: words.seeDocument });
    expect(link.getAttribute('href')).toBe(`/profile/directOrderReport/${id}`);
    expect(await types(id)).toEqual(['submitted', 'confirmationAsked', 'published']);
  });

  it('without a legal form or a membership reads what is missing, with the way to it', async () => {
    const world = await makeWorld({ device: 'seller', isReady: false });
    const { send, ask, get } = tradeOf(world);
    const { id } = await send();
    await ask(id);
    await open(id);
    await press(words.actions.publish);
    const shown = await sheet(words.publish.heading);
    shown.getByText(words.membership.none);
    shown.getByRole('link', { name: words.membership.open });
    await call('POST', '/membershipplans', { as: world.seller, body: { merchantId: world.merchantId } });
    await press(words.publish.confirm);
    await shown.findByText(/هویت حقوقی بازرگانی را بنویسید/);
    await waitFor(() => expect(shown.queryByText(words.membership.none)).toBeNull());
    const link = shown.getByRole('link', { name: words.membership.open });
    expect(link.getAttribute('href')).toBe('/profile/suppliers');
    expect((await get(id)).state).toBe('awaitingConfirmation');
  });

  it.each([
    ['decline', words.actions.decline, words.declineSheet, 'declined'],
    ['return', words.actions.giveBack, words.returnSheet, 'registered'],
  ] as const)('has to give a reason for: %s', async (kind, action, texts, state) => {
    const world = await makeWorld({ device: 'seller' });
    const { send, ask, get } = tradeOf(world);
    const { id } = await send();
    if (kind === 'return') await ask(id);
    await open(id);
    await press(action);
    const shown = await sheet(texts.heading);
    await press(texts.words.send);
    await shown.findAllByText(texts.words.required);
    await write(texts.words.label, 'موجودی این کالا تمام شده است.');
    await press(texts.words.send);
    await noSheet();
    await screen.findByText(`${words.reason}: موجودی این کالا تمام شده است.`);
    expect(await get(id)).toMatchObject({ state, reason: 'موجودی این کالا تمام شده است.' });
  });

  it('that was too late is told so, and sees what is', async () => {
    const world = await makeWorld({ device: 'seller' });
    const { send, ask } = tradeOf(world);
    const { id } = await send();
    await ask(id);
    await open(id);
    await press(words.actions.publish);
    const shown = await sheet(words.publish.heading);
    await call('POST', `/traderequests/${id}/take-back`, { as: world.buyer, body: {} });
    await press(words.publish.confirm);
    await shown.findByText(/با وضعیت کنونی درخواست سازگار نیست/);
    await screen.findByText(tradeTexts.states.registered);
  });
});
