/** What the four root types call their items, their sellers and their terms. */
import type { CategoryType } from '../../core/catalog/category-types.ts';
import { formatNumber } from '../../core/numbers/numerals.ts';

interface Nouns {
  one: string;
  many: string;
  /** One, whichever it is: «کالایی». */
  some: string;
  /** Those that are like one of them. */
  alike: string;
  /** Before the name of what they belong to: «کالاهای …». */
  listOf: (name: string) => string;
  seller: string;
  sellers: string;
  /** Work is done after an order: it is never in stock. */
  isStocked: boolean;
}

const goods: Nouns = {
  one: 'کالا',
  many: 'کالاها',
  some: 'کالایی',
  alike: 'کالاهای مشابه',
  listOf: (name) => `کالاهای ${name}`,
  seller: 'تأمین‌کننده',
  sellers: 'تأمین‌کنندگان',
  isStocked: true,
};

const nouns: Record<CategoryType, Nouns> = {
  IndustrialService: {
    one: 'خدمت',
    many: 'خدمات',
    some: 'خدمتی',
    alike: 'خدمت‌های مشابه',
    listOf: (name) => `خدمات ${name}`,
    seller: 'مجری',
    sellers: 'مجریان',
    isStocked: false,
  },
  Product: goods,
  ConsultingService: {
    one: 'خدمت مشاوره',
    many: 'خدمات مشاوره',
    some: 'خدمت مشاوره‌ای',
    alike: 'خدمت‌های مشابه',
    listOf: (name) => `خدمات ${name}`,
    seller: 'مشاور',
    sellers: 'مشاوران',
    isStocked: false,
  },
  ElectronicDocument: {
    ...goods,
    one: 'سند',
    many: 'اسناد',
    some: 'سندی',
    alike: 'اسناد مشابه',
    listOf: (name) => `اسناد ${name}`,
    seller: 'عرضه‌کننده',
    sellers: 'عرضه‌کنندگان',
  },
};

/** Of a list with several root types. */
const anything: Nouns = {
  ...goods,
  one: 'مورد',
  many: 'موارد',
  some: 'موردی',
  alike: 'موارد مشابه',
  listOf: (name) => `موارد ${name}`,
};

const textsOf = (noun: Nouns) => {
  const { one, some, listOf, seller, sellers, isStocked } = noun;
  const terms = isStocked ? 'قیمت، موجودی و زمان تحویل' : 'قیمت و زمان تحویل';
  return {
    ...noun,
    items: (count: number) => `${formatNumber(count)} ${one}`,
    shownOf: (shown: number, all: number) => `${formatNumber(shown)} از ${formatNumber(all)} ${one}`,
    listDescription: (category: string, count: number) =>
      `${formatNumber(count)} ${one} در دستهٔ ${category}، با مشخصات فنی، ${terms}.`,
    description: (title: string, properties: string, name: string) =>
      `${title}${properties && `: ${properties}`}؛ ${isStocked ? 'قیمت و موجودی' : 'قیمت و زمان تحویل'} از ${name}.`,
    onRequestHint: `قیمت این ${one} را از ${seller} بپرسید.`,
    requestFromAll: `درخواست قیمت از ${isStocked ? 'تأمین‌کننده‌ها' : sellers}`,
    contact: `تماس با ${seller}`,
    sellersCount: (count: number) => `${formatNumber(count)} ${seller}`,
    sellersCode: `کد ${seller}`,
    writtenBy: `نوشتهٔ ${seller}`,
    offers: (count: number) => `${formatNumber(count)} پیشنهاد برای همین ${one}`,
    allOffers: `همهٔ پیشنهادهای این ${one}`,
    offersLabel: `پیشنهادهای ${sellers}`,
    notOffered: `اکنون کسی این ${one} را عرضه نمی‌کند`,
    notOfferedHint: `پیشنهادهای پیشین برداشته شده‌اند. ${listOf('نزدیک')} را در همین دسته ببینید.`,
    noneYet: `هنوز ${some} در این دسته عرضه نشده است`,
    noneYetHint: `${sellers} این دسته هنوز فهرستی نداده‌اند. دستهٔ بالاتر موارد نزدیک را دارد.`,
    noneOfSupplier: `این ${seller} ${some} در این دسته ندارد`,
    noneFiltered: `${some} با این فیلترها نیست`,
    noneFilteredHint: `هیچ ${some} همهٔ این‌ها را با هم ندارد. یکی از فیلترها را بازتر کنید یا بردارید.`,
    nothingFiltered: `هیچ ${some} همهٔ این فیلترها را با هم ندارد`,
  };
};

export type RootTexts = ReturnType<typeof textsOf>;

export const rootTexts: Record<CategoryType, RootTexts> = {
  IndustrialService: textsOf(nouns.IndustrialService),
  Product: textsOf(nouns.Product),
  ConsultingService: textsOf(nouns.ConsultingService),
  ElectronicDocument: textsOf(nouns.ElectronicDocument),
};

export const anyRootTexts: RootTexts = textsOf(anything);
