import { asc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { tradeRequests } from '../request.table.ts';
import { tradeApprovals } from './approval.table.ts';

/** What a person has asked a principal for, or has answered as one. The merchant keeps it, without the person. */
export const approvalsOfPerson: PersonalData = {
  name: 'tradeApprovals',
  columns: [tradeApprovals.askedById, tradeApprovals.decidedById, tradeRequests.agentPersonId],
  async *rows(db, personId) {
    const rows = await db
      .select()
      .from(tradeApprovals)
      .where(or(eq(tradeApprovals.askedById, personId), eq(tradeApprovals.decidedById, personId)))
      .orderBy(asc(tradeApprovals.createdAt), asc(tradeApprovals.id));
    for (const { id, requestId, move, state, payableRial, comment, reason, createdAt, decidedAt } of rows)
      yield { id, requestId, move, state, payableRial, comment, reason, askedAt: createdAt, decidedAt };
  },
  erase: async (tx, personId) => {
    await tx
      .update(tradeApprovals)
      .set({ askedById: null, comment: null })
      .where(eq(tradeApprovals.askedById, personId));
    await tx.update(tradeApprovals).set({ decidedById: null }).where(eq(tradeApprovals.decidedById, personId));
    await tx.update(tradeRequests).set({ agentPersonId: null }).where(eq(tradeRequests.agentPersonId, personId));
  },
};
