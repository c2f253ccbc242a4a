import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { badRequest } from '../../platform/errors/app-error.ts';
import { runInThread, ThreadLimitError } from '../../platform/work/in-thread.ts';
import type { SheetRow } from './collect-sheet.ts';
import type { SheetAnswer, SheetFile } from './sheet-thread.ts';

/** The largest file of honest rows takes two seconds where all cores are busy. */
const LIMITS = { deadlineMs: 20_000, heapMb: 256 };
const THREAD = new URL('./sheet-thread.ts', import.meta.url);
const ZIP_START = 'PK';
const TOO_HEAVY = 'خواندن این فایل بیش از اندازه طول می‌کشد؛ آن را بخش کنید یا برگه و ستون‌های دیگر را از آن بردارید.';

/**
 * The rows of a CSV or XLSX file below its headings, without empty ones. A thread reads it: a file of two megabytes can
 * take seconds.
 * @throws a 400 problem for a file that cannot be read, has no column of ids, or too many rows or columns
 */
export async function readSheet(file: File): Promise<SheetRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-sheet-'));
  try {
    const path = join(folder, 'sheet');
    const content = Buffer.from(await file.arrayBuffer());
    await writeFile(path, content, { mode: 0o600 });
    const isZip = content.subarray(0, ZIP_START.length).toString('latin1') === ZIP_START;
    const answer = await runInThread<SheetAnswer>(THREAD, { path, isZip } satisfies SheetFile, LIMITS);
    if ('rows' in answer) return answer.rows;
    throw unreadable(answer.fault);
  } catch (error) {
    if (error instanceof ThreadLimitError) throw unreadable(TOO_HEAVY);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const unreadable = (reason: string) => badRequest('spreadsheet_unreadable', reason, 'file');
