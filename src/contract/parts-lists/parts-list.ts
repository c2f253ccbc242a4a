import { z } from 'zod';
import { QUANTITY_MAX } from '../../core/money/order-price.ts';
import { PARTS_MAX } from '../../core/parts-list/parts-line.ts';

const TEXT_MAX = 200;

const text = z.string().min(1).max(TEXT_MAX).nullable();

/** A line without what its offer costs: each device reads that for itself. */
const keptLine = z.object({
  /** Made by the device; the same on every device that has the line. */
  id: z.uuid(),
  /** Sale units. */
  quantity: z.number().positive().max(QUANTITY_MAX),
  /** The line as it was pasted. */
  source: text,
  /** What of it names the part. */
  text,
  /** Null while the line is not matched. */
  offerId: z.uuid().nullable(),
});
export type KeptLine = z.infer<typeof keptLine>;

const isEachOnce = (ids: readonly (string | null)[]): boolean => {
  const known = ids.filter((id) => id !== null).map((id) => id.toLowerCase());
  return new Set(known).size === known.length;
};

export const partsListBody = z
  .object({
    lines: z
      .array(keptLine)
      .max(PARTS_MAX)
      .refine((lines) => isEachOnce(lines.map(({ id }) => id)), 'هر ردیف یک بار می‌آید.')
      .refine((lines) => isEachOnce(lines.map(({ offerId }) => offerId)), 'هر کالا یک بار می‌آید.'),
  })
  .meta({
    examples: [
      {
        lines: [
          {
            id: '01940000-0000-7000-8000-00000000000b',
            quantity: 4,
            source: '6205-2RS 4 عدد',
            text: '6205-2RS',
            offerId: '01940000-0000-7000-8000-000000000001',
          },
        ],
      },
    ],
  });
export type PartsListBody = z.infer<typeof partsListBody>;

/** The list that the account keeps; version 0 for an account without one. */
export const partsList = z.object({
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
  lines: z.array(keptLine),
});
export type PartsList = z.infer<typeof partsList>;
