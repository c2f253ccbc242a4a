/** Words of the menu of categories. */
export const menuTexts = {
  heading: 'دسته‌ها',
  roots: 'گروه‌های اصلی',
  allOf: (name: string) => `همهٔ ${name}`,
  empty: 'در این گروه هنوز دسته‌ای نیست.',
} as const;
