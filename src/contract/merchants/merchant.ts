import { z } from 'zod';

export const merchantKinds = ['person', 'company'] as const;
export const merchantStatuses = ['draft', 'waitingConfirm', 'confirmed', 'rejected', 'suspended'] as const;

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
