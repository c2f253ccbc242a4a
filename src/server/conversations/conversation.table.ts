import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { partyKinds, talkObjectKinds } from '../../core/talk/parties.ts';
import { persons } from '../account/person/person.table.ts';
import { foldedText, moment } from '../db/columns.ts';
import { merchants } from '../merchants/merchant.table.ts';
import { suppliers } from '../suppliers/supplier.table.ts';

/** Two parties talk about one object, or about anything. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    objectKind: text({ enum: talkObjectKinds }),
    objectId: uuid(),
    /** Of `pairKeyOf`. */
    pairKey: foldedText().notNull(),
    /** Of the last message. The row is locked until the commit, so commits are in the order of numbers. */
    lastSeq: integer().notNull().default(0),
    /** Of the last change of any message. */
    changeSeq: integer().notNull().default(0),
    lastMessageAt: moment().notNull(),
    openedBy: uuid()
      .notNull()
      .references(() => persons.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('conversations_pair').on(t.objectKind, t.objectId, t.pairKey).nullsNotDistinct(),
    index('conversations_opened').on(t.openedBy, t.createdAt),
    check('conversations_object_whole', sql`(${t.objectKind} is null) = (${t.objectId} is null)`),
  ],
);
export type ConversationRow = typeof conversations.$inferSelect;

/** No 0 has begun the conversation, or is the buyer of its request; no 1 is the other party. */
export const conversationParties = pgTable(
  'conversation_parties',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    no: smallint().notNull(),
    kind: text({ enum: partyKinds }).notNull(),
    personId: uuid().references(() => persons.id),
    supplierId: uuid().references(() => suppliers.id),
    /** Of a supplier: the merchant that has answered first; from then on no other one of the supplier reads. */
    merchantId: uuid().references(() => merchants.id),
    /** The last message of the party. */
    answeredSeq: integer().notNull().default(0),
    /** Since when it takes no messages of the other party. */
    blockedAt: moment(),
    /** Since when it may not write to the other party, about anything: an operator's decision. */
    barredAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.no] }),
    index('conversation_parties_person').on(t.personId, t.conversationId),
    index('conversation_parties_supplier').on(t.supplierId, t.conversationId),
    index('conversation_parties_merchant').on(t.merchantId, t.conversationId),
    index('conversation_parties_support').on(t.conversationId).where(sql`${t.kind} = 'support'`),
    index('conversation_parties_barred').on(t.conversationId).where(sql`${t.barredAt} is not null`),
    check('conversation_parties_no', sql`${t.no} in (0, 1)`),
    check(
      'conversation_parties_who',
      sql`(${t.kind} = 'person') = (${t.personId} is not null) and (${t.kind} = 'supplier') = (${t.supplierId} is not null) and (${t.kind} <> 'merchant' or ${t.merchantId} is not null) and (${t.kind} in ('supplier', 'merchant') or ${t.merchantId} is null)`,
    ),
  ],
);
export type PartyRow = typeof conversationParties.$inferSelect;

/** How far a person has read, and until when they want no notices. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    /** The party that the person read for. */
    partyNo: smallint().notNull(),
    /** Only grows. */
    lastReadSeq: integer().notNull().default(0),
    mutedUntil: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.personId] }),
    index('conversation_reads_person').on(t.personId, t.conversationId),
  ],
);
