import type { Quantity } from '../numbers/quantity.ts';
import type { Token } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';
import { quantitiesNamed } from './own-dimensions.ts';

/** Whether a word names a dimension that only units of the second one have: «۴۰ متر مکعب هد ۵۰ متر». */
const isOfSecond = (tokens: readonly Token[], cue: number, one: Quantity, other: Quantity): boolean => {
  const quantityIds = quantitiesNamed(conceptOf(tokens[cue]?.text ?? ''));
  const has = ({ units }: Quantity) => units.some(({ quantityId }) => quantityIds.includes(quantityId));
  return has(other) && !has(one) && one.units.length > 0;
};

/** Gives a cue between two numbers to one of them: to the second if numbers follow their words, else to the first. */
export function shareCues(quantities: readonly Quantity[], tokens: readonly Token[]): void {
  const first = quantities[0];
  const last = quantities.at(-1);
  const wordsFollow = Boolean(first && last && first.before.length === 0 && last.after.length > 0);
  for (const [at, quantity] of quantities.entries()) {
    const next = quantities[at + 1];
    if (!next) continue;
    const shared = quantity.after.filter((cue) => next.before.includes(cue));
    if (shared.length === 0) continue;
    // «۲۰ سانت لبه ۵ سانت»: a name stands before its measure.
    const isAlike = quantity.units.some(({ quantityId }) => next.units.some((unit) => unit.quantityId === quantityId));
    // «۳۰ سانت ورق ۱.۵»: a number without a unit needs its name.
    if (quantity.units.length > 0 && next.units.length === 0)
      quantity.after = quantity.after.filter((cue) => !shared.includes(cue));
    else if (shared.every((cue) => isOfSecond(tokens, cue, quantity, next)))
      quantity.after = quantity.after.filter((cue) => !shared.includes(cue));
    else if (wordsFollow) next.before = next.before.filter((cue) => !shared.includes(cue));
    else if (quantity.before.length > 0 || isAlike)
      quantity.after = quantity.after.filter((cue) => !shared.includes(cue));
    else quantity.shared = new Set(shared);
  }
}
