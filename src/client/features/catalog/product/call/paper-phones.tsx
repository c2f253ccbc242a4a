import { toPersianDigits } from '../../../../../core/numbers/numerals.ts';

const SHOWN_MAX = 2;

/** Who prints a page cannot press «تماس» on it: the supplier's first numbers, on paper only. */
export const PaperPhones = ({ phones = [] }: { phones?: readonly string[] | undefined }) => (
  <>
    {phones.slice(0, SHOWN_MAX).map((phone) => (
      <span key={phone} className="on-paper">
        <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
      </span>
    ))}
  </>
);
