/*
 * The records of a catalogue file. The JSON catalogue file, version 1, contains these shapes directly; readers of other
 * formats produce them. Files are untrusted: each record is validated alone, and unknown members are ignored.
 */
import { z } from 'zod';
import { stockStates } from '../../../core/catalog/offer-types.ts';
import { supplierTypes } from '../../../core/people/supplier-types.ts';
import { decimalMarks, slashMeanings } from './parse-measure.ts';

const ID_LENGTH_MAX = 200;
const NAME_LENGTH_MAX = 500;
const DESCRIPTION_LENGTH_MAX = 20_000;
const TEXT_VALUE_LENGTH_MAX = 4_000;
const LIST_MAX = 100;
const PRICES_MAX = 50;

/** PostgreSQL cannot store NUL or half a surrogate pair. */
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

export const catalogMeta = z.object({
  source: z.string().optional(),
  /** Whose catalogue it is, if other houses may use the same source and ids. */
  house: z.string().optional(),
});

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
  /** Its role for the products of the file. @default 'manufacturer' */
  type: z.enum(supplierTypes).extract(['manufacturer', 'distributor']).optional(),
});
export type ManufacturerRecord = z.infer<typeof manufacturerRecord>;

/** A number, or the text of one in any digits. */
const amount = z.union([z.number(), name]);

const offerRecord = z.object({
  sku: name.nullish(),
  /** Empty: on request. Currency by ISO 4217, or `IRT` for toman; only IRR and IRT are accepted. */
  prices: z.array(z.object({ minQty: amount.nullish(), amount: amount.nullish(), currency: name })).max(PRICES_MAX),
  priceValidUntil: name.nullish(),
  vatIncluded: z.boolean().nullish(),
  /** Sale unit: a unit's name or symbol; `unitCode` is a code of UN/ECE Recommendation 20. @default each */
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
  /** Who makes it, if not who offers it. */
  brand: name.nullish(),
  standards: z.array(name).max(LIST_MAX).nullish(),
  props: z.array(z.unknown()),
  offer: offerRecord.nullish(),
});
export type ProductRecord = z.infer<typeof productRecord>;

const about = { key: id.regex(/^[^#]*$/), label: name.nullish(), qualifier: name.nullish() };
const unit = { quantityKind: id, unit: name };
/** With one of these a number is a quantity. */
const maybeUnit = { unit: name.nullish(), unitCode: name.nullish(), quantityKind: id.nullish() };
const number = z.number();
const choice = z.union([name, number.transform(String)]);

/** `value`, or `min` and `max`; `readValues` checks that exactly one form is present. */
const numbers = { value: number.nullish(), min: number.nullish(), max: number.nullish() };

export const propRecord = z.discriminatedUnion('type', [
  z.object({ ...about, type: z.literal('quantity'), ...unit, ...numbers }),
  /** A number or range as text, with its unit in the text, in `unit` or in `unitCode` (UN/ECE). */
  z.object({
    ...about,
    type: z.literal('measured'),
    text: name,
    unit: name.nullish(),
    unitCode: name.nullish(),
    quantityKind: id.nullish(),
    /** @default '.' */
    decimalMark: z.enum(decimalMarks).nullish(),
    slash: z.enum(slashMeanings).nullish(),
    /** The file may write 1234 as `1.234`; then such a text is a question. */
    isMarkOpen: z.boolean().nullish(),
    /** Without a unit it is a plain number. */
    isPlain: z.boolean().nullish(),
  }),
  /** Texts whose type (number, option or text) depends on all values of the property in the file. */
  z.object({
    ...about,
    type: z.literal('untyped'),
    values: z.array(text.min(1).max(TEXT_VALUE_LENGTH_MAX)).min(1).max(LIST_MAX),
    /** @default '.' */
    decimalMark: z.enum(decimalMarks).nullish(),
    slash: z.enum(slashMeanings).nullish(),
  }),
  /** A value that the format's reader cannot read; it is reported with this reason. */
  z.object({ type: z.literal('unreadable'), field: name, reason: name, code: name.optional() }),
  z.object({ ...about, ...maybeUnit, type: z.literal('integer'), value: z.number().int() }),
  z.object({ ...about, ...maybeUnit, type: z.literal('number'), value: number }),
  z.object({ ...about, ...maybeUnit, type: z.literal('number-range'), min: number, max: number }),
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
