/** Names of what lists filter by besides the properties of a category. */
export const termTexts = {
  price: 'قیمت (ریال)',
  priceToman: 'قیمت (تومان)',
  stock: 'موجودی',
  lead: 'زمان تحویل (روز)',
  brand: 'برند',
  supplier: 'تأمین‌کننده',
  province: 'استان تأمین‌کننده',
  city: 'شهر تأمین‌کننده',
  official: 'نمایندگی رسمی',
} as const;
