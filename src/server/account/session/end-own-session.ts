import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '../../platform/command/command.ts';
import { assertAllowed, forOwner, forSignedIn } from '../../platform/command/policy.ts';
import { endSession } from './open-session.ts';
import { sessions } from './session.table.ts';

/** Signs another of one's own devices out. Ended again, it is the same answer. */
export const endOwnSession = command({
  name: 'account.endSession',
  input: z.object({ id: z.uuid() }),
  policy: forSignedIn,
  effect: async ({ tx, actor, input: { id }, now }) => {
    const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
    assertAllowed(forOwner(actor, row, 'نشست'));
    await endSession(tx, id, 'endedByUser', now);
    return { id, isEnded: true as const };
  },
  audit: ({ id }) => ({ objectType: 'session', objectId: id }),
});
