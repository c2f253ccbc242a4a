import { matchOptions } from './match-options.ts';
import { spanOf, tokenize } from './need-tokens.ts';
import type { NeedFilter } from './need-types.ts';
import { numberFilter, optionFilter, type Sentence } from './pieces.ts';
import { readQuantities } from './read-quantities.ts';
import { resolveQuantity } from './resolve-quantity.ts';
import { dimensions } from './trade-words.ts';
import type { IndexedCategory, IndexedProperty, VocabularyIndex } from './vocabulary-index.ts';
import { conceptOf } from './word-keys.ts';

const SIZE = 'اندازه';
/** Smaller numbers are sizes. */
const NUMBER_MIN = 100;

/** The options and numbers that negated words name, each property once. */
export function readExclusions(
  { tokens }: Sentence,
  negated: ReadonlySet<number>,
  category: IndexedCategory | undefined,
  { units }: VocabularyIndex,
): NeedFilter[] {
  if (!category || negated.size === 0) return [];
  const { properties } = category;
  const isFree = (at: number) => negated.has(at);
  const name = { isNameWord: () => false, isName: false };
  const { settled, claimed } = matchOptions(tokens, isFree, properties, units, name);
  const said = settled.map(({ property, optionIds, first, end }) =>
    optionFilter(property.property.id, optionIds, spanOf(tokens, first, end), 'stated'),
  );
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
    const numbered = isBare ? withNumber(quantity.low.value, properties, said) : undefined;
    const isOption = outcome?.kind === 'options' && !numbered?.isKnown;
    const span = spanOf(tokens, Math.min(quantity.first, ...(isOption ? outcome.cues : [])), quantity.end);
    if (isOption) return [optionFilter(outcome.property.property.id, outcome.optionIds, span, 'stated')];
    if (numbered) return [optionFilter(numbered.propertyId, numbered.optionIds, span, 'stated')];
    if (outcome?.kind !== 'number' || outcome.isBare || outcome.alone || quantity.bound) return [];
    return [numberFilter(quantity, outcome.property.property.id, outcome.unit?.id ?? null, span, 'stated')];
  });
  return [...said, ...measured].reduce<NeedFilter[]>(withExclusion, []);
}

/** «شیر ۵/۲ غیر از دوبوبین»: what is left of the options. */
export const withoutExcluded = (filters: readonly NeedFilter[], exclusions: readonly NeedFilter[]): NeedFilter[] =>
  filters.map((filter) => {
    const ruledOut = exclusions
      .filter(({ propertyId }) => propertyId === filter.propertyId)
      .flatMap(({ optionIds }) => optionIds);
    const optionIds = filter.optionIds.filter((id) => !ruledOut.includes(id));
    return optionIds.length > 0 ? { ...filter, optionIds } : filter;
  });

/** One exclusion of each property: «کلاس ۱۵۰ و ۳۰۰». */
function withExclusion(all: NeedFilter[], one: NeedFilter): NeedFilter[] {
  const at = all.findIndex(({ propertyId }) => propertyId === one.propertyId);
  const known = all[at];
  if (!known) return [...all, one];
  const optionIds = [...new Set([...known.optionIds, ...one.optionIds])];
  return all.with(at, { ...known, optionIds });
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
