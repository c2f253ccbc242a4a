import type { DelegationStatus } from '../../contract/merchants/merchant-delegation.ts';
import { TIME_ZONE } from '../../core/time/dates.ts';
import type { MerchantDelegationRow } from './merchant-delegation.table.ts';

/** `sv-SE` formats dates as ISO 8601. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The date in Tehran, e.g. 2026-11-01. */
export const tehranDay = (at: Date): string => isoDay.format(at);

type Decided = Pick<MerchantDelegationRow, 'state' | 'validFrom' | 'validTo'>;

export function delegationStatus({ state, validFrom, validTo }: Decided, today: string): DelegationStatus {
  if (state !== 'granted') return state;
  if (today < validFrom) return 'upcoming';
  return today > validTo ? 'expired' : 'active';
}
