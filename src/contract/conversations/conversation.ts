import { z } from 'zod';
import { partyKinds, talkObjectKinds } from '../../core/talk/parties.ts';
import { UNREAD_MAX } from '../../core/talk/talk-limits.ts';
import { pageQuery, queryBoolean } from '../page.ts';
import { message, messageEdit, newMessage } from './message.ts';

const kind = z.enum(partyKinds);

const party = z.object({
  kind,
  /** Of the supplier or the merchant; null for people and the operators. */
  id: z.uuid().nullable(),
  name: z.string(),
  /** Whether somebody answers here; otherwise the message is kept until the supplier comes. */
  isHere: z.boolean(),
});

const lastMessage = z.object({
  seq: z.number().int(),
  by: z.enum(['own', 'other']),
  /** The beginning; null for a deleted message. */
  text: z.string().nullable(),
  filesCount: z.number().int(),
  at: z.iso.datetime(),
});

/** As one of its readers sees it. */
export const conversation = z.object({
  id: z.uuid(),
  /** What it is about; null for talk about anything. */
  object: z
    .object({ kind: z.enum(talkObjectKinds), id: z.uuid(), title: z.string(), slug: z.string().nullable() })
    .nullable(),
  /** In whose name the reader writes. */
  own: z.object({ kind, name: z.string() }),
  /** The other party. */
  party,
  lastMessage: lastMessage.nullable(),
  /** Messages of the other party after the reader's cursor. */
  unread: z.number().int().max(UNREAD_MAX),
  lastSeq: z.number().int(),
  changeSeq: z.number().int(),
  /** How far the reader has read. */
  lastReadSeq: z.number().int(),
  mutedUntil: z.iso.datetime().nullable(),
  /** Whether the last word is the own party's. */
  answered: z.boolean(),
  /** Whether the own party takes no messages of the other. */
  isBlocked: z.boolean(),
  /** An operator who reads a dispute, and writes nothing. */
  isObserved: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const Q_MAX = 100;
/** PostgreSQL has no year 0. */
const CENTURY = /^20\d\d-/;

export const conversationsQuery = pageQuery.extend({
  /** Only those about this request or product. */
  objectId: z.uuid().optional(),
  /** Only those with this supplier or merchant that are about nothing else. */
  partyId: z.uuid().optional(),
  /** Only the one with the operators. */
  support: queryBoolean.optional(),
  unread: queryBoolean.optional(),
  /** Whether the last word is the own party's. */
  answered: queryBoolean.optional(),
  /** Words of the other party's name, of the object or of the last messages. */
  q: z.string().trim().min(1).max(Q_MAX).optional(),
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

export const unreadThread = z.object({
  total: z.number().int().max(UNREAD_MAX),
  /** The newest conversations with unread messages. */
  items: z.array(conversation),
});
export type UnreadThread = z.infer<typeof unreadThread>;

/** To whom, and about what: one of these. */
const receiver = z.union([
  z.strictObject({ supplierId: z.uuid() }),
  z.strictObject({ merchantId: z.uuid() }),
  /** The other party of a request that was sent. */
  z.strictObject({ requestId: z.uuid() }),
  /** The supplier of a product, about it. */
  z.strictObject({ productId: z.uuid() }),
  z.strictObject({ support: z.literal(true) }),
]);
export type Receiver = z.infer<typeof receiver>;

export const messageBody = z
  .object({
    /**
     * Made by the device, or of a conversation that exists. Where both parties talk about the object already, the answer
     * has the id of that conversation.
     */
    id: z.uuid().optional(),
    /** Not needed with the id of a conversation that exists. */
    to: receiver.optional(),
    message: newMessage,
  })
  .refine(({ id, to }) => id !== undefined || to !== undefined, {
    path: ['to'],
    message: 'گیرندهٔ پیام را بگزینید.',
  })
  .meta({
    examples: [
      {
        id: '01940000-0000-7000-8000-00000000000b',
        to: { support: true },
        message: { id: '01940000-0000-7000-8000-00000000000c', text: 'سلام؛ صورتحساب درخواست من نرسیده است.' },
      },
    ],
  });
export type MessageBody = z.output<typeof messageBody>;

export const sentMessage = z.object({ conversation, message });
export type SentMessage = z.infer<typeof sentMessage>;

/** One of: an edit, a reading, silence until a time, a block. */
export const threadChange = z
  .union([
    messageEdit,
    z.strictObject({ readUpToSeq: z.int32().min(0) }),
    z.strictObject({ mutedUntil: z.iso.datetime().regex(CENTURY).nullable() }),
    z.strictObject({ blocked: z.boolean() }),
  ])
  .meta({ examples: [{ readUpToSeq: 1 }] });

export const changedThread = z.object({ conversation, message: message.nullable() });
export type ChangedThread = z.infer<typeof changedThread>;
