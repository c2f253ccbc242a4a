import { z } from 'zod';

/** A sign-in of the user on one device. */
export const session = z.object({
  id: z.uuid(),
  /** Browser and system, such as `Firefox · Android`; null if the device did not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To within ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this call belongs to it. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessionEnd = z.object({ id: z.uuid(), isEnded: z.literal(true) });
