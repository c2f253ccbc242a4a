/** What prices include. */
export const moneyTexts = {
  net: 'قیمت بدون مالیات',
  gross: 'قیمت با مالیات',
  written: (amount: string, vatIncluded: boolean) =>
    `نوشتهٔ تأمین‌کننده: ${amount} ${vatIncluded ? 'با' : 'بدون'} مالیات`,
} as const;
