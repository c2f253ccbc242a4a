import { z } from 'zod';
import { objectTypes } from '../../core/ids/object-types.ts';
import { daysOf, granularities } from '../../core/time/visit-buckets.ts';

/** Days between `from` and `to`, both counted. */
const SPAN_DAYS_MAX = 400;
const FIRST_DAY = '2020-01-01';

const day = z.iso.date().refine((date) => date >= FIRST_DAY, 'این تاریخ پیش از آغاز راسته است.');

export const visitorLogQuery = z
  .object({
    /** With `objectId`; without both, the visits of the whole site, for operators. */
    objectType: z.enum(objectTypes).optional(),
    objectId: z.uuid().optional(),
    /** The first day, in Tehran. */
    from: day,
    /** The last day, in Tehran; the span has at most 400 days. */
    to: day,
    granularity: z.enum(granularities),
  })
  .superRefine(({ objectType, objectId, from, to }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (objectType === undefined && objectId !== undefined) refuse('objectType', 'نوع صفحه همراه شناسهٔ آن نیست.');
    if (objectType !== undefined && objectId === undefined) refuse('objectId', 'شناسهٔ صفحه همراه نوع آن نیست.');
    if (from > to) refuse('to', 'پایان بازه پیش از آغاز آن است.');
    else if (daysOf(from, to) > SPAN_DAYS_MAX) refuse('to', 'بازه باید حداکثر ۴۰۰ روز باشد.');
  });
export type VisitorLogQuery = z.output<typeof visitorLogQuery>;

const visitorLogBucket = z.object({
  /**
   * Where the bucket begins, also before `from`: the day, the Saturday of the week, or the first day of the Jalali month.
   * Days outside the span do not count.
   */
  bucket: z.iso.date(),
  /** Bots left out. Days are kept for two years. */
  visits: z.number().int(),
  /**
   * Persons and devices of a day. For a week or a month it is the sum of its days: who comes on two days counts twice.
   * Visits without a device count no visitor.
   */
  uniqueVisitors: z.number().int(),
});
export type VisitorLogBucket = z.infer<typeof visitorLogBucket>;

/** Every bucket of the span, earliest first, also those without visits. */
export const visitorLog = z.array(visitorLogBucket);
