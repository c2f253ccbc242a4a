import { z } from 'zod';

/** Counts are of products that meet all filters but the property's own; limits and bins stay put under any filters. */
export const facet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    propertyId: z.uuid(),
    /** Products with a value. */
    itemsCount: z.number().int(),
    /** Base units, like the bins; null where no product of the list has a value. */
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
    /** A product whose value is a range counts in each bin it reaches into. */
    bins: z.array(z.object({ from: z.number(), to: z.number(), itemsCount: z.number().int() })),
  }),
  z.object({
    kind: z.literal('option'),
    propertyId: z.uuid(),
    /** All of the property's, in its order; one without products has the count 0. */
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
