import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportGuess } from '../../../../contract/imports/import.ts';
import type { ImportScope } from '../../../../core/imports/import-scopes.ts';
import { badRequest } from '../../../platform/errors/app-error.ts';
import { messagesOfThread, ThreadLimitError } from '../../../platform/work/in-thread.ts';
import type { TableRow } from '../table/table-row.ts';
import type { TableAnswer, TableFile } from './table-thread.ts';

const LIMITS = { deadlineMs: 30_000, heapMb: 384 };
const THREAD = new URL('./table-thread.ts', import.meta.url);
const ZIP_START = 'PK';
const TOO_HEAVY = 'خواندن این فایل بیش از اندازه طول می‌کشد؛ آن را بخش کنید یا برگه و ستون‌های دیگر را از آن بردارید.';

/**
 * What the columns of a CSV or XLSX file may be, and how many rows it has.
 * @throws a 400 problem for a file that cannot be read or is too large
 */
export async function guessUploaded(
  content: Buffer,
  fileName: string,
  scope: ImportScope,
  sheet?: string,
): Promise<{ guess: ImportGuess; rows: number }> {
  for await (const answer of answersOf(content, { guessFor: { fileName, scope }, sheet }))
    if ('guess' in answer) return answer;
  throw new Error('the thread has not guessed');
}

/**
 * The rows of the file, headings included.
 * @throws a 400 problem, as above
 */
export async function readUploaded(content: Buffer, sheet: string | null): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const answer of answersOf(content, { sheet: sheet ?? undefined }))
    if ('part' in answer) rows.push(...answer.part);
  return rows;
}

/** A thread reads the file: one of a few megabytes can take seconds. */
async function* answersOf(content: Buffer, asked: Pick<TableFile, 'guessFor' | 'sheet'>) {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-table-'));
  try {
    const path = join(folder, 'table');
    await writeFile(path, content, { mode: 0o600 });
    const isZip = content.subarray(0, ZIP_START.length).toString('latin1') === ZIP_START;
    const file: TableFile = { path, isZip, ...asked };
    for await (const answer of messagesOfThread<TableAnswer>(THREAD, file, LIMITS)) {
      if ('fault' in answer) throw unreadable(answer.fault);
      yield answer;
    }
  } catch (error) {
    if (error instanceof ThreadLimitError) throw unreadable(TOO_HEAVY);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const unreadable = (reason: string) => badRequest('spreadsheet_unreadable', reason, 'file');
