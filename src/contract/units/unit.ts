import { z } from 'zod';

export const unit = z.object({
  id: z.string(),
  quantityId: z.string(),
  symbol: z.string(),
  nameFa: z.string(),
  nameEn: z.string(),
  aliases: z.array(z.string()),
  /** base value = (value + offset) × num ⁄ den */
  num: z.number(),
  den: z.number(),
  offset: z.number(),
  digits: z.number().int(),
  isDefault: z.boolean(),
});
export type Unit = z.infer<typeof unit>;

export const quantityIdParam = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) });
export const unitsQuery = z.object({
  quantityId: z.string().max(60).optional(),
  q: z.string().trim().min(1).max(60).optional(),
});
