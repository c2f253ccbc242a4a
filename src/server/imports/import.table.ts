import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportCounts, ImportGuess, ImportPlan, UndoneCounts } from '../../contract/imports/import.ts';
import { importStates } from '../../core/imports/import-states.ts';
import { touchedKinds } from '../../core/imports/touched-kinds.ts';
import { persons } from '../account/person/person.table.ts';
import { moment } from '../db/columns.ts';
import { suppliers } from '../suppliers/supplier.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file that somebody imports, and what became of it. */
export const imports = pgTable(
  'imports',
  {
    /** Version 7, so ids are in the order of creation. */
    id: uuid().primaryKey(),
    /** Null: a catalogue, which operators import. */
    supplierId: uuid().references(() => suppliers.id),
    /** Null: the account is closed. */
    personId: uuid().references(() => persons.id),
    fileName: text().notNull(),
    /** Until it has been imported. */
    content: bytes(),
    guess: jsonb().$type<ImportGuess>().notNull(),
    /** What was checked last; this is what runs. */
    plan: jsonb().$type<ImportPlan>(),
    state: text({ enum: importStates }).notNull().default('uploaded'),
    rowsTotal: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    fault: text(),
    undone: jsonb().$type<UndoneCounts>(),
    /** Of its journal. */
    journalBytes: integer().notNull().default(0),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    index('imports_supplier').on(t.supplierId, t.id),
    index('imports_person').on(t.personId, t.id),
    index('imports_created').on(t.createdAt),
    check('imports_counts', sql`${t.rowsDone} between 0 and ${t.rowsTotal}`),
  ],
);

/** The journal: what each row was before an import has written it. Undone entries are deleted. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** In the order of writing: what was written last is undone first. */
    batch: integer().notNull(),
    kind: text({ enum: touchedKinds }).notNull(),
    objectId: uuid().notNull(),
    /** The product that it is of; null for what has no product. */
    partId: uuid(),
    title: text().notNull(),
    /** The members that were changed; null: the import made the row. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** As the import found it, and as it left it: whoever changes the row counts on. */
    fromVersion: integer().notNull(),
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.batch, t.kind, t.objectId] }),
    // what earlier imports know of a row that is put back
    index('import_changes_object').on(t.objectId, t.version),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
export type ImportChangeRow = typeof importChanges.$inferSelect;
