import { z } from 'zod';
import {
  type ExpectedFilter,
  type ExpectedNeed,
  expectedFilterSchema,
  expectedNeedSchema,
  need,
} from '../core/need/expected-need.ts';

/** Why a sentence is hard. Each third has every kind, as often. */
export const sentenceKinds = [
  'negation',
  'capability',
  'limit',
  'covers',
  'range',
  'ambiguous',
  'dimensions',
  'quantity',
  'price',
  'city',
  'delivery',
  'part-number',
  'words',
  'many-wishes',
  'two-things',
  'polite',
  'unread',
] as const;

type SentenceKind = (typeof sentenceKinds)[number];

/** How much is ordered; never a property of the product. */
const quantity = z.strictObject({
  value: z.number(),
  unit: z.enum(['EACH', 'M', 'KiloGM', 'TONNE', 'L', 'ROLL', 'PACK', 'BRANCH', 'SHEET', 'SET', 'COPY', 'DRUM', 'PAIL']),
});

/** In rial, whatever the sentence says; both ends are inclusive. */
const price = z.strictObject({
  minRial: z.number().optional(),
  maxRial: z.number().optional(),
  /** Of one sale unit, or of the whole order. */
  per: z.enum(['unit', 'total']),
});
export type Price = z.infer<typeof price>;

const expectedFilters = z.array(expectedFilterSchema);

/** A further thing that the sentence asks for. */
const also = z.strictObject({
  categories: z.array(z.string()),
  filters: expectedFilters.optional(),
  partNumber: z.string().optional(),
  quantity: quantity.optional(),
});

const extras = z.strictObject({
  /**
   * What the sentence rules out, as `is(…)` or `at(…)`. A wish for all other options says the same; reading it as a wish
   * for itself is a wrong guess.
   */
  excludes: expectedFilters.optional(),
  /** May be read as ruled out. */
  excludesToo: expectedFilters.optional(),
  /** Each of them is as right as the first. */
  categoriesToo: z.array(z.string()).optional(),
  /** Each group is met by any one of its filters: `DN50` and `2"` name one size. */
  oneOf: z.array(expectedFilters).optional(),
  /** May be read or left out: neither missed nor wrong. */
  optional: expectedFilters.optional(),
  quantity: quantity.optional(),
  price: price.optional(),
  /** Goods must arrive within so many days. A time that the category has as a property is a filter instead. */
  deliveryDays: z.number().optional(),
  inStock: z.literal(true).optional(),
  /** Each of them is as right: `6204ZZ` for 6204. */
  partNumbersToo: z.array(z.string()).optional(),
  /** As in the catalogue. Category and filters that follow from it may be read or left out. */
  partNumber: z.string().optional(),
  also: z.array(also).optional(),
  /** The further thing may be left unread too. */
  isAlsoOptional: z.literal(true).optional(),
});
type Extras = z.infer<typeof extras>;

/**
 * `filters` holds bounds as they must be applied: a workshop for 8 mm has `least('maxThickness', 8)`, a report within three
 * days `most('reportDays', 3)`; a range property with a single value must cover it. Numbers have the unit that the
 * sentence says, else the property's default unit; two units of one quantity are compared after conversion. `city` is the Persian name of the place. A slot that is read but not
 * expected is a wrong guess; it is a silent one if the reader asks no question about it.
 */
export const sentenceSchema = z.strictObject({
  ...expectedNeedSchema.shape,
  ...extras.shape,
  kind: z.enum(sentenceKinds),
});
export type Sentence = z.infer<typeof sentenceSchema>;

type Rest = Partial<Pick<ExpectedNeed, 'asks' | 'city' | 'rest'>>;

/** `categories` is one key, or several separated by blanks. */
export function say(
  kind: SentenceKind,
  text: string,
  categories: string,
  filters: ExpectedFilter[] = [],
  {
    excludes,
    excludesToo,
    categoriesToo,
    partNumbersToo,
    isAlsoOptional,
    oneOf,
    optional,
    quantity,
    price,
    deliveryDays,
    inStock,
    partNumber,
    also,
    ...rest
  }: Rest & Extras = {},
): Sentence {
  const named = {
    excludes,
    excludesToo,
    categoriesToo,
    partNumbersToo,
    isAlsoOptional,
    oneOf,
    optional,
    quantity,
    price,
    deliveryDays,
    inStock,
    partNumber,
    also,
  };
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Extras;
  return { ...need(text, categories, filters, rest), ...given, kind };
}

/** At most so many toman; ten rial are one toman. */
export const toman = (max: number, per: Price['per'] = 'unit'): Price => ({ maxRial: max * 10, per });
