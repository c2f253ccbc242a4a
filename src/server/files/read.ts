import { parse } from 'node:path/posix';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ExportedFile, ProfilePicture, StoredFile } from '../../contract/files/file.ts';
import { FILE_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound, unprocessable } from '../platform/errors/app-error.ts';
import type { PersonalContent } from '../platform/personal-data.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { type FileRow, files } from './file.table.ts';

/** Of the files in the archive of a person's data. */
const ARCHIVE_FOLDER = 'files';

const urlOf = (id: string): string => `/api/v1/files/${id}`;

export const presentFile = (row: FileRow): StoredFile => ({
  ...presentEntity(row),
  scope: row.scope,
  name: row.name,
  mime: row.mime,
  bytes: row.bytes,
  sha256: row.sha256,
  url: urlOf(row.id),
});

/** A file never changes, so its id names its content. */
export const fileTag = ({ id }: Pick<FileRow, 'id'>): string => `"${id}"`;

export const presentPicture = (row: FileRow): ProfilePicture => ({
  fileId: row.id,
  url: urlOf(row.id),
  etag: fileTag(row),
});

/** A person's files whose content is stored. */
export const whereReadyOf = (personId: string) => and(eq(files.personId, personId), eq(files.state, 'ready'));

/** @throws 404 for a file that does not exist, is not stored yet or is another's */
export async function getFile(db: Executor, personId: string, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), whereReadyOf(personId)));
  if (!row) throw notFound('فایل');
  return row;
}

/** For what its person has published elsewhere. @throws 404 for a file that is stored no more */
export async function getPublishedFile(db: Executor, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, 'ready'), eq(files.scope, 'document')));
  if (!row) throw notFound('فایل');
  return row;
}

/** For what a person attaches. @throws 422 if one is no stored document of theirs, is larger than that or of another type */
export async function assertDocumentsOf(
  db: Executor,
  personId: string,
  ids: readonly string[],
  { maxBytes = FILE_MAX_BYTES, field = 'fileIds', mime }: { maxBytes?: number; field?: string; mime?: string } = {},
): Promise<void> {
  const wanted = [...new Set(ids)];
  const isOwn = and(
    whereReadyOf(personId),
    eq(files.scope, 'document'),
    inArray(files.id, wanted),
    lte(files.bytes, maxBytes),
    mime === undefined ? undefined : eq(files.mime, mime),
  );
  if ((await db.$count(files, isOwn)) < wanted.length)
    throw unprocessable('file_unknown', 'یکی از پیوست‌ها پیدا نشد؛ دوباره بیفزایید.', field);
}

/** @throws 404 for a person without a picture */
export async function getPicture(db: Executor, personId: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(whereReadyOf(personId), eq(files.scope, 'profilePicture')));
  if (!row) throw notFound('تصویر نمایه');
  return row;
}

const KEYS_PER_READ = 1000;

/** Where the contents of all stored files are, in the order of their rows. */
export async function* listReadyKeys(db: Executor): AsyncGenerator<string> {
  let after: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: files.id, key: files.storageKey })
      .from(files)
      .where(and(eq(files.state, 'ready'), after === undefined ? undefined : gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(KEYS_PER_READ);
    for (const { key } of rows) yield key;
    if (rows.length < KEYS_PER_READ) return;
    after = rows.at(-1)?.id;
  }
}

/** A person's files, by id, each with its name in an archive: no two differ in case only. They are few: a person may have 500. */
async function listNamed(db: Executor, personId: string): Promise<{ row: FileRow; path: string }[]> {
  const rows = await db.select().from(files).where(whereReadyOf(personId)).orderBy(asc(files.id));
  const taken = new Set<string>();
  return rows.map((row) => {
    const name = freeName(row.name, taken);
    taken.add(name.toLowerCase());
    return { row, path: `${ARCHIVE_FOLDER}/${name}` };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const { name: stem, ext } = parse(name);
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${ext}`;
  return free;
}

export async function* listExportedFiles(db: Executor, personId: string): AsyncGenerator<ExportedFile> {
  for (const { row, path } of await listNamed(db, personId)) yield { ...presentFile(row), path };
}

export async function* listContents(db: Executor, personId: string): AsyncGenerator<PersonalContent> {
  for (const { row, path } of await listNamed(db, personId)) yield { path, at: row.createdAt, key: row.storageKey };
}
