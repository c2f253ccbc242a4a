import type { CategoryType } from '../../../contract/catalog/category.ts';

export interface CategoryRoot {
  categoryType: CategoryType;
  name: string;
  scientificName: string;
  description: string;
  glyph: string;
  synonyms: string[];
}

/** The four roots of all categories, in menu order. A source adds categories below them and cannot rename them. */
export const categoryRoots: readonly CategoryRoot[] = [
  {
    categoryType: 'IndustrialService',
    name: 'ساخت و تولید صنعتی',
    scientificName: 'Industrial services',
    description:
      'ماشین‌کاری، ریخته‌گری، جوش‌کاری، پوشش‌دهی و تعمیر؛ کارگاه‌هایی که قطعهٔ شما را طبق نقشه می‌سازند یا بازسازی می‌کنند. ظرفیت، دقت و ابعاد پذیرفتنی هر کارگاه را می‌توان مقایسه کرد.',
    glyph: 'service',
    synonyms: ['خدمات صنعتی', 'ساخت قطعه', 'تولید', 'manufacturing'],
  },
  {
    categoryType: 'Product',
    name: 'تجهیزات و کالای صنعتی',
    scientificName: 'Industrial products',
    description:
      'قطعات، مواد و ماشین‌آلات صنعتی با مشخصات فنی قابل جست‌وجو. هر کالا با ابعاد، استاندارد و پیشنهاد فروشندگان آن آمده است.',
    glyph: 'product',
    synonyms: ['کالا', 'قطعات', 'تجهیزات', 'equipment'],
  },
  {
    categoryType: 'ConsultingService',
    name: 'طراحی و مشاورهٔ صنعتی',
    scientificName: 'Engineering and consulting',
    description:
      'طراحی، محاسبه، بازرسی، آموزش و ممیزی به دست مهندسان مشاور. دامنهٔ کار و شیوهٔ محاسبهٔ دستمزد هر مشاور روشن است.',
    glyph: 'consulting',
    synonyms: ['مشاوره', 'مهندسی', 'طراحی', 'engineering'],
  },
  {
    categoryType: 'ElectronicDocument',
    name: 'استاندارد و اسناد',
    scientificName: 'Standards and documents',
    description:
      'استانداردها، دستورنامه‌ها و مدارک فنی الکترونیکی. شماره، سازمان صادرکننده و ویرایش هر سند پیش از خرید پیداست.',
    glyph: 'document',
    synonyms: ['استاندارد', 'مدارک فنی', 'سند', 'standards'],
  },
];

/** The key by which a source names a root as a parent, e.g. `root:Product`. */
export const rootKey = (categoryType: CategoryType): string => `root:${categoryType}`;
