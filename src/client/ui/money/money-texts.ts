/** What prices include. */
export const moneyTexts = {
  net: 'قیمت بدون مالیات',
  gross: 'قیمت با مالیات',
  written: (writtenBy: string, amount: string, vatIncluded: boolean) =>
    `${writtenBy}: ${amount} ${vatIncluded ? 'با' : 'بدون'} مالیات`,
} as const;
