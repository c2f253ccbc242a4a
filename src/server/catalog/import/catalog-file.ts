/*
 * What a record of a catalogue file may be, whatever the file's format: the JSON catalogue file, version 1, is these
 * shapes as they are, and readers of other formats make them. Files come from outside: every record is checked by
 * itself, and what is not in these schemas is not read.
 */
import { z } from 'zod';
import { stockStates } from '../../../core/offer-types.ts';
import { supplierTypes } from '../../../core/supplier-types.ts';
import { decimalMarks } from './parse-measure.ts';

const ID_LENGTH_MAX = 200;
const NAME_LENGTH_MAX = 500;
const DESCRIPTION_LENGTH_MAX = 20_000;
const TEXT_VALUE_LENGTH_MAX = 4_000;
const PROPS_MAX = 500;
const LIST_MAX = 100;
const PRICES_MAX = 50;

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
const text = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'متن نویسه‌ای دارد که ذخیره‌شدنی نیست.')
  .trim();
const id = text.min(1).max(ID_LENGTH_MAX);
const name = text.min(1).max(NAME_LENGTH_MAX);
const description = text.max(DESCRIPTION_LENGTH_MAX).nullish();
/** By language code; `fa` is preferred, then the record's `language`, then `en`. */
const names = z.record(z.string(), name);
const language = z.string().max(10).nullish();

export const catalogMeta = z.object({ source: z.string().optional() });

export const categoryRecord = z.object({
  id: id.regex(/^[^#]*$/),
  parent: id.nullable(),
  names,
  language,
  description,
});
export type CategoryRecord = z.infer<typeof categoryRecord>;

export const manufacturerRecord = z.object({
  id,
  name,
  /** What it is to the products of the file. @default 'manufacturer' */
  type: z.enum(supplierTypes).extract(['manufacturer', 'distributor']).optional(),
});
export type ManufacturerRecord = z.infer<typeof manufacturerRecord>;

/** A number, or the text of one in any digits. */
const amount = z.union([z.number(), name]);

const offerRecord = z.object({
  sku: name.nullish(),
  /** None: on request. Amounts in the currency of ISO 4217, or `IRT` for toman; only those that are rial are taken. */
  prices: z.array(z.object({ minQty: amount.nullish(), amount: amount.nullish(), currency: name })).max(PRICES_MAX),
  priceValidUntil: name.nullish(),
  vatIncluded: z.boolean().nullish(),
  /** Sale unit: a unit's name or symbol, or a code of UN/ECE Recommendation 20. @default each */
  unit: name.nullish(),
  unitCode: name.nullish(),
  moq: amount.nullish(),
  packSize: amount.nullish(),
  leadTimeDays: amount.nullish(),
  stockState: z.enum(stockStates).nullish(),
  origin: name.nullish(),
  warranty: name.nullish(),
});
export type OfferRecord = z.infer<typeof offerRecord>;

export const productRecord = z.object({
  id,
  /** Who offers it. */
  manufacturer: id,
  partNumber: text.max(NAME_LENGTH_MAX).nullish(),
  names,
  language,
  description,
  category: id,
  /** Who makes it, where that is not who offers it. */
  brand: name.nullish(),
  standards: z.array(name).max(LIST_MAX).nullish(),
  props: z.array(z.unknown()).max(PROPS_MAX),
  offer: offerRecord.nullish(),
});
export type ProductRecord = z.infer<typeof productRecord>;

const about = { key: id.regex(/^[^#]*$/), label: name.nullish(), qualifier: name.nullish() };
const unit = { quantityKind: id, unit: name };
const number = z.number();
const choice = z.union([name, number.transform(String)]);

/** `value`, or `min` and `max`; which of them is seen to after the record's shape. */
const numbers = { value: number.nullish(), min: number.nullish(), max: number.nullish() };

export const propRecord = z.discriminatedUnion('type', [
  z.object({ ...about, type: z.literal('quantity'), ...unit, ...numbers }),
  /** A number as text, alone, as a range or with its own unit; else in `unit` or `unitCode` (UN/ECE). */
  z.object({
    ...about,
    type: z.literal('measured'),
    text: name,
    unit: name.nullish(),
    unitCode: name.nullish(),
    quantityKind: id.nullish(),
    /** @default '.' */
    decimalMark: z.enum(decimalMarks).nullish(),
    /** Without any unit it is a plain number. */
    isPlain: z.boolean().nullish(),
  }),
  /** Texts of which only the whole file tells whether they are numbers, choices or words. */
  z.object({
    ...about,
    type: z.literal('untyped'),
    values: z.array(text.min(1).max(TEXT_VALUE_LENGTH_MAX)).min(1).max(LIST_MAX),
  }),
  z.object({ ...about, type: z.literal('integer'), value: z.number().int() }),
  z.object({ ...about, type: z.literal('number'), value: number }),
  z.object({ ...about, type: z.literal('number-range'), min: number, max: number }),
  z.object({ ...about, type: z.literal('enum'), value: choice }),
  z.object({ ...about, type: z.literal('enum-set'), value: z.array(choice).min(1).max(LIST_MAX) }),
  z.object({ ...about, type: z.literal('feature'), value: z.union([z.boolean(), name]).default(true) }),
  z.object({ ...about, type: z.literal('boolean'), value: z.boolean() }),
  z.object({
    ...about,
    type: z.literal('text'),
    value: z.union([text.min(1).max(TEXT_VALUE_LENGTH_MAX), number.transform(String)]),
  }),
]);
export type PropRecord = z.infer<typeof propRecord>;
