import {
  walletConsumersShape,
  walletStatementShape,
  walletTransactionsShape,
} from '../../../contract/account-answer-versions.gen.ts';
import type { Page } from '../../../contract/page.ts';
import type { WalletTransaction } from '../../../contract/wallet/wallet.ts';
import { tehranDate } from '../../../core/time/jalali-date.ts';
import type { WalletKind } from '../../../core/wallet/transfer-kinds.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What of a wallet is listed. */
export interface TransactionsFilter {
  /** Of the user's own merchant; undefined: the user's own wallet. */
  merchantId?: string | undefined;
  /** So many days until today; undefined: all. */
  days?: number | undefined;
  kind?: WalletKind | undefined;
}

/** The filter as the server reads it. */
export const queryOf = ({ merchantId, days, kind }: TransactionsFilter, now = new Date()) => ({
  merchantId,
  type: kind,
  from: days === undefined ? undefined : tehranDate(new Date(now.getTime() - (days - 1) * DAY_MS)),
});

export const walletReads = ({ wallet }: PrivateApi) => ({
  /** The newest first. */
  transactions: (filter: TransactionsFilter) =>
    privatePages({
      area: 'wallet',
      name: 'transactions',
      args: [filter],
      shape: walletTransactionsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        // The call also has a file; without `format` it is JSON.
        read<Page<WalletTransaction>>(
          wallet.index.$get(
            { query: { ...queryOf(filter), cursor: pageParam ?? undefined } },
            { init: { signal } },
          ) as Promise<Response>,
        ),
    }),
  /** @param month of the Jalali calendar, `1405-08` */
  statement: (merchantId: string | undefined, month: string) =>
    privateRead({
      area: 'wallet',
      name: 'statement',
      args: [merchantId, month],
      shape: walletStatementShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(wallet.statement.$get({ query: { merchantId, month } }, { init: { signal } })),
    }),
  /** All that is set aside, the oldest first. */
  holds: (merchantId: string | undefined) =>
    privatePages({
      area: 'wallet',
      name: 'holds',
      args: [merchantId],
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(wallet.holds.$get({ query: { merchantId, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  /** Whose wallet the user charges, and who charges the user's. */
  consumers: () =>
    privateRead({
      area: 'wallet',
      name: 'consumers',
      shape: walletConsumersShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(wallet.consumers.$get({}, { init: { signal } })),
    }),
});
