/** Titles that the pages' own headings do not give. */
export const headTexts = {
  /** One product has as many pages as suppliers. */
  product: (title: string, supplier: string) => `${title} از ${supplier}`,
  /** Before the description in a link's preview. */
  priced: (price: string, date: string) => `${price} بدون مالیات، قیمت در ${date}. `,
} as const;
