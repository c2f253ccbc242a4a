import type { Token } from '../words/need-tokens.ts';
import { bounds, numberWords } from '../words/trade-words.ts';

const perWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HR: 'ساعتی',
    MON: 'ماهی ماهانه ماهیانه ماه',
    DAY: 'روزی روزانه روز',
    WK: 'هفتهای هفتگی هفته',
    YR: 'سالی سالانه سالیانه سال',
    M: 'متری مترش متر',
  }).flatMap(([per, row]) => row.split(' ').map((word): [string, string] => [word, per])),
);
/** These are no rate alone: «ظرف یک ماه ۲۰ تن». */
const plain = new Set(['ماه', 'روز', 'هفته', 'سال', 'متر']);
/** «هر مترش از ۲۰ کیلو» */
const between = new Set(['از', 'وزن', 'وزنش', 'تا', 'بالای', 'زیر', 'حدود', 'حداقل', 'حداکثر']);
const BETWEEN_MAX = 2;

/** What the number at `first` is said of: `MON` of «ماهی ۲۰ تن», `M` of «هر مترش ۲۰ کیلو». */
export function rateBefore(tokens: readonly Token[], first: number): string | undefined {
  let at = first - 1;
  for (let steps = 0; steps < BETWEEN_MAX; steps++) {
    const text = tokens[at]?.text ?? '';
    if (!between.has(text) && !bounds.has(text)) break;
    at--;
  }
  // «هفته‌ای»
  const isSplit = tokens[at]?.text === 'ای' && tokens[at - 1]?.text === 'هفته';
  if (isSplit) at--;
  const word = tokens[at]?.text ?? '';
  const lead = tokens[at - 1];
  const isOfNumber = (lead?.kind === 'number' && !lead.isGlued) || numberWords.has(lead?.text ?? '');
  const isAdverb = !plain.has(word) && word !== 'متری';
  if (!isAdverb && (isOfNumber || !(isSplit || word === 'متری' || lead?.text === 'هر'))) return undefined;
  return perWords.get(word);
}
