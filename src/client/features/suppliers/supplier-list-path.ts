/** Address of a supplier's products in one category: the route `/products/category/$categoryId/supplier/$supplierId`. */
export const supplierListPath = (categoryId: string, supplierId: string): string =>
  `/products/category/${categoryId}/supplier/${supplierId}`;
