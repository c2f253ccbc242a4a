import { z } from 'zod';
import { entityFields } from '../page.ts';
import { profileBody } from './profile.ts';

const { firstName, nationalCode, companyName, economicCode } = profileBody.shape;
const name = firstName.unwrap().min(1);

/** Who buys, as a trade request names them. */
export const buyerBody = z
  .object({
    firstName: name,
    lastName: name,
    nationalCode: nationalCode.optional(),
    companyName: companyName.optional(),
    economicCode: economicCode.optional(),
  })
  .meta({
    examples: [{ firstName: 'مریم', lastName: 'رستمی', nationalCode: '0013542419', companyName: 'صنایع آذر' }],
  });
export type BuyerBody = z.output<typeof buyerBody>;

export const buyer = z.object({
  ...entityFields,
  firstName: z.string(),
  lastName: z.string(),
  nationalCode: z.string().nullable(),
  companyName: z.string().nullable(),
  economicCode: z.string().nullable(),
});
export type Buyer = z.infer<typeof buyer>;
