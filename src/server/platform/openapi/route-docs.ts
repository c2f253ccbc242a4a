import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../contract/problem.ts';

const problemSchema = problem.meta({ id: 'Problem' });

const problemDescriptions = {
  400: 'درخواست درست نیست',
  401: 'وارد نشده‌اید',
  403: 'اجازه ندارید',
  404: 'پیدا نشد',
  409: 'با وضعیت کنونی سازگار نیست',
  412: 'در این میان تغییر کرده است',
  413: 'حجم بیش از اندازه',
  415: 'نوع محتوا پذیرفته نیست',
  422: 'پذیرفته نشد',
  428: 'نسخه لازم است',
  429: 'تعداد درخواست‌ها زیاد است',
  500: 'خطای سرور',
  503: 'سرور در دسترس نیست',
} as const;

export type ProblemStatus = keyof typeof problemDescriptions;

const ALWAYS_POSSIBLE: readonly ProblemStatus[] = [400, 429, 500, 503];

export type AnswersOptions = {
  /** The area; groups calls in the reference. */
  tag?: string;
  /** @default 200 */
  status?: 200 | 201 | 202 | 204;
  /** Problems besides 400, 429, 500 and 503, which all calls have. @default [404] */
  problems?: readonly ProblemStatus[];
  /** @default 'application/json' */
  contentType?: string;
  /** The call runs a command and takes an Idempotency-Key. @default false */
  isWrite?: boolean;
};

function problemAnswer(status: ProblemStatus) {
  return {
    description: problemDescriptions[status],
    content: { [PROBLEM_CONTENT_TYPE]: { schema: resolver(problemSchema) } },
  };
}

/** A repeated Idempotency-Key gets 409 while the first call runs and 422 with another body. */
const WRITE_PROBLEMS: readonly ProblemStatus[] = [409, 422];

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'شناسه‌ای که فراخواننده می‌سازد: تکرار همان درخواست، همان پاسخ نخست را می‌گیرد',
} as const;

/** Documents a call: the schema of its response (null: no body) and its purpose in a Persian sentence. */
export function answers(schema: z.ZodType | null, description: string, options: AnswersOptions = {}) {
  const { tag, status = 200, problems = [404], contentType = 'application/json', isWrite = false } = options;
  const success = schema
    ? { description, content: { [contentType]: { schema: resolver(schema, { options: { io: 'output' } }) } } }
    : { description };
  const possible = [...ALWAYS_POSSIBLE, ...problems, ...(isWrite ? WRITE_PROBLEMS : [])];
  const statuses = [...new Set(possible)].sort((a, b) => a - b);
  return describeRoute({
    summary: description,
    ...(tag && { tags: [tag] }),
    ...(isWrite && { parameters: [idempotencyKey] }),
    responses: {
      [status]: success,
      ...Object.fromEntries(statuses.map((one) => [one, problemAnswer(one)])),
    },
  });
}
