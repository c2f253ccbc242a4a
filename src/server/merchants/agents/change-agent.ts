import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AgentAction,
  type AgentChange,
  agentChange,
  agentRemoval,
} from '../../../contract/merchants/merchant-agent.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import { userIdOf } from '../../platform/command/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { conflict, notFound, preconditionFailed } from '../../platform/errors/app-error.ts';
import { type MerchantAgentRow, merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { agentMoves, agentState, type Party } from './agent-moves.ts';
import { checkTerms, hasTerms } from './agent-terms.ts';
import { mayMove, mayUseAgents, partyOf } from './policy.ts';
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
  const { row, party } = await lockAgent(context);
  if (input.state !== undefined) {
    const personId = input.state === 'active' ? userIdOf(actor) : null;
    return move(context, { row, party }, input.state === 'active' ? 'accept' : 'decline', { personId });
  }
  const { role = row.role, permissions = row.permissions, validTo = row.validTo } = input;
  assertAllowed(mayMove(party, 'edit'));
  const terms = checkTerms({ role, permissions, validTo }, tehranDay(now));
  // A device that sends its form again, because the answer was lost, does not conflict with itself.
  if (hasTerms(row, terms)) return row;
  return move(context, { row, party }, 'edit', terms);
}

async function end(context: EffectContext<Seen>): Promise<MerchantAgentRow> {
  const { row, party } = await lockAgent(context);
  return move(context, { row, party }, party === 'agent' ? 'leave' : 'end', {});
}

interface Locked {
  row: MerchantAgentRow;
  party: Party | undefined;
}

/** Another change of the same agent waits until the commit. */
async function lockAgent({ tx, actor, input }: EffectContext<Seen>): Promise<Locked> {
  const [row] = await tx.select().from(merchantAgents).where(eq(merchantAgents.id, input.agentId)).for('update');
  if (!row) throw notFound('نماینده');
  const [merchant] = await tx.select().from(merchants).where(eq(merchants.id, row.merchantId));
  const phone = await getPersonPhone(tx, userIdOf(actor));
  return { row, party: partyOf(actor, { merchant, agentPhone: row.phone, phone }) };
}

/** @throws 404 for who is no party, 403 for the other party's move, 409 from another state, 412 for an older version */
async function move(
  { tx, input, now }: EffectContext<Seen>,
  { row, party }: Locked,
  action: AgentAction,
  changes: Changes,
): Promise<MerchantAgentRow> {
  assertAllowed(mayMove(party, action));
  const { from, to = row.state } = agentMoves[action];
  // The same answer, sent again.
  if (action !== 'edit' && row.state === to) return row;
  if (!from.includes(agentState(row, tehranDay(now))))
    throw conflict('agent_state', 'در این میان وضعیت این نماینده تغییر کرده است.');
  if (row.version !== input.version) throw preconditionFailed();
  const [changed] = await tx
    .update(merchantAgents)
    .set({ ...changes, state: to, version: row.version + 1, updatedAt: now })
    .where(eq(merchantAgents.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked agent is gone');
  return changed;
}
