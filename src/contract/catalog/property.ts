import { z } from 'zod';
import { betterWhen, propertyDataTypes } from '../../core/catalog/property-types.ts';

const unitOfValue = z.object({
  id: z.string(),
  symbol: z.string(),
  /** base value = (value + offset) × num ⁄ den */
  num: z.number(),
  den: z.number(),
  offset: z.number(),
});

export const propertyDefinition = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  dataType: z.enum(propertyDataTypes),
  quantityId: z.string().nullable(),
  defaultUnit: unitOfValue.nullable(),
  options: z.array(z.object({ id: z.uuid(), title: z.string(), itemsCount: z.number().int() })),
  isFilterable: z.boolean(),
  isComparable: z.boolean(),
  isKey: z.boolean(),
  decimals: z.number().int().nullable(),
  betterWhen: z.enum(betterWhen).nullable(),
  order: z.number().int(),
  helpUniqueId: z.string().nullable(),
  /** Smallest and largest value of visible products in the category, in base units. */
  observedMin: z.number().nullable(),
  observedMax: z.number().nullable(),
});
export type PropertyDefinition = z.infer<typeof propertyDefinition>;

/** A product's value of one property: numbers as entered, and base values for conversion. */
export const propertyValue = z.object({
  propertyId: z.uuid(),
  name: z.string(),
  dataType: z.enum(propertyDataTypes),
  quantityId: z.string().nullable(),
  value: z.number().nullable(),
  maxValue: z.number().nullable(),
  unit: unitOfValue.nullable(),
  baseMin: z.number().nullable(),
  baseMax: z.number().nullable(),
  decimals: z.number().int().nullable(),
  options: z.array(z.object({ id: z.uuid(), title: z.string() })),
  boolValue: z.boolean().nullable(),
  text: z.string().nullable(),
  note: z.string().nullable(),
  isKey: z.boolean(),
});
export type PropertyValue = z.infer<typeof propertyValue>;
