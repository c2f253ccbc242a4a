import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { fulfilmentTexts as words } from '../../../src/client/features/trade/delivery/fulfilment-texts.ts';
import { requestTexts } from '../../../src/client/features/trade/request/request-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { faults, renderApp, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, OTHER_OPERATOR, publishOne, serveTrade, tradeOf, type World } from './trade-people.ts';

const PAYABLE = 916_670;
const LINE = /عدد/;

fakeLocks();
stubDialog();
serveTrade();

const open = (id: string, options = {}) => renderApp(`/profile/directorderinfo/${id}`, options);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const move = (id: string, path: string, as: World['buyer'], body: object = {}) =>
  call<TradeRequest>('POST', `/traderequests/${id}/${path}`, { as, body });
const ship = (world: World, id: string) =>
  move(id, 'ship', world.seller, { id: uuidv7(), lines: [{ lineNo: 1, qty: '2.5' }] });

describe('the seller of a published request', () => {
  it('writes down in two presses that all of it was sent, once even after a lost answer', async () => {
    const world = await makeWorld({ device: 'seller' });
    const id = await publishOne(world);
    let posts = 0;
    const lost = faults.lost(`/traderequests/${id}/ship`, ({ method }) => method === 'POST' && ++posts === 1);
    await open(id, { api: [lost] });
    await screen.findByText(words.delivery.none);
    await press(words.actions.ship);
    const shown = await sheet(words.ship.heading);
    expect(shown.getByLabelText<HTMLInputElement>(LINE).value).toBe('۲٫۵');
    await press(words.ship.save);
    await waitFor(() => expect(posts).toBe(1));
    await shown.findByRole('alert');
    await press(words.ship.save);
    await noSheet();
    await screen.findByText(words.delivery.delivered);
    expect((await tradeOf(world).get(id)).deliveries).toHaveLength(1);
    expect(screen.queryByRole('button', { name: words.actions.ship })).toBeNull();
  });

  it('confirms a payment, or says that it has not come', async () => {
    const world = await makeWorld({ device: 'seller' });
    const id = await publishOne(world);
    const pay = (amountRial: number) =>
      move(id, 'record-payment', world.buyer, {
        ...{ id: uuidv7(), instalmentNo: 1, amountRial, method: 'cheque', reference: '7788', paidOn: '2026-11-01' },
      });
    await pay(16_670);
    const first = await open(id);
    await press(words.actions.refusePayment);
    await sheet(words.refuseSheet.heading);
    await write(words.refuseSheet.words.label, 'به حساب ما نیامده است');
    await press(words.refuseSheet.words.send);
    await noSheet();
    await screen.findByText(words.settlementStates.refused);
    first.unmount();
    await pay(PAYABLE);
    await open(id);
    await press(words.actions.confirmPayment);
    const shown = await sheet(words.confirm.heading);
    shown.getByText('7788');
    await press(words.confirm.confirm);
    await noSheet();
    await screen.findByText(words.payment.paid);
  });
});

describe('the buyer of a published request', () => {
  it('records a payment, receives and closes', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await open(id);
    await press(words.actions.recordPayment);
    await sheet(words.pay.heading);
    await press(words.pay.save);
    await screen.findByText(words.pay.required);
    await write(words.pay.reference.label, '140509071234');
    await press(words.pay.save);
    await noSheet();
    await screen.findByText(words.settlementStates.waiting);
    const { settlements } = await tradeOf(world).get(id);
    expect(settlements).toMatchObject([{ amountRial: PAYABLE, reference: '140509071234' }]);
    await move(id, 'confirm-payment', world.seller, { settlementId: settlements[0]?.id });
    await ship(world, id);
    await press(words.actions.askCancel);
    await screen.findByRole('dialog');
    await press(words.askCancelSheet.words.cancel);
    await noSheet();
  });

  it('can do nothing of it without a network, and is told so', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await open(id);
    expect((await button(words.actions.recordPayment)).disabled).toBe(false);
    act(() => onlineManager.setOnline(false));
    await screen.findByText(tradeTexts.offline);
    expect((await button(words.actions.recordPayment)).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: requestTexts.actions.cancel })).toBeNull();
  });
});

describe('a dispute', () => {
  it('is opened with a reason once something has come, and taken back', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await ship(world, id);
    const [delivery] = (await tradeOf(world).get(id)).deliveries;
    await move(id, 'receive', world.buyer, { deliveryId: delivery?.id, lines: [] });
    await open(id);
    await press(words.actions.dispute);
    await sheet(words.disputeSheet.heading);
    await write(words.disputeSheet.words.label, 'دو عدد شکسته بود');
    await press(words.disputeSheet.words.send);
    await noSheet();
    await screen.findByText(tradeTexts.states.disputed);
    await screen.findByText(words.disputeBy.buyer);
    expect(screen.queryByRole('button', { name: words.actions.decideDispute })).toBeNull();
    await press(words.actions.withdrawDispute);
    await sheet(words.press.withdrawDispute.heading);
    await press(words.press.withdrawDispute.confirm);
    await noSheet();
    await screen.findByText(words.outcomes.withdrawn);
    expect((await tradeOf(world).get(id)).state).toBe('published');
  });

  it('is decided by an operator, in words that end it', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await ship(world, id);
    const [delivery] = (await tradeOf(world).get(id)).deliveries;
    await move(id, 'receive', world.buyer, { deliveryId: delivery?.id, lines: [] });
    await move(id, 'dispute', world.buyer, { comment: 'شکسته بود' });
    userInfo.drop();
    await signInDevice(OTHER_OPERATOR);
    await open(id);
    await press(words.actions.decideDispute);
    const shown = await sheet(words.decide.heading);
    await press(words.decide.save);
    await shown.findByText(words.decide.required);
    await write(words.decide.words, 'رسید درست است');
    await press(words.decide.save);
    await noSheet();
    await screen.findByText(tradeTexts.states.closed);
    await screen.findByText(words.outcomes.release);
    expect((await tradeOf(world).get(id)).dispute?.words).toBe('رسید درست است');
  });
});
