import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import type { NeedChoice } from '../../../../core/need/need-types.ts';
import { formatBare, formatNumber } from '../../../../core/numbers/numerals.ts';
import type { ShownFilter } from '../need-filters.ts';
import { needTexts } from '../need-texts.ts';
import type { NeedWords } from '../need-words.ts';

/** Sets the direction of a number with a Latin unit, which has no Persian letter. */
const RIGHT_TO_LEFT = '\u200f';
const isolated = (latin: string) => `\u2066${latin}\u2069`;

const measure = (value: number, symbol: string | undefined): string =>
  symbol ? `${RIGHT_TO_LEFT}${formatNumber(value)} ${isolated(symbol)}` : formatBare(value);

/** «حداکثر ۳ kW», «چدن یا استیل», «بله». */
export function valueWords({ filter, isAbout }: Pick<ShownFilter, 'filter' | 'isAbout'>, words: NeedWords): string {
  const { propertyId, value, maxValue, measurementUnitId, optionIds } = filter;
  if (optionIds) return optionIds.map((id) => words.option(propertyId, id)?.title ?? id).join(needTexts.or);
  if (words.property(propertyId)?.dataType === 'boolean') return value === 1 ? needTexts.yes : needTexts.no;
  const symbol = words.unit(measurementUnitId)?.symbol;
  if (isAbout && value !== undefined && maxValue !== undefined)
    return needTexts.about(measure((value + maxValue) / 2, symbol));
  return rangeWords({ value, maxValue }, symbol);
}

export function rangeWords({ value, maxValue }: Pick<PropertyFilter, 'value' | 'maxValue'>, symbol?: string): string {
  if (value === undefined) return maxValue === undefined ? '' : needTexts.atMost(measure(maxValue, symbol));
  if (maxValue === undefined) return needTexts.atLeast(measure(value, symbol));
  if (value === maxValue) return measure(value, symbol);
  return needTexts.between(measure(value, undefined), measure(maxValue, symbol));
}

/** The words of one answer, with its category if the answers are of several. */
export function choiceWords(kind: string, choice: NeedChoice, areOfSeveral: boolean, words: NeedWords): string {
  const { categoryId = '', propertyId, optionIds = [], unitId, value } = choice;
  const category = words.category(categoryId)?.name ?? '';
  const unit = words.unit(unitId);
  if (kind === 'category') return category;
  if (kind === 'unit') return unit ? unitWords(unit) : '';
  if (kind === 'value') return measure(value ?? 0, unit?.symbol);
  const options = optionIds.map((id) => words.option(propertyId, id)?.title ?? id).join(needTexts.or);
  const said = [words.property(propertyId)?.name, options].filter(Boolean).join(': ');
  return areOfSeveral ? `${said} (${category})` : said;
}

export const unitWords = ({ nameFa, symbol }: { nameFa: string; symbol: string }): string =>
  nameFa === symbol ? symbol : `${nameFa} (${isolated(symbol)})`;
