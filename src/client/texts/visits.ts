/** Words of the device's last visits. */
export const visitsTexts = {
  heading: 'آخرین بازدیدها',
  clear: 'پاک کردن',
  clearVisits: 'پاک کردن آخرین بازدیدها',
  types: { product: 'کالاها', category: 'دسته‌ها', supplier: 'تأمین‌کنندگان' },
} as const;
