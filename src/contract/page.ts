import { z } from 'zod';
import { PAGE_SIZE_DEFAULT } from '../core/pages/page-size.ts';

export { PAGE_SIZE_DEFAULT };

const PAGE_SIZE_MAX = 100;

/** Query of every list: keyset paging by an opaque cursor. */
export const pageQuery = z.object({
  cursor: z.string().max(640).optional(),
  size: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(PAGE_SIZE_MAX))
    .describe(`شمار ردیف‌ها؛ بدون آن ${PAGE_SIZE_DEFAULT}`)
    .optional(),
});

/**
 * Answer of every list; `nextCursor` is null on the last page. Search results are counted up to a thousand; beyond
 * that `isTotalMore` is true.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    totalCount: z.number().int().optional(),
    isTotalMore: z.literal(true).optional(),
  });

export type Page<T> = { items: T[]; nextCursor: string | null; totalCount?: number; isTotalMore?: true };

/** `true` or `false` in a query; refuses anything else instead of coercing it. */
export const queryBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');

export const entityFields = {
  id: z.uuid(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const idParam = z.object({ id: z.uuid() });
