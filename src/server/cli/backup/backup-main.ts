/* `npm run backup [-- FILE]`: a logical dump of the whole database; exits 0 when it is complete and synced to disk. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { type Env, parseEnv } from '../../env.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';
import { writeBackup } from './write-backup.ts';

/** A bucket is copied by its own service. */
const folderStore = (env: Env) => (env.FILES_URL?.startsWith('s3:') ? undefined : createFileStore(env));

await runOperator('پشتیبان‌گیری', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) {
    tell('npm run backup [-- FILE]');
    return 1;
  }
  const env = parseEnv(process.env);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = positionals[0] ?? join(env.DATA_DIR, 'backups', `${stamp}.jsonl.gz`);
  await mkdir(dirname(path), { recursive: true });
  const database = await openForOperator();
  try {
    const { tables, files } = await writeBackup(database, path, folderStore(env), tell);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${path}\nپشتیبان کامل است: ${formatNumber(tables.length)} جدول، ${formatNumber(rows)} ردیف، ${formatNumber(files.count)} فایل.`,
    );
    if (files.missing > 0) tell(`محتوای ${formatNumber(files.missing)} فایل در پوشهٔ فایل‌ها نبود.`);
    if (!folderStore(env)) tell('فایل‌ها در سطل جداگانه‌اند و در این پشتیبان نیستند.');
    return 0;
  } finally {
    await database.close();
  }
});
