/** Texts of failed writes; not in the first load. */
export const writesTexts = {
  noNetwork: 'شبکه در دسترس نیست؛ چیزی ثبت نشد.',
  failed: 'ثبت نشد؛ دوباره تلاش کنید.',
} as const;
