import { z } from 'zod';
import type { NeedVocabulary } from '../../core/need/need-types.ts';
import { placeId } from '../places/place.ts';
import { unit } from '../units/unit.ts';
import { category } from './category.ts';
import { propertyDefinition } from './property.ts';

const synonyms = z.array(z.string()).optional();

/** What the need line needs to parse sentences on the device; omits empty members. */
export const vocabulary = z.object({
  /** Active categories, parents before children. */
  categories: z.array(
    category.pick({ id: true, parentId: true, categoryType: true, name: true }).extend({
      scientificName: z.string().optional(),
      synonyms,
    }),
  ),
  /** Filterable properties, grouped by category; descendant categories inherit them. */
  properties: z.array(
    propertyDefinition.pick({ id: true, categoryId: true, name: true, dataType: true }).extend({
      quantityId: z.string().optional(),
      /** What a number in a sentence asks for; absent: the value itself, or a range that covers it. */
      asks: z.enum(['atLeast', 'atMost']).optional(),
      /** The least and the greatest value that a product has, in the base unit. */
      observed: z.tuple([z.number(), z.number()]).optional(),
      defaultUnit: z.object({ id: z.string() }).optional(),
      options: z.array(z.object({ id: z.uuid(), title: z.string(), synonyms })).optional(),
    }),
  ),
  units: z.array(unit.omit({ nameEn: true, digits: true, isDefault: true })),
  /** Provinces and cities, each name once. */
  places: z.array(z.object({ id: placeId, name: z.string() })),
}) satisfies z.ZodType<NeedVocabulary>;
export type Vocabulary = z.infer<typeof vocabulary>;
