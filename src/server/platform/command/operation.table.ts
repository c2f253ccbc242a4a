import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../db/columns.ts';

/** Calls with an Idempotency-Key, each with its first answer. A row is written in the transaction of the effect. */
export const operations = pgTable(
  'operations',
  {
    actor: foldedText().notNull(),
    /** The Idempotency-Key. */
    id: uuid().notNull(),
    command: foldedText().notNull(),
    /** SHA-256 of the canonical body. The same id with another body is refused. */
    bodyHash: foldedText().notNull(),
    /** `status` and `answer` are null only inside the transaction that inserts the row. */
    status: integer(),
    /** The JSON text that was sent. */
    answer: text(),
    at: moment().notNull(),
    /** Null: never. */
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.actor, t.id] }),
    index('operations_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
