import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { persons } from '../person/person.table.ts';

const sessionEnds = ['signOut', 'codeReused', 'tokenReused', 'replaced', 'endedByUser'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** A sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    /** Of the newest refresh token. */
    generation: integer().notNull().default(0),
    /** When the newest refresh token was last given for its predecessor. */
    rotatedAt: moment().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text({ enum: sessionEnds }),
    /** Browser and system, for the list of one's own sessions. */
    device: text(),
  },
  (t) => [index('sessions_person').on(t.personId, t.rotatedAt), index('sessions_expiry').on(t.expiresAt)],
);

export type SessionRow = typeof sessions.$inferSelect;
