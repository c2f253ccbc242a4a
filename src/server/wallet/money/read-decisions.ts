import { and, desc, inArray } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { DecisionQuery, MoneyDecision } from '../../../contract/wallet/money.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../../platform/moment-cursor.ts';
import { walletAdjustments } from '../adjustments/adjustment.table.ts';
import { findOwnerNames } from '../owner-names.ts';
import { walletPayouts } from '../payouts/payout.table.ts';
import { gatewaySettlements } from '../settlements/settlement.table.ts';

interface Reading {
  query: DecisionQuery;
  limit: number;
}

interface Decided {
  id: string;
  ownerPersonId: string | null;
  merchantId: string | null;
  gateway: string | null;
  amountRial: number;
  outcome: MoneyDecision['outcome'];
  /** Whoever has withdrawn it is who has proposed it. */
  byPersonId: string;
  words: string | null;
  reference: string | null;
  endedAt: Date;
}

const outcomeOf = (state: string): MoneyDecision['outcome'] =>
  state === 'refused' || state === 'withdrawn' ? state : 'done';

/** What operators have decided about money of one kind, the newest first. @throws 403 */
export async function listDecisions(db: Executor, actor: Actor, query: DecisionQuery): Promise<Page<MoneyDecision>> {
  assertAllowed(forOperator(actor));
  const rows = await selectOf[query.kind](db, { query, limit: (query.size ?? PAGE_SIZE_DEFAULT) + 1 });
  const ownerOf = await findOwnerNames(db, rows);
  const people = rows.map(({ byPersonId }) => byPersonId);
  const nameOf = await findPersonNames(db, people);
  return toPage(
    rows,
    query.size,
    (row) => ({
      ...{ id: row.id, kind: query.kind, amountRial: row.amountRial, outcome: row.outcome },
      whose: row.gateway ?? ownerOf(row),
      byName: nameOf.get(row.byPersonId) ?? '',
      ...{ words: row.words, reference: row.reference, at: row.endedAt.toISOString() },
    }),
    ({ endedAt, id }) => [endedAt.toISOString(), id],
  );
}

const selectOf: Readonly<Record<DecisionQuery['kind'], (db: Executor, reading: Reading) => Promise<Decided[]>>> = {
  payout: selectPayouts,
  adjustment: selectAdjustments,
  settlement: selectSettlements,
};

async function selectPayouts(db: Executor, { query, limit }: Reading): Promise<Decided[]> {
  const { endedAt, id, state } = walletPayouts;
  // What its owner took back is no decision of an operator.
  const states = ({ done: ['settled'], refused: ['refused'], withdrawn: [] } as const)[query.outcome ?? 'done'];
  const rows = await db
    .select()
    .from(walletPayouts)
    .where(
      and(
        inArray(state, query.outcome === undefined ? ['settled', 'refused'] : [...states]),
        whereEarlier(endedAt, id, decodeCursor(query.cursor, momentPosition)),
      ),
    )
    .orderBy(desc(endedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...{ id: row.id, ownerPersonId: row.ownerPersonId, merchantId: row.merchantId, gateway: null },
    ...{ amountRial: row.amountRial, outcome: outcomeOf(row.state), byPersonId: row.decidedBy ?? row.askedByPersonId },
    ...{ words: row.refusal, reference: row.bankReference, endedAt: row.endedAt ?? row.updatedAt },
  }));
}

/** The stored states of corrections and of settlements. */
const proposalStates = (outcome: DecisionQuery['outcome']) =>
  outcome === undefined
    ? (['booked', 'refused', 'withdrawn'] as const)
    : [({ done: 'booked', refused: 'refused', withdrawn: 'withdrawn' } as const)[outcome]];

async function selectAdjustments(db: Executor, { query, limit }: Reading): Promise<Decided[]> {
  const { endedAt, id, state } = walletAdjustments;
  const after = decodeCursor(query.cursor, momentPosition);
  const rows = await db
    .select()
    .from(walletAdjustments)
    .where(and(inArray(state, [...proposalStates(query.outcome)]), whereEarlier(endedAt, id, after)))
    .orderBy(desc(endedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...{ id: row.id, ownerPersonId: row.ownerPersonId, merchantId: row.merchantId, gateway: null },
    ...{ amountRial: row.amountRial, outcome: outcomeOf(row.state), byPersonId: row.decidedBy ?? row.proposedBy },
    ...{ words: row.refusal ?? row.reason, reference: null, endedAt: row.endedAt ?? row.updatedAt },
  }));
}

async function selectSettlements(db: Executor, { query, limit }: Reading): Promise<Decided[]> {
  const { endedAt, id, state } = gatewaySettlements;
  const after = decodeCursor(query.cursor, momentPosition);
  const rows = await db
    .select()
    .from(gatewaySettlements)
    .where(and(inArray(state, [...proposalStates(query.outcome)]), whereEarlier(endedAt, id, after)))
    .orderBy(desc(endedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...{ id: row.id, ownerPersonId: null, merchantId: null, gateway: row.gateway },
    ...{ amountRial: row.amountRial, outcome: outcomeOf(row.state), byPersonId: row.decidedBy ?? row.proposedBy },
    ...{ words: row.refusal, reference: row.reference, endedAt: row.endedAt ?? row.updatedAt },
  }));
}
