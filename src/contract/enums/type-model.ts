import { z } from 'zod';

const typeModelItem = z.object({
  id: z.number().int(),
  key: z.string(),
  titleFa: z.string(),
  order: z.number().int(),
  isActive: z.boolean(),
});
export const typeModelEnum = z.object({ name: z.string(), items: z.array(typeModelItem) });
export type TypeModelEnum = z.infer<typeof typeModelEnum>;
export const typeModel = typeModelItem.extend({ enumName: z.string() });

export const enumNameParam = z.object({ name: z.string().regex(/^[A-Za-z]{1,60}$/) });
export const typeModelIdParam = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});
