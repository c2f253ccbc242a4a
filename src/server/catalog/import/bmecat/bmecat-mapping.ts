import { z } from 'zod';
import { encodings } from '../decoded-text.ts';
import { decimalMarks, slashMeanings } from '../parse-measure.ts';
import { propertyTypes } from '../prop-of-text.ts';

const text = z.string().trim().min(1);

const feature = z.strictObject({
  /** Name or id of the feature; a nested one as `above / name`. */
  feature: text,
  /** @default the feature's own name */
  name: text.optional(),
  type: z.enum(propertyTypes),
  /** Unit where the file has none; the file's own comes first. */
  unit: text.optional(),
  quantity: text.optional(),
  separator: text.optional(),
  slash: z.enum(slashMeanings).optional(),
});
export type FeatureMapping = z.infer<typeof feature>;

/** What a BMEcat file does not say itself; every member is optional. */
export const bmecatMapping = z.strictObject({
  source: text.optional(),
  /** @default the XML declaration's */
  encoding: z.enum(encodings).optional(),
  /** Languages after Persian and before the catalogue's own, as ISO 639-1 codes. @default ["en"] */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).optional(),
  /** Of values. @default '.' */
  decimalMark: z.enum(decimalMarks).optional(),
  /** What «2/5» means: 2.5 or two fifths. Without it such a value is reported, or stays a text if it has no unit. */
  slash: z.enum(slashMeanings).optional(),
  /** The offering company, if the header names none. */
  supplier: text.optional(),
  /** The currency of prices without one. */
  currency: z.enum(['IRR', 'IRT']).optional(),
  /** Our category (id, slug, name or path) by the file's group id; `*` for products of other groups or of none. */
  categories: z.record(z.string(), text).optional(),
  properties: z.array(feature).max(300).default([]),
});
export type BmecatMapping = z.input<typeof bmecatMapping>;
