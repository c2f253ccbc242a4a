import { and, asc, between, eq, isNull, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { endOfQuiet } from '../../../core/time/quiet-hours.ts';
import { findReachablePhone } from '../../account/person/read.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Db } from '../../db/open-database.ts';
import { listSellersOf } from '../../merchants/selling-parties.ts';
import { listTextable } from '../../notices/read.ts';
import { isSystem, SYSTEM } from '../../platform/actor.ts';
import { command } from '../../platform/command/command.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { handleJob, type JobDefinition, jobKind, scheduleKind } from '../../platform/jobs/job-kind.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { tradeRequests } from '../request.table.ts';
import { tradeOpenings } from './opening.table.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNOPENED_AFTER_MS = HOUR_MS;
/** What is older was told in the morning, or the servers stood still: a message about it helps nobody. */
const FORGOTTEN_AFTER_MS = 36 * HOUR_MS;
const EVERY_MS = 5 * MINUTE_MS;
const BATCH = 100;
/** In Tehran: nobody is woken for a request. */
const QUIET = { from: 21 * 60, to: 8 * 60 };

const text = z.object({ personId: z.uuid(), number: z.string() });

const texting = jobKind({
  name: 'trade.textUnopened',
  title: 'پیامک درخواست تازه‌ای که باز نشده است',
  payload: text,
  attemptsMax: 4,
});

const isUnopened = (db: Pick<Db, 'select'>) =>
  notExists(db.select({ one: sql`1` }).from(tradeOpenings).where(eq(tradeOpenings.requestId, tradeRequests.id)));

/** Has the owners of the sellers told by a text message, once for a request. */
const tell = command({
  name: 'trade.tellUnopened',
  input: z.object({ id: z.uuid() }),
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async (context) => {
    const { tx, now, input } = context;
    const row = await lockRow(tx, tradeRequests, input.id);
    if (row?.state !== 'registered' || row.number === null) return undefined;
    const told = await tx
      .insert(tradeOpenings)
      .values({ requestId: row.id, toldAt: now })
      .onConflictDoNothing()
      .returning({ id: tradeOpenings.requestId });
    if (told.length === 0) return undefined;
    const sellers = await listSellersOf(tx, row.supplierId, now);
    const owners = sellers.flatMap(({ merchant }) => merchant.ownerPersonId ?? []);
    const people = await listTextable(tx, [...new Set(owners)]);
    const number = formatTrackingCode(row.number);
    for (const personId of people)
      await enqueue(context, texting, { personId, number }, { uniqueKey: `${row.id} ${personId}` });
    return { id: row.id, people: people.length };
  },
  audit: (told) => told && { objectType: 'tradeRequest', objectId: told.id, details: { told: told.people } },
  answer: () => ({}),
});

const watching = scheduleKind({
  name: 'trade.watchUnopened',
  title: 'یافتن درخواست‌های تازه‌ای که یک ساعت باز نشده‌اند',
  everyMs: EVERY_MS,
});

export const unopenedJobs: readonly JobDefinition<AppDeps>[] = [
  handleJob(watching, async ({ deps, isStopping }) => {
    const now = deps.now();
    if (endOfQuiet(now, QUIET)) return;
    for (const id of await listUnopened(deps.db, now)) {
      if (isStopping()) return;
      await tell(deps, { actor: SYSTEM, input: { id } });
    }
  }),
  handleJob<z.output<typeof text>, AppDeps>(texting, async ({ deps, payload }) => {
    const phone = await findReachablePhone(deps.db, payload.personId);
    if (phone) await deps.sms.sendNewRequest(phone, payload.number);
  }),
];

async function listUnopened(db: Db, now: Date): Promise<string[]> {
  const at = (ms: number) => new Date(now.getTime() - ms);
  const rows = await db
    .select({ id: tradeRequests.id })
    .from(tradeRequests)
    .where(
      and(
        eq(tradeRequests.state, 'registered'),
        between(tradeRequests.submittedAt, at(FORGOTTEN_AFTER_MS), at(UNOPENED_AFTER_MS)),
        isNull(tradeRequests.quoteId),
        isUnopened(db),
      ),
    )
    .orderBy(asc(tradeRequests.submittedAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
