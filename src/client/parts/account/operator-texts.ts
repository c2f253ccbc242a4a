/** Words of the pages for operators. */
export const operatorTexts = {
  refused: 'این بخش برای کارشناسان راسته است',
  refusedHint: 'حساب شما به آن دسترسی ندارد.',
} as const;
