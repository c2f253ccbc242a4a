import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pushTopics } from '../../core/push-message.ts';
import { foldedText } from '../db/columns.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const topic = () => text({ enum: pushTopics });

/** A browser that wants to be told of something. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid().primaryKey(),
  /** SHA-256 of the endpoint: what a browser's row is found by. */
  endpointHash: foldedText().notNull().unique('push_subscriptions_endpoint'),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  topics: topic().array().notNull(),
  /** Minutes of Tehran's day. */
  quietFrom: integer(),
  quietTo: integer(),
  /** Whose it is; null until sign-in exists. */
  userId: uuid(),
  createdAt: moment().notNull().default(sql`now()`),
  updatedAt: moment().notNull().default(sql`now()`),
  lastSentAt: moment(),
  /** Refusals of the push service since the last message that it took. */
  failures: integer().notNull().default(0),
});

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** What has been announced. The key is what lets one of many starts do it, once. */
export const pushAnnouncements = pgTable(
  'push_announcements',
  { topic: topic().notNull(), about: text().notNull(), at: moment().notNull() },
  (t) => [primaryKey({ columns: [t.topic, t.about] })],
);

/** What is to be sent: of a topic the newest alone. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    topic: topic().notNull(),
    /** Of the announcement, e.g. a build's id. */
    about: text().notNull(),
    path: text().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.topic] }), index('push_deliveries_due').on(t.dueAt)],
);

export type PushDeliveryRow = typeof pushDeliveries.$inferSelect;

/** The pair of keys that every browser has subscribed with: one row, made once, the same for all servers. */
export const pushKeys = pgTable(
  'push_keys',
  { id: integer().primaryKey(), publicKey: text().notNull(), privateKey: text().notNull() },
  (t) => [check('push_keys_one_row', sql`${t.id} = 1`)],
);
