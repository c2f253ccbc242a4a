import { z } from 'zod';
import { oneLine } from '../one-line.ts';
import { entityFields } from '../page.ts';
import { phone } from '../phone.ts';
import { POSTAL_EXAMPLE, postalAddress, postalFields } from '../places/postal-address.ts';

const EXAMPLE = { title: 'دفتر مرکزی', phone: '۰۲۱-۸۸۷۷۶۶۵۵', ...POSTAL_EXAMPLE };
const EXAMPLE_ID = '01940000-0000-7000-8000-00000000000a';

const legalAddressForm = z.object({
  /** What it is for the person or company: «دفتر مرکزی», «کارخانه». */
  title: oneLine(60),
  /** A landline or a mobile number in any spelling. */
  phone: phone.nullish(),
  ...postalFields,
});
export type LegalAddressForm = z.infer<typeof legalAddressForm>;

export const legalAddressBody = legalAddressForm
  .extend({
    /** Made by the client; it becomes the address's id, so that an address that is sent again is the same one. */
    clientId: z.uuid(),
  })
  .meta({ examples: [{ clientId: EXAMPLE_ID, ...EXAMPLE }] });

export const legalAddressChange = legalAddressForm
  .extend({ addressId: z.uuid() })
  .meta({ examples: [{ addressId: EXAMPLE_ID, ...EXAMPLE }] });

export const legalAddressRemoval = z.object({ addressId: z.uuid() }).meta({ examples: [{ addressId: EXAMPLE_ID }] });

/** Where a person or a company is registered or has its office. A deleted one says nothing but its city. */
export const legalAddress = z.object({
  ...entityFields,
  title: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  ...postalAddress,
  isDeleted: z.boolean(),
});
export type LegalAddress = z.infer<typeof legalAddress>;
