export const productSorts = ['title', 'priceAsc', 'priceDesc', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Then its cheapest offer leads a part; in every other order one that can be had. */
export const isByPrice = (sort: string): boolean => sort === 'priceAsc' || sort === 'priceDesc';

export const supplierSorts = ['name', 'items'] as const;
export type SupplierSort = (typeof supplierSorts)[number];
