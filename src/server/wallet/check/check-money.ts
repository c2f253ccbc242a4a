import { eq, sum } from 'drizzle-orm';
import { formatRial } from '../../../core/money/money.ts';
import type { Db, Executor } from '../../db/open-database.ts';
import { readInSnapshot } from '../../db/read-in-snapshot.ts';
import { clearingBalances } from '../../ledger/balances.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { sumVerified } from '../../payments/read-unknown.ts';
import { BANK_ACCOUNT } from '../payouts/bank-account.ts';
import { walletPayouts } from '../payouts/payout.table.ts';

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

/** A clearing owes what its gateway has taken, and has what was paid from Rasteh's own account. */
async function clearingFaults(db: Executor): Promise<string[]> {
  const balances = await clearingBalances(db);
  const taken = await sumVerified(db);
  const [settled] = await db
    .select({ rial: sum(walletPayouts.amountRial) })
    .from(walletPayouts)
    .where(eq(walletPayouts.state, 'settled'));
  const left = new Map([[BANK_ACCOUNT, Number(settled?.rial ?? 0)]]);
  const names = new Set([...balances.keys(), ...taken.keys(), ...left.keys()]);
  return [...names].toSorted().flatMap((gateway) => {
    const expected = (left.get(gateway) ?? 0) - (taken.get(gateway) ?? 0);
    const difference = (balances.get(gateway) ?? 0) - expected;
    return difference === 0 ? [] : [`clearing gateway=${gateway} difference=${formatRial(difference)}`];
  });
}
