export const productSorts = ['title', 'priceAsc', 'priceDesc', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

export const supplierSorts = ['name', 'items'] as const;
export type SupplierSort = (typeof supplierSorts)[number];
