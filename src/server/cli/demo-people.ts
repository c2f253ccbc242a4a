import { and, inArray, isNull, sql } from 'drizzle-orm';
import { getMobile } from '../../core/people/phone.ts';

import { persons } from '../account/person/person.table.ts';
import { stableId } from '../catalog/ingest/stable-id.ts';
import type { Db } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { demoPeople, joinDemoAgents, ownDemoMerchants, registerDemoMerchants } from './seed.ts';

/** Before the first of the demo's requests. */
const SINCE_MS = 30 * 24 * 60 * 60_000;

const idOf = (phone: string): string => stableId('demo', `person ${phone}`);

/** Whether codes go to the log instead of to phones: only then may the demo's people sign in. */
export const isTrial = ({ SMS_PROVIDER }: Pick<Env, 'SMS_PROVIDER'>): boolean => SMS_PROVIDER === 'log';

/**
 * Adds the demo's people as owners and agents of its merchants, or suspends them where codes are really sent: their
 * numbers may belong to somebody, and one of them is an operator.
 */
export async function keepDemoPeople(db: Db, env: Pick<Env, 'SMS_PROVIDER'>, now = new Date()): Promise<void> {
  const ids = demoPeople.map(({ phone }) => idOf(phone));
  if (!isTrial(env)) {
    const open = and(inArray(persons.id, ids), isNull(persons.suspendedAt));
    await db.update(persons).set({ suspendedAt: now }).where(open);
    return;
  }
  const rows = demoPeople.map(({ phone, firstName, lastName, roles = [] }) => ({
    id: idOf(phone),
    phone: getMobile(phone),
    firstName,
    lastName,
    roles: [...roles],
  }));
  await db.insert(persons).values(rows).onConflictDoNothing();
  const stored = await storedIds(db, ids);
  await ownDemoMerchants(db, stored);
  await joinDemoAgents(db, stored);
  await registerDemoMerchants(db, new Date(now.getTime() - SINCE_MS));
  const suspended = and(inArray(persons.id, ids), sql`${persons.suspendedAt} is not null`);
  await db.update(persons).set({ suspendedAt: null }).where(suspended);
}

/** By the last digit of the phone; a number that somebody else had before is missing. */
async function storedIds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const stored = await db
    .select({ id: persons.id, phone: persons.phone })
    .from(persons)
    .where(inArray(persons.id, ids));
  return new Map(stored.map(({ id, phone }) => [phone.slice(-1), id]));
}
