import { lt, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { tehranDate } from '../../core/time/jalali-date.ts';
import type { KeyRing } from '../account/keys/key-ring.ts';
import type { Tx } from '../db/open-database.ts';
import { dayVisitors, SITE, visitorDays } from './visitor-log.table.ts';

/** Rows of earlier days that a visitor's first visit of the day deletes: more than it adds. */
const FORGOTTEN_PER_VISIT = 16;

/** Who visits on which day of Tehran. */
export interface Visitor {
  day: string;
  /** Hash of the person or the device under a key of the day; undefined where neither is known. */
  hash?: string | undefined;
}

/** @param who the person or the device */
export function visitorOf(keys: KeyRing, now: Date, who: string | undefined): Visitor {
  const day = tehranDate(now);
  return { day, hash: who === undefined ? undefined : keys.hash(`visitor of ${day}`, who) };
}

type Visited = { objectType: ObjectType; objectId: string };

/** Adds a fresh visit to the days of its object and, last, of the site, whose row locks all visits until the commit. */
export async function countVisitor(tx: Tx, { objectType, objectId }: Visited, visitor: Visitor): Promise<void> {
  await addToDay(tx, { objectType, objectId }, visitor);
  const isNewToday = await addToDay(tx, SITE, visitor);
  if (isNewToday) await forgetEarlierDays(tx, visitor.day);
}

/** @returns whether it is the visitor's first visit of the day */
async function addToDay(tx: Tx, visited: Visited | typeof SITE, { day, hash }: Visitor): Promise<boolean> {
  const added =
    hash === undefined
      ? []
      : await tx
          .insert(dayVisitors)
          .values({ ...visited, day, visitor: hash })
          .onConflictDoNothing()
          .returning({ day: dayVisitors.day });
  await tx
    .insert(visitorDays)
    .values({ ...visited, day, visits: 1, uniqueVisitors: added.length })
    .onConflictDoUpdate({
      target: [visitorDays.objectType, visitorDays.objectId, visitorDays.day],
      set: {
        visits: sql`${visitorDays.visits} + 1`,
        uniqueVisitors: sql`${visitorDays.uniqueVisitors} + excluded.unique_visitors`,
      },
    });
  return added.length > 0;
}

async function forgetEarlierDays(tx: Tx, today: string): Promise<void> {
  await tx.execute(sql`
    delete from ${dayVisitors} where ctid = any(array(
      select ctid from ${dayVisitors} where ${lt(dayVisitors.day, today)}
      order by ${dayVisitors.day} limit ${FORGOTTEN_PER_VISIT} for update skip locked))`);
}
