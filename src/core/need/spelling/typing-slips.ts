/** Letters that are taken for each other: of one sound, of one shape without dots, spoken as another vowel. */
const confused = [
  'سصث',
  'تط',
  'زذضظ',
  'غق',
  'حه',
  'اع',
  'او',
  'وه',
  'بپتثنیئ',
  'جچحخ',
  'دذ',
  'رزژ',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
  'کگ',
];
/** The rows of a Persian keyboard. */
const keyboard = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'];

const areNeighbours = (one: string, other: string) =>
  keyboard.some(
    (row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(other),
  );

const isLikelySwap = (one = '', other = '') =>
  confused.some((letters) => letters.includes(one) && letters.includes(other)) || areNeighbours(one, other);

const vowels = /^[اوی]$/;

/** «کنتاکتر»: a long vowel is left out more often than any other letter. */
export function lacksVowel(typed: string, known: string): boolean {
  if (known.length - typed.length !== 1 || !isOneSlip(typed, known)) return false;
  let head = 0;
  while (head < typed.length && typed[head] === known[head]) head++;
  return vowels.test(known[head] ?? '');
}

/**
 * Whether the words differ by one typing mistake: a letter inserted, deleted, replaced by one that is taken for it, or two
 * neighbours swapped. Nobody mistypes the first letter: «پلاستیک» is no «لاستیک», «بازار» no «ابزار».
 */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head++;
  const rest = (text: string, from: number) => text.slice(from);
  if (one.length === other.length) {
    if (rest(one, head + 1) === rest(other, head + 1)) return isLikelySwap(one[head], other[head]);
    const swapped = one[head] === other[head + 1] && one[head + 1] === other[head];
    return head > 0 && swapped && rest(one, head + 2) === rest(other, head + 2);
  }
  if (head === 0) return false;
  return one.length > other.length
    ? rest(one, head + 1) === rest(other, head)
    : rest(one, head) === rest(other, head + 1);
}
