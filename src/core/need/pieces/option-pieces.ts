import type { NeedChoice } from '../need-types.ts';
import type { OptionMatch } from '../options/match-options.ts';
import { inStainless } from '../options/stainless-schedules.ts';
import type { IndexedCategory } from '../vocabulary-index.ts';
import { spanOf } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';
import { certaintyOf, optionFilter, type Piece, type Sentence, spanOfSet, tokenSet } from './pieces.ts';

const MATERIAL = 'جنس';
/** Parts of machines and valves that have a material of their own. */
const parts = new Set(
  'دیسک سیت استم تریم پروانه شفت محور میله دسته دستگیره درپوش شاسی پایه گوه ساچمه اسپیندل بوش'.split(' '),
);

/** «باترفلای … دیسک استیل»: the material of a part, where the kind has only one of its body. */
function isOfPart({ tokens }: Sentence, { property, first, cues }: OptionMatch): boolean {
  const { text = '' } = tokens[first - 1] ?? {};
  const isNamed = property.concepts.has(conceptOf(text));
  return cues === 0 && parts.has(text) && !isNamed && property.concepts.has(MATERIAL);
}

/** Options that the sentence names; one of several properties, or of a part of the thing, is asked about. */
export function optionPieces(
  sentence: Sentence,
  { settled, unsettled }: { settled: readonly OptionMatch[]; unsettled: readonly OptionMatch[][] },
  category: IndexedCategory | undefined,
  isRead: (at: number) => boolean,
): Piece[] {
  const { tokens } = sentence;
  const certain = settled.map((option): Piece => {
    const set = new Set(option.tokens);
    const span = spanOf(tokens, option.first - option.cues, option.end);
    const optionIds = inStainless(option.property, option.optionIds, category);
    const propertyId = option.property.property.id;
    const filter = optionFilter(propertyId, optionIds, span, certaintyOf(sentence, set, 'stated'));
    const piece = { at: option.first, tokens: set, span };
    return isRead(option.first - 1) || !isOfPart(sentence, option)
      ? { ...piece, filter }
      : {
          ...piece,
          pending: filter,
          question: { kind: 'property', span, choices: [{ propertyId, optionIds: [...optionIds] }] },
        };
  });
  const open = unsettled.flatMap((rivals): Piece[] => {
    const [first] = rivals;
    if (!first) return [];
    const set = tokenSet(first.first, first.end);
    const span = spanOfSet(tokens, set);
    const choices = rivals.map(
      ({ property, optionIds }): NeedChoice => ({ propertyId: property.property.id, optionIds: [...optionIds] }),
    );
    const pending = optionFilter('', [], span, 'stated');
    return [{ at: first.first, tokens: set, span, pending, question: { kind: 'property', span, choices } }];
  });
  return [...certain, ...open];
}
