/** Words of a firm's name that say only what kind of firm it is. */
export const genericWords: readonly string[] = [
  'شرکت',
  'گروه',
  'مجموعه',
  'کارخانه',
  'کارخانجات',
  'کارگاه',
  'صنایع',
  'صنعت',
  'صنعتی',
  'صنعتگران',
  'تولیدی',
  'تولید',
  'بازرگانی',
  'مهندسی',
  'مهندسین',
  'مشاور',
  'مشاوران',
  'خدمات',
  'فنی',
  'پخش',
  'توسعه',
  'تعاونی',
  'و',
];

const generic = new Set(genericWords);
const LETTERS = 2;

/** Up to two initials of the distinctive words; a separator prevents Persian letters from joining. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u200c]+/).filter((word) => /\p{L}/u.test(word));
  const special = words.filter((word) => !generic.has(word));
  return (special.length > 0 ? special : words)
    .slice(0, LETTERS)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('\u200c')
    .toUpperCase();
}
