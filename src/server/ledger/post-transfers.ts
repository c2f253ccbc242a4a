import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { RefKind, TransferKind } from '../../core/wallet/transfer-kinds.ts';
import type { Tx } from '../db/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ledgerAccounts } from './ledger-account.table.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { ledgerTransfers } from './ledger-transfer.table.ts';

/** Money that moves; accounts by their ids. */
export interface NewTransfer {
  kind: TransferKind;
  /** Money leaves it. */
  debit: string;
  /** Money comes to it. */
  credit: string;
  /** Whole rial, at least 1. */
  amountRial: number;
  /** What it is made for; a kind, what it is for, and a leg are booked once. */
  ref: { kind: RefKind; id: string; leg?: number };
}

interface PostContext {
  tx: Tx;
  now: Date;
}

/**
 * Books transfers in their order, each with its two entries. Accounts are locked in the order of their ids, so that
 * transfers that cross each other do not deadlock. One that was booked before, in the same words, changes nothing.
 * @returns how many were booked
 * @throws 422 `insufficient` with `shortRial` where an account would fall below zero
 */
export async function postTransfers({ tx, now }: PostContext, transfers: readonly NewTransfer[]): Promise<number> {
  const ids = [...new Set(transfers.flatMap(({ debit, credit }) => [debit, credit]))].toSorted();
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(ledgerAccounts.id)
    .for('no key update');
  let booked = 0;
  for (const transfer of transfers) booked += await post({ tx, now }, transfer);
  return booked;
}

/** Of locked accounts. The lock comes in a statement before, so that this one sees what others have booked meanwhile. */
async function post({ tx, now }: PostContext, transfer: NewTransfer): Promise<0 | 1> {
  const { kind, debit, credit, amountRial, ref } = transfer;
  const { rows } = await tx.execute<{ is_made: boolean; balance: string }>(sql`
    with ends as materialized (
      select account.id, account.may_go_below, last.seq, coalesce(last.balance, 0) as balance
      from ${ledgerAccounts} as account
      left join lateral (
        select seq, balance from ${ledgerEntries} where account_id = account.id order by seq desc limit 1) as last on true
      where account.id in (${debit}::uuid, ${credit}::uuid)),
    debit as (select * from ends where id = ${debit}::uuid),
    credit as (select * from ends where id = ${credit}::uuid),
    made as (
      insert into ${ledgerTransfers} (id, kind, amount_rial, debit_account_id, debit_seq, credit_account_id, credit_seq,
        ref_kind, ref_id, leg, at)
      select ${uuidv7()}::uuid, ${kind}, ${amountRial}::bigint, debit.id, coalesce(debit.seq, 0) + 1, credit.id,
        coalesce(credit.seq, 0) + 1, ${ref.kind}, ${ref.id}::uuid, ${ref.leg ?? 0}::int, ${now.toISOString()}::timestamptz
      from debit, credit
      where debit.may_go_below or debit.balance >= ${amountRial}::bigint
      on conflict (kind, ref_kind, ref_id, leg) do nothing
      returning id, amount_rial, at),
    sides as (select debit.*, -1 as side from debit union all select credit.*, 1 from credit),
    booked as (
      insert into ${ledgerEntries} (account_id, may_go_below, seq, transfer_id, side, amount_rial, prev_seq, prev_balance,
        balance, at)
      select sides.id, sides.may_go_below, coalesce(sides.seq, 0) + 1, made.id, sides.side, sides.side * made.amount_rial,
        sides.seq, sides.balance, sides.balance + sides.side * made.amount_rial, made.at
      from made, sides)
    select exists (select from made) as is_made, debit.balance::text as balance from debit`);
  const [found] = rows;
  if (!found) throw new Error('the ledger has no such account');
  if (found.is_made) return 1;
  if (await wasBooked(tx, transfer)) return 0;
  throw insufficient(amountRial - Number(found.balance));
}

/** @throws Error if the same was booked in other words: a fault of who books it */
async function wasBooked(tx: Tx, { kind, debit, credit, amountRial, ref }: NewTransfer): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.kind, kind),
        eq(ledgerTransfers.refKind, ref.kind),
        eq(ledgerTransfers.refId, ref.id),
        eq(ledgerTransfers.leg, ref.leg ?? 0),
      ),
    );
  if (!known) return false;
  if (known.amountRial !== amountRial || known.debitAccountId !== debit || known.creditAccountId !== credit)
    throw new Error(`${kind} of ${ref.kind} ${ref.id} is booked in other words`);
  return true;
}

const insufficient = (shortRial: number) =>
  new AppError(422, 'insufficient', 'موجودی کیف پول برای این کار کافی نیست.', {
    field: 'amountRial',
    current: { state: 'insufficient', allowedActions: ['charge'], shortRial },
  });
