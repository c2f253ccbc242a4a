import { z } from 'zod';

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** The error shape of every call (RFC 9457 with members of our own). */
export const problem = z.object({
  type: z.literal('about:blank'),
  status: z.number().int(),
  /** Stable, for programs. */
  code: z.string(),
  /** Persian, for people. */
  message: z.string(),
  /** The input that caused it. */
  field: z.string().optional(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** What the object is now, where the call met another state than it expects. */
  current: z.looseObject({ state: z.string(), allowedActions: z.array(z.string()) }).optional(),
  traceId: z.string(),
});

export type Problem = z.infer<typeof problem>;
