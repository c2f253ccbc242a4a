import type { SaleSetting, SaleSettingBody } from '../../../contract/merchants/sale-setting.ts';
import type { City } from '../../../contract/places/place.ts';
import { parseNumber } from '../../../core/numbers/parse-number.ts';
import { type Weekday, weekdays } from '../../../core/time/weekdays.ts';

export interface SaleCityDraft {
  city: City;
  cost: string;
  leadDays: string;
}

export interface OpenDay {
  isOpen: boolean;
  opens: string;
  closes: string;
}

export interface SaleSettingDraft {
  minOrderAmount: string;
  preparationDays: string;
  vatIncluded: boolean;
  autoAccept: boolean;
  hours: Readonly<Record<Weekday, OpenDay>>;
  cities: readonly SaleCityDraft[];
}

const USUAL = { opens: '08:00', closes: '16:00' };

export const draftOf = (setting: SaleSetting): SaleSettingDraft => ({
  minOrderAmount: String(setting.minOrderAmount),
  preparationDays: String(setting.preparationDays),
  vatIncluded: setting.vatIncluded,
  autoAccept: setting.autoAccept,
  hours: Object.fromEntries(
    weekdays.map((weekday) => {
      const known = setting.workingHours.find((day) => day.weekday === weekday);
      return [
        weekday,
        { isOpen: known !== undefined, opens: known?.opens ?? USUAL.opens, closes: known?.closes ?? USUAL.closes },
      ];
    }),
  ) as Record<Weekday, OpenDay>,
  cities: setting.saleCities.map(({ city, cost, leadDays }) => ({
    city,
    cost: String(cost),
    leadDays: String(leadDays),
  })),
});

/** Whole and not negative; undefined for any other text. */
export function wholeNumber(text: string): number | undefined {
  const number = parseNumber(text);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Undefined while a number is missing. */
export function bodyOf(merchantId: string, draft: SaleSettingDraft): SaleSettingBody | undefined {
  const { vatIncluded, autoAccept } = draft;
  const minOrderAmount = wholeNumber(draft.minOrderAmount);
  const preparationDays = wholeNumber(draft.preparationDays);
  const saleCities = draft.cities.flatMap(({ city, ...typed }) => {
    const cost = wholeNumber(typed.cost);
    const leadDays = wholeNumber(typed.leadDays);
    return cost === undefined || leadDays === undefined ? [] : [{ cityId: city.id, cost, leadDays }];
  });
  if (minOrderAmount === undefined || preparationDays === undefined) return undefined;
  if (saleCities.length < draft.cities.length) return undefined;
  const workingHours = weekdays.flatMap((weekday) => {
    const { isOpen, opens, closes } = draft.hours[weekday];
    return isOpen ? [{ weekday, opens, closes }] : [];
  });
  return { merchantId, minOrderAmount, preparationDays, vatIncluded, autoAccept, workingHours, saleCities };
}
