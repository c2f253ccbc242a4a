/*
 * npm run acceptance: proofs that take long, or need a quiet machine. Writes acceptance.json with the figures of each row.
 * `--row NAME|all` (O1, K2, J1, M1, W2, W4, W5, or one of rows.ts, as L1) `--rows 1000 --device-kills 20 --server-kills 5 --seed 1 --engine pglite|postgres|both --listings 5000 --job-kills 20 --ledger-kills 10 --payment-kills 20 --messages 200 --entries 10000000`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeBrowser } from '../setup/browser.ts';
import { startPostgresCluster } from '../setup/postgres-cluster.ts';
import { buildSite, startSite } from '../setup/site.ts';
import { startSiteWithSms } from '../setup/site-with-sms.ts';
import { type CrashResult, runCrashes } from './crashes.ts';
import { type CacheResult, runHugeCache } from './huge-cache.ts';
import { areJobsDone, type JobKillResult, runJobKills } from './job-kills.ts';
import { isLedgerWhole, type LedgerKillResult, runLedgerKills } from './ledger-kills.ts';
import { isLedgerQuick, type LedgerSpeedResult, runLedgerSpeed } from './ledger-speed.ts';
import { isOneTalk, type MessageResult, runMessageLine } from './message-line.ts';
import { isMoneyInPlace, type PaymentKillResult, runPaymentKills } from './payment-kills.ts';
import { testRows } from './rows.ts';
import { runTestRow, type TestFigures } from './run-test-row.ts';

const EMPTY_WITHIN_MS = 60_000;
const RESTORED_WITHIN_MS = 1_000;
const TASK_MAX_MS = 200;
/** As the store of public reads. */
const STORED_MAX_BYTES = 60 * 1024 * 1024;
const RESTORE_RUNS = 5;
const PHONE = '09124450001';

const { values } = parseArgs({
  options: {
    row: { type: 'string', default: 'all' },
    rows: { type: 'string', default: '1000' },
    'device-kills': { type: 'string', default: '20' },
    'server-kills': { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    listings: { type: 'string', default: '5000' },
    'job-kills': { type: 'string', default: '20' },
    'ledger-kills': { type: 'string', default: '10' },
    'payment-kills': { type: 'string', default: '20' },
    messages: { type: 'string', default: '200' },
    entries: { type: 'string', default: '10000000' },
  },
});

interface Row {
  row: string;
  engine?: string;
  passed: boolean;
  figures:
    | CrashResult
    | CacheResult
    | JobKillResult
    | LedgerKillResult
    | LedgerSpeedResult
    | MessageResult
    | PaymentKillResult
    | TestFigures;
}

const isDelivered = ({ rows, delivered, lost, duplicates, outOfOrder, emptyMs }: CrashResult): boolean =>
  delivered === rows && lost === 0 && duplicates === 0 && outOfOrder === 0 && emptyMs <= EMPTY_WITHIN_MS;

const isLight = ({ restoreMs, longestTaskMs, storedBytes }: CacheResult): boolean =>
  restoreMs <= RESTORED_WITHIN_MS && longestTaskMs <= TASK_MAX_MS && storedBytes <= STORED_MAX_BYTES;

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
    return { row: 'O1', engine, passed: isDelivered(figures), figures };
  } finally {
    await closeBrowser();
    await site.stop();
  }
}

/** Kills of phones and of the server. */
const TALK_KILLS = 10;

async function messagesOn(engine: string, databaseUrl?: string): Promise<Row> {
  const site = await startSiteWithSms({ databaseUrl, hasDemoPeople: true });
  try {
    const figures = await runMessageLine(site, {
      messages: Number(values.messages),
      deviceKills: TALK_KILLS,
      serverKills: TALK_KILLS,
      seed: Number(values.seed),
      say: (text) => console.info(`${engine}: ${text}`),
    });
    return { row: 'M1', engine, passed: isOneTalk(figures), figures };
  } finally {
    await closeBrowser();
    await site.stop();
  }
}

