export const disputesTexts = {
  title: 'اختلاف‌ها',
  none: { heading: 'اختلافی در انتظار تصمیم نیست', hint: 'وقتی خریدار یا فروشنده‌ای اختلافی باز کند، اینجا می‌آید.' },
  openedBy: { buyer: 'از سوی خریدار', supplier: 'از سوی فروشنده' },
  between: (buyer: string, supplier: string) => `${buyer} و ${supplier}`,
} as const;
