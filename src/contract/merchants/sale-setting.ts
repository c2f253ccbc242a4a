import { z } from 'zod';
import { weekdays } from '../../core/time/weekdays.ts';
import { city, placeId } from '../places/place.ts';

/** The cities that a merchant may deliver to. */
export const SALE_CITIES_MAX = 200;
const LEAD_DAYS_MAX = 90;
const PREPARATION_DAYS_MAX = 60;
const RIAL_MAX = 1_000_000_000_000;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const openDay = z
  .object({ weekday: z.enum(weekdays), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'ساعت پایان باید پس از ساعت آغاز باشد.',
  });
export type WorkingHours = z.infer<typeof openDay>[];

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const fields = {
  /** Rial; 0: any order. */
  minOrderAmount: z.number().int().min(0).max(RIAL_MAX),
  /** Tehran time; a day that is missing is closed. */
  workingHours: z
    .array(openDay)
    .max(weekdays.length)
    .refine((days) => isUnique(days.map(({ weekday }) => weekday)), { message: 'هر روز هفته یک بار نوشته می‌شود.' }),
  /** Whether a request is accepted without being looked at. */
  autoAccept: z.boolean(),
  /** Days until an order leaves. */
  preparationDays: z.number().int().min(0).max(PREPARATION_DAYS_MAX),
  /** Whether the prices have the value-added tax in them. */
  vatIncluded: z.boolean(),
};

const delivery = {
  /** Cost of a delivery; 0 is free. */
  cost: z.number().int().min(0).max(RIAL_MAX),
  leadDays: z.number().int().min(0).max(LEAD_DAYS_MAX),
};

/** Under which conditions a merchant sells. */
export const saleSetting = z.object({
  merchantId: z.uuid(),
  currency: z.literal('IRR'),
  ...fields,
  /** Shortest lead time first. */
  saleCities: z.array(z.object({ city, ...delivery })),
});
export type SaleSetting = z.infer<typeof saleSetting>;

export const saleSettingQuery = z.object({ merchantId: z.uuid() });

export const saleSettingBody = z
  .object({
    merchantId: z.uuid(),
    ...fields,
    saleCities: z
      .array(z.object({ cityId: placeId, ...delivery }))
      .max(SALE_CITIES_MAX)
      .refine((cities) => isUnique(cities.map(({ cityId }) => cityId)), { message: 'هر شهر یک بار نوشته می‌شود.' }),
  })
  .meta({
    examples: [
      {
        merchantId: '01940000-0000-7000-8000-00000000000a',
        minOrderAmount: 50_000_000,
        workingHours: [{ weekday: 'sat', opens: '08:00', closes: '16:30' }],
        autoAccept: false,
        preparationDays: 2,
        vatIncluded: true,
        saleCities: [{ cityId: 'IR-c1576', cost: 2_500_000, leadDays: 2 }],
      },
    ],
  });
export type SaleSettingBody = z.infer<typeof saleSettingBody>;
