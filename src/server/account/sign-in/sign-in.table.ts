import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../db/columns.ts';

/** One-time codes that were sent. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid().primaryKey(),
    /** PKCE: the hash of the secret that only the asking browser has. It finds the code. */
    challenge: foldedText().notNull(),
    /** E.164. */
    phone: foldedText().notNull(),
    /** Keyed, because five digits are guessed from a plain hash. */
    codeHash: foldedText().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The session that it opened; a second use ends it. */
    sessionId: uuid(),
  },
  (t) => [uniqueIndex('sign_in_codes_challenge').on(t.challenge), index('sign_in_codes_age').on(t.createdAt)],
);

export type SignInCodeRow = typeof signInCodes.$inferSelect;

/** What was sent to a phone or asked by an address: one row each, counted per window. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    /** A keyed hash: the table is no list of phone numbers. */
    subject: foldedText().primaryKey(),
    windowStart: moment().notNull(),
    sent: integer().notNull().default(0),
    lastSentAt: moment(),
  },
  (t) => [index('sign_in_limits_age').on(t.windowStart)],
);
