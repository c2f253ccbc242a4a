/*
 * A server without calls, which row W2 kills: fifty connections take money from a few wallets. Argument: a
 * `LedgerChildPlan`. What became of a debit is told once its transaction has ended.
 */
import { readFileSync, writeSync } from 'node:fs';
import pg from 'pg';
import { databaseOver } from '../../src/server/db/pool-database.ts';
import { withRetry } from '../../src/server/db/retry.ts';
import { type NewTransfer, postTransfers } from '../../src/server/ledger/post-transfers.ts';
import { AppError } from '../../src/server/platform/errors/app-error.ts';

export interface LedgerChildPlan {
  databaseUrl: string;
  /** A JSON file of transfers: those that no earlier child has answered. */
  transfersFile: string;
  /** Descriptor of the file to which a line is added for each answer. */
  answersFd: number;
}

/** What the caller of a transfer hears: it was booked now, it was booked before, or the wallet has too little. */
type Answer = 'booked' | 'known' | 'refused';

const CONNECTIONS = 50;

const plan = JSON.parse(process.argv[2] ?? '') as LedgerChildPlan;
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: CONNECTIONS });
const db = databaseOver(pool);
const waiting = JSON.parse(readFileSync(plan.transfersFile, 'utf8')) as NewTransfer[];

/** @throws what is no answer, but a fault of the server */
async function answerOf(transfer: NewTransfer): Promise<Answer> {
  try {
    const made = await withRetry(() => db.transaction((tx) => postTransfers({ tx, now: new Date() }, [transfer])));
    return made === 1 ? 'booked' : 'known';
  } catch (error) {
    if (error instanceof AppError && error.code === 'insufficient') return 'refused';
    throw error;
  }
}

async function takeNext(): Promise<void> {
  for (let transfer = waiting.shift(); transfer; transfer = waiting.shift()) {
    const answer = await answerOf(transfer);
    writeSync(plan.answersFd, `${transfer.ref.id} ${answer}\n`);
    process.send?.(answer);
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, takeNext));
await pool.end();
process.disconnect?.();
