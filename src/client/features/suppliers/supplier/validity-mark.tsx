import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import type { LicenceValidity } from './validity.ts';
import classes from './validity-mark.module.css';

const MARKS: Record<LicenceValidity, string> = {
  valid: 'M3 8.5 6.5 12 13 4.5',
  soon: 'M8 3.5V9M8 12v.5',
  future: 'M8 4v4l3 2',
  expired: 'M4 4l8 8M12 4l-8 8',
};

/** A state with a sign and a word, so that colour is not the only sign. */
export function ValidityMark({ validity }: { validity: LicenceValidity }) {
  return (
    <span className={classes.mark} data-validity={validity}>
      <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
        <path d={MARKS[validity]} />
      </svg>
      {supplierPageTexts.validities[validity]}
    </span>
  );
}
