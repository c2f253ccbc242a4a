import { z } from 'zod';
import { maybeLine } from '../one-line.ts';
import { entityFields } from '../page.ts';

const NAME_MAX = 80;
const EMAIL_MAX = 254;
const NUMBER_MAX = 30;

const name = maybeLine(NAME_MAX);
/** Digits of any script; the server checks and folds them. */
const digits = maybeLine(NUMBER_MAX);

export const personKinds = ['person', 'company'] as const;

/** An empty text counts as not given. */
export const profileBody = z
  .object({
    kind: z.enum(personKinds),
    firstName: name.nullable(),
    lastName: name.nullable(),
    /** Of a person: ten digits with a check digit. */
    nationalCode: digits.nullable(),
    email: z.union([z.email().max(EMAIL_MAX), z.literal('')]).nullable(),
    companyName: name.nullable(),
    /** Of a company: eleven digits with a check digit. */
    nationalId: digits.nullable(),
    /** Of a company, for its invoices. */
    economicCode: digits.nullable(),
  })
  .meta({
    examples: [
      {
        kind: 'person',
        firstName: 'مریم',
        lastName: 'رستمی',
        nationalCode: '0013542419',
        email: 'maryam@example.com',
        companyName: null,
        nationalId: null,
        economicCode: null,
      },
    ],
  });
export type ProfileBody = z.output<typeof profileBody>;

export const profile = z.object({
  ...entityFields,
  /** As it is written in Iran: `09121234567`. */
  phone: z.string(),
  kind: z.enum(personKinds),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  nationalCode: z.string().nullable(),
  email: z.string().nullable(),
  companyName: z.string().nullable(),
  nationalId: z.string().nullable(),
  economicCode: z.string().nullable(),
  roles: z.array(z.string()),
  /** Null until the person registers as a customer. */
  customerSince: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profile>;
