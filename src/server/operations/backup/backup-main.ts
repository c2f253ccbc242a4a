/* `npm run backup [-- FILE]`: a logical dump of the whole database; exits 0 when it is complete and synced to disk. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNumber } from '../../../core/numerals.ts';
import { parseEnv } from '../../env.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';
import { writeBackup } from './write-backup.ts';

await runOperator('پشتیبان‌گیری', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) {
    tell('npm run backup [-- FILE]');
    return 1;
  }
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = positionals[0] ?? join(parseEnv(process.env).DATA_DIR, 'backups', `${stamp}.jsonl.gz`);
  await mkdir(dirname(path), { recursive: true });
  const database = await openForOperator();
  try {
    const { tables } = await writeBackup(database, path, tell);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}\nپشتیبان کامل است: ${formatNumber(tables.length)} جدول، ${formatNumber(rows)} ردیف.`);
    return 0;
  } finally {
    await database.close();
  }
});
