import { z } from 'zod';
import { pageQuery } from '../page.ts';

export const jobStates = ['queued', 'running', 'dead'] as const;
const state = z.enum(jobStates);

/** What a job is about is not part of it: it may concern a person. */
export const jobInfo = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Persian. */
  title: z.string(),
  state,
  attempts: z.number().int(),
  /** Of the last failed attempt; a code, for programs and for looking into the log. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it may run; of a running one, when its server must be done. */
  dueAt: z.iso.datetime(),
  deadAt: z.iso.datetime().nullable(),
});
export type JobInfo = z.infer<typeof jobInfo>;

export const jobsQuery = pageQuery.extend({ state: state.optional() });
export type JobsQuery = z.output<typeof jobsQuery>;
