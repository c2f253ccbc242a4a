import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../db/columns.ts';
import { tradeRequests } from './request.table.ts';

/**
 * What happened to requests, chained by hashes. The engine recomputes each hash, and a trigger of the migration refuses
 * every change of a row: a forged history is no valid one.
 */
export const tradeEvents = pgTable(
  'trade_events',
  {
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    seq: integer().notNull(),
    /** All that the event says, as JSON of `EventBody`. */
    body: text().notNull(),
    prevSeq: integer(),
    prevHash: foldedText(),
    hash: foldedText().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.seq] }),
    unique('trade_events_hash').on(t.requestId, t.seq, t.hash),
    // Whoever has a printed document asks by its hash.
    index('trade_events_by_hash').on(t.hash),
    foreignKey({
      name: 'trade_events_prev',
      columns: [t.requestId, t.prevSeq, t.prevHash],
      foreignColumns: [t.requestId, t.seq, t.hash],
    }),
    check('trade_events_seq', sql`${t.seq} = coalesce(${t.prevSeq}, 0) + 1`),
    check('trade_events_prev_whole', sql`(${t.prevSeq} is null) = (${t.prevHash} is null)`),
    check(
      'trade_events_hash_true',
      sql`${t.hash} = encode(sha256(convert_to(${t.requestId} || ':' || ${t.seq} || ':' || coalesce(${t.prevHash}, '') || ':' || ${t.body}, 'UTF8')), 'hex')`,
    ),
  ],
);
