import { and, eq } from 'drizzle-orm';
import { type ClearVisitsQuery, clearVisitsQuery, type VisitsClearing } from '../../contract/visits/visit.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { mayClearVisits } from './policy.ts';
import { personVisits } from './visit.table.ts';

/** Forgets a person's history, all of it or one type. The counters of the objects stay. */
export const clearVisits = command({
  name: 'visits.clear',
  input: clearVisitsQuery,
  policy: mayClearVisits,
  effect: clear,
  audit: ({ cleared }, { actor }) =>
    cleared === 0 ? undefined : { objectType: 'person', objectId: userIdOf(actor), details: { cleared } },
});

async function clear({ tx, actor, input: { type } }: EffectContext<ClearVisitsQuery>): Promise<VisitsClearing> {
  const isOwn = eq(personVisits.personId, userIdOf(actor));
  const gone = await tx
    .delete(personVisits)
    .where(and(isOwn, type && eq(personVisits.objectType, type)))
    .returning({ objectId: personVisits.objectId });
  return { cleared: gone.length };
}
