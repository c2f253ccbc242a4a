export const disputesTexts = {
  title: 'اختلاف‌ها',
  none: { heading: 'اختلافی در انتظار تصمیم نیست', hint: 'وقتی خریدار یا فروشنده‌ای اختلافی باز کند، اینجا می‌آید.' },
  openedBy: { buyer: 'از سوی خریدار', supplier: 'از سوی فروشنده' },
  columns: {
    reason: 'دلیل',
    buyer: 'خریدار',
    supplier: 'فروشنده',
    openedBy: 'گشوده',
    number: 'شماره',
    openedAt: 'زمان',
    sum: 'مبلغ',
  },
  between: (buyer: string, supplier: string) => `${buyer} و ${supplier}`,
} as const;
