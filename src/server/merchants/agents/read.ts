import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { AgentsQuery, MerchantAgent } from '../../../contract/merchants/merchant-agent.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { localMobile } from '../../../core/people/format-phone.ts';
import { findPersonNames, getPersonPhone } from '../../account/person/read.ts';
import { countWaiting } from '../../db/count-waiting.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { allowedMoves } from '../../platform/moves/move-table.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type MerchantAgentRow, merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { agentMoves, agentState } from './agent-moves.ts';
import { spendLimitOf } from './agent-terms.ts';
import { maySeeAgents, partyOf } from './policy.ts';

const position = z.tuple([cursorPart.uuid]);

export interface Viewer {
  actor: Actor;
  now: Date;
}

async function presentAgents(db: Executor, rows: readonly MerchantAgentRow[], { actor, now }: Viewer) {
  const ids = [...new Set(rows.map(({ merchantId }) => merchantId))];
  const owned = await db.select().from(merchants).where(inArray(merchants.id, ids));
  const merchantOf = new Map(owned.map((merchant) => [merchant.id, merchant]));
  const names = await findPersonNames(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const phone = await getPersonPhone(db, userIdOf(actor));
  const today = tehranDay(now);
  return (row: MerchantAgentRow): MerchantAgent => {
    const merchant = merchantOf.get(row.merchantId);
    if (!merchant) throw new Error(`the merchant ${row.merchantId} does not exist`);
    const state = agentState(row, today);
    return {
      ...presentEntity(row),
      merchant: { id: merchant.id, name: merchant.name, slug: merchant.slug },
      phone: localMobile(row.phone),
      name: (row.personId && names.get(row.personId)) ?? null,
      role: row.role,
      permissions: row.permissions,
      validTo: row.validTo,
      spendLimit: spendLimitOf(row),
      state,
      allowedActions: allowedMoves(agentMoves, state, partyOf(actor, { merchant, agentPhone: row.phone, phone })),
    };
  };
}

export async function presentAgent(db: Executor, row: MerchantAgentRow, viewer: Viewer): Promise<MerchantAgent> {
  const present = await presentAgents(db, [row], viewer);
  return present(row);
}

/**
 * The agents of one's merchant, or one's own invitations; the latest first.
 * @throws 404 for another's merchant
 */
export async function listAgents(
  db: Executor,
  viewer: Viewer,
  { merchantId, cursor, size }: AgentsQuery,
): Promise<Page<MerchantAgent>> {
  const { actor } = viewer;
  const after = decodeCursor(cursor, position);
  if (merchantId !== undefined) {
    const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
    assertAllowed(maySeeAgents(actor, merchant));
  }
  const isAsked =
    merchantId === undefined
      ? eq(merchantAgents.phone, await getPersonPhone(db, userIdOf(actor)))
      : eq(merchantAgents.merchantId, merchantId);
  const rows = await db
    .select()
    .from(merchantAgents)
    .where(and(isAsked, after && lt(merchantAgents.id, after[0])))
    .orderBy(desc(merchantAgents.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presentAgents(db, rows, viewer), ({ id }) => [id]);
}

/** Invitations that the person can still accept. */
export async function countInvitations(db: Executor, { actor, now }: Viewer): Promise<number> {
  const { phone, state, validTo } = merchantAgents;
  const isValid = or(isNull(validTo), gte(validTo, tehranDay(now)));
  const invited = eq(phone, await getPersonPhone(db, userIdOf(actor)));
  return countWaiting(db, merchantAgents, and(invited, eq(state, 'invited'), isValid));
}
