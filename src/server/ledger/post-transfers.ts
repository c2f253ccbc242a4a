import { sql } from 'drizzle-orm';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { RefKind, TransferKind } from '../../core/wallet/transfer-kinds.ts';
import type { Executor } from '../db/open-database.ts';
import { detailOf, sqlStateOf } from '../db/sql-state.ts';
import { AppError } from '../platform/errors/app-error.ts';

/** The state that `ledger_post` raises. */
const SHORT = 'RL001';

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
  tx: Executor;
  now: Date;
}

/**
 * Books transfers in their order, each with its two entries, by one statement: the function `ledger_post` of the
 * migrations. Accounts are locked in the order of their ids, so that transfers that cross each other do not deadlock.
 * One that was booked before, in the same words, changes nothing.
 * @returns how many were booked
 * @throws 422 `insufficient` with `shortRial` where an account would fall below zero; the transaction can only roll back then
 * @throws Error if one was booked in other words, or an account is missing: a fault of who books it
 */
export async function postTransfers({ tx, now }: PostContext, transfers: readonly NewTransfer[]): Promise<number> {
  const list = transfers.map(({ kind, debit, credit, amountRial, ref }) => ({
    ...{ id: uuidv7(), kind, debit, credit, amount: amountRial },
    ...{ refKind: ref.kind, refId: ref.id, leg: ref.leg ?? 0 },
  }));
  const { rows } = await tx
    .execute<{ booked: number }>(
      sql`select ledger_post(${JSON.stringify(list)}::jsonb, ${now.toISOString()}::timestamptz) as booked`,
    )
    .catch((error: unknown) => {
      throw sqlStateOf(error) === SHORT ? insufficient(Number(detailOf(error))) : error;
    });
  return rows[0]?.booked ?? 0;
}

const insufficient = (shortRial: number) =>
  new AppError(422, 'insufficient', 'موجودی کیف پول برای این کار کافی نیست.', {
    field: 'amountRial',
    current: { state: 'insufficient', allowedActions: ['charge'], shortRial },
  });
