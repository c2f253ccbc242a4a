import type { DelegationStatus, MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import type { SupplierLicence } from '../../../../contract/suppliers/supplier.ts';
import { TIME_ZONE } from '../../../../core/dates.ts';

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

/**
 * A decision on a delegation, and otherwise its dates on this day: a copy of yesterday, kept here or drawn on the server,
 * says what held yesterday.
 */
export function statusOn(
  delegation: Pick<MerchantDelegation, 'from' | 'to' | 'status'>,
  now: number,
): DelegationStatus {
  const { status } = delegation;
  if (status === 'revoked' || status === 'requested') return status;
  const validity = validityOf(delegation, now);
  if (validity === 'future') return 'upcoming';
  return validity === 'expired' ? 'expired' : 'active';
}

/** ISO date. */
const dayInTehran = (time: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(time);
