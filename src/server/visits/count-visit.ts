import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type VisitBody, type VisitCount, visitBody } from '../../contract/visits/visit.ts';
import { setVisitCount } from '../catalog/product/set-visit-count.ts';
import type { Tx } from '../db/open-database.ts';
import { assertObject } from '../objects/find-objects.ts';
import { deviceOf, isSignedIn } from '../platform/actor.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { countVisitor } from './count-visitor.ts';
import { mayCountVisit } from './policy.ts';
import { visitPruning } from './prune-visits.ts';
import { rememberOfDevice, rememberOfPerson } from './remember-visit.ts';
import { pageVisits, visitCounts } from './visit.table.ts';

const countedVisit = visitBody.extend({
  /** A bot's visit is answered and counts nowhere. */
  isBot: z.boolean(),
  visitor: z.object({ day: z.string(), hash: z.string().optional() }),
});
type CountedVisit = z.output<typeof countedVisit>;

/**
 * Counts a visit once, even if it is sent repeatedly or concurrently, and adds it to one history: the person's, or the
 * device's if nobody is signed in. Does not change the data version: a visit must not evict cached pages.
 */
export const countVisit = command({
  name: 'visits.count',
  input: countedVisit,
  policy: mayCountVisit,
  effect: count,
  audit: ownRow('page_visits has one row per visit under its own id; an entry per page view would double the writes'),
  prune: visitPruning,
  answer: (visitCount, { input: { objectType, objectId } }): VisitCount => ({ objectType, objectId, visitCount }),
});

async function count({ tx, actor, input, now }: EffectContext<CountedVisit>): Promise<number> {
  const { objectType, objectId, visitId } = input;
  const deviceId = isSignedIn(actor) ? undefined : (input.deviceId ?? deviceOf(actor));
  await assertObject(tx, input);
  if (input.isBot) return findCount(tx, input);
  const [fresh] = await tx
    .insert(pageVisits)
    .values({ visitId, objectType, objectId, deviceId: deviceId ?? null, at: now })
    .onConflictDoNothing()
    .returning({ visitId: pageVisits.visitId });
  if (!fresh) return countOfRepeated(tx, input);
  const visits = await raise(tx, input);
  if (objectType === 'product') await setVisitCount(tx, objectId, visits);
  const visited = { objectType, objectId, visits: 1, lastAt: now };
  if (isSignedIn(actor)) await rememberOfPerson(tx, actor.userId, visited);
  else if (deviceId) await rememberOfDevice(tx, deviceId, visited);
  await countVisitor(tx, input, input.visitor);
  return visits;
}

async function findCount(tx: Tx, { objectType, objectId }: VisitBody): Promise<number> {
  const [counter] = await tx
    .select({ visits: visitCounts.visits })
    .from(visitCounts)
    .where(and(eq(visitCounts.objectType, objectType), eq(visitCounts.objectId, objectId)));
  return counter?.visits ?? 0;
}

/** Locks the counter until the commit. */
async function raise(tx: Tx, { objectType, objectId }: VisitBody): Promise<number> {
  const [counter] = await tx
    .insert(visitCounts)
    .values({ objectType, objectId, visits: 1 })
    .onConflictDoUpdate({
      target: [visitCounts.objectType, visitCounts.objectId],
      set: { visits: sql`${visitCounts.visits} + 1` },
    })
    .returning({ visits: visitCounts.visits });
  return counter?.visits ?? 0;
}

async function countOfRepeated(tx: Tx, { visitId, objectType, objectId }: VisitBody): Promise<number> {
  const [counted] = await tx
    .select({ visits: visitCounts.visits })
    .from(pageVisits)
    .innerJoin(
      visitCounts,
      and(eq(visitCounts.objectType, pageVisits.objectType), eq(visitCounts.objectId, pageVisits.objectId)),
    )
    .where(
      and(eq(pageVisits.visitId, visitId), eq(pageVisits.objectType, objectType), eq(pageVisits.objectId, objectId)),
    );
  if (!counted) throw unprocessable('visit_id_used', 'این شناسهٔ بازدید برای صفحهٔ دیگری به کار رفته است.', 'visitId');
  return counted.visits;
}
