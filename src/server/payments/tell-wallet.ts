import { formatRial } from '../../core/money/money.ts';
import { walletPath } from '../../core/wallet/wallet-path.ts';
import type { WalletOwner } from '../ledger/accounts.ts';
import { findOwnerOfMerchant } from '../merchants/selling-parties.ts';
import { notify } from '../notices/notify.ts';
import type { EffectContext } from '../platform/command/command.ts';
import type { PaymentRow } from './payment.table.ts';

interface Told {
  kind: 'paymentLate' | 'paymentReversed' | 'walletCharged';
  amountRial: number;
  /** Where the payer reads about it. @default the wallet */
  path?: string;
}

/** Tells the payer, and the owner of the merchant whose wallet the money came into, or left. */
export async function tellOfWallet(
  context: EffectContext<unknown>,
  { id, payerPersonId, title }: PaymentRow,
  wallet: WalletOwner,
  { kind, amountRial, path }: Told,
): Promise<void> {
  const merchant = 'merchantId' in wallet ? await findOwnerOfMerchant(context.tx, wallet.merchantId) : undefined;
  await notify(context, [...new Set([payerPersonId, merchant?.ownerPersonId ?? payerPersonId])], {
    kind,
    objectType: 'payment',
    objectId: id,
    params: { amount: formatRial(amountRial), what: title, ...(merchant && { merchant: merchant.name }) },
    path: (!merchant && path) || walletPath(wallet),
  });
}
