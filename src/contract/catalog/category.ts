import { z } from 'zod';
import { type CategoryType, categoryTypes } from '../../core/catalog/category-types.ts';
import { entityFields, pageQuery } from '../page.ts';
import { searchText } from '../search/search-counts.ts';

export type { CategoryType };
export const categoryType = z.enum(categoryTypes);

/** A category in lists, menus and links. */
export const categoryCard = z.object({
  id: z.uuid(),
  categoryType,
  parentId: z.uuid().nullable(),
  level: z.number().int(),
  name: z.string(),
  scientificName: z.string().nullable(),
  slug: z.string(),
  glyph: z.string(),
  itemsCount: z.number().int(),
});
export type CategoryCard = z.infer<typeof categoryCard>;

export const category = categoryCard.extend({
  ...entityFields,
  isRoot: z.boolean(),
  /** No active category lies below it. */
  isLeaf: z.boolean(),
  /** Ancestors' ids, root first. */
  path: z.array(z.uuid()),
  description: z.string().nullable(),
  synonyms: z.array(z.string()),
  supplierCount: z.number().int(),
  isActive: z.boolean(),
  order: z.number().int(),
});
export type Category = z.infer<typeof category>;

/** A category in the menu: only what a link shows, because pages carry the whole tree. */
export type CategoryBranch = Pick<CategoryCard, 'id' | 'name' | 'slug' | 'glyph' | 'itemsCount'> & {
  subcategories: CategoryBranch[];
};
const categoryBranch: z.ZodType<CategoryBranch> = categoryCard
  .pick({ id: true, name: true, slug: true, glyph: true, itemsCount: true })
  .extend({
    get subcategories() {
      return z.array(categoryBranch);
    },
  })
  .meta({ id: 'CategoryBranch' });

/** One of the four roots with its branches. */
export const categoryTree = categoryCard
  .pick({ id: true, name: true, slug: true, glyph: true, itemsCount: true, categoryType: true })
  .extend({ subcategories: z.array(categoryBranch) });
export type CategoryTree = z.infer<typeof categoryTree>;

export const categoriesQuery = pageQuery.extend({
  parentId: z.uuid().optional(),
  categoryType: categoryType.optional(),
  /** Up to a hundred ids, separated by commas. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(100))
    .optional(),
  /** Orders by relevance. */
  q: searchText.optional(),
});

export type CategoriesQuery = z.output<typeof categoriesQuery>;

export const categoryTypesQuery = z.object({
  /** One or more root types, separated by commas; all four when absent. */
  categoryTypes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(categoryType))
    .optional(),
});

export const itemsCountQuery = z.object({ categoryId: z.uuid().optional(), categoryType: categoryType.optional() });
export const itemsCount = z.object({
  categoryId: z.uuid(),
  categoryType,
  itemsCount: z.number().int(),
  supplierCount: z.number().int(),
});
export type ItemsCount = z.infer<typeof itemsCount>;

export const activeState = z.object({ id: z.uuid(), isActive: z.boolean(), reason: z.string().nullable() });
