import type { SupplierLicence } from '../../../../contract/suppliers/supplier.ts';
import { formatJalali } from '../../../../core/dates.ts';
import { toPersianDigits } from '../../../../core/numerals.ts';
import { supplierPageTexts } from '../../../texts/suppliers/supplier-page.ts';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import classes from './supplier-licences.module.css';
import { validityOf } from './validity.ts';
import { ValidityMark } from './validity-mark.tsx';

/** Licences with their dates. Only the device checks their validity, because server pages are cached. */
export function SupplierLicences({ licences }: { licences: readonly SupplierLicence[] }) {
  const now = useNow();
  if (licences.length === 0) return null;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">{supplierPageTexts.licences}</h2>
      <ul className={rowListClass}>
        {licences.map((licence) => (
          <li key={`${licence.type} ${licence.no}`} className={classes.licence}>
            <span className={classes.type}>{licence.type}</span>
            <span className={classes.state}>
              {now !== undefined && <ValidityMark validity={validityOf(licence, now)} />}
            </span>
            <span className={classes.facts}>
              {supplierPageTexts.licenceNo} <bdi dir="ltr">{toPersianDigits(licence.no)}</bdi>
            </span>
            <span className={classes.facts}>
              {supplierPageTexts.licenceSpan(formatJalali(licence.from, 'short'), formatJalali(licence.to, 'short'))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
