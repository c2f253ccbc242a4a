import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, moment } from '../../db/columns.ts';

/** One buyer asks several suppliers for the same, each by a request of its own. */
export const tradeGroups = pgTable(
  'trade_groups',
  {
    ...entityColumns,
    buyerPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    title: text(),
    /** Until when the suppliers are to answer. */
    deadlineAt: moment(),
  },
  (t) => [index('trade_groups_buyer').on(t.buyerPersonId, t.id)],
);

export type TradeGroupRow = typeof tradeGroups.$inferSelect;
