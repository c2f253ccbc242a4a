import { asc, eq, inArray } from 'drizzle-orm';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import {
  type CategoryPropertyRow,
  categoryProperties,
  type PropertyOptionRow,
  type PropertyValueRow,
  propertyOptions,
  propertyValues,
} from './property.table.ts';

/** From core's table of units; the database has a copy of it. */
export function presentUnit(unitId: string | null) {
  const unit = unitId === null ? undefined : findUnit(unitId);
  return unit ? { id: unit.id, symbol: unit.symbol, num: unit.num, den: unit.den, offset: unit.offset } : null;
}

type ShownValue = Pick<
  PropertyValueRow,
  'value' | 'maxValue' | 'unitId' | 'baseMin' | 'baseMax' | 'boolValue' | 'textValue' | 'note'
>;
type ShownProperty = Pick<CategoryPropertyRow, 'id' | 'name' | 'dataType' | 'quantityId' | 'decimals' | 'isKey'>;

function presentValue(value: ShownValue, property: ShownProperty): PropertyValue {
  return {
    propertyId: property.id,
    name: property.name,
    dataType: property.dataType,
    quantityId: property.quantityId,
    value: value.value,
    maxValue: value.maxValue,
    unit: presentUnit(value.unitId),
    baseMin: value.baseMin,
    baseMax: value.baseMax,
    decimals: property.decimals,
    options: [],
    boolValue: value.boolValue,
    text: value.textValue,
    note: value.note,
    isKey: property.isKey,
  };
}

/** Values of many products in one query, each product's in the order of its properties. */
export async function listValuesOf(db: Executor, productIds: readonly string[]): Promise<Map<string, PropertyValue[]>> {
  const byProduct = new Map<string, PropertyValue[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .select({ value: propertyValues, property: categoryProperties, option: propertyOptions })
    .from(propertyValues)
    .innerJoin(categoryProperties, eq(categoryProperties.id, propertyValues.propertyId))
    .innerJoin(categories, eq(categories.id, categoryProperties.categoryId))
    .leftJoin(propertyOptions, eq(propertyOptions.id, propertyValues.optionId))
    .where(inArray(propertyValues.productId, [...productIds]))
    .orderBy(
      asc(categories.level),
      asc(categoryProperties.position),
      asc(categoryProperties.id),
      asc(propertyOptions.position),
    );
  for (const row of rows) {
    const values = byProduct.get(row.value.productId) ?? [];
    byProduct.set(row.value.productId, values);
    addValue(values, row);
  }
  return byProduct;
}

interface ValueRow {
  value: ShownValue;
  property: ShownProperty;
  option: Pick<PropertyOptionRow, 'id' | 'title'> | null;
}

/** Appends a value; merges the rows of a property with several options into one. */
export function addValue(values: PropertyValue[], { value, property, option }: ValueRow): void {
  const before = values.at(-1);
  const shown = before?.propertyId === property.id ? before : presentValue(value, property);
  if (shown !== before) values.push(shown);
  if (option) shown.options.push({ id: option.id, title: option.title });
}
