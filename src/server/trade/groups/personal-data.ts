import { and, asc, eq, notExists } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { tradeRequests } from '../request.table.ts';
import { tradeGroups } from './group.table.ts';
import { presentGroup } from './read-group.ts';

/** What a person has asked several suppliers at once. It stays with the requests that stay, without its title, and with a merchant without its agent. */
export const groupsOfPerson: PersonalData = {
  name: 'tradeGroups',
  columns: [tradeGroups.buyerPersonId, tradeGroups.agentPersonId],
  async *rows(db, personId) {
    const rows = await db
      .select()
      .from(tradeGroups)
      .where(eq(tradeGroups.buyerPersonId, personId))
      .orderBy(asc(tradeGroups.id));
    for (const row of rows) yield { ...(await presentGroup(db, row)), ask: row.ask };
  },
  erase: async (tx, personId) => {
    const own = eq(tradeGroups.buyerPersonId, personId);
    const asked = tx
      .select({ id: tradeRequests.id })
      .from(tradeRequests)
      .where(eq(tradeRequests.groupId, tradeGroups.id));
    await tx.delete(tradeGroups).where(and(own, notExists(asked)));
    await tx.update(tradeGroups).set({ title: null, ask: null }).where(own);
    await tx.update(tradeGroups).set({ agentPersonId: null }).where(eq(tradeGroups.agentPersonId, personId));
  },
};
