import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from '../../../src/server/db/pglite/data-dir-lock.ts';
import { temporaryRoot } from '../../setup/test-database.ts';

const COMMAND = fileURLToPath(new URL('../../../src/server/cli/import/main.ts', import.meta.url));
const FIXTURE = fileURLToPath(new URL('fixtures/catalog.json', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(temporaryRoot(), 'rasteh-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asynchronous: this process must be able to answer for the lock that it holds. */
async function runImport(...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...env, DATA_DIR: join(folder, 'data') } });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status: status as number | null };
}

function written(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('npm run import', () => {
  test.each([
    ['malformed JSON', '{"categories": [', 'JSON'],
    ['another shape', '{"categories": []}', 'manufacturers'],
    ['an empty file', '', 'JSON'],
  ])('%s: a clear message, exit 1, no database made', async (name, content, clue) => {
    const { status, stderr } = await runImport(written(`${name}.json`, content));
    expect(status).toBe(1);
    expect(stderr).toContain(clue);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('a file that is not there: a clear message and exit 1', async () => {
    const { status, stderr } = await runImport(join(folder, 'none.json'));
    expect(status).toBe(1);
    expect(stderr).toContain('ENOENT');
  });

  test('imports, lists the rejections and writes the report; exit 0', async () => {
    const report = join(folder, 'report.json');
    const { status, stdout } = await runImport(FIXTURE, '--report', report, '--source', 'mine');
    expect(status).toBe(0);
    expect(stdout).toContain('کالاها: ۳ تازه، ۰ به‌روزشده، ۰ بی‌تغییر، ۶ ردشده');
    expect(stdout).toContain('products[1].props[1].unit [p-2]');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ source: 'mine', product: { accepted: 3 } });
  });

  test('imports a table with its mapping, and refuses an invalid mapping', async () => {
    const table = written('table.csv', 'code;name\nA1;پیچ');
    const mapping = { id: 'code', title: 'name', supplier: { value: 'الف' }, category: { value: 'پیچ', create: true } };
    const good = written('good.json', JSON.stringify(mapping));
    const bad = written('bad.json', JSON.stringify({ ...mapping, sheep: 1 }));
    const refused = await runImport(table, '--mapping', bad);
    expect([refused.status, refused.stderr.includes('sheep')]).toEqual([1, true]);
    const { status, stdout } = await runImport(table, '--mapping', good, '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('کالاها: ۱ تازه');
  });

  test('a file of which every product is refused: exit 1, the reasons and the count of features', async () => {
    const table = written('lost.csv', 'code;name;size\nA1;پیچ;5\nA2;مهره;6');
    const properties = [{ column: 'size', type: 'quantity', unit: 'mm' }];
    const mapping = { id: 'code', title: 'name', supplier: { value: 'الف' }, category: { value: 'نیست' }, properties };
    const { status, stdout, stderr } = await runImport(
      table,
      '--mapping',
      written('lost.json', JSON.stringify(mapping)),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('دستهٔ «نیست» شناخته نیست');
    expect(stdout).toContain('ویژگی‌های مقداردار: ۲ = ۰ ذخیره‌شده + ۲ گزارش‌شده');
    expect(stderr).toContain('هیچ کالایی پذیرفته نشد');
  });

  test('--guess prints a mapping that the command takes, and opens no database', async () => {
    const table = written('guess.csv', 'کد;نام\nG1;پیچ');
    const guessed = await runImport(table, '--guess');
    expect([guessed.status, JSON.parse(guessed.stdout)]).toMatchObject([0, { id: 'کد', title: 'نام' }]);
    expect(guessed.stderr).toContain('G1 | پیچ');
    const mapping = written('guess.json', guessed.stdout);
    const { stderr } = await runImport(table, '--mapping', mapping);
    expect(stderr).toContain('[category-missing]');
  });

  test('an unknown option: a Persian message and exit 1', async () => {
    const { status, stderr } = await runImport(FIXTURE, '--sheep');
    expect(status).toBe(1);
    expect(stderr).toContain('گزینهٔ «--sheep» درست نیست');
  });

  test('refuses while the server holds the data directory', async () => {
    const lock = await lockDataDir(join(folder, 'data'));
    const { status, stderr } = await runImport(FIXTURE);
    await lock.release();
    expect(status).toBe(1);
    expect(stderr).toContain(String(process.pid));
  });
});
