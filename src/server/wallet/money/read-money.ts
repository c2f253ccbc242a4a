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
import { listOwed } from '../settlements/owed.ts';
import { isProposedSettlement } from '../settlements/read-settlements.ts';
import { gatewaySettlements } from '../settlements/settlement.table.ts';

const countEach = async (db: Executor, now: Date): Promise<MoneyOverview['waiting']> => ({
  payouts: await countWaiting(db, walletPayouts, isWaitingPayout),
  adjustments: await countWaiting(db, walletAdjustments, isProposed),
  settlements: await countWaiting(db, gatewaySettlements, isProposedSettlement),
  attempts: await countUnknownAttempts(db, now),
});

export const readMoney = async (db: Executor, now: Date): Promise<MoneyOverview> => ({
  waiting: await countEach(db, now),
  owed: await listOwed(db),
  checks: await listChecks(db),
});

/** On the entry of the menu; a proof that has failed counts as one. */
export async function countMoneyWaiting(db: Executor, now: Date): Promise<number> {
  const { payouts, adjustments, settlements, attempts } = await countEach(db, now);
  const [last] = await listChecks(db);
  const failed = last && last.faultsCount > 0 ? 1 : 0;
  return Math.min(WAITING_MAX, payouts + adjustments + settlements + attempts + failed);
}
