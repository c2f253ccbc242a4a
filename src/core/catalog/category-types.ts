export const categoryTypes = ['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const isCategoryType = (text: string): text is CategoryType =>
  (categoryTypes as readonly string[]).includes(text);

/** Whether nothing of these kinds is a good: work, advice, and documents. Of no kind nothing is known. */
export const areServices = (types: readonly CategoryType[]): boolean =>
  types.length > 0 && types.every((type) => type !== 'Product');

/** Whether what stands there in the catalogue is no goods. */
export const isWork = (breadcrumb: readonly { categoryType: CategoryType }[]): boolean =>
  areServices(breadcrumb.slice(0, 1).map(({ categoryType }) => categoryType));
