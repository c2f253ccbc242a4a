import { z } from 'zod';
import { pageQuery } from '../page.ts';

export const advertisementPlaces = ['home', 'category', 'products', 'product', 'search'] as const;

export const advertisement = z.object({
  id: z.uuid(),
  place: z.enum(advertisementPlaces),
  title: z.string(),
  text: z.string().nullable(),
  /** Path of a 4:3 picture on this site. */
  image: z.string(),
  alt: z.string(),
  /** A path on this site. */
  target: z.string(),
  /** Who pays for it; null for the marketplace's own. */
  supplierId: z.uuid().nullable(),
  /** Higher weights come first. */
  weight: z.number().int(),
  categoryIds: z.array(z.uuid()),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type Advertisement = z.infer<typeof advertisement>;

export const advertisementsQuery = pageQuery.extend({
  place: z.enum(advertisementPlaces),
  /** Also returns those for the category or its ancestors, besides those for all. */
  categoryId: z.uuid().optional(),
});
export type AdvertisementsQuery = z.output<typeof advertisementsQuery>;
