import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { memberships } from './membership.table.ts';

/** That an owner was told of the end of a period so many days before it: once each. */
export const membershipReminders = pgTable(
  'membership_reminders',
  {
    merchantId: uuid().notNull(),
    no: integer().notNull(),
    days: integer().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.no, t.days] }),
    foreignKey({
      name: 'membership_reminders_period',
      columns: [t.merchantId, t.no],
      foreignColumns: [memberships.merchantId, memberships.no],
    }),
  ],
);
