/* Creates the database and fills it, then ends: `npm start` runs it beside the first build. */
import { openDatabase } from '../../db/open-database.ts';
import { parseEnv } from '../../env.ts';
import { step } from '../progress.ts';
import { seedIfEmpty } from '../seed.ts';

const { DATA_DIR, DATABASE_URL } = parseEnv(process.env);
const database = await step('پایگاه داده', (onProgress) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, onProgress }),
);
try {
  await step('کاتالوگ', (onProgress) => seedIfEmpty(database.db, onProgress));
} finally {
  await database.close();
}
