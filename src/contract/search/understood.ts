import { z } from 'zod';
import { propertyFilter } from '../catalog/category-suppliers.ts';

const categoryLink = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

/** What a search understood. */
export const understood = z.object({
  /** The text that was searched: `q`, or its corrected form. */
  text: z.string(),
  category: categoryLink.nullable(),
  /** Those of the first products found, in their order. */
  categories: z.array(categoryLink),
  supplierId: z.uuid().nullable(),
  /** Conditions on properties of the category or below it. */
  filters: z.array(propertyFilter),
  /** `filters` and one for the supplier, in URL form; empty for none. */
  asked: z.string(),
  /** The text that does not ask them; null if they cannot be taken out of it. */
  rest: z.string().nullable(),
  /** What the text says of them, also where it has several meanings; `without` is the text that does not ask it. */
  conditions: z.array(
    z.object({
      said: z.string(),
      without: z.string().nullable(),
      /** Nothing is exactly so: what is listed is near it. */
      isNear: z.literal(true).optional(),
    }),
  ),
  /** Words that were searched as text. */
  words: z.array(z.string()),
  /** Parts of the text that nothing found has. */
  dropped: z.array(z.string()),
  /** The cheapest ones are asked for: the list has that order too. */
  asksCheapest: z.literal(true).optional(),
  /** The corrected text; null if nothing was corrected. */
  corrected: z.string().nullable(),
});
export type Understood = z.infer<typeof understood>;
