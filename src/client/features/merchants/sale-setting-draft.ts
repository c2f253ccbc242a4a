import type { SaleSetting, SaleSettingBody } from '../../../contract/merchants/sale-setting.ts';
import type { City } from '../../../contract/places/place.ts';
import { type RialFault, readRial } from '../../../core/money/typed-rial.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
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

/** As much as the server takes. */
const RIAL_MAX = 1_000_000_000_000;
const USUAL = { opens: '08:00', closes: '16:00' };

export const draftOf = (setting: SaleSetting): SaleSettingDraft => ({
  minOrderAmount: formatNumber(setting.minOrderAmount),
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
    cost: formatNumber(cost),
    leadDays: String(leadDays),
  })),
});

/** Whole and not negative; undefined for any other text. */
function wholeNumber(text: string): number | undefined {
  const number = parseNumber(text);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** What is wrong with the text of each field, named as the server calls it. */
export function draftFaults({ minOrderAmount, preparationDays, cities }: SaleSettingDraft) {
  const faults = new Map<string, RialFault | 'noNumber'>();
  const checkMoney = (name: string, text: string) => {
    const { fault } = readRial(text, { max: RIAL_MAX });
    if (fault) faults.set(name, fault);
  };
  const checkCount = (name: string, text: string) => {
    if (wholeNumber(text) === undefined) faults.set(name, 'noNumber');
  };
  checkMoney('minOrderAmount', minOrderAmount);
  checkCount('preparationDays', preparationDays);
  for (const [index, { cost, leadDays }] of cities.entries()) {
    checkMoney(`saleCities.${index}.cost`, cost);
    checkCount(`saleCities.${index}.leadDays`, leadDays);
  }
  return faults;
}

/** Of a draft without faults. */
export function bodyOf(merchantId: string, draft: SaleSettingDraft): SaleSettingBody {
  const { vatIncluded, autoAccept } = draft;
  const minOrderAmount = readRial(draft.minOrderAmount).rial ?? 0;
  const preparationDays = wholeNumber(draft.preparationDays) ?? 0;
  const saleCities = draft.cities.map(({ city, cost, leadDays }) => ({
    cityId: city.id,
    cost: readRial(cost).rial ?? 0,
    leadDays: wholeNumber(leadDays) ?? 0,
  }));
  const workingHours = weekdays.flatMap((weekday) => {
    const { isOpen, opens, closes } = draft.hours[weekday];
    return isOpen ? [{ weekday, opens, closes }] : [];
  });
  return { merchantId, minOrderAmount, preparationDays, vatIncluded, autoAccept, workingHours, saleCities };
}
