import { findUnit } from '../../../core/units/unit-lookup.ts';
import { toBase } from '../../../core/units/units.ts';
import type { KnownBaseProduct, NormalValue } from './known-base-product.ts';
import type { SourceValue } from './source.ts';
import { stableIds } from './stable-id.ts';
import { checkFinite } from './write-checks.ts';
import type { KnownCategory, KnownProperty } from './write-known.ts';
import { reject, rejectUnless } from './write-report.ts';

/**
 * Never coerces a value to fit.
 * @throws RejectedRecord at the first value that does not fit its property
 */
export function normaliseValues(values: readonly SourceValue[], category: KnownCategory): NormalValue[] {
  const keys = new Set<string>();
  return values.flatMap((value, index) => {
    const field = `properties[${index}]`;
    const property = category.properties.get(value.propertyKey);
    if (!property) reject(`${field}.propertyKey`, `ویژگی «${value.propertyKey}» در این دسته تعریف نشده است`);
    rejectUnless(!keys.has(value.propertyKey), `${field}.propertyKey`, 'یک ویژگی دو بار آمده است');
    keys.add(value.propertyKey);
    return normaliseValue(value, property, field);
  });
}

function normaliseValue(value: SourceValue, property: KnownProperty, field: string): NormalValue[] {
  const empty: NormalValue = {
    propertyId: property.id,
    baseMin: null,
    baseMax: null,
    optionId: null,
    boolValue: null,
    textValue: null,
    value: null,
    maxValue: null,
    unitId: null,
    note: value.note ?? null,
  };
  switch (property.dataType) {
    case 'number':
    case 'range':
      return [{ ...empty, ...normaliseNumbers(value, property, field) }];
    case 'option':
    case 'multiOption':
      return optionIds(value, property, field).map((optionId) => ({ ...empty, optionId }));
    case 'boolean':
      if (value.bool === undefined) reject(`${field}.bool`, 'مقدار بله یا خیر نیامده است');
      return [{ ...empty, boolValue: value.bool }];
    case 'text':
      if (!value.text?.trim()) reject(`${field}.text`, 'متن خالی است');
      return [{ ...empty, textValue: value.text }];
  }
}

function normaliseNumbers(source: SourceValue, property: KnownProperty, field: string) {
  const { value, maxValue = null } = source;
  if (value === undefined) reject(`${field}.value`, 'عدد نیامده است');
  checkFinite(value, `${field}.value`);
  if (maxValue !== null) {
    rejectUnless(property.dataType === 'range', `${field}.maxValue`, 'این ویژگی بازه نمی‌پذیرد');
    checkFinite(maxValue, `${field}.maxValue`);
    rejectUnless(maxValue >= value, `${field}.maxValue`, 'پایان بازه از آغاز آن کوچک‌تر است');
  }
  const unit = unitOf(source.unitId, property.quantityId, field);
  const inBase = (number: number) => (unit ? toBase(number, unit) : number);
  return { value, maxValue, unitId: unit?.id ?? null, baseMin: inBase(value), baseMax: inBase(maxValue ?? value) };
}

function unitOf(unitId: string | undefined, quantityId: string | null, field: string) {
  if (quantityId === null) {
    rejectUnless(unitId === undefined, `${field}.unitId`, 'این ویژگی واحد ندارد');
    return undefined;
  }
  if (unitId === undefined) reject(`${field}.unitId`, 'واحد نیامده است');
  const unit = findUnit(unitId, quantityId);
  if (!unit) reject(`${field}.unitId`, `واحد «${unitId}» از کمیت این ویژگی نیست`);
  return unit;
}

function optionIds(value: SourceValue, property: KnownProperty, field: string): string[] {
  const keys = [...new Set(value.optionKeys)];
  const isCountRight = property.dataType === 'option' ? keys.length === 1 : keys.length > 0;
  rejectUnless(isCountRight, `${field}.optionKeys`, 'شمار گزینه‌ها درست نیست');
  return keys.map((key) => {
    const id = property.optionIds.get(key);
    if (id === undefined) reject(`${field}.optionKeys`, `گزینهٔ «${key}» تعریف نشده است`);
    return id;
  });
}

/** Titles and synonyms of the product's options. */
export function optionNamesOf({ values, category }: Pick<KnownBaseProduct, 'values' | 'category'>): string[] {
  const chosen = values.filter((value) => value.optionId !== null);
  if (chosen.length === 0) return [];
  const properties = new Map([...category.properties.values()].map((property) => [property.id, property]));
  return chosen.flatMap(
    ({ propertyId, optionId }) => properties.get(propertyId)?.optionNames.get(optionId ?? '') ?? [],
  );
}

/** The `property_values` rows of an offer of the base product. */
export function valueRows(offerId: string, base: KnownBaseProduct) {
  const idOf = stableIds('value', offerId);
  return base.values.map((value, index) => ({
    id: idOf(index),
    categoryId: base.categoryId,
    productId: offerId,
    ...value,
  }));
}
