import { and, desc, eq, inArray } from 'drizzle-orm';
import { type AgentInvitation, type AgentTerms, agentInvitation } from '../../../contract/merchants/merchant-agent.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { getMobile } from '../../../core/people/phone.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import type { Tx } from '../../db/open-database.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { type MerchantAgentRow, merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { agentMoves, agentState } from './agent-moves.ts';
import { checkTerms, hasTerms, termsColumns } from './agent-terms.ts';
import { whereOpenOn, wherePastOn } from './open-agents.ts';
import { mayInviteAgents, mayUseAgents } from './policy.ts';
import { presentAgent } from './read.ts';

/** Invited and active ones of one merchant. */
const AGENTS_MAX = 20;
/** Declined, ended and expired ones of one merchant that are kept beside them. */
const PAST_MAX = 100;

/**
 * Invites a phone to act for one's merchant; who has it sees the invitation and answers. Nothing depends on whether the
 * phone has an account.
 */
export const inviteAgent = command({
  name: 'merchants.inviteAgent',
  input: agentInvitation,
  policy: mayUseAgents,
  effect: async (context) => {
    const { row, isNew } = await invite(context);
    return { isNew, agent: await presentAgent(context.tx, row, context) };
  },
  audit: ({ isNew, agent: { id, version } }) =>
    isNew ? { objectType: 'merchantAgent', objectId: id, details: { version } } : undefined,
  answer: ({ agent }) => agent,
  status: 201,
});

async function invite({
  tx,
  actor,
  input,
  now,
}: EffectContext<AgentInvitation>): Promise<{ row: MerchantAgentRow; isNew: boolean }> {
  const { merchantId } = input;
  const today = tehranDay(now);
  const phone = getMobile(input.phone);
  await lockOwnMerchant(tx, actor, merchantId);
  if (phone === (await getPersonPhone(tx, userIdOf(actor))))
    throw unprocessable('own_phone', 'این شمارهٔ خود شماست.', 'phone');
  const terms = checkTerms(input, today);
  const isThis = and(eq(merchantAgents.merchantId, merchantId), eq(merchantAgents.phone, phone));
  const [known] = await tx.select().from(merchantAgents).where(isThis).for('update');
  if (known && !agentMoves.moves.invite.from.includes(agentState(known, today))) {
    // An invitation that is sent again, because the answer was lost.
    if (hasTerms(known, terms)) return { row: known, isNew: false };
    throw conflict('already_invited', 'این شماره پیش‌تر دعوت شده است؛ همان را تغییر دهید.');
  }
  const isOpen = and(eq(merchantAgents.merchantId, merchantId), whereOpenOn(today));
  if ((await tx.$count(merchantAgents, isOpen)) >= AGENTS_MAX)
    throw unprocessable('too_many_agents', 'شمار نمایندگان به سقف رسیده است؛ نخست به یکی پایان دهید.');
  return { row: await save(tx, { merchantId, phone, terms, known, now }), isNew: true };
}

/** One invitation of a merchant at a time, so that the count and the phone's row are certain. */
async function lockOwnMerchant(tx: Tx, actor: EffectContext<unknown>['actor'], id: string): Promise<void> {
  const [merchant] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('no key update');
  assertAllowed(mayInviteAgents(actor, merchant));
  if (merchant?.status !== 'confirmed')
    throw conflict('merchant_not_confirmed', 'پس از تأیید بازرگان می‌توانید نماینده دعوت کنید.');
}

interface Saved {
  merchantId: string;
  phone: string;
  terms: AgentTerms;
  known: MerchantAgentRow | undefined;
  now: Date;
}

async function save(tx: Tx, { merchantId, phone, terms, known, now }: Saved): Promise<MerchantAgentRow> {
  const invited = { ...termsColumns(terms), state: 'invited', personId: null, updatedAt: now } as const;
  if (!known) await forgetPast(tx, merchantId, tehranDay(now));
  const [row] = await (known
    ? tx
        .update(merchantAgents)
        .set({ ...invited, version: known.version + 1 })
        .where(eq(merchantAgents.id, known.id))
        .returning()
    : tx
        .insert(merchantAgents)
        .values({ id: uuidv7(), merchantId, phone, createdAt: now, ...invited })
        .returning());
  if (!row) throw new Error('the invitation was not stored');
  return row;
}

/** Bounds what a merchant's invitations leave behind. */
async function forgetPast(tx: Tx, merchantId: string, today: string): Promise<void> {
  const past = tx
    .select({ id: merchantAgents.id })
    .from(merchantAgents)
    .where(and(eq(merchantAgents.merchantId, merchantId), wherePastOn(today)))
    .orderBy(desc(merchantAgents.updatedAt), desc(merchantAgents.id))
    .offset(PAST_MAX);
  await tx.delete(merchantAgents).where(inArray(merchantAgents.id, past));
}
