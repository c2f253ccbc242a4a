import { and, asc, eq, sum } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { Settlement } from '../../../contract/wallet/settlement.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereLater } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type GatewaySettlementRow, gatewaySettlements } from './settlement.table.ts';

export const isProposedSettlement = eq(gatewaySettlements.state, 'proposed');

async function presenterOf(db: Executor, rows: readonly GatewaySettlementRow[], readerId: string) {
  const proposers = await findPersonNames(
    db,
    rows.map(({ proposedBy }) => proposedBy),
  );
  return (row: GatewaySettlementRow): Settlement => ({
    ...presentEntity(row),
    ...{ gatewayCode: row.gateway, amountRial: row.amountRial, reference: row.reference, paidOn: row.paidOn },
    state: row.state,
    proposerName: proposers.get(row.proposedBy) ?? '',
    isOwn: row.proposedBy === readerId,
    refusal: row.refusal,
  });
}

export async function presentSettlement(
  { tx, actor }: Pick<EffectContext<unknown>, 'tx' | 'actor'>,
  row: GatewaySettlementRow,
): Promise<Settlement> {
  return (await presenterOf(tx, [row], userIdOf(actor)))(row);
}

/** Those that wait for another operator, the longest waiting first. @throws 403 */
export async function listSettlements(
  db: Executor,
  actor: Actor,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<Settlement>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const { createdAt, id } = gatewaySettlements;
  const rows = await db
    .select()
    .from(gatewaySettlements)
    .where(and(isProposedSettlement, whereLater(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presenterOf(db, rows, userIdOf(actor)), (row) => [
    row.createdAt.toISOString(),
    row.id,
  ]);
}

/** What each gateway has paid to Rasteh's bank account. */
export async function sumSettled(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ gateway: gatewaySettlements.gateway, rial: sum(gatewaySettlements.amountRial) })
    .from(gatewaySettlements)
    .where(eq(gatewaySettlements.state, 'booked'))
    .groupBy(gatewaySettlements.gateway);
  return new Map(rows.map(({ gateway, rial }) => [gateway, Number(rial)]));
}
