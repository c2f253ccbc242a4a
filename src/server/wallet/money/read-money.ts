import type { MoneyOverview } from '../../../contract/wallet/money.ts';
import { WAITING_MAX } from '../../../core/pages/account-menu.ts';
import { countWaiting } from '../../db/count-waiting.ts';
import type { Executor } from '../../db/open-database.ts';
import { countUnknownAttempts } from '../../payments/read-unknown.ts';
import { walletAdjustments } from '../adjustments/adjustment.table.ts';
import { isProposed } from '../adjustments/read-adjustments.ts';
import { listChecks } from '../check/keep-check.ts';
import { walletPayouts } from '../payouts/payout.table.ts';
import { isWaitingPayout } from '../payouts/read-payouts.ts';

const countEach = async (db: Executor, now: Date): Promise<MoneyOverview['waiting']> => ({
  payouts: await countWaiting(db, walletPayouts, isWaitingPayout),
  adjustments: await countWaiting(db, walletAdjustments, isProposed),
  attempts: await countUnknownAttempts(db, now),
});

export const readMoney = async (db: Executor, now: Date): Promise<MoneyOverview> => ({
  waiting: await countEach(db, now),
  checks: await listChecks(db),
});

/** On the entry of the menu; a proof that has failed counts as one. */
export async function countMoneyWaiting(db: Executor, now: Date): Promise<number> {
  const { payouts, adjustments, attempts } = await countEach(db, now);
  const [last] = await listChecks(db);
  return Math.min(WAITING_MAX, payouts + adjustments + attempts + (last && last.faultsCount > 0 ? 1 : 0));
}
