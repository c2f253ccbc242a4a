import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pushTopics } from '../../core/worker/push-message.ts';
import { foldedText, moment } from '../db/columns.ts';

const topic = () => text({ enum: pushTopics });

/** A browser's subscription to topics. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid().primaryKey(),
  /** SHA-256 of the endpoint, to find the row of a browser. */
  endpointHash: foldedText().notNull().unique('push_subscriptions_endpoint'),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  topics: topic().array().notNull(),
  /** Minutes since midnight in Tehran. */
  quietFrom: integer(),
  quietTo: integer(),
  /** The person who has joined it; null: nobody. Counts only while `sessionId` lasts: a sign-out changes no row here. */
  userId: uuid(),
  sessionId: uuid(),
  createdAt: moment().notNull().default(sql`now()`),
  updatedAt: moment().notNull().default(sql`now()`),
  lastSentAt: moment(),
  /** Refusals of the push service since its last accepted message. */
  failures: integer().notNull().default(0),
});

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Announcements made. The primary key lets only one of many server starts make each. */
export const pushAnnouncements = pgTable(
  'push_announcements',
  { topic: topic().notNull(), about: text().notNull(), at: moment().notNull() },
  (t) => [primaryKey({ columns: [t.topic, t.about] })],
);

/** Messages to send: only the newest per subscription and topic. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    topic: topic().notNull(),
    /** Key of the announcement, such as a build id. */
    about: text().notNull(),
    path: text().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.topic] }), index('push_deliveries_due').on(t.dueAt)],
);

export type PushDeliveryRow = typeof pushDeliveries.$inferSelect;

/** The VAPID keys that all browsers subscribe with: one row, shared by all servers. */
export const pushKeys = pgTable(
  'push_keys',
  { id: integer().primaryKey(), publicKey: text().notNull(), privateKey: text().notNull() },
  (t) => [check('push_keys_one_row', sql`${t.id} = 1`)],
);
