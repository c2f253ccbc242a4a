import { z } from 'zod';
import { legalKinds, readLegalNumbers } from '../../core/people/legal-form.ts';
import { oneLine } from '../one-line.ts';
import { phone } from '../phone.ts';
import { city, placeId } from '../places/place.ts';
import { postalFields } from '../places/postal-address.ts';

const NUMBER_TYPED_MAX = 40;

const fields = z.object({
  kind: z.enum(legalKinds),
  /** As it stands in the register: the name of the person or of the company. */
  legalName: oneLine(120),
  /** The national code of a person, the national id of a company; in any spelling. */
  nationalId: z.string().max(NUMBER_TYPED_MAX),
  /** A person's fourteen digits. A company's is its national id and may be left out. */
  economicCode: z.string().max(NUMBER_TYPED_MAX).nullish(),
  cityId: placeId,
  street: postalFields.street,
  postalCode: postalFields.postalCode,
  /** A landline or a mobile number in any spelling. */
  phone,
});

/** Who a merchant is before the law, as an invoice names it. */
export const legalFormBody = fields
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(readLegalNumbers(form).faults))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .meta({
    examples: [
      {
        kind: 'company',
        legalName: 'شرکت آذرپارت صنعت',
        nationalId: '۱۰۳۸۰۲۸۴۷۹۰',
        cityId: 'IR-c1576',
        street: 'خیابان کارگر شمالی، کوچهٔ سوم، پلاک ۱۲',
        postalCode: '۱۴۱۷۶۴۵۸۱۷',
        phone: '۰۲۱-۸۸۷۷۶۶۵۵',
      },
    ],
  });
export type LegalFormBody = z.infer<typeof legalFormBody>;

const legalForm = z.object({
  kind: z.enum(legalKinds),
  legalName: z.string(),
  /** ASCII digits, as the other numbers. */
  nationalId: z.string(),
  economicCode: z.string(),
  city,
  street: z.string(),
  postalCode: z.string(),
  /** E.164. */
  phone: z.string(),
});
export type LegalForm = z.infer<typeof legalForm>;

export const ownLegalForm = z.object({
  merchantId: z.uuid(),
  /** 0 until it is written for the first time. */
  version: z.int().nonnegative(),
  form: legalForm.nullable(),
});
export type OwnLegalForm = z.infer<typeof ownLegalForm>;
