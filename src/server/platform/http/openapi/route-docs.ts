import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { type ProblemStatus, problemAnswer } from './problem-answers.ts';

/** Any call can fail for reasons of its own; what middlewares and the server answer is added by `openApiRoutes`. */
const ALWAYS_POSSIBLE: readonly ProblemStatus[] = [500];

export type AnswersOptions = {
  /** The area; groups calls in the reference. */
  tag?: string;
  /** @default 200 */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Where what the call would make is there already; the answer is of the same kind. @default the same status */
  repeatStatus?: 200;
  /** Where somebody else has to agree first; the answer is of the same kind. @default the same status */
  waitingStatus?: 202;
  /** Problems of the handler itself, besides 500. @default [404] */
  problems?: readonly ProblemStatus[];
  /** Of the answer, or what it may be. @default 'application/json' */
  contentType?: string | readonly string[];
  /** The call runs a command and takes an Idempotency-Key. @default false */
  isWrite?: boolean;
  /** The call changes an entity and takes the version that was seen, as If-Match: always, or unless it makes it. @default false */
  isVersioned?: boolean | 'once stored';
  /** Pages of other sites may send the call. @default false */
  isForeignForm?: boolean;
  /** How a form is sent that no schema of the contract parses as a whole. */
  form?: unknown;
  /** The handler answers a matching If-None-Match with 304. @default false */
  isRevalidated?: boolean;
};

/** Marks a call that the check of origins leaves alone. */
export const FOREIGN_FORM = 'x-foreign-form';

/** A repeated Idempotency-Key gets 409 while the first call runs and 422 with another body. */
const WRITE_PROBLEMS: readonly ProblemStatus[] = [409, 422];

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'شناسه‌ای که فراخواننده می‌سازد: تکرار همان درخواست، همان پاسخ نخست را می‌گیرد',
} as const;

const ifMatch = {
  in: 'header',
  name: 'If-Match',
  required: true,
  schema: { type: 'string', pattern: '^"?\\d{1,9}"?$' },
  description: 'نسخه‌ای که فراخواننده دیده است: اگر در این میان تغییر کرده باشد، پاسخ ۴۱۲ است',
} as const;

const content = (schema: z.ZodType) => ({ schema: resolver(schema, { options: { io: 'output' } }) });

/** Documents a call: the schema of its response (null: no body) and its purpose in a Persian sentence. */
export function answers(schema: z.ZodType | null, description: string, options: AnswersOptions = {}) {
  const { tag, status = 200, problems = [404], contentType = 'application/json' } = options;
  const { isWrite, isVersioned, isRevalidated, form, repeatStatus, waitingStatus, isForeignForm } = options;
  const parameters = [
    ...(isWrite ? [idempotencyKey] : []),
    ...(isVersioned ? [{ ...ifMatch, required: isVersioned === true }] : []),
  ];
  const success = schema
    ? { description, content: Object.fromEntries([contentType].flat().map((type) => [type, content(schema)])) }
    : { description };
  const possible = [...ALWAYS_POSSIBLE, ...problems, ...(isWrite ? WRITE_PROBLEMS : [])];
  const statuses = [...new Set(possible)].sort((a, b) => a - b);
  return describeRoute({
    summary: description,
    ...(tag && { tags: [tag] }),
    ...(isForeignForm && { [FOREIGN_FORM]: true }),
    ...(parameters.length > 0 && { parameters }),
    ...(form !== undefined && { requestBody: form as never }),
    responses: {
      [status]: success,
      ...(repeatStatus && { [repeatStatus]: success }),
      ...(waitingStatus && { [waitingStatus]: success }),
      ...(isRevalidated && { 304: problemAnswer(304) }),
      ...Object.fromEntries(statuses.map((one) => [one, problemAnswer(one)])),
    },
  });
}
