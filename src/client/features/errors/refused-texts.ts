/** Words of the pages of a refused request. */
export const refusedTexts = {
  badRequest: {
    title: 'نشانی نادرست',
    text: 'نشانی یا داده‌ای که فرستاده شد درست نیست.',
    hint: 'پیوند را از نو باز کنید یا از صفحهٔ اصلی به کالا برسید.',
  },
  forbidden: {
    title: 'دسترسی ندارید',
    text: 'این صفحه برای شما نیست.',
    hint: 'اگر حساب دیگری دارید با آن وارد شوید، یا به صفحهٔ اصلی بازگردید.',
  },
} as const;
