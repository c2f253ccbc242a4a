import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tradeRequests } from '../request.table.ts';

/** Whether the seller of a request has looked at it, and since when it has been reminded by a text message. */
export const tradeOpenings = pgTable(
  'trade_openings',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => tradeRequests.id),
    openedAt: moment(),
    /** Once: who has been told is not told again. */
    toldAt: moment(),
  },
  (t) => [check('trade_openings_something', sql`${t.openedAt} is not null or ${t.toldAt} is not null`)],
);
