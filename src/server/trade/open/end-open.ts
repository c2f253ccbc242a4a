import { eq } from 'drizzle-orm';
import { idParam } from '../../../contract/page.ts';
import { command } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { tradeGroups } from '../groups/group.table.ts';
import { isBuyerOfGroup } from '../groups/group-buyers.ts';
import { presentGroup } from '../groups/read-group.ts';

/**
 * The buyer lets nobody else join. Who has joined answers as before: the deadline, and what is sealed until it, stay.
 * Ended again, nothing changes.
 */
export const endOpen = command({
  name: 'trade.endOpen',
  input: idParam,
  policy: forSignedIn,
  effect: async (context) => {
    const { tx, input, now } = context;
    // The lock of who joins: nobody joins after the answer.
    const group = await lockRow(tx, tradeGroups, input.id);
    if (!group || group.openCategoryId === null || !(await isBuyerOfGroup(tx, context, group)))
      throw notFound('درخواست باز');
    if (group.openEndedAt !== null) return { isNew: false, group: await presentGroup(tx, group) };
    if (group.deadlineAt === null || group.deadlineAt <= now)
      throw conflict('deadline_passed', 'مهلت این درخواست گذشته است.');
    const [ended] = await tx
      .update(tradeGroups)
      .set({ openEndedAt: now, updatedAt: now })
      .where(eq(tradeGroups.id, input.id))
      .returning();
    return { isNew: true, group: await presentGroup(tx, ended ?? group) };
  },
  audit: ({ isNew, group }) => (isNew ? { objectType: 'tradeGroup', objectId: group.id, details: {} } : undefined),
  answer: ({ group }) => group,
});
