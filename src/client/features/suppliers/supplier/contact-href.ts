import type { SupplierContact } from '../../../../contract/suppliers/supplier.ts';
import { telHref } from '../../../ui/tel-href.ts';

/** The link of a contact; undefined for a type that no app opens and for an invalid value. */
export function contactHref({ type, value }: SupplierContact): string | undefined {
  if (type === 'phone' || type === 'mobile') return telHref(value);
  if (type === 'email') return /^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : undefined;
  if (type !== 'website') return undefined;
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) ? address : undefined;
}
