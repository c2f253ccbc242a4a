/* A table of valves with one valid row and one row per kind of error, and its mapping. */

export const mapping = {
  source: 'shop',
  id: 'کد',
  title: 'نام',
  partNumber: { column: 'شمارهٔ فنی' },
  brand: 'برند',
  supplier: { value: 'بازرگانی نمونه' },
  category: { columns: ['گروه', 'زیرگروه'], known: ['شیرآلات > شیر توپی', 'شیرآلات > شیر کشویی'] },
  price: { column: 'قیمت', currency: 'IRT' },
  unit: { column: 'واحد' },
  stock: { column: 'موجودی', values: { موجود: 'inStock', ناموجود: 'outOfStock' } },
  properties: [
    { column: 'فشار', name: 'فشار کار', type: 'quantity', quantity: 'GaugePressure' },
    { column: 'قطر', type: 'quantity', unit: 'mm' },
    { column: 'دما', type: 'quantity', unit: { column: 'یکای دما' } },
    { column: 'سر', type: 'number' },
    { column: 'آب‌بند', type: 'options' },
    { column: 'گواهی', type: 'boolean' },
    { column: 'جنس', type: 'option' },
    { column: 'توضیح', type: 'text' },
  ],
};

export const header = [
  'کد',
  'نام',
  'شماره‌ٔ فنی',
  'برند',
  'گروه',
  'زيرگروه',
  'قیمت',
  'واحد',
  'موجودی',
  'فشار',
  'قطر',
  'دما',
  'یکای دما',
  'سر',
  'آب‌بند',
  'گواهی',
  'جنس',
  'توضیح',
];
export const rows = [
  // biome-ignore format: one row of the table a line
  ['V1', 'شیر توپی، برنجی', 'BV-1/2', 'نمونه', 'شیرآلات', 'شیر توپی', '۱٬۲۵۰٬۰۰۰', 'عدد', 'موجود', '۱۶ بار', '1/2"', '-20…80', '°C', '2', 'PTFE، NBR', 'دارد', 'برنج', 'سطر\nدوم'],
  // biome-ignore format: one row of the table a line
  ['V2', 'شیر کشویی', '', '', 'شیرآلات', 'شیر کشویی', '', 'عدد', 'ناموجود', '16', '50', '80', 'smoot', 'دو', '', 'شاید', '', ''],
  // biome-ignore format: one row of the table a line
  ['V3', 'شیر ناشناس', '', '', 'شیرآلات', 'شیر پروانه‌ای', '', 'عدد', '', '', '', '', '', '', '', '', '', ''],
  // biome-ignore format: one row of the table a line
  ['V4', 'شیر فروخته به پیمانه', '', '', 'شیرآلات', 'شیر توپی', '12.5 هزار', 'پیمانه', '', '', '', '', '', '', '', '', '', ''],
  // biome-ignore format: one row of the table a line
  ['', 'بی‌کد', '', '', 'شیرآلات', 'شیر توپی', '', 'عدد', '', '', '', '', '', '', '', '', '', ''],
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
export const csvOf = (delimiter: string, table: string[][] = [header, ...rows]) =>
  table.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
