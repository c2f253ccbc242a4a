import { sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { ledgerAccounts } from './ledger-account.table.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { ledgerTransfers } from './ledger-transfer.table.ts';

/** A fault that the engine should have refused. */
interface LedgerFault {
  fault: 'chain' | 'sum' | 'below' | 'sides' | 'total';
  accountId: string | null;
  seq: number | null;
  transferId: string | null;
}

export interface LedgerProof {
  accounts: number;
  transfers: number;
  /** The first of each kind. */
  faults: readonly LedgerFault[];
}

const FAULTS_MAX = 100;

/**
 * Proves that every entry follows its predecessor, that each transfer has its two sides, that no account is below zero that
 * must not be, and that all balances together are zero.
 */
export async function checkLedger(db: Executor): Promise<LedgerProof> {
  const faults = [...(await chainFaults(db)), ...(await sideFaults(db)), ...(await totalFaults(db))];
  return {
    accounts: await db.$count(ledgerAccounts),
    transfers: await db.$count(ledgerTransfers),
    faults: faults.slice(0, FAULTS_MAX),
  };
}

type Row = { fault: LedgerFault['fault']; account_id: string | null; seq: number | null; transfer_id: string | null };

const present = ({ fault, account_id, seq, transfer_id }: Row): LedgerFault => ({
  fault,
  accountId: account_id,
  seq,
  transferId: transfer_id,
});

async function chainFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Row>(sql`
    with followed as (
      select entry.*, account.may_go_below as may_fall,
        lag(entry.seq) over mine as was_seq, lag(entry.balance) over mine as was_balance
      from ${ledgerEntries} as entry join ${ledgerAccounts} as account on account.id = entry.account_id
      window mine as (partition by entry.account_id order by entry.seq))
    select case
        when prev_seq is distinct from was_seq or seq <> coalesce(was_seq, 0) + 1 or prev_balance <> coalesce(was_balance, 0)
          then 'chain'
        when balance <> prev_balance + amount_rial then 'sum'
        else 'below' end as fault, account_id, seq, transfer_id
    from followed
    where prev_seq is distinct from was_seq or seq <> coalesce(was_seq, 0) + 1 or prev_balance <> coalesce(was_balance, 0)
      or balance <> prev_balance + amount_rial or (not may_fall and balance < 0)
    order by account_id, seq limit ${FAULTS_MAX}`);
  return rows.map(present);
}

async function sideFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Row>(sql`
    with sides as (
      select transfer_id, count(*) as entries,
        bool_or(entry.side = -1 and entry.account_id = transfer.debit_account_id and entry.seq = transfer.debit_seq
          and entry.amount_rial = -transfer.amount_rial) as is_debited,
        bool_or(entry.side = 1 and entry.account_id = transfer.credit_account_id and entry.seq = transfer.credit_seq
          and entry.amount_rial = transfer.amount_rial) as is_credited
      from ${ledgerEntries} as entry left join ${ledgerTransfers} as transfer on transfer.id = entry.transfer_id
      group by transfer_id)
    select 'sides' as fault, null::uuid as account_id, null::int as seq,
      coalesce(transfer.id, sides.transfer_id) as transfer_id
    from ${ledgerTransfers} as transfer full join sides on sides.transfer_id = transfer.id
    where coalesce(sides.entries, 0) <> 2 or sides.is_debited is not true or sides.is_credited is not true
    order by 4 limit ${FAULTS_MAX}`);
  return rows.map(present);
}

async function totalFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'total' as fault, null::uuid as account_id, null::int as seq, null::uuid as transfer_id
    from (select sum(last.balance) as total from ${ledgerAccounts} as account
      cross join lateral (
        select balance from ${ledgerEntries} where account_id = account.id order by seq desc limit 1) as last) as sums
    where total <> 0`);
  return rows.map(present);
}
