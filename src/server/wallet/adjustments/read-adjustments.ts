import { and, asc, eq } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { Adjustment } from '../../../contract/wallet/adjustment.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { findOwnerOfMerchant } from '../../merchants/selling-parties.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { momentPosition, whereLater } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { findOwnerNames } from '../owner-names.ts';
import { type AdjustmentRow, walletAdjustments } from './adjustment.table.ts';

export const isProposed = eq(walletAdjustments.state, 'proposed');

async function presenterOf(db: Executor, rows: readonly AdjustmentRow[], readerId: string) {
  const nameOf = await findOwnerNames(db, rows);
  const proposers = await findPersonNames(
    db,
    rows.map(({ proposedBy }) => proposedBy),
  );
  return (row: AdjustmentRow): Adjustment => ({
    ...presentEntity(row),
    ownerName: nameOf(row),
    ownerKind: row.merchantId === null ? 'person' : 'merchant',
    amountRial: row.amountRial,
    reason: row.reason,
    requestId: row.requestId,
    state: row.state,
    proposerName: proposers.get(row.proposedBy) ?? '',
    isOwn: row.proposedBy === readerId,
    refusal: row.refusal,
  });
}

export async function presentAdjustment(
  { tx, actor }: Pick<EffectContext<unknown>, 'tx' | 'actor'>,
  row: AdjustmentRow,
): Promise<Adjustment> {
  return (await presenterOf(tx, [row], userIdOf(actor)))(row);
}

/** Those that wait for another operator, the longest waiting first. @throws 403 */
export async function listAdjustments(
  db: Executor,
  actor: Actor,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<Adjustment>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const { createdAt, id } = walletAdjustments;
  const rows = await db
    .select()
    .from(walletAdjustments)
    .where(and(isProposed, whereLater(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presenterOf(db, rows, userIdOf(actor)), (row) => [
    row.createdAt.toISOString(),
    row.id,
  ]);
}

/** Whose wallet it is. */
export async function findOwnerPersonId(
  db: Executor,
  { ownerPersonId, merchantId }: Pick<AdjustmentRow, 'ownerPersonId' | 'merchantId'>,
): Promise<string | null> {
  if (merchantId === null) return ownerPersonId;
  return (await findOwnerOfMerchant(db, merchantId))?.ownerPersonId ?? null;
}

/** @throws 403 for an operator whose own wallet it is */
export async function assertOthers(
  db: Executor,
  owner: Pick<AdjustmentRow, 'ownerPersonId' | 'merchantId'>,
  operatorId: string,
): Promise<void> {
  if ((await findOwnerPersonId(db, owner)) === operatorId)
    throw new AppError(403, 'own_wallet', 'کیف پول خود را نمی‌توانید اصلاح کنید؛ کارشناس دیگری این کار را می‌کند.');
}
