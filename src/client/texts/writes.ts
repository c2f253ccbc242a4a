/** Words of a write that failed; they come with the first write. */
export const writesTexts = {
  noNetwork: 'شبکه در دسترس نیست؛ چیزی ثبت نشد.',
  failed: 'ثبت نشد؛ دوباره تلاش کنید.',
} as const;
