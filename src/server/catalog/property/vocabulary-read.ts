import { and, asc, eq, ne } from 'drizzle-orm';
import type { Vocabulary } from '../../../contract/catalog/vocabulary.ts';
import { numberAsks } from '../../../core/need/numbers/number-asks.ts';
import type { Executor } from '../../db/open-database.ts';
import { listPlaceNames } from '../../places/read.ts';
import { listUnits } from '../../units/read.ts';
import { type CategoryRow, categories } from '../category/category.table.ts';
import { observedNumbers } from './observed-numbers.ts';
import { categoryProperties, type PropertyOptionRow, propertyOptions } from './property.table.ts';

/** Everything that a sentence can name: active categories, their filterable properties, units and places. */
export async function getVocabulary(db: Executor): Promise<Vocabulary> {
  const open = await listOpenCategories(db);
  const properties = Map.groupBy(await listFilterable(db, open), (property) => property.categoryId);
  return {
    categories: open,
    // In the order of their categories: it compresses best.
    properties: open.flatMap((category) => properties.get(category.id) ?? []),
    units: (await listUnits(db)).map(({ nameEn: _, digits: __, isDefault: ___, ...unit }) => unit),
    places: await listPlaceNames(db),
  };
}

async function listOpenCategories(db: Executor): Promise<Vocabulary['categories']> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.id));
  const children = Map.groupBy(rows, (row) => row.parentId);
  // Skips categories below a closed one.
  const walk = (parentId: string | null): CategoryRow[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...walk(row.id)]);
  return walk(null).map(({ id, parentId, categoryType, name, scientificName, synonyms }) => ({
    id,
    parentId,
    categoryType,
    name,
    ...(scientificName && { scientificName }),
    ...(synonyms.length > 0 && { synonyms }),
  }));
}

async function listFilterable(db: Executor, open: Vocabulary['categories']): Promise<Vocabulary['properties']> {
  const typeOf = new Map(open.map(({ id, categoryType }) => [id, categoryType]));
  const rows = await db
    .select()
    .from(categoryProperties)
    .where(and(eq(categoryProperties.isFilterable, true), ne(categoryProperties.dataType, 'text')))
    .orderBy(asc(categoryProperties.position), asc(categoryProperties.id));
  const options = await db
    .select()
    .from(propertyOptions)
    .orderBy(asc(propertyOptions.position), asc(propertyOptions.id));
  const optionsOf = Map.groupBy(options, (option) => option.propertyId);
  const observedOf = await observedNumbers(db);
  return rows.map(({ id, categoryId, name, dataType, quantityId, defaultUnitId, betterWhen }) => {
    const own = optionsOf.get(id);
    const observed = observedOf.get(id);
    const type = typeOf.get(categoryId);
    const asks = type && numberAsks({ name, dataType, quantityId, betterWhen }, type);
    return {
      id,
      categoryId,
      name,
      dataType,
      ...(quantityId && { quantityId }),
      ...(asks && { asks }),
      ...(observed && { observed }),
      ...(defaultUnitId && { defaultUnit: { id: defaultUnitId } }),
      ...(own && { options: own.map(presentOption) }),
    };
  });
}

const presentOption = ({ id, title, synonyms }: PropertyOptionRow) => ({
  id,
  title,
  ...(synonyms.length > 0 && { synonyms }),
});
