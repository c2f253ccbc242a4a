import { z } from 'zod';
import { objectTypes } from '../../core/ids/object-types.ts';

export const SUGGESTION_MIN_LETTERS = 2;

const suggestion = z.object({
  type: z.enum(objectTypes),
  objectId: z.uuid(),
  text: z.string(),
  slug: z.string(),
  count: z.number().int(),
  /** Start and end of each match, as UTF-16 offsets into `text`. */
  highlight: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionsQuery = z.object({ q: z.string().max(200) });
export const suggestions = z.array(suggestion);
