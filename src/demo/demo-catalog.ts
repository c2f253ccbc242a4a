/**
 * The demo catalogue: standard parts with their true dimensions, invented suppliers and prices. Two runs give the same
 * bytes: random numbers are seeded from keys, and nothing reads the clock.
 */
import type { CategoryType } from '../contract/catalog/category.ts';
import type { CatalogSource, SourceCategory } from '../server/catalog/ingest/source.ts';
import { consultingBranches } from './consulting/consulting.ts';
import { documentBranches } from './documents/documents.ts';
import { type Branch, type DemoProduct, productsOf, toCategory } from './leaf.ts';
import { offersOf } from './offers.ts';
import { productBranches } from './product/product-branches.ts';
import { serviceBranches } from './service/services.ts';
import { suppliers } from './suppliers.ts';

interface Root {
  category: SourceCategory;
  branches: Branch[];
}

function root(categoryType: CategoryType, name: string, glyph: string, description: string, branches: Branch[]): Root {
  return {
    category: {
      key: categoryType,
      parentKey: null,
      categoryType,
      name,
      scientificName: categoryType,
      description,
      glyph,
    },
    branches,
  };
}

const roots: Root[] = [
  root(
    'IndustrialService',
    'ساخت و تولید صنعتی',
    'service',
    'خدمات ساخت، پوشش، بازرسی و تعمیر برای کارخانه‌ها. بر پایهٔ اندازه، جنس و تلرانس قطعه کارگاه مناسب را پیدا کنید.',
    serviceBranches,
  ),
  root(
    'Product',
    'تجهیزات و کالای صنعتی',
    'product',
    'قطعه، ابزار و تجهیزات با ابعاد استاندارد و جدول مشخصات. چند پیشنهاد را کنار هم بسنجید و درخواست قیمت بدهید.',
    productBranches,
  ),
  root(
    'ConsultingService',
    'طراحی و مشاورهٔ صنعتی',
    'consulting',
    'طراحی، محاسبه، ممیزی و آموزش برای طرح‌های صنعتی. دامنهٔ کار، نرخ و زمان تحویل هر خدمت روشن است.',
    consultingBranches,
  ),
  root(
    'ElectronicDocument',
    'استاندارد و اسناد',
    'document',
    'نسخهٔ الکترونیکی استانداردهای بین‌المللی و ملی. شماره، سال و ناشر هر سند در مشخصات آن آمده است.',
    documentBranches,
  ),
];

function* categories(): Generator<SourceCategory> {
  for (const { category, branches } of roots) {
    yield category;
    for (const branch of branches) {
      yield toCategory(branch, category.key, category.categoryType);
      for (const leaf of branch.leaves) yield toCategory(leaf, branch.key, category.categoryType);
    }
  }
}

function* products(): Generator<DemoProduct> {
  for (const { branches } of roots) {
    for (const branch of branches) {
      for (const leaf of branch.leaves) yield* productsOf(leaf, branch.properties ?? []);
    }
  }
}

function* each<One, Other>(items: Iterable<One>, toOthers: (item: One) => Iterable<Other>): Generator<Other> {
  for (const item of items) yield* toOthers(item);
}

/** Makes a generator function an iterable that can be iterated more than once. */
const again = <Item>(start: () => Iterator<Item>): Iterable<Item> => ({ [Symbol.iterator]: start });

export const demoCatalog: CatalogSource = {
  name: 'demo',
  categories: again(categories),
  suppliers: again(suppliers),
  baseProducts: again(() => each(products(), ({ record }) => [record])),
  offers: again(() => each(products(), offersOf)),
};
