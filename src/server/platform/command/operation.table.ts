import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../../db/columns.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Commands under an id that the caller made, each with its first answer: written in the effect's transaction. */
export const operations = pgTable(
  'operations',
  {
    actor: foldedText().notNull(),
    /** The Idempotency-Key. */
    id: uuid().notNull(),
    command: foldedText().notNull(),
    /** SHA-256 of the canonical body: the same id with another body is refused. */
    bodyHash: foldedText().notNull(),
    /** With `answer`, null only inside the transaction that makes it. */
    status: integer(),
    /** JSON, byte by byte as it was sent. */
    answer: text(),
    at: moment().notNull(),
    /** Null: kept for ever. */
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.actor, t.id] }),
    index('operations_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
