/** Words of the page of a category's articles, videos and standards. */
export const categoryContentsTexts = {
  heading: (category: string) => `مطالب ${category}`,
  description: (category: string) => `مقاله‌ها، راهنماها و استانداردهای ${category} در راسته.`,
  here: 'مطالب',
  none: 'هنوز مطلبی برای این دسته منتشر نشده است',
  noneHint: 'مقاله، ویدئو و راهنمای خرید این دسته پس از انتشار همین‌جا دیده می‌شود.',
  documents: 'استاندارد و اسناد صنعتی',
  properties: 'معنی و بازهٔ مشخصه‌ها',
  back: (category: string) => `بازگشت به ${category}`,
} as const;
