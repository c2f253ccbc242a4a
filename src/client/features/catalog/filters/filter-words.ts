import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { formatNumber } from '../../../../core/numerals.ts';
import { filtersTexts } from '../../../texts/filters/filters.ts';
import type { UnitsOf } from './filter-check.ts';

/** A filter in words: «فشار», «۱۰ تا ۱۶», `bar`. */
export interface FilterWords {
  name: string;
  value: string;
  symbol: string | undefined;
}

const OPTIONS_TOLD = 2;

export function wordsOfFilter(
  filter: PropertyFilter,
  definition: PropertyDefinition | undefined,
  unitsOf: UnitsOf,
): FilterWords {
  const name = definition?.name ?? filtersTexts.unknown;
  if (filter.optionIds?.length) return { name, value: titlesOf(filter.optionIds, definition), symbol: undefined };
  if (definition?.dataType === 'boolean') {
    return { name, value: filter.value === 1 ? filtersTexts.yes : filtersTexts.no, symbol: undefined };
  }
  return { name, value: spanOf(filter), symbol: symbolOf(filter.measurementUnitId, definition, unitsOf) };
}

/** The same as one text, for screen readers. */
export const plainWords = ({ name, value, symbol }: FilterWords): string =>
  symbol ? `${name}: ${value} ${symbol}` : `${name}: ${value}`;

function titlesOf(optionIds: readonly string[], definition: PropertyDefinition | undefined): string {
  const titles = definition?.options.filter((option) => optionIds.includes(option.id)).map((option) => option.title);
  const told = titles?.slice(0, OPTIONS_TOLD) ?? [];
  const untold = optionIds.length - told.length;
  return told.join('، ') + (untold > 0 ? ` ${filtersTexts.others(untold)}` : '');
}

function spanOf({ value, maxValue }: PropertyFilter): string {
  if (value === undefined) return maxValue === undefined ? '' : filtersTexts.to(formatNumber(maxValue));
  if (maxValue === undefined) return filtersTexts.from(formatNumber(value));
  if (value === maxValue) return formatNumber(value);
  return filtersTexts.between(formatNumber(value), formatNumber(maxValue));
}

function symbolOf(unitId: string | undefined, definition: PropertyDefinition | undefined, unitsOf: UnitsOf) {
  const own = definition?.defaultUnit;
  if (unitId === undefined || unitId === own?.id) return own?.symbol;
  const units = definition?.quantityId ? unitsOf(definition.quantityId) : undefined;
  return units?.find((unit) => unit.id === unitId)?.symbol ?? unitId;
}
