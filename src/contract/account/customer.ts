import { z } from 'zod';
import { type ProfileBody, profileBody } from './profile.ts';

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
