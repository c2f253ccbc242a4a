import { isUuid } from '../../../core/ids/uuid.ts';
import { walletKinds } from '../../../core/wallet/transfer-kinds.ts';
import type { TransactionsFilter } from './queries.ts';

export interface WalletSearch extends TransactionsFilter {
  /** The payment that is shown above all. */
  paymentId?: string | undefined;
}

/** Counts of days that can be chosen. */
export const dayChoices = [1, 7, 30, 90, 365] as const;

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined);

/** What the address says of the page; anything else is left out. */
export const readWalletSearch = ({
  merchantId,
  days,
  kind,
  paymentId,
}: { [Name in keyof WalletSearch]?: unknown }): WalletSearch => ({
  merchantId: idOf(merchantId),
  days: dayChoices.find((one) => one === Number(days)),
  kind: walletKinds.find((one) => one === kind),
  paymentId: idOf(paymentId),
});

/** What of it decides which transactions are listed. */
export const filterOf = ({ merchantId, days, kind }: WalletSearch): TransactionsFilter => ({ merchantId, days, kind });
