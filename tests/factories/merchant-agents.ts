import type { AgentTerms } from '../../src/contract/merchants/merchant-agent.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { merchantAgents } from '../../src/server/merchants/agent.table.ts';

export const agentTerms: AgentTerms = {
  role: 'کارشناس فروش',
  permissions: ['messages', 'quote'],
  validTo: null,
  spendLimit: null,
};
const { spendLimit: _, ...storedTerms } = agentTerms;

let phones = 0;
const nextPhone = (): string => `+98936${String(++phones).padStart(7, '0')}`;

/** Invitations of phones that nobody else has. Returns their ids. */
export async function buildAgents(
  db: Db,
  merchantId: string,
  count: number,
  overrides: Partial<typeof merchantAgents.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: uuidv7(),
    merchantId,
    phone: nextPhone(),
    ...storedTerms,
    state: 'invited' as const,
    ...overrides,
  }));
  await db.insert(merchantAgents).values(rows);
  return rows.map(({ id }) => id);
}
