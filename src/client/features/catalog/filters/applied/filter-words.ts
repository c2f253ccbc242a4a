import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../../core/filters/filter-types.ts';
import { isOfferTerm } from '../../../../../core/filters/offer-terms.ts';
import { shownBound } from '../../../../../core/money/shown-bound.ts';
import { formatBare, formatNumber } from '../../../../../core/numbers/numerals.ts';
import type { MoneyView } from '../../../../ui/money/money-view.ts';
import type { UnitsOf } from '../applied.ts';
import { chipTexts } from './chips-texts.ts';
import { type TermView, termDefinition } from './term-definitions.ts';

/** A filter in words: «فشار», «۱۰ تا ۱۶», `bar`. */
export interface FilterWords {
  name: string;
  value: string;
  symbol: string | undefined;
}

const OPTIONS_TOLD = 2;

export function wordsOfFilter(
  filter: PropertyFilter,
  property: PropertyDefinition | undefined,
  unitsOf: UnitsOf,
  view: MoneyView & TermView,
): FilterWords {
  const definition = property ?? definitionOfTerm(filter, view);
  const name = definition?.name ?? chipTexts.unknown;
  if (filter.optionIds?.length) return { name, value: titlesOf(filter.optionIds, definition), symbol: undefined };
  if (definition?.dataType === 'boolean') {
    return { name, value: filter.value === 1 ? chipTexts.yes : chipTexts.no, symbol: undefined };
  }
  const symbol = symbolOf(filter.measurementUnitId, definition, unitsOf);
  const write = symbol === undefined ? formatBare : formatNumber;
  const isPrice = filter.propertyId === 'price';
  return {
    name,
    value: spanOf(filter, (bound) => (isPrice ? formatNumber(shownBound(bound, view)) : write(bound))),
    symbol,
  };
}

function definitionOfTerm(
  { propertyId, optionIds = [] }: PropertyFilter,
  view: TermView,
): PropertyDefinition | undefined {
  const options = optionIds.map((id) => ({ id, title: id }));
  return isOfferTerm(propertyId) ? termDefinition(propertyId, options, view) : undefined;
}

/** The same as one text, for screen readers. */
export const plainWords = ({ name, value, symbol }: FilterWords): string =>
  symbol ? `${name}: ${value} ${symbol}` : `${name}: ${value}`;

function titlesOf(optionIds: readonly string[], definition: PropertyDefinition | undefined): string {
  const titles = definition?.options.filter((option) => optionIds.includes(option.id)).map((option) => option.title);
  const told = titles?.slice(0, OPTIONS_TOLD) ?? [];
  const untold = optionIds.length - told.length;
  return told.join('، ') + (untold > 0 ? ` ${chipTexts.others(untold)}` : '');
}

function spanOf({ value, maxValue }: PropertyFilter, told: (bound: number) => string): string {
  if (value === undefined) return maxValue === undefined ? '' : chipTexts.to(told(maxValue));
  if (maxValue === undefined) return chipTexts.from(told(value));
  if (value === maxValue) return told(value);
  return chipTexts.between(told(value), told(maxValue));
}

function symbolOf(unitId: string | undefined, definition: PropertyDefinition | undefined, unitsOf: UnitsOf) {
  const own = definition?.defaultUnit;
  if (unitId === undefined || unitId === own?.id) return own?.symbol;
  const units = definition?.quantityId ? unitsOf(definition.quantityId) : undefined;
  return units?.find((unit) => unit.id === unitId)?.symbol ?? unitId;
}
