/** Words of the pages of one supplier. */
export const supplierPageTexts = {
  legalName: 'نام ثبتی',
  capacity: 'ظرفیت',
  about: 'معرفی',
  contact: 'تماس',
  contactTypes: { phone: 'تلفن', mobile: 'موبایل', email: 'ایمیل', website: 'وب‌سایت', fax: 'نمابر' },
  requestPrice: 'درخواست قیمت',
  call: 'تماس تلفنی',
  address: 'نشانی',
  licences: 'پروانه‌ها و مجوزها',
  licenceNo: 'شماره',
  licenceFile: 'دریافت فایل مجوز',
  licenceSpan: (from: string, to: string) => `از ${from} تا ${to}`,
  validities: { valid: 'معتبر', soon: 'رو به پایان', expired: 'پایان‌یافته', future: 'آغازنشده' },
  certificates: 'گواهی‌نامه‌ها',
  categories: 'دسته‌ها',
  products: 'آنچه عرضه می‌کند',
  more: 'دربارهٔ تأمین‌کننده',
  description: (name: string, type: string, city: string | null) =>
    `${name}، ${type}${city ? ` در ${city}` : ''}: آنچه عرضه می‌کند، مجوزها و راه تماس.`,
} as const;
