import { join } from 'node:path';
import { z } from 'zod';
import { readRows } from '../read-data.ts';

const ROWS = join(import.meta.dirname, '..', 'data', 'talk', 'conversations.jsonl');

/** The last digit of one of the demo's people. */
const person = z.string().length(1);

const receiver = z.union([
  z.strictObject({ request: z.string() }),
  z.strictObject({ supplier: z.string() }),
  /** `base product@supplier`. */
  z.strictObject({ product: z.string() }),
  z.strictObject({ support: z.literal(true) }),
]);

const demoConversation = z.strictObject({
  key: z.string(),
  opener: person,
  to: receiver,
  messages: z
    .array(
      z.strictObject({
        /** Days before the seed's, and the time of that day in Tehran. */
        at: z.string().regex(/^([1-9]|1\d|2[01]) ([01]\d|2[0-3]):[0-5]\d$/),
        by: person,
        text: z.string(),
      }),
    )
    .min(1),
  /** How far each person has read. */
  read: z.record(person, z.int().positive()),
});
export type DemoConversation = z.infer<typeof demoConversation>;

export const demoConversations = readRows(ROWS, demoConversation);
