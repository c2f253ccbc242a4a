import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { conversation } from './conversation.ts';

const Q_MAX = 100;

/** A page may have few messages, or none, and a next one: a call looks through a bounded number of messages. */
export const foundMessagesQuery = pageQuery.extend({ q: z.string().trim().min(1).max(Q_MAX) });
export type FoundMessagesQuery = z.output<typeof foundMessagesQuery>;

/** A message with the words that were looked for. */
export const foundMessage = z.object({
  conversation,
  message: z.object({
    seq: z.number().int(),
    by: z.enum(['own', 'other']),
    /** The part of the text with the first word. */
    text: z.string(),
    at: z.iso.datetime(),
  }),
});
export type FoundMessage = z.infer<typeof foundMessage>;
