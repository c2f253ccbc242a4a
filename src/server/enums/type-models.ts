import type { CategoryType } from '../../core/catalog/category-types.ts';
import type { ProductSort } from '../../core/catalog/list-sorts.ts';
import type { OfferStatus, PriceType, StockState } from '../../core/catalog/offer-types.ts';
import type { BetterWhen, PropertyDataType } from '../../core/catalog/property-types.ts';
import type { FeedbackState, FeedbackType } from '../../core/content/feedback.ts';
import type { ObjectType } from '../../core/ids/object-types.ts';
import type { ContactType, SupplierStatus, SupplierType } from '../../core/people/supplier-types.ts';

/** Items of one enumeration in list order: `key: Persian title`. */
type EnumItems = Readonly<Record<string, string>>;

/** The enumerations that screens show. An item's id is enumeration number × 100 + position: only append to both lists. */
export const typeModelEnums: readonly { name: string; items: EnumItems }[] = [
  {
    name: 'CategoryType',
    items: {
      IndustrialService: 'ساخت و تولید صنعتی',
      Product: 'تجهیزات و کالای صنعتی',
      ConsultingService: 'طراحی و مشاورهٔ صنعتی',
      ElectronicDocument: 'استاندارد و اسناد',
    } satisfies Record<CategoryType, string>,
  },
  {
    name: 'PriceType',
    items: { fixed: 'قیمت ثابت', tiered: 'قیمت پله‌ای', onRequest: 'استعلام قیمت' } satisfies Record<PriceType, string>,
  },
  {
    name: 'StockState',
    items: {
      inStock: 'موجود',
      limited: 'موجودی محدود',
      onOrder: 'ساخت یا تأمین به سفارش',
      outOfStock: 'ناموجود',
      unknown: 'موجودی نامشخص',
    } satisfies Record<StockState, string>,
  },
  {
    name: 'SupplierType',
    items: {
      manufacturer: 'تولیدکننده',
      importer: 'واردکننده',
      distributor: 'توزیع‌کننده',
      service: 'خدمات صنعتی',
      consultant: 'مشاور',
    } satisfies Record<SupplierType, string>,
  },
  {
    name: 'ProductSort',
    items: { title: 'ترتیب نام', priceAsc: 'ارزان‌ترین', priceDesc: 'گران‌ترین', newest: 'تازه‌ترین' } satisfies Record<
      ProductSort,
      string
    >,
  },
  {
    name: 'PropertyDataType',
    items: {
      number: 'عدد',
      range: 'بازه',
      option: 'یک گزینه',
      multiOption: 'چند گزینه',
      boolean: 'بله یا خیر',
      text: 'متن',
    } satisfies Record<PropertyDataType, string>,
  },
  { name: 'Platform', items: { web: 'وب', app: 'برنامهٔ نصب‌شده' } },
  {
    name: 'BetterWhen',
    items: { higher: 'هرچه بیشتر بهتر', lower: 'هرچه کمتر بهتر', equal: 'برابر با نیاز' } satisfies Record<
      BetterWhen,
      string
    >,
  },
  {
    name: 'OfferStatus',
    items: {
      draft: 'پیش‌نویس',
      waiting: 'در انتظار بررسی',
      shown: 'در حال نمایش',
      rejected: 'رد شده',
      archived: 'بایگانی‌شده',
    } satisfies Record<OfferStatus, string>,
  },
  {
    name: 'SupplierStatus',
    items: { draft: 'پیش‌نویس', confirmed: 'تأییدشده', suspended: 'تعلیق‌شده' } satisfies Record<SupplierStatus, string>,
  },
  {
    name: 'SuggestionType',
    items: { category: 'دسته', product: 'کالا', supplier: 'تأمین‌کننده', page: 'مطلب' } satisfies Record<
      ObjectType,
      string
    >,
  },
  {
    name: 'ContactType',
    items: { phone: 'تلفن', mobile: 'موبایل', email: 'ایمیل', website: 'وب‌سایت', fax: 'نمابر' } satisfies Record<
      ContactType,
      string
    >,
  },
  {
    name: 'FeedbackType',
    items: { idea: 'پیشنهاد', bug: 'گزارش خطا', complaint: 'شکایت', thanks: 'سپاس' } satisfies Record<
      FeedbackType,
      string
    >,
  },
  { name: 'CommentState', items: { waiting: 'در انتظار بررسی', shown: 'در حال نمایش', rejected: 'رد شده' } },
  {
    name: 'TradeRequestState',
    items: {
      Draft: 'پیش‌نویس',
      Registered: 'ثبت‌شده',
      Quoted: 'قیمت داده شد',
      AwaitingConfirmation: 'در انتظار تأیید',
      Published: 'تأیید و منتشر شد',
      Paid: 'پرداخت‌شده',
      InDelivery: 'در حال ارسال',
      Delivered: 'تحویل‌شده',
      Closed: 'بسته',
      Rejected: 'رد',
      Cancelled: 'لغو',
      Expired: 'منقضی',
      Disputed: 'اختلاف',
    },
  },
  {
    name: 'FeedbackState',
    items: { new: 'دریافت‌شده', seen: 'دیده‌شده', answered: 'پاسخ‌داده‌شده', closed: 'بسته' } satisfies Record<
      FeedbackState,
      string
    >,
  },
];
