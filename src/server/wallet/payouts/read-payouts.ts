import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { Payout, WaitingPayout } from '../../../contract/wallet/payout.ts';
import { maskIban } from '../../../core/money/iban.ts';
import { openPayoutStates } from '../../../core/wallet/payout-states.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier, whereLater } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { walletOf } from '../owner.ts';
import { findOwnerNames } from '../owner-names.ts';
import { type PayoutRow, walletPayouts } from './payout.table.ts';

interface Paging {
  cursor?: string | undefined;
  size?: number | undefined;
}

export const presentPayout = (row: PayoutRow): Payout => ({
  ...presentEntity(row),
  amountRial: row.amountRial,
  maskedIban: maskIban(row.iban),
  accountName: row.accountName,
  state: row.state,
  bankReference: row.bankReference,
  refusal: row.refusal,
  endedAt: row.endedAt?.toISOString() ?? null,
});

const positionOf = ({ createdAt, id }: PayoutRow) => [createdAt.toISOString(), id];

/** Of one wallet, the newest first. @throws 404 for another's */
export async function listPayouts(
  db: Executor,
  reading: { actor: Actor; now: Date },
  { merchantId, cursor, size }: Paging & { merchantId?: string | undefined },
): Promise<Page<Payout>> {
  const owner = await walletOf(db, reading, merchantId);
  const after = decodeCursor(cursor, momentPosition);
  const { createdAt, id } = walletPayouts;
  const rows = await db
    .select()
    .from(walletPayouts)
    .where(
      and(
        'personId' in owner
          ? eq(walletPayouts.ownerPersonId, owner.personId)
          : eq(walletPayouts.merchantId, owner.merchantId),
        whereEarlier(createdAt, id, after),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, presentPayout, positionOf);
}

export const isWaitingPayout = inArray(walletPayouts.state, [...openPayoutStates]);

/** Those that wait for an operator, the longest waiting first, with all that paying them needs. @throws 403 */
export async function listWaitingPayouts(
  db: Executor,
  actor: Actor,
  { cursor, size }: Paging,
): Promise<Page<WaitingPayout>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const { createdAt, id } = walletPayouts;
  const rows = await db
    .select()
    .from(walletPayouts)
    .where(and(isWaitingPayout, whereLater(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const nameOf = await findOwnerNames(db, rows);
  const payers = await findPersonNames(
    db,
    rows.flatMap(({ claimedBy }) => claimedBy ?? []),
  );
  return toPage(
    rows,
    size,
    (row) => ({
      ...presentPayout(row),
      iban: row.iban,
      ownerName: nameOf(row),
      ownerKind: row.merchantId === null ? ('person' as const) : ('merchant' as const),
      isOwn: row.askedByPersonId === userIdOf(actor),
      payer:
        row.claimedBy === null || row.claimedAt === null
          ? null
          : {
              name: payers.get(row.claimedBy) ?? '',
              since: row.claimedAt.toISOString(),
              isMe: row.claimedBy === userIdOf(actor),
            },
    }),
    positionOf,
  );
}

/** What a statement of a wallet says of payouts. */
export async function findPayoutWords(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { maskedIban: string; bankReference: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(walletPayouts)
    .where(inArray(walletPayouts.id, [...ids]));
  return new Map(rows.map(({ id, iban, bankReference }) => [id, { maskedIban: maskIban(iban), bankReference }]));
}
