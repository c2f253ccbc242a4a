/* `npm run restore -- FILE`: fills an empty database from a dump of either engine; exits 0 when the digests match. */
import { parseArgs } from 'node:util';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { parseEnv } from '../../env.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';
import { restoreBackup } from './restore-backup.ts';

await runOperator('بازگردانی', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path, ...rest] = positionals;
  if (!path || rest.length > 0) {
    tell('npm run restore -- FILE');
    return 1;
  }
  const database = await openForOperator();
  try {
    const store = createFileStore(parseEnv(process.env));
    const { header, tables, filesCount } = await restoreBackup(database, path, store, tell);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `پشتیبان ${header.createdAt} (${header.engine}) بازگردانده و سنجیده شد: ${formatNumber(tables.length)} جدول، ${formatNumber(rows)} ردیف، ${formatNumber(filesCount)} فایل.`,
    );
    return 0;
  } finally {
    await database.close();
  }
});
