/** Words of the list of a supplier's products in a category. */
export const supplierListTexts = {
  listOfSupplier: (category: string, supplier: string) => `کالاهای ${category} از ${supplier}`,
  ofSupplier: 'از',
  allSuppliers: 'از همهٔ تأمین‌کنندگان',
  nothingOfSupplier: 'این تأمین‌کننده کالایی در این دسته ندارد',
  nothingOfSupplierHint: 'همین دسته را از تأمین‌کنندگان دیگر ببینید.',
} as const;
