import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AgentAction,
  type AgentChange,
  agentChange,
  agentRemoval,
} from '../../../contract/merchants/merchant-agent.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { applyMove, type Locked as LockedRow, lockRow } from '../../platform/moves/apply-move.ts';
import { mayMove } from '../../platform/moves/move-table.ts';
import { type MerchantAgentRow, merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { agentMoves, type Party } from './agent-moves.ts';
import { checkTerms, hasTerms, spendLimitOf, termsColumns } from './agent-terms.ts';
import { mayUseAgents, partyOf } from './policy.ts';
import { presentAgent } from './read.ts';

const seen = { version: z.int() };

/** The answer of who is invited, or new terms of the owner: each needs the version that its caller has seen. */
export const changeAgent = command({
  name: 'merchants.changeAgent',
  input: agentChange.safeExtend(seen),
  policy: mayUseAgents,
  effect: async (context) => presentAgent(context.tx, await change(context), context),
  audit: ({ id, version, state }) => ({ objectType: 'merchantAgent', objectId: id, details: { version, state } }),
});

/** The owner ends an invitation or an agent; an agent leaves. */
export const endAgent = command({
  name: 'merchants.endAgent',
  input: agentRemoval.extend(seen),
  policy: mayUseAgents,
  effect: async (context) => presentAgent(context.tx, await end(context), context),
  audit: ({ id, version }) => ({ objectType: 'merchantAgent', objectId: id, details: { version } }),
});

type Seen = { agentId: string; version: number };
type Changes = Partial<MerchantAgentRow>;

async function change(context: EffectContext<AgentChange & Seen>): Promise<MerchantAgentRow> {
  const { input, actor, now } = context;
  const { row, roles } = await lockAgent(context);
  if (input.state !== undefined) {
    const personId = input.state === 'active' ? userIdOf(actor) : null;
    return move(context, { row, roles }, input.state === 'active' ? 'accept' : 'decline', { personId });
  }
  const { role = row.role, permissions = row.permissions, validTo = row.validTo } = input;
  const { spendLimit = spendLimitOf(row) } = input;
  assertAllowed(mayMove(agentMoves, 'edit', roles));
  const terms = checkTerms({ role, permissions, validTo, spendLimit }, tehranDay(now));
  // A device that sends its form again, because the answer was lost, does not conflict with itself.
  if (hasTerms(row, terms)) return row;
  return move(context, { row, roles }, 'edit', termsColumns(terms));
}

async function end(context: EffectContext<Seen>): Promise<MerchantAgentRow> {
  const locked = await lockAgent(context);
  return move(context, locked, locked.roles.includes('agent') ? 'leave' : 'end', {});
}

interface Locked {
  row: LockedRow<MerchantAgentRow>;
  roles: readonly Party[];
}

/** Another change of the same agent waits until the commit. */
async function lockAgent({ tx, actor, input }: EffectContext<Seen>): Promise<Locked> {
  const row = await lockRow(tx, merchantAgents, input.agentId);
  if (!row) throw notFound('نماینده');
  const [merchant] = await tx.select().from(merchants).where(eq(merchants.id, row.merchantId));
  const phone = await getPersonPhone(tx, userIdOf(actor));
  return { row, roles: partyOf(actor, { merchant, agentPhone: row.phone, phone }) };
}

/** The same answer, sent again, changes nothing. */
async function move(
  { tx, input, now }: EffectContext<Seen>,
  { row, roles }: Locked,
  action: AgentAction,
  changes: Changes,
): Promise<MerchantAgentRow> {
  const call = { move: action, row, roles, version: input.version, changes };
  return (await applyMove({ tx, now }, agentMoves, call)).row;
}
