import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { parseNumber } from '../../../../core/numbers/parse-number.ts';

/** Both bounds as typed; an empty string is an open bound. */
export interface NumberDraft {
  from: string;
  to: string;
}

export type NumberFault = 'notNumber' | 'noBound' | 'emptyRange';

const shown = (bound: number | undefined) => (bound === undefined ? '' : formatNumber(bound).replaceAll('٬', ''));

export const numberDraftOf = ({ value, maxValue }: PropertyFilter): NumberDraft => ({
  from: shown(value),
  to: shown(maxValue),
});

export function readNumberDraft(filter: PropertyFilter, { from, to }: NumberDraft): PropertyFilter | NumberFault {
  const bounds = [from, to].map((text) => (text.trim() === '' ? undefined : (parseNumber(text) ?? Number.NaN)));
  const [value, maxValue] = bounds;
  if (bounds.some(Number.isNaN)) return 'notNumber';
  if (value === undefined && maxValue === undefined) return 'noBound';
  if (value !== undefined && maxValue !== undefined && value > maxValue) return 'emptyRange';
  const { propertyId, measurementUnitId } = filter;
  return {
    propertyId,
    ...(value !== undefined && { value }),
    ...(maxValue !== undefined && { maxValue }),
    ...(measurementUnitId !== undefined && { measurementUnitId }),
  };
}
