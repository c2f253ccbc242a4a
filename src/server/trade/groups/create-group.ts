import { randomUUID } from 'node:crypto';
import type { RequestBody } from '../../../contract/trade/request-form.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { AppError, conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { makeRequest } from '../make-request.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { lineColumns } from '../request-lines.ts';
import type { BuyingSide } from '../submission.ts';
import { type TradeGroupRow, tradeGroups } from './group.table.ts';
import { findSupplierLines } from './supplier-lines.ts';

type Context = EffectContext<RequestBody>;

const DEADLINE_MAX_MS = 366 * 24 * 60 * 60_000;

/** @throws 422 for a time that has passed, or is more than a year away */
export function readDeadline({ deadlineAt: typed, sealed, open }: RequestBody, now: Date): Date | null {
  if (!typed) return null;
  const deadlineAt = new Date(typed);
  if (deadlineAt <= now) throw unprocessable('deadline_passed', 'مهلت پاسخ باید در آینده باشد.', 'deadlineAt');
  if ((sealed || open) && deadlineAt.getTime() > now.getTime() + DEADLINE_MAX_MS)
    throw unprocessable('deadline_far', 'مهلت حداکثر یک سال است.', 'deadlineAt');
  return deadlineAt;
}

/** Asks each supplier by a request of its own: all of them, or none. @throws 422 with the supplier that stands against it */
export async function createGroup(
  context: Context,
  side: BuyingSide,
): Promise<{ group: TradeGroupRow; rows: TradeRequestRow[] }> {
  const { tx, input, now } = context;
  const deadlineAt = readDeadline(input, now);
  const [group] = await tx
    .insert(tradeGroups)
    .values({
      id: input.id,
      ...side,
      title: input.title || null,
      deadlineAt,
      sealed: input.sealed,
      hidesBuyer: input.hideBuyer,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: tradeGroups.id })
    .returning();
  if (!group) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  const linesFor = await findSupplierLines(tx, input, now);
  const rows: TradeRequestRow[] = [];
  for (const [index, supplierId] of input.supplierIds.entries()) {
    const made = makeRequest(context, {
      // Ids that follow each other would tell which requests belong together.
      id: randomUUID(),
      supplierId,
      groupId: group.id,
      buyingSide: side,
      linesOf: () => lineColumns(tx, linesFor(supplierId), supplierId, now),
    });
    rows.push(await made.catch((error) => Promise.reject(ofSupplier(error, index))));
  }
  return { group, rows };
}

/** What stands against one supplier only; everything else stands against all of them. */
const ownFaults: ReadonlySet<string> = new Set(['own_supplier', 'not_sold_there', 'below_minimum']);

function ofSupplier(error: unknown, index: number): unknown {
  if (!(error instanceof AppError)) return error;
  const field = `supplierIds.${index}`;
  if (error.code === 'not_found') return unprocessable('supplier_gone', error.message, field);
  return ownFaults.has(error.code) ? unprocessable(error.code, error.message, field) : error;
}
