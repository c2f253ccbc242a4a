/*
 * Row W2: fifty connections take more money from five wallets than is there, and the server is killed again and again.
 * No wallet falls below zero, and no debit is lost, booked twice or refused beside enough money. Then every transfer is
 * reverted twice at once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Db, openDatabase } from '../../src/server/db/open-database.ts';
import { checkLedger } from '../../src/server/ledger/check-ledger.ts';
import { ledgerTransfers } from '../../src/server/ledger/ledger-transfer.table.ts';
import type { NewTransfer } from '../../src/server/ledger/post-transfers.ts';
import { openNamed, openWallet, post, rial, transfer } from '../api/wallet/ledger-world.ts';
import type { LedgerChildPlan } from './ledger-child.ts';
import { randomOf } from './random.ts';

const WALLETS = 5;
const DEBITS = 50 * 200;
const DEBIT_MAX_RIAL = 9_999;
/** Each wallet has a part of what is asked of it. */
const COVERED = 1 / 3;
const RUN_LIMIT_MS = 300_000;
const REVERTED_AT_ONCE = 20;

export interface LedgerKillResult {
  kills: number;
  seed: number;
  debits: number;
  booked: number;
  refused: number;
  /** Debits that a killed server had booked, and its successor found booked. */
  foundBooked: number;
  /** Booked debits that the ledger does not have, or wallets whose balance is not what is left. */
  lost: number;
  /** Refused debits that the ledger has. */
  bookedInSecret: number;
  belowZero: number;
  /** Servers that ended by a fault of their own. */
  faults: number;
  ledgerFaults: number;
  reversals: { asked: number; booked: number };
}

export const isLedgerWhole = (result: LedgerKillResult): boolean =>
  result.booked + result.refused === result.debits &&
  result.booked > 0 &&
  result.refused > 0 &&
  [result.lost, result.bookedInSecret, result.belowZero, result.faults, result.ledgerFaults].every((n) => n === 0) &&
  result.reversals.booked * 2 === result.reversals.asked;

export interface LedgerKillPlan {
  kills: number;
  seed: number;
  databaseUrl: string;
  say?: (text: string) => void;
}

