import type { AttemptBody, ChargeBody, PaymentBody, WalletPayBody } from '../../../contract/payments/payment.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { tradeKey } from '../trade/queries.ts';
import { walletKey } from './queries.ts';

/** @param merchantId of a merchant's wallet */
export const chargeDraftKey = (merchantId: string | undefined): string =>
  merchantId === undefined ? 'wallet-charge' : `wallet-charge:${merchantId}`;

/** The sheets show what is wrong. Nothing of it waits for a network or is shown before the server's answer. */
export const paymentWrites = ({ payments, onlinePayments, wallet }: PrivateApi) => ({
  /** Begins what is to be paid; the same again while it is open. */
  open: () =>
    write({
      area: 'wallet',
      name: 'open',
      send: (json: PaymentBody, intent) => read(payments.index.$post({ json }, asOperation(intent))),
      invalidates: () => [walletKey, tradeKey],
    }),
  payFromWallet: () =>
    write({
      area: 'wallet',
      name: 'payFromWallet',
      send: (json: WalletPayBody, intent) => read(payments['wallet-pay'].$post({ json }, asOperation(intent))),
      invalidates: () => [walletKey, tradeKey],
      isFailureShown: false,
    }),
  /** To the bank. @param isRetry the bank is asked about the last attempt first */
  goToBank: (isRetry: boolean) =>
    write({
      area: 'wallet',
      name: isRetry ? 'retry' : 'request',
      send: (json: AttemptBody, intent) =>
        read(onlinePayments[isRetry ? 'retry-request' : 'request'].$post({ json }, asOperation(intent))),
      invalidates: () => [walletKey],
      isFailureShown: false,
    }),
  /** The payment has the operation's id: an edited form that was answered late cannot be taken for the earlier amount. */
  charge: () =>
    write({
      area: 'wallet',
      name: 'charge',
      send: (charge: Omit<ChargeBody, 'id'>, intent) =>
        read(wallet.charge.$post({ json: { id: intent.id, ...charge } }, asOperation(intent))),
      draftKey: ({ merchantId }) => chargeDraftKey(merchantId),
      invalidates: () => [walletKey],
      isFailureShown: false,
    }),
  cancel: () =>
    write({
      area: 'wallet',
      name: 'cancel',
      send: ({ id }: { id: string }, intent) =>
        read(payments[':id'].cancel.$post({ param: { id }, json: {} }, asOperation(intent))),
      invalidates: () => [walletKey, tradeKey],
    }),
});
