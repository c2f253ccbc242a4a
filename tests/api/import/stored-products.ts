import { asc, eq } from 'drizzle-orm';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import {
  categoryProperties,
  propertyOptions,
  propertyValues,
} from '../../../src/server/catalog/property/property.table.ts';
import type { Db } from '../../../src/server/db/open-database.ts';

/** Each value of a product as a line: name, type, value, unit, note. */
export async function valuesOf(db: Db, productKey: string): Promise<string[]> {
  const rows = await db
    .select({ property: categoryProperties, option: propertyOptions, value: propertyValues })
    .from(propertyValues)
    .innerJoin(supplierProducts, eq(supplierProducts.id, propertyValues.productId))
    .innerJoin(categoryProperties, eq(categoryProperties.id, propertyValues.propertyId))
    .leftJoin(propertyOptions, eq(propertyOptions.id, propertyValues.optionId))
    .where(eq(supplierProducts.sourceKey, productKey))
    .orderBy(asc(categoryProperties.position), asc(propertyOptions.position));
  return rows.map(({ property, option, value }) => {
    const numbers = value.value === null ? [] : [value.value, ...(value.maxValue === null ? [] : [value.maxValue])];
    const plain = option?.title ?? value.boolValue ?? value.textValue;
    return [property.name, property.dataType, ...numbers, ...(plain === null ? [] : [plain]), value.unitId, value.note]
      .filter((part) => part !== null)
      .join(' ');
  });
}

export async function productOf(db: Db, key: string) {
  const [row] = await db
    .select({ base: baseProducts, offer: supplierProducts })
    .from(baseProducts)
    .innerJoin(supplierProducts, eq(supplierProducts.baseProductId, baseProducts.id))
    .where(eq(baseProducts.sourceKey, key));
  if (!row) throw new Error(`no product ${key}`);
  return row;
}
