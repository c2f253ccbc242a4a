import type { NeedFilter } from '../need-types.ts';
import { matchOptions } from '../options/match-options.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import { resolveQuantity } from '../quantities/resolve-quantity.ts';
import type { IndexedCategory, IndexedProperty, VocabularyIndex } from '../vocabulary-index.ts';
import { spanOf, type Token, tokenize } from '../words/need-tokens.ts';
import { dimensions } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';
import { numberFilter, optionFilter, type Sentence } from './pieces.ts';

const SIZE = 'اندازه';
/** Smaller numbers are sizes. */
const NUMBER_MIN = 100;

/** The options and numbers that negated words name, each property once. */
export function readExclusions(
  { tokens }: Sentence,
  negated: ReadonlySet<number>,
  category: IndexedCategory | undefined,
  { units }: VocabularyIndex,
  wanted: readonly NeedFilter[] = [],
): NeedFilter[] {
  if (!category || negated.size === 0) return [];
  const { properties } = category;
  const isFree = (at: number) => negated.has(at);
  const name = { isNameWord: () => false, isName: false };
  const { settled, claimed } = matchOptions(tokens, isFree, properties, units, name);
  const said = settled.map(({ property, optionIds, first, end }) =>
    optionFilter(property.property.id, optionIds, spanOf(tokens, first, end), 'stated'),
  );
  const lettered = besideWanted(tokens, (at) => isFree(at) && !claimed.has(at), properties, wanted);
  const taken = new Set([...tokens.keys()].filter((at) => !negated.has(at) || claimed.has(at)));
  const concept = (at: number) => conceptOf(tokens[at]?.text ?? '');
  const quantities = readQuantities({
    tokens,
    units,
    taken,
    isCue: (at) => concept(at) === SIZE || properties.some(({ concepts }) => concepts.has(concept(at))),
    isDimension: (at) => dimensions.has(concept(at)),
  });
  // «بوبین ۲۴ ولت نه», «دو ردیفه نباشه»
  const measured = quantities.flatMap((quantity) => {
    const outcome = resolveQuantity(tokens, quantity, properties, units);
    const isBare = quantity.units.length === 0;
    const before = wanted.filter(({ span: [, end] }) => end <= (tokens[quantity.numberAt]?.start ?? 0));
    const numbered = isBare ? numberedBy(quantity.low.value, properties, said, before) : undefined;
    const isOption = outcome?.kind === 'options' && !numbered?.isKnown;
    const span = spanOf(tokens, Math.min(quantity.first, ...(isOption ? outcome.cues : [])), quantity.end);
    if (isOption) return [optionFilter(outcome.property.property.id, outcome.optionIds, span, 'stated')];
    if (numbered) return [optionFilter(numbered.propertyId, numbered.optionIds, span, 'stated')];
    if (outcome?.kind !== 'number' || outcome.isBare || outcome.alone || quantity.bound) return [];
    return [numberFilter(quantity, outcome.property.property.id, outcome.unit?.id ?? null, span, 'stated')];
  });
  return [...said, ...lettered, ...measured].reduce<NeedFilter[]>(withExclusion, []);
}

/** «شیر ۵/۲ غیر از دوبوبین»: what is left of the options. */
export const withoutExcluded = (filters: readonly NeedFilter[], exclusions: readonly NeedFilter[]): NeedFilter[] =>
  filters.flatMap((filter) => {
    const ruledOut = exclusions
      .filter(({ propertyId }) => propertyId === filter.propertyId)
      .flatMap(({ optionIds }) => optionIds);
    const optionIds = filter.optionIds.filter((id) => !ruledOut.includes(id));
    // «آلومینیوم به جز ۱۰۵۰»: of the only one nothing is left.
    return filter.optionIds.length > 0 && optionIds.length === 0 ? [] : [{ ...filter, optionIds }];
  });

/** One exclusion of each property: «کلاس ۱۵۰ و ۳۰۰». */
function withExclusion(all: NeedFilter[], one: NeedFilter): NeedFilter[] {
  const at = all.findIndex(({ propertyId }) => propertyId === one.propertyId);
  const known = all[at];
  if (!known) return [...all, one];
  const optionIds = [...new Set([...known.optionIds, ...one.optionIds])];
  return all.with(at, { ...known, optionIds });
}

/** «تیپ K میخوام نه J»: the letter of another option of what is wanted. */
function besideWanted(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  properties: readonly IndexedProperty[],
  wanted: readonly NeedFilter[] = [],
): NeedFilter[] {
  return tokens.flatMap(({ raw, kind }, at) => {
    if (kind !== 'word' || !/^[A-Z]{1,3}$/i.test(raw) || !isFree(at)) return [];
    const found = properties.flatMap(({ property: { id, options = [] } }) => {
      const own = wanted.find(({ propertyId, kind: of }) => propertyId === id && of === 'options');
      const having = options.filter(({ title }) => tokenize(title).some((token) => token.raw === raw.toUpperCase()));
      return own && having.length === 1 ? having.map((option) => ({ id, optionId: option.id, own })) : [];
    });
    const [only, other] = found;
    if (!only || other || only.own.optionIds.includes(only.optionId)) return [];
    return [optionFilter(only.id, [only.optionId], spanOf(tokens, at, at + 1), 'stated')];
  });
}

/** «بجز کلاس ۱۵۰ و ۳۰۰» goes on with the property that is ruled out, «۴۶ نه ۶۸» with the one that is wanted. */
function numberedBy(
  value: number,
  properties: readonly IndexedProperty[],
  said: readonly NeedFilter[],
  wanted: readonly NeedFilter[],
) {
  const known = withNumber(value, properties, said);
  // «DN100 PN16 باشه نه ۲۵»: the nearest one.
  const near = [...wanted].sort((one, other) => other.span[1] - one.span[1]);
  const meant = near.map((one) => withNumber(value, properties, [one])).find((one) => one?.isKnown);
  return known?.isKnown ? known : (meant ?? known);
}

/** «۳۰۴ نباشه», «۴ قطب نباشه»: the options whose titles have the number, of the property that is ruled out or of the only one. */
function withNumber(value: number, properties: readonly IndexedProperty[], said: readonly NeedFilter[]) {
  const found = properties.flatMap(({ property: { id: propertyId, options = [] } }) => {
    const isKnown = said.some((one) => one.propertyId === propertyId);
    const having = options.filter(
      ({ title }) =>
        (isKnown || value >= NUMBER_MIN) &&
        tokenize(title).some(({ kind, text }) => kind === 'number' && Number(text) === value),
    );
    return having.length === 1 ? [{ propertyId, isKnown, optionIds: having.map(({ id }) => id) }] : [];
  });
  return found.find(({ isKnown }) => isKnown) ?? (found.length === 1 ? found[0] : undefined);
}
