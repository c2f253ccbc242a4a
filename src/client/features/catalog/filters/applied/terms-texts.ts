/**
 * Names of what lists filter by besides the properties of a category.
 * @param seller what the list calls who sells: «تأمین‌کننده», «مجری»
 */
export const termTexts = (seller: string) => ({
  price: 'قیمت (ریال)',
  priceToman: 'قیمت (تومان)',
  stock: 'موجودی',
  lead: 'زمان تحویل (روز)',
  brand: 'برند',
  supplier: seller,
  province: `استان ${seller}`,
  city: `شهر ${seller}`,
  official: 'نمایندگی رسمی',
});
