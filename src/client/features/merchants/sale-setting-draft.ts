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
function wholeNumber(text: string): number | undefined {
  const number = parseNumber(text);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** The names of the fields, as the server calls them, whose text is no number. */
export const faultyNumbers = ({ minOrderAmount, preparationDays, cities }: SaleSettingDraft): string[] =>
  Object.entries({
    minOrderAmount,
    preparationDays,
    ...Object.fromEntries(
      cities.flatMap(({ cost, leadDays }, index) => [
        [`saleCities.${index}.cost`, cost],
        [`saleCities.${index}.leadDays`, leadDays],
      ]),
    ),
  }).flatMap(([name, text]) => (wholeNumber(text) === undefined ? [name] : []));

/** Of a draft without faulty numbers. */
export function bodyOf(merchantId: string, draft: SaleSettingDraft): SaleSettingBody {
  const { vatIncluded, autoAccept } = draft;
  const minOrderAmount = wholeNumber(draft.minOrderAmount) ?? 0;
  const preparationDays = wholeNumber(draft.preparationDays) ?? 0;
  const saleCities = draft.cities.map(({ city, cost, leadDays }) => ({
    cityId: city.id,
    cost: wholeNumber(cost) ?? 0,
    leadDays: wholeNumber(leadDays) ?? 0,
  }));
  const workingHours = weekdays.flatMap((weekday) => {
    const { isOpen, opens, closes } = draft.hours[weekday];
    return isOpen ? [{ weekday, opens, closes }] : [];
  });
  return { merchantId, minOrderAmount, preparationDays, vatIncluded, autoAccept, workingHours, saleCities };
}
