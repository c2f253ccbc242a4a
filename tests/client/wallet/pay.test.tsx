import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { resultTexts } from '../../../src/client/features/payment/result-texts.ts';
import { fulfilmentTexts } from '../../../src/client/features/trade/delivery/fulfilment-texts.ts';
import { walletTexts } from '../../../src/client/features/wallet/wallet-texts.ts';
import { paymentTexts } from '../../../src/client/parts/wallet/payment-texts.ts';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { ownJson } from '../../setup/own-answers.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { decideAtBank, faults, renderApp, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import {
  call,
  makeMerchant,
  makeWorld,
  newPhone,
  publishOne,
  serveTrade,
  takeDevice,
  tradeOf,
} from '../trade/trade-people.ts';
import { chargeWallet, creditOf, pressReady, watchBank } from './wallet-people.ts';

const PAYABLE = 916_670;
const MORE = 1_000_000;
const { sheet: words } = paymentTexts;
const PAY = fulfilmentTexts.payInstalment(1);

fakeLocks();
stubDialog();
serveTrade();

const open = (id: string, options = {}) => renderApp(`/profile/directorderinfo/${id}`, options);
const sheet = async () => within(await screen.findByRole('dialog', { name: words.heading }));
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an instalment of a request', () => {
  it('is paid from the wallet in two presses, once even after a lost answer', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await chargeWallet(world.buyer, MORE);
    let posts = 0;
    const lost = faults.lost('/payments/wallet-pay', () => ++posts === 1);
    await open(id, { api: [lost] });
    await press(PAY);
    const shown = await sheet();
    shown.getByText(words.held);
    await shown.findByText(words.credit(formatRial(MORE), undefined));
    await press(words.pay);
    await waitFor(() => expect(posts).toBe(1));
    await shown.findByRole('status');
    await pressReady(words.pay);
    await noSheet();
    await screen.findByText(fulfilmentTexts.payment.paid);
    expect(await creditOf(world.buyer)).toBe(MORE - PAYABLE);
    expect((await tradeOf(world).get(id)).paymentState).toBe('paid');
  });

  it('is charged for by a bank where the wallet is short, and then paid from what is unfinished', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await chargeWallet(world.buyer, 500_000);
    const go = watchBank();
    const app = await open(id);
    await press(PAY);
    const shown = await sheet();
    const short = PAYABLE - 500_000;
    await shown.findByText(words.short(formatRial(short)));
    await pressReady(words.chargeAndPay(formatRial(short)));
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    app.unmount();
    await decideAtBank(String(go.mock.calls[0]?.[0]), 'pay');
    await renderApp('/profile/wallet');
    await screen.findByRole('heading', { name: walletTexts.open.heading });
    await press(/^ادامهٔ پرداخت/);
    await pressReady(words.pay);
    await waitFor(async () => expect(await creditOf(world.buyer)).toBe(0));
    expect((await tradeOf(world).get(id)).paymentState).toBe('paid');
  });

  it('is said to be short by the server where the wallet has been emptied since', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    const credit = faults.status('/payments/wallet-pay', 422, 'insufficient');
    await chargeWallet(world.buyer, MORE);
    await open(id, { api: [credit] });
    await press(PAY);
    const shown = await sheet();
    await pressReady(words.pay);
    await shown.findByText('نشد');
    expect((await tradeOf(world).get(id)).paymentState).toBe('unpaid');
  });

  it('goes to the bank itself, or is recorded as paid to the seller', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    const go = watchBank();
    const app = await open(id);
    await press(PAY);
    await sheet();
    await pressReady(words.bank);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    await press(words.direct);
    await screen.findByRole('dialog', { name: fulfilmentTexts.pay.heading });
    const back = await decideAtBank(String(go.mock.calls[0]?.[0]), 'pay');
    app.unmount();
    await renderApp(back);
    const object = await screen.findByRole<HTMLAnchorElement>('link', { name: resultTexts.object });
    expect(object.getAttribute('href')).toBe(`/profile/directorderinfo/${id}`);
    expect((await tradeOf(world).get(id)).paymentState).toBe('paid');
  });

  it('is not paid without a network, and the reason is named', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await chargeWallet(world.buyer, MORE);
    await open(id);
    await press(PAY);
    const shown = await sheet();
    await shown.findByRole('button', { name: words.pay });
    act(() => onlineManager.setOnline(false));
    await shown.findByText(paymentTexts.offline);
    expect(shown.getByRole<HTMLButtonElement>('button', { name: words.pay }).disabled).toBe(true);
  });
});

