import { z } from 'zod';
import { parsePhone } from '../../core/phone.ts';
import { parsePostalCode } from '../../core/postal-code.ts';
import { entityFields } from '../page.ts';
import { placeId } from '../places/place.ts';

/** A box around Iran: it also catches a latitude and a longitude that were exchanged. */
const LATITUDE = { min: 24, max: 40 };
const LONGITUDE = { min: 44, max: 64 };

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** A landline or a mobile number, and a postal code, in any spelling. A transform would cost the body its example. */
const phone = z.string().refine((typed) => parsePhone(typed) !== undefined, {
  message: 'شمارهٔ تلفن درست نیست؛ موبایل یا تلفن ثابت را با کد شهر بنویسید.',
});
const postalCode = z.string().refine((typed) => parsePostalCode(typed) !== undefined, {
  message: 'کد پستی درست نیست؛ ده رقم آن را بنویسید.',
});

const fields = {
  /** What the person calls the address: «انبار», «دفتر». */
  title: text(60),
  receiverName: text(100),
  receiverPhone: phone,
  countryId: placeId,
  stateId: placeId,
  cityId: placeId,
  urbanAreaId: placeId.nullish(),
  street: text(500),
  plaque: text(20).nullish(),
  unit: text(20).nullish(),
  postalCode,
  lat: z.number().min(LATITUDE.min).max(LATITUDE.max).nullish(),
  lng: z.number().min(LONGITUDE.min).max(LONGITUDE.max).nullish(),
  note: text(1_000).nullish(),
};

const EXAMPLE = {
  title: 'انبار',
  receiverName: 'مریم احمدی',
  receiverPhone: '۰۲۱-۸۸۷۷۶۶۵۵',
  countryId: 'IR',
  stateId: 'IR-23',
  cityId: 'IR-c1576',
  urbanAreaId: 'IR-c1576-6',
  street: 'خیابان کارگر شمالی، کوچهٔ سوم',
  plaque: '۱۲',
  unit: '۴',
  postalCode: '۱۴۱۷۶۴۵۸۱۷',
  lat: 35.7219,
  lng: 51.3909,
  note: 'تحویل از در شرقی',
};

const WHOLE_POSITION = 'طول و عرض جغرافیایی را با هم بفرستید.';
type Position = { lat?: number | null | undefined; lng?: number | null | undefined };
const hasLatitude = ({ lat, lng }: Position): boolean => typeof lat === 'number' || typeof lng !== 'number';
const hasLongitude = ({ lat, lng }: Position): boolean => typeof lng === 'number' || typeof lat !== 'number';

const ofWholePosition = <Shape extends z.ZodObject<typeof fields>>(shape: Shape) =>
  shape
    .refine(hasLatitude, { path: ['lat'], message: WHOLE_POSITION })
    .refine(hasLongitude, { path: ['lng'], message: WHOLE_POSITION });

export const deliveryAddressForm = ofWholePosition(z.object(fields)).meta({ examples: [EXAMPLE] });
export type DeliveryAddressForm = z.infer<typeof deliveryAddressForm>;

export const deliveryAddressBody = ofWholePosition(
  z.object({
    /** Made by the client, so that an address can be changed before it is sent. It becomes the address's id. */
    clientId: z.uuid(),
    ...fields,
  }),
).meta({ examples: [{ clientId: '01940000-0000-7000-8000-00000000000a', ...EXAMPLE }] });
export type DeliveryAddressBody = z.infer<typeof deliveryAddressBody>;

/** An address of the signed-in user. A deleted one says nothing but its city. */
export const deliveryAddress = z.object({
  ...entityFields,
  title: z.string(),
  receiverName: z.string(),
  /** E.164. */
  receiverPhone: z.string(),
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
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  note: z.string().nullable(),
  /** Of a person's addresses exactly one. To choose it is no change of the address: its version stays. */
  isDefault: z.boolean(),
  isDeleted: z.boolean(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;
