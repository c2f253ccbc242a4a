import type { MoneyOverview } from '../../../contract/wallet/money.ts';
import type { Executor, Tx } from '../../db/open-database.ts';
import { clearingBalances, lockClearing } from '../../ledger/balances.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { BANK_ACCOUNT } from '../payouts/bank-account.ts';

/** What a gateway has taken and not paid yet; its accounts stay locked until the commit. */
export async function lockOwed(tx: Tx, gateway: string): Promise<number> {
  if (gateway === BANK_ACCOUNT) return 0;
  await lockClearing(tx, [gateway, BANK_ACCOUNT]);
  return -((await clearingBalances(tx)).get(gateway) ?? 0);
}

/** @throws 409 for a gateway that owes nothing, 422 for more than it owes */
export function assertOwes(owedRial: number, amountRial: number): void {
  if (owedRial <= 0) throw conflict('nothing_owed', 'این درگاه پولی به راسته بدهکار نیست.');
  if (amountRial > owedRial)
    throw unprocessable('above_owed', 'این مبلغ از آنچه درگاه گرفته و هنوز نداده است بیشتر است.', 'amountRial');
}

/** What each gateway owes, by its code. */
export async function listOwed(db: Executor): Promise<MoneyOverview['owed']> {
  const balances = await clearingBalances(db);
  return [...balances]
    .map(([gatewayCode, balanceRial]) => ({ gatewayCode, owedRial: -balanceRial }))
    .filter(({ gatewayCode, owedRial }) => gatewayCode !== BANK_ACCOUNT && owedRial > 0)
    .toSorted((a, b) => (a.gatewayCode < b.gatewayCode ? -1 : 1));
}
