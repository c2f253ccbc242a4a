import type { SupplierLicence } from '../../../contract/suppliers/supplier.ts';
import { TIME_ZONE } from '../../../core/dates.ts';

export type LicenceValidity = 'future' | 'valid' | 'soon' | 'expired';

/** From so many days before its end a licence is nearly over. */
const SOON_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Both days count; `now` in milliseconds, days as Tehran has them. */
export function validityOf({ from, to }: Pick<SupplierLicence, 'from' | 'to'>, now: number): LicenceValidity {
  const today = dayInTehran(now);
  if (today > to) return 'expired';
  if (today < from) return 'future';
  return dayInTehran(now + SOON_DAYS * DAY_MS) > to ? 'soon' : 'valid';
}

/** ISO date. */
const dayInTehran = (time: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(time);
