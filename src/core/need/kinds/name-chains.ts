import type { Form, VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { purpose, vagueInCategory } from '../words/trade-words.ts';
import type { Occurrence } from './category-match.ts';

export interface Chain {
  parts: (Occurrence & { at: number })[];
  skipped: number;
}

/** The longest run of the form's words in order, with at most one other word between two of them. */
export function longestChain(
  form: Form,
  occurrences: readonly Occurrence[],
  tokens: readonly Token[],
): Chain | undefined {
  let best: Chain | undefined;
  for (const [from, word] of form.words.entries()) {
    for (const start of occurrences) {
      if (start.key !== word) continue;
      const parts = [{ ...start, at: from }];
      let end = start.end;
      for (let at = from + 1; at < form.words.length; at++) {
        const next = occurrences.find(
          ({ key, first }) =>
            key === form.words[at] && (first === end || (first === end + 1 && !purpose.has(tokens[end]?.text ?? ''))),
        );
        if (!next) continue;
        parts.push({ ...next, at });
        end = next.end;
      }
      const skipped = (parts.at(-1)?.at ?? from) - from + 1 - parts.length;
      if (!best || parts.length > best.parts.length || (parts.length === best.parts.length && skipped < best.skipped)) {
        best = { parts, skipped };
      }
    }
  }
  return best;
}

/** «خزینه آلن», «فیلتر رگولاتور»: the words of a name in another order, if the first one said begins no other name. */
export function swappedChain(
  form: Form,
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): Chain | undefined {
  const [head = '', tail = '', more] = form.words;
  if (tail === '' || more !== undefined || head === tail) return undefined;
  if (!/^\p{Script=Arab}{3,}/u.test(tail) || vagueInCategory.has(tail)) return undefined;
  if (index.formsByWord.get(tail)?.some(({ words }) => words[0] === tail)) return undefined;
  for (const first of occurrences) {
    const second =
      first.key === tail ? occurrences.find((one) => one.key === head && one.first === first.end) : undefined;
    if (second)
      return {
        parts: [
          { ...first, at: 0 },
          { ...second, at: 1 },
        ],
        skipped: 0,
      };
  }
  return undefined;
}

/** «گلند ۲۰ برنجی»: the size stands between two words of the name. */
export function between({ parts }: Chain): number[] {
  return parts.flatMap(({ first }, at) => {
    const end = parts[at - 1]?.end ?? first;
    return Array.from({ length: first - end }, (_, step) => end + step);
  });
}

/** «مخزن سازی تحت …» is no «مخزن تحت فشار». */
export const wordsBetween = (chain: Chain, tokens: readonly Token[]): number =>
  between(chain).filter((at) => tokens[at]?.kind === 'word').length;
