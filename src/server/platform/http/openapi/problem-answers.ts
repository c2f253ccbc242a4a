import { resolver } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../../contract/problem.ts';

const problemSchema = problem.meta({ id: 'Problem' });

const descriptions = {
  304: 'از بار پیش تغییر نکرده است',
  400: 'درخواست درست نیست',
  401: 'وارد نشده‌اید',
  403: 'اجازه ندارید',
  404: 'پیدا نشد',
  408: 'درخواست به‌موقع نرسید',
  409: 'با وضعیت کنونی سازگار نیست',
  412: 'در این میان تغییر کرده است',
  413: 'حجم بیش از اندازه',
  415: 'نوع محتوا پذیرفته نیست',
  422: 'پذیرفته نشد',
  423: 'اکنون تغییر نمی‌کند',
  426: 'این نسخهٔ برنامه باید به‌روز شود',
  428: 'نسخه لازم است',
  429: 'تعداد درخواست‌ها زیاد است',
  431: 'سربرگ‌ها بیش از اندازه بزرگ است',
  500: 'خطای سرور',
  503: 'سرور در دسترس نیست',
  507: 'جای کافی نیست',
} as const;

type DescribedStatus = keyof typeof descriptions;
export type ProblemStatus = Exclude<DescribedStatus, 304>;

const isDescribed = (status: number): status is DescribedStatus => status in descriptions;

/** The statuses whose answers say when to ask again. */
const WITH_RETRY_AFTER: readonly number[] = [429, 503];

const retryAfter = { description: 'شمار ثانیه‌ها تا درخواست بعدی', schema: { type: 'integer', minimum: 1 } } as const;

function headersOf(status: number): Pick<OpenAPIV3_1.ResponseObject, 'headers'> {
  if (status === 304) return { headers: { ETag: { schema: { type: 'string' } } } };
  return WITH_RETRY_AFTER.includes(status) ? { headers: { 'Retry-After': retryAfter } } : {};
}

/**
 * How the OpenAPI document shows an answer that is not a success.
 * @param schema the content's schema. @default the problem's, for zod
 * @throws Error for a status without a description
 */
export function problemAnswer<Schema = ReturnType<typeof resolver>>(
  status: number,
  schema: Schema = resolver(problemSchema) as Schema,
) {
  if (!isDescribed(status)) throw new Error(`status ${status} has no description`);
  const answer = { description: descriptions[status], ...headersOf(status) };
  return status === 304 ? answer : { ...answer, content: { [PROBLEM_CONTENT_TYPE]: { schema } } };
}