export async function runLedgerKills(plan: LedgerKillPlan): Promise<LedgerKillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-ledger-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl: plan.databaseUrl });
  try {
    const random = randomOf(plan.seed);
    const { wallets, debits } = await makeDebits(database.db, random);
    const { run, answers } = await killAgainAndAgain({ ...plan, folder, debits, random });
    return { kills: plan.kills, seed: plan.seed, ...run, ...(await readLedger(database.db, wallets, debits, answers)) };
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Wallets = ReadonlyMap<string, number>;

/** Wallets with a third of what the debits ask of each, and the debits in random order. */
async function makeDebits(db: Db, random: () => number): Promise<{ wallets: Wallets; debits: NewTransfer[] }> {
  const bank = await openNamed(db, { kind: 'clearing', gateway: 'sandbox', shard: 0 });
  const sink = await openWallet(db);
  const ids = await Promise.all(Array.from({ length: WALLETS }, () => openWallet(db)));
  const debits = Array.from({ length: DEBITS }, () => {
    const from = ids[Math.floor(random() * WALLETS)] ?? '';
    return transfer(from, sink, 1 + Math.floor(random() * DEBIT_MAX_RIAL));
  });
  const wallets = new Map<string, number>();
  for (const id of ids) {
    const asked = debits.reduce((sum, { debit, amountRial }) => sum + (debit === id ? amountRial : 0), 0);
    const has = Math.floor(asked * COVERED);
    await post(db, transfer(bank, id, has, { kind: 'charge', refKind: 'attempt' }));
    wallets.set(id, has);
  }
  return { wallets, debits };
}

interface Run {
  debits: number;
  booked: number;
  refused: number;
  foundBooked: number;
  faults: number;
}

interface KillPlan extends LedgerKillPlan {
  folder: string;
  debits: readonly NewTransfer[];
  random: () => number;
}

async function killAgainAndAgain(plan: KillPlan): Promise<{ run: Run; answers: ReadonlyMap<string, string> }> {
  const { folder, debits, kills, random, say } = plan;
  const [transfersFile, answersFile] = [join(folder, 'transfers.json'), join(folder, 'answers')];
  const answersFd = openSync(answersFile, 'a');
  let faults = 0;
  let answers = new Map<string, string>();
  try {
    for (let server = 1; server <= kills + 1; server += 1) {
      await writeFile(transfersFile, JSON.stringify(debits.filter(({ ref }) => !answers.has(ref.id))));
      const killedAfter = Math.ceil((random() * 2 * debits.length) / (kills + 1));
      const child = startServer({ databaseUrl: plan.databaseUrl, transfersFile, answersFd: 3 }, answersFd);
      faults += await endOf(child, server > kills ? undefined : killedAfter);
      answers = await readAnswers(answersFile);
      say?.(`server ${server} of ${kills + 1}: ${answers.size} of ${debits.length} answered`);
    }
  } finally {
    closeSync(answersFd);
  }
  const count = (answer: string): number => [...answers.values()].filter((one) => one === answer).length;
  const [foundBooked, refused] = [count('known'), count('refused')];
  return { run: { debits: debits.length, booked: answers.size - refused, refused, foundBooked, faults }, answers };
}

const startServer = (plan: LedgerChildPlan, answersFd: number): ChildProcess =>
  fork(new URL('./ledger-child.ts', import.meta.url), [JSON.stringify(plan)], {
    stdio: ['inherit', 'inherit', 'inherit', answersFd, 'ipc'],
  });

/** Kills it after so many answers. Returns 1 if it has ended by a fault of its own. */
async function endOf(child: ChildProcess, killedAfter: number | undefined): Promise<0 | 1> {
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(RUN_LIMIT_MS) });
  let heard = 0;
  child.on('message', () => {
    heard += 1;
    if (heard === killedAfter) child.kill('SIGKILL');
  });
  const [code, signal] = await ended;
  return code === 0 || signal === 'SIGKILL' ? 0 : 1;
}

async function readAnswers(file: string): Promise<Map<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return new Map(lines.map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']));
}

/** What the ledger has, beside what the servers have answered. */
async function readLedger(
  db: Db,
  wallets: Wallets,
  debits: readonly NewTransfer[],
  answers: ReadonlyMap<string, string>,
) {
  const refs = debits.map(({ ref }) => ref.id);
  const rows = await db
    .select({ id: ledgerTransfers.refId })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.kind, 'chargeByUser'));
  const has = new Set(rows.map(({ id }) => id));
  const isRefused = (id: string): boolean => answers.get(id) === 'refused';
  let [lost, belowZero] = [refs.filter((id) => !isRefused(id) && !has.has(id)).length, 0];
  for (const [id, had] of wallets) {
    const taken = debits.reduce(
      (sum, { debit, amountRial, ref }) => sum + (debit === id && has.has(ref.id) ? amountRial : 0),
      0,
    );
    const left = await rial(db, id);
    if (left !== had - taken) lost += 1;
    if (left < 0) belowZero += 1;
  }
  const bookedInSecret = refs.filter((id) => isRefused(id) && has.has(id)).length;
  const reversals = await revertTwice(
    db,
    debits.filter(({ ref }) => has.has(ref.id)),
  );
  return { lost, belowZero, bookedInSecret, reversals, ledgerFaults: (await checkLedger(db)).faults.length };
}

/** Each booked debit comes back, asked for twice at once. */
async function revertTwice(db: Db, booked: readonly NewTransfer[]): Promise<LedgerKillResult['reversals']> {
  const waiting = booked.map(({ debit, credit, amountRial }) => transfer(credit, debit, amountRial));
  const asked = waiting.length * 2;
  let made = 0;
  const takeNext = async () => {
    for (let back = waiting.shift(); back; back = waiting.shift()) {
      const [first, second] = await Promise.all([post(db, back), post(db, back)]);
      made += first + second;
    }
  };
  await Promise.all(Array.from({ length: REVERTED_AT_ONCE }, takeNext));
  return { asked, booked: made };
}
