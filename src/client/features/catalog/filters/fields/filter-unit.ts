import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import { RIAL_OF_TOMAN } from '../../../../../core/money/money.ts';
import { shownBound } from '../../../../../core/money/shown-bound.ts';
import { VAT_PERCENT } from '../../../../../core/money/vat.ts';
import { type BaseRange, isUsable } from '../../../../../core/units/usable-units.ts';
import type { MoneyView } from '../../../../ui/money/money-view.ts';
import type { UnitChoices } from '../../property/product-units.ts';
import type { SelectedCategoryProperty } from '../filter-atoms.ts';
import type { FilterUnit } from './filter-bounds.ts';
import { carryBound } from './filter-scale.ts';

const NET = { symbol: '', num: 1, den: 1, offset: 0 };
const GROSS = { ...NET, num: 100, den: 100 + VAT_PERCENT };
const inToman = (unit: typeof NET) => ({ ...unit, num: unit.num * RIAL_OF_TOMAN });
const moneyUnits = {
  net: { rial: null, toman: { id: 'netToman', ...inToman(NET) } },
  gross: { rial: { id: 'grossRial', ...GROSS }, toman: { id: 'grossToman', ...inToman(GROSS) } },
};

type Selected = SelectedCategoryProperty | undefined;

/** The unit that the field shows: the one chosen on the device for all pages, or that of the filter. */
export function shownUnitId(
  { quantityId, defaultUnit }: PropertyDefinition,
  selected: Selected,
  choices: UnitChoices,
  range: BaseRange,
): string | undefined {
  const chosen = quantityId !== null && defaultUnit ? choices[quantityId] : undefined;
  return chosen && isUsable(chosen, range) ? chosen.id : (selected?.measurementUnitId ?? defaultUnit?.id);
}

/** How the slider shows prices, which lists have in rial without tax; null if so. */
export const moneyUnit = ({ basis, currency }: MoneyView): FilterUnit | null => moneyUnits[basis][currency];

/** A price filter as the user types prices. */
export const inMoney = (selected: Selected, view: MoneyView): Selected =>
  withBounds(selected, (bound) => shownBound(bound, view));

/** The filter with its bounds in another unit. */
export const inUnit = (selected: Selected, from: FilterUnit | null, to: FilterUnit | null): Selected =>
  from && to && from.id !== to.id ? withBounds(selected, (bound) => carryBound(bound, from, to)) : selected;

function withBounds(selected: Selected, carry: (bound: number) => number): Selected {
  if (!selected) return selected;
  const { value, maxValue } = selected;
  return {
    ...selected,
    ...(value !== undefined && { value: carry(value) }),
    ...(maxValue !== undefined && { maxValue: carry(maxValue) }),
  };
}
