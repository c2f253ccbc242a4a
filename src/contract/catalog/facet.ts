import { z } from 'zod';

/** Counts products that meet all filters except the property's own. Limits and bins do not depend on filters. */
export const facet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    propertyId: z.uuid(),
    /** Products with a value. */
    itemsCount: z.number().int(),
    /** In base units, like the bins; null if no product of the list has a value. */
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
    /** If up to eight values are all there are, each has a bin from itself to itself. A product whose value is a range counts in each bin that it overlaps. */
    bins: z.array(z.object({ from: z.number(), to: z.number(), itemsCount: z.number().int() })),
  }),
  z.object({
    kind: z.literal('option'),
    propertyId: z.uuid(),
    /** All options of the property in its order; an option without products has the count 0. */
    options: z.array(z.object({ id: z.uuid(), itemsCount: z.number().int() })),
  }),
  z.object({
    kind: z.literal('boolean'),
    propertyId: z.uuid(),
    yesCount: z.number().int(),
    noCount: z.number().int(),
  }),
]);
export type Facet = z.infer<typeof facet>;
