import { and, between, eq } from 'drizzle-orm';
import type { VisitorLogBucket, VisitorLogQuery } from '../../contract/visits/visitor-log.ts';
import { bucketOf, bucketsOf } from '../../core/time/visit-buckets.ts';
import type { Executor } from '../db/open-database.ts';
import { actsFor } from '../merchants/acting-for.ts';
import { assertObject } from '../objects/find-objects.ts';
import { findSupplierOfObject } from '../objects/find-supplier-of-object.ts';
import { type Actor, isOperator, isSignedIn } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';
import { maySeeVisitorLog } from './policy.ts';
import { SITE, visitorDays } from './visitor-log.table.ts';

/**
 * The visits of an object, or of the site, by days, weeks or months of a span.
 * @throws 401, 403 for the site, 404 for an object of others as for an absent one
 */
export async function listVisitorLog(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  query: VisitorLogQuery,
): Promise<VisitorLogBucket[]> {
  const { from, to, granularity } = query;
  const object = objectOf(query);
  if (!object) assertAllowed(forOperator(actor));
  else assertAllowed(maySeeVisitorLog(actor, await isActing(db, actor, now, object)));
  const { objectType, objectId } = object ?? SITE;
  const days = await db
    .select({ day: visitorDays.day, visits: visitorDays.visits, uniqueVisitors: visitorDays.uniqueVisitors })
    .from(visitorDays)
    .where(
      and(
        eq(visitorDays.objectType, objectType),
        eq(visitorDays.objectId, objectId),
        between(visitorDays.day, from, to),
      ),
    );
  // Operators also read what is no longer public; only what never existed is absent.
  if (object && days.length === 0 && isOperator(actor)) await assertObject(db, object);
  const buckets = new Map(
    bucketsOf(from, to, granularity).map((bucket) => [bucket, { bucket, visits: 0, uniqueVisitors: 0 }]),
  );
  for (const { day, visits, uniqueVisitors } of days) {
    const bucket = buckets.get(bucketOf(day, granularity));
    if (!bucket) continue;
    bucket.visits += visits;
    bucket.uniqueVisitors += uniqueVisitors;
  }
  return [...buckets.values()];
}

const objectOf = ({ objectType, objectId }: VisitorLogQuery) =>
  objectType === undefined || objectId === undefined ? undefined : { objectType, objectId };

async function isActing(
  db: Executor,
  actor: Actor,
  now: Date,
  object: Parameters<typeof findSupplierOfObject>[1],
): Promise<boolean> {
  if (!isSignedIn(actor) || isOperator(actor)) return false;
  const supplierId = await findSupplierOfObject(db, object);
  return supplierId !== undefined && (await actsFor(db, actor, supplierId, now));
}
