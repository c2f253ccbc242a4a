import { readNumber } from '../numbers/read-number.ts';
import type { Token } from '../words/need-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** How the goods are paid. «چک» names a valve too, so it needs a time or a verb of paying behind it. */
const payments = words('پرداخت پرداختش پرداختی تسویه تسویهاش تسویش نسیه سررسید اقساط قسط قسطی اعتباری پیشپرداخت');
const ambiguous = words('چک چکی پول پولش پولشو');
const times = words('روز روزه ماه ماهه هفته هفتهای ساله سال روزشمار مدتدار صیادی');
const verbs = words('میدم میدیم میدهم میدهیم بدم بدیم میکنم میکنیم میزنیم قبول نقد نقدی');
const between = words('با رو را به صورت از هر در');
const TERM_TOKENS_MAX = 5;

/** The token after the time that stands right behind `start`: «سه ماهه», «۴۵ روزه». */
function timeEnd(tokens: readonly Token[], start: number): number | undefined {
  const number = readNumber(tokens, start);
  return number && times.has(tokens[number.end]?.text ?? '') ? number.end + 1 : undefined;
}

/** The words that say how the goods are paid: «تسویه ۴۵ روزه», «با چک سه ماهه میدیم». They are no wish about the goods. */
export function paymentTerms(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { text }] of tokens.entries()) {
    if (!payments.has(text) && !ambiguous.has(text)) continue;
    let end = at + 1;
    let isSure = payments.has(text);
    while (end < Math.min(tokens.length, at + TERM_TOKENS_MAX)) {
      const word = tokens[end]?.text ?? '';
      const time = timeEnd(tokens, end);
      if (!time && !times.has(word) && !verbs.has(word) && !between.has(word) && !ambiguous.has(word)) break;
      isSure ||= time !== undefined || times.has(word) || verbs.has(word);
      end = time ?? end + 1;
    }
    while (end > at + 1 && between.has(tokens[end - 1]?.text ?? '')) end--;
    if (isSure) for (let one = at; one < end; one++) found.add(one);
  }
  return found;
}
