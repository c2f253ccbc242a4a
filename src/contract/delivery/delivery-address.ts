import { z } from 'zod';
import { oneLine } from '../one-line.ts';
import { entityFields } from '../page.ts';
import { phone } from '../phone.ts';
import { POSTAL_EXAMPLE, postalAddress, postalFields } from '../places/postal-address.ts';

/** A box around Iran: it also catches a latitude and a longitude that were exchanged. */
const LATITUDE = { min: 24, max: 40 };
const LONGITUDE = { min: 44, max: 64 };

const fields = {
  /** What the person calls the address: «انبار», «دفتر». */
  title: oneLine(60),
  receiverName: oneLine(100),
  receiverPhone: phone,
  ...postalFields,
  lat: z.number().min(LATITUDE.min).max(LATITUDE.max).nullish(),
  lng: z.number().min(LONGITUDE.min).max(LONGITUDE.max).nullish(),
  note: z.string().trim().min(1).max(1_000).nullish(),
};

const EXAMPLE = {
  title: 'انبار',
  receiverName: 'مریم احمدی',
  receiverPhone: '۰۲۱-۸۸۷۷۶۶۵۵',
  ...POSTAL_EXAMPLE,
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
  ...postalAddress,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  note: z.string().nullable(),
  /** Of a person's addresses exactly one. To choose it is no change of the address: its version stays. */
  isDefault: z.boolean(),
  isDeleted: z.boolean(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;
