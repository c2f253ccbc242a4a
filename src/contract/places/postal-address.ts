import { z } from 'zod';
import { parsePostalCode } from '../../core/people/postal-code.ts';
import { oneLine } from '../one-line.ts';
import { placeId } from './place.ts';

/** Where something is, as a form writes it. */
export const postalFields = {
  countryId: placeId,
  stateId: placeId,
  cityId: placeId,
  urbanAreaId: placeId.nullish(),
  street: z.string().trim().min(1).max(500),
  plaque: oneLine(20).nullish(),
  unit: oneLine(20).nullish(),
  /** In any spelling. */
  postalCode: z.string().refine((typed) => parsePostalCode(typed) !== undefined, {
    message: 'کد پستی درست نیست؛ ده رقم آن را بنویسید.',
  }),
};
export type PostalForm = z.infer<z.ZodObject<typeof postalFields>>;

export const POSTAL_EXAMPLE = {
  countryId: 'IR',
  stateId: 'IR-23',
  cityId: 'IR-c1576',
  urbanAreaId: 'IR-c1576-6',
  street: 'خیابان کارگر شمالی، کوچهٔ سوم',
  plaque: '۱۲',
  unit: '۴',
  postalCode: '۱۴۱۷۶۴۵۸۱۷',
};

/** The same in an answer. */
export const postalAddress = {
  countryId: placeId,
  stateId: placeId,
  cityId: placeId,
  urbanAreaId: placeId.nullable(),
  /** The names of the four places. */
  placeNames: z.object({
    country: z.string(),
    state: z.string(),
    city: z.string(),
    urbanArea: z.string().nullable(),
  }),
  street: z.string(),
  plaque: z.string().nullable(),
  unit: z.string().nullable(),
  /** Ten ASCII digits. */
  postalCode: z.string(),
};
export type PostalAddress = z.infer<z.ZodObject<typeof postalAddress>>;
