import { and, eq } from 'drizzle-orm';
import { agentPermissions } from '../../core/people/agent-permissions.ts';
import { getMobile } from '../../core/people/phone.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import type { Executor } from '../../server/db/open-database.ts';
import { merchantAgents } from '../../server/merchants/agent.table.ts';
import { merchants } from '../../server/merchants/merchant.table.ts';
import { demoPeople } from '../people.ts';

const DEMO = 'demo';
/** The demo's people by the last digit of their phones, and the key of their merchant. */
const OWNER = '5';
const AGENT = '6';
const MERCHANT = 'sanatyar';
/** Beyond it the owner is asked: two of the demo's requests wait for that. */
const LIMIT = { spendLimitRial: 300_000_000, spendPeriod: 'month' as const };

/** Makes one of the demo's people the agent of another's merchant, if all three are stored. */
export async function joinDemoAgents(tx: Executor, personIds: ReadonlyMap<string, string>): Promise<void> {
  const [owner, agent] = [personIds.get(OWNER), personIds.get(AGENT)];
  const phone = demoPeople.find((person) => person.phone.endsWith(AGENT))?.phone;
  if (owner === undefined || agent === undefined || phone === undefined) return;
  const merchantId = stableId(DEMO, `merchant ${MERCHANT}`);
  const isOwned = and(eq(merchants.id, merchantId), eq(merchants.ownerPersonId, owner));
  if ((await tx.$count(merchants, isOwned)) === 0) return;
  const row = {
    id: stableId(DEMO, `agent ${MERCHANT} ${AGENT}`),
    merchantId,
    phone: getMobile(phone),
    personId: agent,
    role: 'کارشناس فروش',
    permissions: agentPermissions.toSorted(),
    state: 'active' as const,
    ...LIMIT,
  };
  await tx.insert(merchantAgents).values(row).onConflictDoNothing();
}
