import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { personKinds } from '../../../contract/account/profile.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';

/** Roles that a person has by themselves; those of merchants and suppliers follow from their agents. */
export const personRoles = ['operator', 'consumerOwner'] as const;
export type PersonRole = (typeof personRoles)[number];

/** Everyone who has signed in; the phone number is the account. */
export const persons = pgTable(
  'persons',
  {
    ...entityColumns,
    /** E.164; of a closed account its own id. */
    phone: foldedText().notNull(),
    kind: text({ enum: personKinds }).notNull().default('person'),
    firstName: text(),
    lastName: text(),
    nationalCode: foldedText(),
    email: text(),
    companyName: text(),
    nationalId: foldedText(),
    economicCode: foldedText(),
    roles: text({ enum: personRoles }).array().notNull().default(sql`'{}'`),
    /** Set when the person registers as a customer: only then others can find them. */
    customerSince: moment(),
    /** Set by an operator; ends all sessions. */
    suspendedAt: moment(),
    /** When the person deleted the account: the row stays for what refers to it, without anything about the person. */
    closedAt: moment(),
  },
  (t) => [uniqueIndex('persons_phone').on(t.phone)],
);

export type PersonRow = typeof persons.$inferSelect;
