/*
 * npm run acceptance: proofs that take long. Writes acceptance.json with the size, seed and figures of each row.
 * `--rows 1000 --device-kills 20 --server-kills 5 --seed 1 --engine pglite|postgres|both`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeBrowser } from '../setup/browser.ts';
import { startPostgresCluster } from '../setup/postgres-cluster.ts';
import { buildSite } from '../setup/site.ts';
import { startSiteWithSms } from '../setup/site-with-sms.ts';
import { type CrashResult, runCrashes } from './crashes.ts';

const EMPTY_WITHIN_MS = 60_000;
const PHONE = '09124450001';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000' },
    'device-kills': { type: 'string', default: '20' },
    'server-kills': { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
  },
});

interface Row {
  row: string;
  engine: string;
  passed: boolean;
  figures: CrashResult;
}

const isPassed = ({ rows, delivered, lost, duplicates, outOfOrder, emptyMs }: CrashResult): boolean =>
  delivered === rows && lost === 0 && duplicates === 0 && outOfOrder === 0 && emptyMs <= EMPTY_WITHIN_MS;

async function crashesOn(engine: string, databaseUrl?: string): Promise<Row> {
  const site = await startSiteWithSms({ databaseUrl });
  try {
    const figures = await runCrashes(site, {
      rows: Number(values.rows),
      deviceKills: Number(values['device-kills']),
      serverKills: Number(values['server-kills']),
      seed: Number(values.seed),
      phone: PHONE,
      say: (text) => console.info(`${engine}: ${text}`),
    });
    return { row: 'O1', engine, passed: isPassed(figures), figures };
  } finally {
    await closeBrowser();
    await site.stop();
  }
}

async function onPostgres(): Promise<Row[]> {
  const cluster = await startPostgresCluster();
  if ('skipped' in cluster) {
    console.info(`PostgreSQL is skipped: ${cluster.skipped}`);
    return [];
  }
  try {
    return [await crashesOn('postgres', cluster.url)];
  } finally {
    await cluster.stop();
  }
}

buildSite();
const rows: Row[] = [];
if (values.engine !== 'postgres') rows.push(await crashesOn('pglite'));
if (values.engine !== 'pglite') rows.push(...(await onPostgres()));
for (const row of rows) console.info(JSON.stringify(row));
writeFileSync(join(import.meta.dirname, '../../acceptance.json'), JSON.stringify(rows, undefined, 1));
if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
