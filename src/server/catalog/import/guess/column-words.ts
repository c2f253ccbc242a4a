/* What tables of houses call their columns, in Persian and English; folded before they are compared. */

/** In order: of two columns that fit equally well, the first row that names one takes it. */
export const wordsByField = {
  rowNumber: ['ردیف', 'شماره ردیف', 'row', 'no', '#'],
  id: ['کد کالا', 'کد', 'شناسه', 'کد محصول', 'code', 'id', 'sku', 'item no', 'article no', 'order no', 'designation'],
  title: ['شرح کالا', 'نام کالا', 'شرح', 'نام', 'عنوان', 'نام محصول', 'name', 'title', 'product'],
  titleEn: ['نام انگلیسی', 'english name', 'english'],
  partNumber: ['شماره فنی', 'پارت نامبر', 'پارت', 'مدل', 'part number', 'part no', 'model', 'mpn'],
  brand: ['برند', 'سازنده', 'مارک', 'brand', 'manufacturer', 'maker'],
  supplier: ['تامین کننده', 'تأمین‌کننده', 'فروشنده', 'عرضه کننده', 'supplier', 'vendor'],
  category: ['دسته', 'دسته بندی', 'گروه', 'گروه کالا', 'category', 'group'],
  price: ['قیمت', 'قیمت واحد', 'بها', 'فی', 'price', 'unit price', 'list price'],
  priceValidUntil: ['اعتبار', 'اعتبار قیمت', 'تاریخ اعتبار', 'valid until', 'validity'],
  unit: ['واحد', 'واحد فروش', 'unit', 'uom'],
  moq: ['حداقل سفارش', 'کمینه سفارش', 'moq', 'min order'],
  packSize: ['تعداد در بسته', 'بسته بندی', 'pack size', 'packing'],
  leadTimeDays: ['زمان تحویل', 'مدت تحویل', 'lead time', 'delivery time'],
  stock: ['موجودی', 'وضعیت موجودی', 'وضعیت', 'stock', 'availability'],
  origin: ['کشور سازنده', 'کشور', 'مبدا', 'ساخت', 'origin', 'country'],
  warranty: ['گارانتی', 'ضمانت', 'warranty'],
  description: ['توضیحات', 'توضیح', 'description', 'remarks'],
} as const;
export type Field = keyof typeof wordsByField;

export const stockWords: Readonly<Record<string, 'inStock' | 'limited' | 'onOrder' | 'outOfStock'>> = {
  موجود: 'inStock',
  دارد: 'inStock',
  'in stock': 'inStock',
  محدود: 'limited',
  limited: 'limited',
  سفارشی: 'onOrder',
  'on order': 'onOrder',
  ناموجود: 'outOfStock',
  ندارد: 'outOfStock',
  'اتمام موجودی': 'outOfStock',
  'out of stock': 'outOfStock',
};
