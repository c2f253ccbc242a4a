/** Words of the sheet with a supplier's numbers. */
export const callTexts = {
  heading: (supplier: string) => `تماس با ${supplier}`,
  partNumber: 'شمارهٔ فنی',
  price: 'قیمت',
  allContacts: 'همهٔ راه‌های تماس',
} as const;
