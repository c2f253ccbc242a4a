import { and, eq, gt, or, sql } from 'drizzle-orm';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { Executor } from '../../db/open-database.ts';
import { markQueued } from '../command/queued-jobs.ts';
import { AppError } from '../errors/app-error.ts';
import { LEASE_MARGIN_MS } from './claim-jobs.ts';
import { jobs } from './job.table.ts';
import type { JobKind, QueuedKind, ScheduleKind } from './job-kind.ts';

const PAYLOAD_MAX_LENGTH = 4_000;
const RETRY_AFTER_SECONDS = '60';
const SCHEDULE = 'schedule';

/** `tx` is the transaction of the effect that wants the job done. */
interface QueueContext {
  tx: Executor;
  now: Date;
}

interface QueueOptions {
  /** While a job of the kind with this key is queued or running, another one is not added. @default none */
  uniqueKey?: string;
  /** @default at once */
  runAt?: Date;
}

/**
 * Queues a job, which runs after the commit.
 * @returns whether it was added: false where a job with the same unique key is not finished
 * @throws 503 for one more of a kind that has its most
 */
export async function enqueue<Payload>(
  { tx, now }: QueueContext,
  kind: QueuedKind<Payload>,
  payload: Payload,
  { uniqueKey, runAt = now }: QueueOptions = {},
): Promise<boolean> {
  const json = JSON.stringify(kind.payload.parse(payload));
  if (json.length > PAYLOAD_MAX_LENGTH) throw new Error(`${kind.name}: the payload is too long`);
  const isLive = sql`${jobs.kind} = ${kind.name} and ${jobs.state} <> 'dead'`;
  const waiting = sql`(select count(*) from (select 1 from ${jobs} where ${isLive} limit ${kind.waitingMax}) as live)`;
  const { rows } = await tx.execute<{ is_full: boolean; is_added: boolean }>(sql`
    with room as materialized (select ${waiting} >= ${kind.waitingMax} as is_full),
    added as (
      insert into ${jobs} (id, kind, unique_key, payload, due_at, created_at)
      select ${uuidv7()}::uuid, ${kind.name}, ${uniqueKey ?? null}::text, ${json}::jsonb,
        ${runAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from room where not is_full
      on conflict (kind, unique_key) where state <> 'dead' do nothing
      returning 1)
    select is_full, exists (select from added) as is_added from room`);
  if (rows[0]?.is_full) throw queueFull();
  const isAdded = rows[0]?.is_added === true;
  if (isAdded) markQueued(tx);
  return isAdded;
}

/** Makes the job of a schedule due now, and after the present run where it runs. */
export async function hasten({ tx, now }: QueueContext, { name }: Pick<ScheduleKind, 'name'>): Promise<void> {
  const isRunning = sql`${jobs.state} = 'running'`;
  const hastened = await tx
    .update(jobs)
    .set({
      isHastened: isRunning,
      dueAt: sql`case when ${isRunning} then ${jobs.dueAt} else least(${jobs.dueAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .where(and(eq(jobs.kind, name), eq(jobs.uniqueKey, SCHEDULE)))
    .returning({ id: jobs.id });
  if (hastened.length > 0) markQueued(tx);
}

/**
 * Adds the jobs of schedules that the database does not have yet, due at once. One that is due later than its kind and
 * its lease allow was set by a clock that was ahead, and is due at once too.
 */
export async function ensureSchedules({ tx, now }: QueueContext, kinds: readonly JobKind[]): Promise<void> {
  const schedules = kinds.filter(({ everyMs }) => everyMs !== undefined);
  if (schedules.length === 0) return;
  const rows = schedules.map(({ name }) => ({
    id: uuidv7(),
    kind: name,
    uniqueKey: SCHEDULE,
    payload: {},
    dueAt: now,
    createdAt: now,
  }));
  await tx.insert(jobs).values(rows).onConflictDoNothing();
  const late = schedules.map(({ name, everyMs = 0, timeoutMs }) => {
    const latest = new Date(now.getTime() + Math.max(everyMs, timeoutMs + LEASE_MARGIN_MS));
    return and(eq(jobs.kind, name), gt(jobs.dueAt, latest));
  });
  await tx
    .update(jobs)
    .set({ dueAt: now })
    .where(and(eq(jobs.uniqueKey, SCHEDULE), or(...late)));
}

const queueFull = () =>
  new AppError(503, 'queue_full', 'سرور کارهای زیادی در صف دارد؛ کمی بعد دوباره بفرستید.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
