import { z } from 'zod';
import { advertisementPlaces } from '../../contract/ads/advertisement.ts';
import { announcement } from '../../contract/ads/announcement.ts';
import { categoryTypes } from '../../core/catalog/category-types.ts';
import { readData } from '../read-data.ts';

const target = z.union([
  z.strictObject({ categoryType: z.enum(categoryTypes) }),
  z.strictObject({ products: z.string() }),
  /** Key of the advertiser, a supplier of the demo catalogue. */
  z.strictObject({ supplier: z.string() }),
]);

const demoAdvertisement = z.strictObject({
  key: z.string(),
  place: z.enum(advertisementPlaces),
  title: z.string(),
  text: z.string(),
  /** Name of a picture in `public/ads`. */
  picture: z.string(),
  alt: z.string(),
  target,
  weight: z.int(),
  /** Keys of categories of the demo catalogue. */
  categories: z.array(z.string()).optional(),
});
export type DemoAdvertisement = z.infer<typeof demoAdvertisement>;

const demoAnnouncement = z.strictObject({
  key: z.string(),
  ...announcement.omit({ id: true, from: true, to: true }).shape,
});

export const demoAdvertisements = readData('advertisements.json', z.array(demoAdvertisement));
export const demoAnnouncements = readData('announcements.json', z.array(demoAnnouncement));
