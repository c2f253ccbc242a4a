import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the mark on a product; apart from the comparison's own, which most pages never need. */
export const compareToggleTexts = {
  toggle: (title: string) => `مقایسهٔ ${title}`,
  full: (max: number) => `بیش از ${formatNumber(max)} کالا را نمی‌توان با هم سنجید. نخست یکی را بردارید.`,
} as const;
