import { z } from 'zod';
import { conversation } from './conversation.ts';
import { message } from './message.ts';

const SEQ_MAX = 2_147_483_647;
const PAGE_MAX = 100;

const digits = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().int().min(0).max(max));

const messages = {
  /** By `seq`; what was asked for by `changedAfter` is by `changedSeq`. */
  items: z.array(message),
  lastSeq: z.number().int(),
  /** The answer has every change up to here: ask for the next ones with it as `changedAfter`. */
  changeSeq: z.number().int(),
  /** Only with `changedAfter`: more changes are to be asked for. */
  isMore: z.boolean(),
  /** How far any person of each party has read. */
  read: z.object({ own: z.number().int(), other: z.number().int() }),
};

export const flatThread = z.object(messages);
export type FlatThread = z.infer<typeof flatThread>;

export const thread = z.object({ conversation, ...messages });
export type Thread = z.infer<typeof thread>;

/** One of `before`, `after` and `changedAfter`; without them the newest messages. */
export const flatThreadQuery = z.object({
  conversationId: z.uuid(),
  before: digits(SEQ_MAX).optional(),
  after: digits(SEQ_MAX).optional(),
  changedAfter: digits(SEQ_MAX).optional(),
  /** Changes come by more. @default 50 */
  limit: digits(PAGE_MAX).pipe(z.number().min(1)).optional(),
});
export type FlatThreadQuery = z.output<typeof flatThreadQuery>;

/** Messages around one; without it the newest. */
export const threadQuery = z.object({ around: digits(SEQ_MAX).optional() });

export const messageQuery = z.object({
  messageId: z.uuid(),
  /** The edit that was seen; another one by now is 409. @default any */
  editNo: digits(SEQ_MAX).optional(),
});

/** One of the files of a message that is not deleted. */
export const conversationFileQuery = z.object({ fileId: z.uuid() });
