import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jobStates } from '../../../contract/jobs/job.ts';
import { foldedText, moment } from '../../db/columns.ts';

/** What a committed transaction wants done afterwards. A row is deleted when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    /** Version 7, so ids are in the order of creation. */
    id: uuid().primaryKey(),
    kind: foldedText().notNull(),
    /** Of the unfinished jobs of a kind only one has it. Null: any number of equal jobs. */
    uniqueKey: foldedText(),
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    /** When it may be claimed: of a queued job its time, of a running one the end of its lease. */
    dueAt: moment().notNull(),
    /** Claims so far, and so also those that ended with their server. */
    attempts: integer().notNull().default(0),
    /** Of the present claim: whoever has another one may not finish the job any more. */
    claimId: uuid(),
    /** Of a running schedule: it shall run again at once. */
    isHastened: boolean().notNull().default(false),
    /** A code, never a message: messages may contain what nobody else should read. */
    lastError: foldedText(),
    createdAt: moment().notNull(),
    deadAt: moment(),
  },
  (t) => [
    uniqueIndex('jobs_unique_key').on(t.kind, t.uniqueKey).where(sql`${t.state} <> 'dead'`),
    index('jobs_due').on(t.kind, t.dueAt).where(sql`${t.state} <> 'dead'`),
    index('jobs_dead').on(t.deadAt, t.id).where(sql`${t.deadAt} is not null`),
    check('jobs_running_has_claim', sql`(${t.state} = 'running') = (${t.claimId} is not null)`),
    check('jobs_dead_has_time', sql`(${t.state} = 'dead') = (${t.deadAt} is not null)`),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
