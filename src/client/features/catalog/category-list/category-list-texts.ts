/** Words of the list of a category's products. */
export const categoryListTexts = {
  about: (name: string) => `دربارهٔ ${name}`,
  narrower: 'زیردسته‌ها',
} as const;
