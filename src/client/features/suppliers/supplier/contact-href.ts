import type { SupplierContact } from '../../../../contract/suppliers/supplier.ts';
import { tidyWebAddress } from '../../../../core/people/web-address.ts';
import { telHref } from '../../../ui/tel-href.ts';

/** The link of a contact; undefined for a type that no app opens and for an invalid value. */
export function contactHref({ type, value }: SupplierContact): string | undefined {
  if (type === 'phone' || type === 'mobile') return telHref(value);
  if (type === 'email') return /^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : undefined;
  if (type !== 'website') return undefined;
  const address = tidyWebAddress(value);
  return address === undefined || /^https?:/.test(address) ? address : `https://${address}`;
}
