import { z } from 'zod';

/** What a list contains, to be compared with the list of a device. */
export const listDigest = z.object({
  count: z.number().int(),
  /** SHA-256 in hex of `id:version` of every row, sorted and joined by commas. */
  hash: z.string(),
});
export type ListDigest = z.infer<typeof listDigest>;
