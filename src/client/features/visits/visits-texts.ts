/** Words of the device's last visits. */
export const visitsTexts = {
  heading: 'آخرین بازدیدها',
  none: 'هنوز کالا، دسته یا تأمین‌کننده‌ای را باز نکرده‌اید. آنچه باز کنید اینجا می‌آید.',
  clear: 'پاک کردن',
  clearVisits: 'پاک کردن آخرین بازدیدها',
  types: { product: 'کالاها', category: 'دسته‌ها', supplier: 'تأمین‌کنندگان', page: 'مطالب' },
} as const;
