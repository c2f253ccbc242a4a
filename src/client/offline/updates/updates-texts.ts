/** Words of new builds, on the page and in push messages. */
export const updateTexts = {
  ready: 'نسخهٔ تازهٔ راسته آماده است.',
  apply: 'به‌روزرسانی',
  unsaved: 'نسخهٔ تازه آماده است. کار نیمه‌تمام شما در این صفحه نگه داشته می‌شود.',
  applyWithDraft: 'نگه‌داشتن و به‌روزرسانی',
  outdated: 'این نسخه دیگر با سرور کار نمی‌کند. آنچه ذخیره شده سر جایش است؛ برای ادامه برنامه را به‌روز کنید.',
  working: 'در حال به‌روزرسانی…',
};