async function jobKillsOn(engine: string, databaseUrl?: string): Promise<Row> {
  const figures = await runJobKills({
    kills: Number(values['job-kills']),
    seed: Number(values.seed),
    databaseUrl,
    say: (text) => console.info(`${engine}: ${text}`),
  });
  return { row: 'J1', engine, passed: areJobsDone(figures), figures };
}

async function ledgerKillsOn(engine: string, databaseUrl: string): Promise<Row> {
  const figures = await runLedgerKills({
    kills: Number(values['ledger-kills']),
    seed: Number(values.seed),
    databaseUrl,
    say: (text) => console.info(`${engine}: ${text}`),
  });
  return { row: 'W2', engine, passed: isLedgerWhole(figures), figures };
}

async function ledgerSpeedOn(engine: string, databaseUrl: string): Promise<Row> {
  const figures = await runLedgerSpeed({
    databaseUrl,
    seed: Number(values.seed),
    entries: Number(values.entries),
    say: (text) => console.info(`${engine}: ${text}`),
  });
  return { row: 'W4', engine, passed: isLedgerQuick(figures), figures };
}

async function paymentKillsOn(engine: string, databaseUrl: string): Promise<Row> {
  const figures = await runPaymentKills({
    kills: Number(values['payment-kills']),
    seed: Number(values.seed),
    databaseUrl,
    say: (text) => console.info(`${engine}: ${text}`),
  });
  return { row: 'W5', engine, passed: isMoneyInPlace(figures), figures };
}

async function onPostgres(run: (engine: string, databaseUrl: string) => Promise<Row>): Promise<Row[]> {
  const cluster = await startPostgresCluster();
  if ('skipped' in cluster) {
    console.info(`PostgreSQL is skipped: ${cluster.skipped}`);
    return [];
  }
  try {
    return [await run('postgres', cluster.url)];
  } finally {
    await cluster.stop();
  }
}

/** What a device restores does not depend on the server's engine. */
async function hugeCache(): Promise<Row> {
  const site = await startSite();
  try {
    const figures = await runHugeCache(site.url, { listings: Number(values.listings), runs: RESTORE_RUNS });
    return { row: 'K2', engine: 'pglite', passed: isLight(figures), figures };
  } finally {
    await closeBrowser();
    await site.stop();
  }
}

const rows: Row[] = [];
const keep = (row: Row): void => {
  console.info(JSON.stringify(row));
  rows.push(row);
  writeFileSync(join(import.meta.dirname, '../../acceptance.json'), JSON.stringify(rows, undefined, 1));
};

const names = ['O1', 'K2', 'J1', 'M1', 'W2', 'W4', 'W5', ...testRows.map(({ row }) => row)];
if (values.row !== 'all' && !names.includes(values.row)) throw new Error(`--row is all or one of ${names.join(', ')}`);
const isAsked = (row: string): boolean => values.row === 'all' || values.row === row;

const hasEngine = (engine: string): boolean => values.engine === engine || values.engine === 'both';

const keepOnPostgres = async (row: string, run: (engine: string, databaseUrl: string) => Promise<Row>) => {
  if (isAsked(row) && hasEngine('postgres')) for (const one of await onPostgres(run)) keep(one);
};

if (!['J1', 'W2', 'W4', 'W5'].includes(values.row)) buildSite();
for (const row of testRows.filter((one) => isAsked(one.row))) {
  const figures = runTestRow(row);
  keep({ row: row.row, passed: figures.failed === 0, figures });
}
if (isAsked('K2')) keep(await hugeCache());
if (isAsked('O1') && hasEngine('pglite')) keep(await crashesOn('pglite'));
await keepOnPostgres('O1', crashesOn);
if (isAsked('M1') && hasEngine('pglite')) keep(await messagesOn('pglite'));
await keepOnPostgres('M1', messagesOn);
if (isAsked('J1') && hasEngine('pglite')) keep(await jobKillsOn('pglite'));
await keepOnPostgres('J1', jobKillsOn);
await keepOnPostgres('W2', ledgerKillsOn);
await keepOnPostgres('W4', ledgerSpeedOn);
await keepOnPostgres('W5', paymentKillsOn);
if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
