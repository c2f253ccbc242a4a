import type { Category, CategoryBranch, CategoryCard } from '../../../contract/catalog/category.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import type { CategoryRow, PlacedCategoryRow } from './category.table.ts';

export function presentCategoryCard(row: CategoryRow): CategoryCard {
  return {
    id: row.id,
    categoryType: row.categoryType,
    parentId: row.parentId,
    level: row.level,
    name: row.name,
    scientificName: row.scientificName,
    slug: row.slug,
    glyph: row.glyph,
    itemsCount: row.itemsCount,
  };
}

export const presentCategoryBranch = (row: CategoryRow, subcategories: CategoryBranch[]): CategoryBranch => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  glyph: row.glyph,
  itemsCount: row.itemsCount,
  subcategories,
});

export function presentCategory(row: PlacedCategoryRow): Category {
  return {
    ...presentCategoryCard(row),
    ...presentEntity(row),
    isRoot: row.level === 1,
    isLeaf: row.isLeaf,
    path: row.path,
    description: row.description,
    synonyms: row.synonyms,
    supplierCount: row.supplierCount,
    isActive: row.isActive,
    order: row.position,
  };
}
