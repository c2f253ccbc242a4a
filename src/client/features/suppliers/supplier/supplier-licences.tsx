import type { SupplierLicence } from '../../../../contract/suppliers/supplier.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { useApi } from '../../../data/use-api.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import classes from './supplier-licences.module.css';
import { validityOf } from './validity.ts';
import { ValidityMark } from './validity-mark.tsx';

type SupplierLicencesProps = {
  licences: readonly SupplierLicence[];
  /** Whose published files the licences have; without it they have no links. */
  supplierId?: string | undefined;
};

/**
 * Licences with their dates and files. Only the device checks validity and links to files: the server draws pages for a cache,
 * and knows no address of the API.
 */
export function SupplierLicences({ licences, supplierId }: SupplierLicencesProps) {
  const { base } = useApi();
  const now = useNow();
  if (licences.length === 0) return null;
  return (
    <section aria-labelledby="licences">
      <WithHelp id="supplier.licences">
        <h2 id="licences">{supplierPageTexts.licences}</h2>
      </WithHelp>
      <ul className={rowListClass}>
        {licences.map((licence) => (
          <li key={`${licence.type} ${licence.no}`} className={classes.licence}>
            <span className={classes.type}>{licence.type}</span>
            <span className={classes.state}>
              {now !== undefined && <ValidityMark validity={validityOf(licence, now)} />}
            </span>
            <span className={classes.facts}>
              {supplierPageTexts.licenceNo} <bdi dir="ltr">{toPersianDigits(licence.no)}</bdi>
              {licence.issuer && (
                <>
                  {' · '}
                  <bdi>{licence.issuer}</bdi>
                </>
              )}
            </span>
            <span className={classes.facts}>
              {supplierPageTexts.licenceSpan(formatJalali(licence.from, 'short'), formatJalali(licence.to, 'short'))}
            </span>
            {licence.fileId && (
              <span className={classes.file}>
                {supplierId && now !== undefined ? (
                  <a
                    href={`${base}/api/v1/suppliers/${supplierId}/licence-file?fileId=${licence.fileId}`}
                    download
                    rel="nofollow"
                  >
                    {supplierPageTexts.licenceFile}
                  </a>
                ) : (
                  supplierPageTexts.licenceFile
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
