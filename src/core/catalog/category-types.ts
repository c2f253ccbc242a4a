export const categoryTypes = ['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const isCategoryType = (text: string): text is CategoryType =>
  (categoryTypes as readonly string[]).includes(text);
