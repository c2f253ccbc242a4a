import type { NeedFilter } from '../need-types.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { nameWords } from '../words/word-keys.ts';
import { type Piece, type Sentence, spanOfSet } from './pieces.ts';

const MIN_NAMED_SHARE = 2 / 3;
/** «فشار متوسط نیست» */
const denials = new Set(['نیست', 'نیستن', 'نمیباشد', 'ندارد', 'نداره']);

/** Yes-or-no properties: «ساخت به ASME VIII», or «بدون …» before it. */
export function yesNoPieces(sentence: Sentence, properties: readonly IndexedProperty[]): Piece[] {
  return properties.flatMap(({ property }) => {
    if (property.dataType !== 'boolean') return [];
    const said = nameWords(property.name).filter((word) => word.length > 2);
    const met = sentence.tokens.flatMap((token, at) => (said.includes(token.text) ? [at] : []));
    const distinct = new Set(met.map((at) => sentence.tokens[at]?.text));
    const run = longestRun(met);
    // «طبق ASME» says it alone.
    const coded = met.filter((at) => /^[a-z]{3,}$/.test(sentence.tokens[at]?.text ?? ''));
    const isSaid = distinct.size >= said.length * MIN_NAMED_SHARE && run.length >= 2;
    if (!isSaid && coded.length === 0) return [];
    const set = new Set(isSaid ? run : coded);
    const span = spanOfSet(sentence.tokens, set);
    const isDenied = denials.has(sentence.tokens[Math.max(...set) + 1]?.text ?? '');
    const kind = isDenied || [...set].some(sentence.isNegated) ? 'no' : 'yes';
    const filter: NeedFilter = {
      propertyId: property.id,
      kind,
      min: null,
      max: null,
      unitId: null,
      optionIds: [],
      span,
      certainty: 'stated',
    };
    return [{ at: Math.min(...set), tokens: set, span, filter }];
  });
}

function longestRun(sorted: readonly number[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  for (const at of sorted) {
    run = run.length > 0 && at - (run.at(-1) ?? 0) === 1 ? [...run, at] : [at];
    if (run.length > best.length) best = run;
  }
  return best;
}
