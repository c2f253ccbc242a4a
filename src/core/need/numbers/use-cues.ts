import { joinText, type Token } from '../words/need-tokens.ts';
import { abilities, abilityNouns, purpose } from '../words/trade-words.ts';
import type { Quantity } from './quantity.ts';

const joiningWords = new Set(['با', 'و', 'که']);
const objectMarks = new Set(['رو', 'را', 'هم', 'بالا']);
/** What a thing bears: «تحمل بار ۲ تن». */
const borne = new Set(['بار', 'وزن', 'فشار', 'دمای', 'دما', 'حرارت', 'تا', 'برابر', 'در']);

const MAX_FOR_TOKENS = 3;
const liftVerbs = /^(?:می|ب)?کن(?:ه|د|ن|م|یم|ند)?$/;

/** «برای گشتاور ۴۰۰»: what the thing is used for. */
export function isFor({ first, before }: Quantity, tokens: readonly Token[]): boolean {
  const start = Math.min(first, ...before);
  for (let at = start - 1; at >= Math.max(0, start - MAX_FOR_TOKENS); at--) {
    const text = tokens[at]?.text ?? '';
    if (purpose.has(text)) return true;
    if (tokens[at]?.kind !== 'word' || joiningWords.has(text)) return false;
  }
  return false;
}

/** «که ۱۸۰ کیلو تحمل کنه», «تا ۴۰۰ نیوتن متر گشتاور رو تحمل کنه», «با تحمل بار ۱۵۰ کیلو» */
export function canDo({ first, end, before, after }: Quantity, tokens: readonly Token[]): boolean {
  const isAbility = (from: number): boolean => {
    const at = objectMarks.has(tokens[from]?.text ?? '') ? from + 1 : from;
    // «چهار پر بلند» is long, «۲ تن بلند کنه» lifts.
    if (tokens[at]?.text === 'بلند') return liftVerbs.test(tokens[at + 1]?.text ?? '');
    return [at + 1, at + 2].some((to) => abilities.has(joinText(tokens, at, to)));
  };
  if (isAbility(end) || isAbility(Math.max(end, ...after.map((cue) => cue + 1)))) return true;
  const start = Math.min(first, ...before);
  return [start - 1, start - 2].some(
    (word) =>
      abilityNouns.has(tokens[word]?.text ?? '') && (word === start - 1 || borne.has(tokens[start - 1]?.text ?? '')),
  );
}
