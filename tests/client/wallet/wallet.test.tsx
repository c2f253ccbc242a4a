import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { walletTexts as words } from '../../../src/client/features/wallet/wallet-texts.ts';
import { paymentTexts } from '../../../src/client/parts/wallet/payment-texts.ts';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { transferWords } from '../../../src/core/wallet/transfer-kinds.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { field, press, write } from '../forms/form-page.ts';
import { decideAtBank, endFaults, faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call } from '../trade/trade-people.ts';
import { beginCharge, chargeWallet, creditOf, pressReady, transactionsOf, watchBank } from './wallet-people.ts';

const AMOUNT = 2_500_000;
const CHARGE = '/wallettransactions/charge';
const HEADING = words.charge.heading;

fakeLocks();
stubDialog();
serveCatalog(newCatalog());

let phones = 0;
const signIn = () => signInDevice(`0936111${String(++phones).padStart(4, '0')}`);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

async function fillCharge(amount = '۲۵۰۰۰۰۰') {
  await press(words.charge.open);
  await sheet(HEADING);
  await write(words.charge.amount, amount);
}

describe('a charge', () => {
  it('whose answer was lost is one payment when it is pressed again, and the money comes once', async () => {
    const user = await signIn();
    const go = watchBank();
    const keys: (string | null)[] = [];
    const lost = faults.lost(CHARGE, ({ headers }) => keys.push(headers.get('idempotency-key')) === 1);
    await renderApp('/profile/wallet', { api: [lost] });
    await fillCharge();
    const shown = await sheet(HEADING);
    shown.getByText(paymentTexts.sandbox);
    await press(words.charge.save);
    await shown.findByRole('alert');
    expect(go).not.toHaveBeenCalled();
    await press(words.charge.save);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(keys).toEqual([keys[0], keys[0]]);
    await decideAtBank(String(go.mock.calls[0]?.[0]), 'pay');
    expect(await creditOf(user)).toBe(AMOUNT);
    expect(await transactionsOf(user)).toHaveLength(1);
  });

  it('that is still at the bank is not begun again by the back button, and its way on is named', async () => {
    const user = await signIn();
    const go = watchBank();
    const { paymentId } = await beginCharge(user, AMOUNT);
    await renderApp('/profile/wallet');
    await fillCharge('۳۰۰۰۰۰۰');
    await press(words.charge.save);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: paymentTexts.sheet.seePayment });
    expect(link.getAttribute('href')).toContain(paymentId);
    fireEvent.click(link);
    await screen.findByText(paymentTexts.atBank);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(go).not.toHaveBeenCalled();
  });

  it('that the bank did not begin is a new one when it is pressed again', async () => {
    await signIn();
    const go = watchBank();
    const keys: (string | null)[] = [];
    const refused = http.post(`*${CHARGE}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const problem = { type: 'about:blank', status: 503, code: 'bank_unavailable', message: 'نشد', traceId: 't' };
      return HttpResponse.json(problem, { status: 503 });
    });
    await renderApp('/profile/wallet', { api: [refused] });
    await fillCharge();
    await press(words.charge.save);
    await screen.findByRole('alert');
    await press(words.charge.save);
    await waitFor(() => expect(new Set(keys).size).toBe(2));
    endFaults();
    await press(words.charge.save);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  });

  it('of too little is not sent, and the limits are named', async () => {
    await signIn();
    const go = watchBank();
    await renderApp('/profile/wallet');
    await fillCharge('۵۰');
    await press(words.charge.save);
    await screen.findByText(words.charge.wrong(formatRial(100_000), formatRial(1_000_000_000)));
    expect(go).not.toHaveBeenCalled();
  });
});

describe('the wallet', () => {
  it('lists what has moved, by kind and by days, without a fault of accessibility', async () => {
    const user = await signIn();
    await chargeWallet(user, AMOUNT);
    const { router, container } = await renderApp('/profile/wallet');
    const section = (await screen.findByRole('heading', { name: words.transactions.heading })).closest('section');
    const list = within(section ?? document.body);
    await list.findByText(transferWords.charge, { selector: 'span' });
    await list.findByText('+۲٬۵۰۰٬۰۰۰');
    list.getByText(words.transactions.balance(formatRial(AMOUNT)));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    fireEvent.change(list.getByRole('combobox', { name: words.transactions.kind }), {
      target: { value: 'adjustment' },
    });
    await list.findByText(words.transactions.noneFound.heading);
    expect(router.state.location.search).toMatchObject({ kind: 'adjustment' });
    fireEvent.change(list.getByRole('combobox', { name: words.transactions.kind }), { target: { value: '' } });
    await list.findByText('+۲٬۵۰۰٬۰۰۰');
    fireEvent.change(list.getByRole('combobox', { name: words.transactions.range }), { target: { value: '1' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ days: 1 }));
    await list.findByText('+۲٬۵۰۰٬۰۰۰');
  });

  it('shows a payment that the address names until it is paid, and then its money', async () => {
    const user = await signIn();
    const go = watchBank();
    const { paymentId, redirectUrl } = await beginCharge(user, AMOUNT);
    await renderApp(`/profile/wallet?paymentId=${paymentId}`);
    await screen.findByText(paymentTexts.atBank);
    await press(/^ادامهٔ پرداخت/);
    await pressReady(paymentTexts.sheet.continue);
    await waitFor(() => expect(go).toHaveBeenCalledWith(redirectUrl));
    await decideAtBank(redirectUrl, 'pay');
    await waitFor(() => expect(screen.getAllByText(paymentTexts.states.paid).length).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    await screen.findByText('+۲٬۵۰۰٬۰۰۰');
  }, 40_000);

  it('cancels a payment that was left at the bank', async () => {
    const user = await signIn();
    const { paymentId, redirectUrl } = await beginCharge(user, AMOUNT);
    await decideAtBank(redirectUrl, 'leave');
    await renderApp('/profile/wallet');
    await screen.findByRole('heading', { name: words.open.heading });
    await press(/^لغو پرداخت/);
    await press(paymentTexts.cancel.confirm);
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.open.heading })).toBeNull());
    const payment = await call<Payment>('GET', `/onlinepayments/by-paymentid?paymentId=${paymentId}`, { as: user });
    expect(payment.state).toBe('cancelled');
  });

  it('is readable without a network, and charges nothing then', async () => {
    const user = await signIn();
    await chargeWallet(user, AMOUNT);
    await renderApp('/profile/wallet');
    await screen.findByText('+۲٬۵۰۰٬۰۰۰');
    expect((await button(words.charge.open)).disabled).toBe(false);
    act(() => onlineManager.setOnline(false));
    await screen.findByText(paymentTexts.offline);
    expect((await button(words.charge.open)).disabled).toBe(true);
    screen.getByText('+۲٬۵۰۰٬۰۰۰');
  });

  it('of one user shows and keeps nothing of another user of the device', async () => {
    const first = await signIn();
    await chargeWallet(first, AMOUNT);
    const before = await renderApp('/profile/wallet');
    await screen.findByText('+۲٬۵۰۰٬۰۰۰');
    await fillCharge('۷۷۰۰۰۰');
    before.unmount();
    userInfo.drop();
    await signIn();
    await renderApp('/profile/wallet');
    await screen.findByText(words.transactions.none.heading);
    expect(screen.queryByText('+۲٬۵۰۰٬۰۰۰')).toBeNull();
    await press(words.charge.open);
    await sheet(HEADING);
    expect((await field(words.charge.amount)).value).toBe('');
  });
});
