export const shareTexts = {
  site: 'راسته',
  tagline: 'بازار صنعت: کالا، خدمت، مشاوره و استاندارد',
  onRequest: 'قیمت با استعلام',
  from: (amount: string) => `از ${amount}`,
  pricedAt: (unit: string, date: string) => `هر ${unit}، بدون مالیات، قیمت در ${date}`,
  offers: (count: string) => `${count} پیشنهاد`,
  place: (name: string, city: string | null) => (city ? `${name}، ${city}` : name),
  supplierIn: (city: string | null) => (city ? `تأمین‌کننده در ${city}` : 'تأمین‌کننده'),
} as const;
