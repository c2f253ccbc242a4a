import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../../db/columns.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

type Plain = string | number | boolean | null;
export type AuditDetails = Readonly<Record<string, Plain | readonly Plain[]>>;

/** Who wrote what and when: one row a command, written in the effect's transaction. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Version 7: in the order of time. */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    actor: foldedText().notNull(),
    command: foldedText().notNull(),
    objectType: foldedText().notNull(),
    objectId: foldedText().notNull(),
    operationId: uuid(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** Null: kept for ever. */
    expiresAt: moment(),
  },
  (t) => [
    index('audit_entries_object').on(t.objectType, t.objectId, t.id),
    index('audit_entries_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