const GATEWAY = { code: 'sandbox', title: 'آزمایشی', minRial: 1_000, maxRial: 400_000, isSandbox: true };
/** A bank that takes less at once. */
const smallGateway = http.get('*/api/v1/gateways', () => ownJson([GATEWAY]));

describe('an amount above what a gateway takes at once', () => {
  it('is charged for in parts, said with their amounts, or paid past Rasteh; the bank is not asked for it', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    const go = watchBank();
    await open(id, { api: [smallGateway] });
    await press(PAY);
    const shown = await sheet();
    await shown.findByText(words.parts([400_000, 400_000, 116_670]));
    shown.getByText(words.aboveMax(3));
    shown.getByRole('button', { name: words.direct });
    expect(shown.queryByRole('button', { name: words.bank })).toBeNull();
    await pressReady(words.chargePart(formatRial(400_000)));
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    await decideAtBank(String(go.mock.calls[0]?.[0]), 'pay');
    expect(await creditOf(world.buyer)).toBe(400_000);
  });

  it('that the server refuses is told with the number of parts', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    const go = watchBank();
    const current = { state: 'open', allowedActions: ['walletPay'], splitIn: 3, maxRial: 400_000 };
    const problem = { type: 'about:blank', status: 422, code: 'above_max', message: 'نشد', traceId: 't', current };
    const refused = http.post('*/onlinepayments/request', () => ownJson(problem, { status: 422 }));
    await open(id, { api: [refused] });
    await press(PAY);
    const shown = await sheet();
    await pressReady(words.bank);
    await shown.findByText(words.aboveMax(3));
    expect(go).not.toHaveBeenCalled();
  });
});

describe('an amount that has changed meanwhile', () => {
  it('is told, and paid with one press more', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await chargeWallet(world.buyer, MORE);
    await open(id);
    await press(PAY);
    const shown = await sheet();
    await shown.findByText(words.credit(formatRial(MORE), undefined));
    const paid = {
      id: uuidv7(),
      instalmentNo: 1,
      amountRial: 100_000,
      method: 'bankTransfer',
      reference: '140509071234',
    };
    const body = { ...paid, paidOn: tehranDate(new Date()) };
    await call('POST', `/traderequests/${id}/record-payment`, { as: world.buyer, body });
    await call('POST', `/traderequests/${id}/confirm-payment`, { as: world.seller, body: { settlementId: paid.id } });
    await press(words.pay);
    const left = PAYABLE - 100_000;
    await shown.findByText(words.changed(formatRial(left)));
    expect(await creditOf(world.buyer)).toBe(MORE);
    await press(words.again);
    await shown.findByText(formatRial(left), { selector: 'p' });
    await pressReady(words.pay);
    await noSheet();
    expect(await creditOf(world.buyer)).toBe(MORE - left);
  });
});

describe('the wallet of a merchant', () => {
  it('is charged by its owner, and has the money', async () => {
    const { seller, merchantId } = await makeWorld({ device: 'seller' });
    const go = watchBank();
    await renderApp(`/profile/wallet?merchantId=${merchantId}`);
    await press(walletTexts.charge.open);
    await screen.findByText(walletTexts.charge.hintOfMerchant);
    await write(walletTexts.charge.amount, '۲۵۰۰۰۰۰');
    await press(walletTexts.charge.save);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    await decideAtBank(String(go.mock.calls[0]?.[0]), 'pay');
    expect([await creditOf(seller), await creditOf(seller, merchantId)]).toEqual([0, 2_500_000]);
  });

  it('is among the wallets of an agent who may pay for it, and not of one who may not', async () => {
    const agents = '/customers/profile/merchant-agents';
    takeDevice();
    const owner = await signInDevice(newPhone());
    const phone = newPhone();
    takeDevice();
    const agent = await signInDevice(phone);
    for (const [name, permission] of [
      ['پرداخت با نماینده', 'pay'],
      ['پرداخت با مالک', 'quote'],
    ] as const) {
      const merchantId = await makeMerchant(owner, name);
      const terms = { role: 'حسابدار', permissions: [permission], validTo: null };
      const invited = { as: owner, body: { merchantId, phone, ...terms } };
      const { id, version } = await call<MerchantAgent>('POST', agents, invited);
      await call('PUT', agents, { as: agent, version, body: { agentId: id, state: 'active' } });
    }
    await renderApp('/profile/wallet');
    const choice = within(await screen.findByRole('combobox', { name: walletTexts.whose }));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      walletTexts.own,
      'پرداخت با نماینده',
    ]);
  });
});
