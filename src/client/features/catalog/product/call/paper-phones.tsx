import { formatPhone } from '../../../../../core/people/format-phone.ts';

const SHOWN_MAX = 2;

/** Who prints a page cannot press «تماس» on it: the supplier's first numbers, on paper only. */
export const PaperPhones = ({ phones = [] }: { phones?: readonly string[] | undefined }) => (
  <>
    {phones.slice(0, SHOWN_MAX).map((phone) => (
      <span key={phone} className="on-paper">
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </span>
    ))}
  </>
);
