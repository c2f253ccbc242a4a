import { z } from 'zod';
import { mobile } from '../phone.ts';
import { type ProfileBody, personKinds, profileBody } from './profile.ts';

const { kind, ...identity } = profileBody.omit({ email: true }).shape;

/** What a customer is called and identified by. What is left out stays as the profile has it. */
export const personCustomerBody = z.object({ kind, ...z.object(identity).partial().shape }).meta({
  examples: [
    {
      kind: 'person',
      firstName: 'مریم',
      lastName: 'رستمی',
      nationalCode: '0013542419',
    },
  ],
});
export type PersonCustomerBody = Pick<ProfileBody, 'kind'> & Partial<Omit<ProfileBody, 'kind' | 'email'>>;

const lookupText = { phone: mobile.max(40).optional(), id: z.uuid().optional() };

/** Exactly one of both; there is no search among customers. */
export const customerQuery = z
  .object(lookupText)
  .refine(({ phone, id }) => (phone === undefined) !== (id === undefined), {
    path: ['phone'],
    message: 'شمارهٔ موبایل یا شناسهٔ مشتری را بنویسید، نه هر دو را.',
  });
export type CustomerQuery = z.output<typeof customerQuery>;

/** A customer as those see them who trade for a merchant: enough to recognise who was meant. */
export const customerCard = z.object({
  id: z.uuid(),
  kind: z.enum(personKinds),
  /** A company's name, or a first name with the initial of the last one. */
  name: z.string(),
  /** `0912***4567`. */
  maskedPhone: z.string(),
});
export type CustomerCard = z.infer<typeof customerCard>;
