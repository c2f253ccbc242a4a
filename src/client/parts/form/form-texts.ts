/** Words of every form. */
export const formTexts = {
  restored: 'نوشتهٔ پیشین شما بازگردانده شد.',
  discard: 'کنار گذاشتن',
  takeTheirs: 'نمایش نسخهٔ تازه',
} as const;
