/*
 * The JSON catalogue file, version 1. It comes from outside: only its frame is required to be right, every record in it
 * is checked by itself, and what is not in these schemas is not read.
 */
import { z } from 'zod';

const ID_LENGTH_MAX = 200;
const NAME_LENGTH_MAX = 500;

const id = z.string().trim().min(1).max(ID_LENGTH_MAX);
const name = z.string().trim().min(1).max(NAME_LENGTH_MAX);
/** By language code; `fa` is preferred, then `en`. */
const names = z.record(z.string(), name);

export const catalogFrame = z.object({
  meta: z.object({ source: z.string().optional() }).optional(),
  categories: z.array(z.unknown()),
  manufacturers: z.array(z.unknown()),
  products: z.array(z.unknown()),
});
export type CatalogFrame = z.infer<typeof catalogFrame>;

export const categoryRecord = z.object({
  id: id.regex(/^[^#]*$/),
  parent: id.nullable(),
  names,
  description: z.string().nullish(),
});
export type CategoryRecord = z.infer<typeof categoryRecord>;

export const manufacturerRecord = z.object({ id, name });
export type ManufacturerRecord = z.infer<typeof manufacturerRecord>;

export const productRecord = z.object({
  id,
  manufacturer: id,
  partNumber: z.string().trim().max(NAME_LENGTH_MAX).nullish(),
  names,
  description: z.string().nullish(),
  category: id,
  standards: z.array(name).max(100).nullish(),
  props: z.array(z.unknown()).max(500),
});
export type ProductRecord = z.infer<typeof productRecord>;

const about = { key: id.regex(/^[^#]*$/), label: name.nullish(), qualifier: name.nullish() };
const unit = { quantityKind: id, unit: z.string().min(1).max(ID_LENGTH_MAX) };
const number = z.number();
const choice = z.union([name, number.transform(String)]);

/** `value`, or `min` and `max`; which of them is seen to after the record's shape. */
const numbers = { value: number.nullish(), min: number.nullish(), max: number.nullish() };

export const propRecord = z.discriminatedUnion('type', [
  z.object({ ...about, type: z.literal('quantity'), ...unit, ...numbers }),
  z.object({ ...about, type: z.literal('integer'), value: z.number().int() }),
  z.object({ ...about, type: z.literal('number'), value: number }),
  z.object({ ...about, type: z.literal('number-range'), min: number, max: number }),
  z.object({ ...about, type: z.literal('enum'), value: choice }),
  z.object({ ...about, type: z.literal('enum-set'), value: z.array(choice).min(1).max(100) }),
  z.object({ ...about, type: z.literal('feature'), value: z.union([z.boolean(), name]).default(true) }),
  z.object({ ...about, type: z.literal('boolean'), value: z.boolean() }),
  z.object({
    ...about,
    type: z.literal('text'),
    value: z.union([z.string().trim().min(1).max(4000), number.transform(String)]),
  }),
]);
export type PropRecord = z.infer<typeof propRecord>;
