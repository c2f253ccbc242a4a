import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../db/columns.ts';

type Plain = string | number | boolean | null;
export type AuditDetails = Readonly<Record<string, Plain | readonly Plain[]>>;

/** Who changed what and when: one row per command, written in the transaction of the effect. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Version 7, so ids are in time order. */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    actor: foldedText().notNull(),
    command: foldedText().notNull(),
    objectType: foldedText().notNull(),
    objectId: foldedText().notNull(),
    operationId: uuid(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** Null: never. */
    expiresAt: moment(),
  },
  (t) => [
    index('audit_entries_object').on(t.objectType, t.objectId, t.id),
    index('audit_entries_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
