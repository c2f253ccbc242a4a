import { z } from 'zod';
import { pageQuery } from '../page.ts';

export const advertisementPlaces = ['home', 'category', 'products', 'product', 'search'] as const;

export const advertisement = z.object({
  id: z.uuid(),
  place: z.enum(advertisementPlaces),
  title: z.string(),
  text: z.string().nullable(),
  /** Address of a picture of 4:3 on this site. */
  image: z.string(),
  alt: z.string(),
  /** A path of this site. */
  target: z.string(),
  /** Who pays for it; null for the marketplace's own. */
  supplierId: z.uuid().nullable(),
  /** The heavier comes first. */
  weight: z.number().int(),
  categoryIds: z.array(z.uuid()),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type Advertisement = z.infer<typeof advertisement>;

export const advertisementsQuery = pageQuery.extend({
  place: z.enum(advertisementPlaces),
  /** Adds what is meant for the category or one above it to what is meant for all. */
  categoryId: z.uuid().optional(),
});
export type AdvertisementsQuery = z.output<typeof advertisementsQuery>;
