import { z } from 'zod';
import { parsePhone } from '../../core/people/phone.ts';
import { tidyWebAddress } from '../../core/people/web-address.ts';
import { maybeLine, oneLine } from '../one-line.ts';
import { entityFields, pageQuery } from '../page.ts';
import { city, placeId } from '../places/place.ts';
import { saleSetting } from './sale-setting.ts';

export const merchantKinds = ['person', 'company'] as const;
export const merchantStatuses = ['draft', 'waitingConfirm', 'confirmed', 'rejected', 'suspended'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

const NAME_TYPED_MAX = 120;
const PHONES_MAX = 5;
const PHONE_TYPED_MAX = 60;
const WEBSITE_MAX = 200;
const REASON_MAX = 500;

export const merchantCard = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(merchantKinds),
  /** With its state if the name is not unique. */
  city: z.string().nullable(),
  /** As the merchant writes them, in its order. */
  phones: z.array(z.string()),
  website: z.string().nullable(),
});
export type MerchantCard = z.infer<typeof merchantCard>;

/** What the rules of names make of it is the server's answer, with suggestions. */
const name = oneLine(NAME_TYPED_MAX);
const phone = maybeLine(PHONE_TYPED_MAX).refine((typed) => parsePhone(typed) !== undefined, {
  message: 'شمارهٔ تلفن درست نیست؛ موبایل یا تلفن ثابت را با کد شهر بنویسید.',
});

const fields = {
  name,
  kind: z.enum(merchantKinds),
  phones: z.array(phone).max(PHONES_MAX),
  /** With its scheme. */
  website: maybeLine(WEBSITE_MAX)
    .overwrite((typed) => tidyWebAddress(typed) ?? '')
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }))
    .nullish(),
  cityId: placeId.nullish(),
};

const EXAMPLE = {
  name: 'بازرگانی آذرپارت',
  kind: 'company',
  phones: ['۰۲۱-۸۸۷۷۶۶۵۵'],
  website: 'https://azarpart.example',
  cityId: 'IR-c1576',
};

export const merchantForm = z.object(fields).meta({ examples: [EXAMPLE] });
export type MerchantForm = z.infer<typeof merchantForm>;

/** The client makes the id, so that a repeat makes no second merchant. */
export const merchantBody = z
  .object({ clientId: z.uuid(), ...fields })
  .meta({ examples: [{ clientId: '01940000-0000-7000-8000-00000000000a', ...EXAMPLE }] });
export type MerchantBody = z.infer<typeof merchantBody>;

/** A merchant as its owner and an operator see it. */
export const ownMerchant = z.object({
  ...entityFields,
  name: z.string(),
  slug: z.string(),
  kind: z.enum(merchantKinds),
  city: city.nullable(),
  phones: z.array(z.string()),
  website: z.string().nullable(),
  /** Set if the merchant is a supplier's own shop. */
  supplierId: z.uuid().nullable(),
  status: z.enum(merchantStatuses),
  /** What the operator says about a rejection or a suspension. */
  statusReason: z.string().nullable(),
  statusAt: z.iso.datetime(),
});
export type OwnMerchant = z.infer<typeof ownMerchant>;

/** With its conditions of sale, which share its version. */
export const ownMerchantDetail = ownMerchant.extend({ saleSetting });
export type OwnMerchantDetail = z.infer<typeof ownMerchantDetail>;

export const merchantsQuery = pageQuery.extend({
  /** `mine`: what I own; `all`: everybody's, for operators. */
  scope: z.enum(['mine', 'all']).default('mine'),
  status: z.enum(merchantStatuses).optional(),
});
export type MerchantsQuery = z.output<typeof merchantsQuery>;

export const merchantReason = z
  .object({ reason: z.string().trim().min(3).max(REASON_MAX) })
  .meta({ examples: [{ reason: 'شمارهٔ تلفن پاسخ نمی‌دهد.' }] });

/** Why a name is refused. */
const merchantNameFaults = ['short', 'long', 'letters', 'forbidden', 'taken'] as const;
export type MerchantNameFault = (typeof merchantNameFaults)[number];

export const merchantNameQuery = z.object({
  name,
  /** A merchant of mine that has the name already. */
  merchantId: z.uuid().optional(),
});
export type MerchantNameQuery = z.output<typeof merchantNameQuery>;

export const merchantNameCheck = z.object({
  valid: z.boolean(),
  reason: z.enum(merchantNameFaults).optional(),
  /** The reason as a sentence. */
  message: z.string().optional(),
  /** Valid names that are alike. */
  suggestions: z.array(z.string()).optional(),
});
export type MerchantNameCheck = z.infer<typeof merchantNameCheck>;
