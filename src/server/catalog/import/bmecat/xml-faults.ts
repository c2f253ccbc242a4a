import { toPersianDigits } from '../../../../core/numbers/numerals.ts';

const faults: readonly [pattern: RegExp, persian: string][] = [
  [/undefined entity/, 'نویسهٔ نام‌دار (entity) ناشناخته'],
  [/entity/, 'نویسهٔ نام‌دار (entity) نادرست؛ نشانهٔ & باید ‎&amp; نوشته شود'],
  [/unclosed tag|unexpected end|must contain a root/, 'فایل پیش از پایان بریده است'],
  [/unmatched closing tag|unexpected close tag|empty close tag/, 'برچسب پایان با برچسب آغاز نمی‌خواند'],
  [/attribute/, 'صفت (attribute) نادرست'],
  [/prefix|namespace/, 'پیشوند فضای نام تعریف نشده است'],
  [/text data outside|one root/, 'متن بیرون از عنصر ریشه'],
  [/declaration|version|encoding value/, 'سرآغاز <?xml …?> نادرست است'],
  [/comment/, 'یادداشت (comment) نادرست'],
];

/** The parser's message in Persian, with its line and column. */
export function xmlFault(message: string): string {
  const [, line, column, text = message] = message.match(/^(\d+):(\d+): (.*)$/s) ?? [];
  const persian = faults.find(([pattern]) => pattern.test(text))?.[1] ?? 'نویسهٔ نابه‌جا';
  return line === undefined
    ? persian
    : `${persian} (سطر ${toPersianDigits(line)}، ستون ${toPersianDigits(column ?? '')})`;
}
