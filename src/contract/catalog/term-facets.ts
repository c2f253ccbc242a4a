import { z } from 'zod';

const limits = z.object({ lowest: z.number().nullable(), highest: z.number().nullable() });

/** Values with rows, most rows first, and those that are chosen. */
const options = z.array(z.object({ id: z.string(), title: z.string(), itemsCount: z.number().int() }));

/**
 * What the offers of a list can be filtered by besides the properties: counts rows that meet all filters except the term's
 * own. Limits do not depend on filters.
 */
export const termFacets = z.object({
  /** In rial without tax. */
  price: limits,
  /** In days. */
  lead: limits,
  stock: options,
  brand: options,
  /** `id` of the supplier, `title` its name. */
  supplier: options,
  province: options,
  city: options,
  official: z.object({ yesCount: z.number().int() }),
});
export type TermFacets = z.infer<typeof termFacets>;
