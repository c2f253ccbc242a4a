import type { RialFault } from '../../../core/money/typed-rial.ts';

/** Words of a field for an amount. */
export const moneyFieldTexts = {
  same: (toman: string, words: string) => `${toman}: ${words}`,
  faults: {
    empty: 'مبلغ را بنویسید.',
    notNumber: 'مبلغ را تنها با رقم بنویسید.',
    fraction: 'مبلغ به ریال است و اعشار ندارد.',
    tooSmall: 'مبلغ باید بیش از صفر باشد.',
    tooLarge: 'این مبلغ بیش از اندازه بزرگ است.',
  } satisfies Record<RialFault, string>,
} as const;
