import type { DelegationStatus, MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import type { SupplierLicence } from '../../../../contract/suppliers/supplier.ts';
import { TIME_ZONE } from '../../../../core/time/dates.ts';

export type LicenceValidity = 'future' | 'valid' | 'soon' | 'expired';

/** A licence counts as `soon` this many days before its end. */
const SOON_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Both days are inclusive, in Tehran's time zone; `now` in milliseconds. */
export function validityOf({ from, to }: Pick<SupplierLicence, 'from' | 'to'>, now: number): LicenceValidity {
  const today = dayInTehran(now);
  if (today > to) return 'expired';
  if (today < from) return 'future';
  return dayInTehran(now + SOON_DAYS * DAY_MS) > to ? 'soon' : 'valid';
}

/**
 * The status of a delegation at `now`: a decision, else by its dates. Computed on the device, because the status in a
 * saved copy or a cached page may be of yesterday.
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

/** As an ISO date. */
const dayInTehran = (time: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(time);
