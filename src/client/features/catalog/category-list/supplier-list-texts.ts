/** Words of the list of a supplier's products in a category. */
export const supplierListTexts = {
  ofSupplier: 'از',
  allSuppliers: 'از همهٔ تأمین‌کنندگان',
  nothingOfSupplierHint: 'همین دسته را از تأمین‌کنندگان دیگر ببینید.',
} as const;
