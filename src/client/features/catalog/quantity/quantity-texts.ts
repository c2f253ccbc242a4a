/** Words of the quantity to order and its price. */
export const quantityTexts = {
  label: (unit: string) => `چند ${unit} می‌خواهید؟`,
  wrong: 'یک عدد بزرگ‌تر از صفر بنویسید.',
  total: (quantity: string, unit: string, total: string, each: string) =>
    `${quantity} ${unit}: ${total} (هر ${unit} ${each})`,
  tooFew: (minimum: string, unit: string) => `حداقل سفارش ${minimum} ${unit} است.`,
  tooMuch: 'جمع این مقدار را از تأمین‌کننده بپرسید.',
} as const;
