/*
 * A server that row W5 kills: payers come back to it from the bank, and it asks the bank about those who do not. Argument:
 * a `PaymentChildPlan`.
 */
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '../../src/server/app.ts';
import { createAppDeps } from '../../src/server/app-deps.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { paymentJobs } from '../../src/server/payments/jobs.ts';
import { runJobOnce } from '../setup/run-job-once.ts';

export interface PaymentChildPlan {
  databaseUrl: string;
  env: Record<string, string>;
  /** How far its clock is ahead. */
  aheadMs: number;
  /** Attempts whose payers come back. */
  returning: string[];
}

const LOOK_MS = 50;

const plan = JSON.parse(process.argv[2] ?? '') as PaymentChildPlan;
const { db, ping } = await openDatabase({ dataDir: tmpdir(), databaseUrl: plan.databaseUrl });
const deps = createAppDeps({
  db,
  ping,
  env: parseEnv(plan.env),
  log: pino({ level: 'silent' }),
  now: () => new Date(Date.now() + plan.aheadMs),
});
const app = createApp(deps);
const comeBack = (attemptId: string) => app.request(`/api/v1/onlinepayments/callback/${attemptId}`);
// Whoever is not answered by this server is asked about by the next one.
await Promise.allSettled(plan.returning.map(comeBack));
for (;;) {
  await runJobOnce(paymentJobs[0], deps);
  await sleep(LOOK_MS);
}
