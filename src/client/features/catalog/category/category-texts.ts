/** Words of the pages of categories. */
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { rootTexts } from '../../../texts/root-texts.ts';

export const categoryTexts = {
  groups: (count: number) => `${formatNumber(count)} دسته`,
  letters: 'فهرست الفبایی',
  toLetter: (letter: string) => `نام‌هایی که با «${letter}» آغاز می‌شوند`,
  synonyms: 'نام‌های دیگر',
  allItems: (type: CategoryType, count: number) => `همهٔ ${rootTexts[type].items(count)}`,
  children: 'زیردسته‌ها',
  products: (type: CategoryType) => rootTexts[type].many,
  noProducts: 'هنوز چیزی در این دسته عرضه نشده است.',
  noProductsHint: (parent: string) => `موارد نزدیک را در «${parent}» ببینید.`,
  noCategories: 'در این بخش هنوز دسته‌ای نیست.',
  description: (name: string, type: CategoryType, items: number, suppliers: number) =>
    `${name}: ${rootTexts[type].items(items)} از ${formatNumber(suppliers)} ${rootTexts[type].seller}، با مشخصات فنی و قیمت.`,
  typeDescription: (name: string, items: number) => `${name}: ${formatNumber(items)} مورد، دسته‌به‌دسته و الفبایی.`,
} as const;
