import { and, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { ImportDetail, ImportInfo } from '../../contract/imports/import.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { allowedActions } from '../../core/imports/import-states.ts';
import { findPersonNames } from '../account/person/read.ts';
import type { Executor } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type ImportRow, imports } from './import.table.ts';
import { assertMayImport } from './policy.ts';

const position = z.tuple([cursorPart.uuid]);
const { content: _, ...listed } = getTableColumns(imports);
type ListedRow = Omit<ImportRow, 'content'>;

/** What is not imported is forgotten: a list of imports has what was begun. */
export async function listImports(
  db: Executor,
  supplierId: string | null,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<ImportInfo>> {
  const after = decodeCursor(cursor, position);
  const rows = await db
    .select(listed)
    .from(imports)
    .where(
      and(
        supplierId === null ? isNull(imports.supplierId) : eq(imports.supplierId, supplierId),
        after && lt(imports.id, after[0]),
      ),
    )
    .orderBy(desc(imports.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const names = await findPersonNames(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  return toPage(
    rows,
    size,
    (row) => presentImport(row, names),
    ({ id }) => [id],
  );
}

/** @throws 403 for who is no operator and an import that is not there or is a catalogue, 404 for one of another's supplier */
export async function getImportRow(db: Executor, actor: Actor, id: string, now: Date): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  await assertMayImport(db, actor, row?.supplierId ?? null, now);
  if (!row) throw notFound('ورود');
  return row;
}

/** An import from before sheets were asked for has none. */
const NO_SHEET = { sheets: [], plan: { sheet: null } };

export async function presentDetail(db: Executor, row: ImportRow): Promise<ImportDetail> {
  const plan = { ...NO_SHEET.plan, ...(row.plan ?? row.guess.plan) };
  return { info: await presentOne(db, row), guess: { ...NO_SHEET, ...row.guess, plan } };
}

export async function presentOne(db: Executor, row: ListedRow): Promise<ImportInfo> {
  return presentImport(row, await findPersonNames(db, row.personId === null ? [] : [row.personId]));
}

const presentImport = (row: ListedRow, names: ReadonlyMap<string, string>): ImportInfo => ({
  id: row.id,
  supplierId: row.supplierId,
  fileName: row.fileName,
  byName: names.get(row.personId ?? '') ?? null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  state: row.state,
  rowsTotal: row.rowsTotal,
  rowsDone: row.rowsDone,
  counts: row.counts,
  fault: row.fault,
  undone: row.undone,
  allowedActions: [...allowedActions(row.state)],
});

/** Those of a person, with what the calls show of them. */
export async function* importsOf(db: Executor, personId: string): AsyncGenerator<ImportInfo> {
  const rows = await db.select(listed).from(imports).where(eq(imports.personId, personId)).orderBy(desc(imports.id));
  const names = await findPersonNames(db, [personId]);
  for (const row of rows) yield presentImport(row, names);
}
