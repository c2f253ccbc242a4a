import { eq, sum } from 'drizzle-orm';
import { formatRial } from '../../../core/money/money.ts';
import type { Db, Executor } from '../../db/open-database.ts';
import { readInSnapshot } from '../../db/read-in-snapshot.ts';
import { clearingBalances } from '../../ledger/balances.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { sumVerified } from '../../payments/read-unknown.ts';
import { BANK_ACCOUNT } from '../payouts/bank-account.ts';
import { walletPayouts } from '../payouts/payout.table.ts';
import { sumSettled } from '../settlements/read-settlements.ts';

interface MoneyProof {
  accounts: number;
  transfers: number;
  /** In words, for whoever looks after it. */
  faults: readonly string[];
}

/** The ledger by itself, and against what the banks have taken and paid, at one moment. */
export const checkMoney = (db: Db): Promise<MoneyProof> => readInSnapshot(db, check);

async function check(db: Executor): Promise<MoneyProof> {
  const { accounts, transfers, faults } = await checkLedger(db);
  const told = faults.map(
    ({ fault, accountId, seq, transferId }) =>
      `${fault} account=${accountId ?? '-'} seq=${seq ?? '-'} transfer=${transferId ?? '-'}`,
  );
  return { accounts, transfers, faults: [...told, ...(await clearingFaults(db))] };
}

/** A clearing owes what its gateway has taken, less what it has paid to Rasteh's own account, which has paid payouts. */
async function clearingFaults(db: Executor): Promise<string[]> {
  const balances = await clearingBalances(db);
  const taken = await sumVerified(db);
  const [settled] = await db
    .select({ rial: sum(walletPayouts.amountRial) })
    .from(walletPayouts)
    .where(eq(walletPayouts.state, 'settled'));
  const moved = await sumSettled(db);
  const bank = Number(settled?.rial ?? 0) - [...moved.values()].reduce((sum, rial) => sum + rial, 0);
  const left = new Map([...moved, [BANK_ACCOUNT, bank]]);
  const names = new Set([...balances.keys(), ...taken.keys(), ...left.keys()]);
  return [...names].toSorted().flatMap((gateway) => {
    const expected = (left.get(gateway) ?? 0) - (taken.get(gateway) ?? 0);
    const difference = (balances.get(gateway) ?? 0) - expected;
    return difference === 0 ? [] : [`clearing gateway=${gateway} difference=${formatRial(difference)}`];
  });
}
