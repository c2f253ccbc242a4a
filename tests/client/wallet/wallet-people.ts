import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { bank } from '../../../src/client/parts/wallet/bank.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Redirection } from '../../../src/contract/payments/payment.ts';
import type { WalletCredit, WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { decideAtBank } from '../render-app.tsx';
import { call } from '../trade/trade-people.ts';

type Headers = { authorization: string };

/** What the device has as the way out of the app; nothing leaves the test. */
export const watchBank = () => vi.spyOn(bank, 'go').mockImplementation(() => {});

/** @param merchantId of a merchant's wallet */
export const creditOf = async (as: Headers, merchantId?: string) => {
  const path = `/wallettransactions/credit/byuser${merchantId ? `?merchantId=${merchantId}` : ''}`;
  return (await call<WalletCredit>('GET', path, { as })).availableRial;
};

export const transactionsOf = async (as: Headers) =>
  (await call<Page<WalletTransaction>>('GET', '/wallettransactions', { as })).items;

export const beginCharge = (as: Headers, amountRial: number) =>
  call<Redirection>('POST', '/wallettransactions/charge', {
    as,
    body: { id: uuidv7(), amountRial, gatewayCode: 'sandbox' },
  });

/** Money in the wallet, from another device. */
export async function chargeWallet(as: Headers, amountRial: number): Promise<Redirection> {
  const begun = await beginCharge(as, amountRial);
  await decideAtBank(begun.redirectUrl, 'pay');
  return begun;
}

/** Presses a button as soon as it can be pressed. */
export async function pressReady(name: string | RegExp): Promise<void> {
  const find = () => screen.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(find().disabled).toBe(false));
  fireEvent.click(find());
}
