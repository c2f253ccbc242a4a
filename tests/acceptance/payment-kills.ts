/*
 * Row W5: payers come back from a bank that hangs, fails and loses answers, to servers that are killed while the bank is
 * asked, some with a clock that is a day ahead or behind. Every attempt is settled within ten minutes after that, and
 * its money is in one place.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkLedger } from '../../src/server/ledger/check-ledger.ts';
import { ledgerTransfers } from '../../src/server/ledger/ledger-transfer.table.ts';
import { paymentAttempts } from '../../src/server/payments/attempts/payment-attempt.table.ts';
import { paymentCalls } from '../api/payments/payment-world.ts';
import { rial } from '../api/wallet/ledger-world.ts';
import { newPhone, signIn } from '../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../setup/test-app.ts';
import { openZarinpal } from '../setup/zarinpal-service.ts';
import type { PaymentChildPlan } from './payment-child.ts';
import { randomOf } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AMOUNT_RIAL = 2_500_000;
/** Payers that come back to each server; as many never come back. */
const RETURNING = 3;
const KILLED_WITHIN_MS = 400;
const ASKED_WITHIN_MS = 60_000;
/** Longer than a bank has for an answer. */
const HANGING_MS = 20_000;
const SETTLED_MINUTES = 10;

export interface PaymentKillResult {
  kills: number;
  seed: number;
  attempts: number;
  verified: number;
  /** Simulated, after the last kill. */
  settledWithinMinutes: number;
  /** Booked before the bank had verified them. */
  bookedUnverified: number;
  /** Attempts that are booked twice or not at all, or wallets with another balance. */
  misplaced: number;
  ledgerFaults: number;
}

export const isMoneyInPlace = (result: PaymentKillResult): boolean =>
  result.verified === result.attempts &&
  result.settledWithinMinutes <= SETTLED_MINUTES &&
  [result.bookedUnverified, result.misplaced, result.ledgerFaults].every((count) => count === 0);

interface PaymentKillPlan {
  kills: number;
  seed: number;
  databaseUrl: string;
  say?: (text: string) => void;
}

type Bank = Awaited<ReturnType<typeof openZarinpal>>;

export async function runPaymentKills({ kills, seed, databaseUrl, say }: PaymentKillPlan): Promise<PaymentKillResult> {
  process.env.TEST_DATABASE_URL = databaseUrl;
  const random = randomOf(seed);
  const bank = await openZarinpal();
  const app = await openTestApp({ env: bank.env });
  try {
    const calls = paymentCalls(app, bank);
    const url = new URL(databaseUrl);
    const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
    url.pathname = `/${rows[0]?.name}`;
    const made: string[] = [];
    let [aheadMs, bookedUnverified] = [0, 0];
    for (let server = 1; server <= kills + 1; server += 1) {
      const paid = await payMany(app, calls);
      made.push(...paid);
      bank.fail('verify', ...faultsOf(random));
      const isHanging = server > kills;
      if (isHanging) bank.fail('verify', ...paid.map(() => 'hang' as const));
      const wrongMs = [0, 0, 0, DAY_MS, -DAY_MS][Math.floor(random() * 5)] ?? 0;
      await runServer(bank, {
        plan: {
          databaseUrl: url.href,
          env: bank.env,
          aheadMs: aheadMs + (isHanging ? 0 : wrongMs),
          returning: paid.slice(0, RETURNING),
        },
        killedAfterMs: isHanging ? HANGING_MS : random() * KILLED_WITHIN_MS,
      });
      bookedUnverified += await countUnverified(app, bank);
      say?.(`server ${server} of ${kills + 1}: ${await countVerified(app)} of ${made.length} verified`);
      aheadMs += 3 * MINUTE_MS;
      app.wait(3 * MINUTE_MS);
    }
    bank.fail('verify');
    let minutes = 0;
    for (; minutes < SETTLED_MINUTES && (await countVerified(app)) < made.length; minutes += 1) {
      app.wait(MINUTE_MS);
      await calls.runJob();
    }
    return {
      ...{ kills, seed, attempts: made.length, verified: await countVerified(app), bookedUnverified },
      settledWithinMinutes: minutes,
      misplaced: await countMisplaced(app, made),
      ledgerFaults: (await checkLedger(app.db)).faults.length,
    };
  } finally {
    await app.close();
    await bank.close();
  }
}

const faultsOf = (random: () => number) =>
  random() < 0.5 ? [] : [(['error', 'lostAnswer', 'garbage', 'cut'] as const)[Math.floor(random() * 4)] ?? 'error'];

/** Attempts whose payers have paid at the bank. */
async function payMany(app: TestApp, calls: ReturnType<typeof paymentCalls>): Promise<string[]> {
  const paid: string[] = [];
  while (paid.length < 2 * RETURNING) {
    const payer = await signIn(app, newPhone());
    const { body } = await calls.charge(payer, AMOUNT_RIAL);
    await calls.decide(body.attemptId);
    paid.push(body.attemptId);
  }
  return paid;
}

/** Kills it some time after it has asked the bank for the first time. */
async function runServer(
  bank: Bank,
  { plan, killedAfterMs }: { plan: PaymentChildPlan; killedAfterMs: number },
): Promise<void> {
  const asked = Promise.withResolvers<void>();
  bank.onVerified(asked.resolve);
  const child: ChildProcess = fork(new URL('./payment-child.ts', import.meta.url), [JSON.stringify(plan)]);
  const ended = once(child, 'exit');
  const outcome = await Promise.race([asked.promise, ended, sleep(ASKED_WITHIN_MS, 'silent', { ref: false })]);
  if (outcome !== undefined) throw new Error('a server has not asked the bank');
  await sleep(killedAfterMs);
  child.kill('SIGKILL');
  await ended;
}

async function countVerified({ db }: TestApp): Promise<number> {
  return db.$count(paymentAttempts, eq(paymentAttempts.state, 'verified'));
}

const chargesOf = ({ db }: TestApp) =>
  db
    .select({ id: ledgerTransfers.refId, to: ledgerTransfers.creditAccountId })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'charge'), eq(ledgerTransfers.refKind, 'attempt')));

async function countUnverified(app: TestApp, bank: Bank): Promise<number> {
  const booked = (await chargesOf(app)).map(({ id }) => id);
  const rows = await app.db.select().from(paymentAttempts).where(inArray(paymentAttempts.id, booked));
  return rows.filter(({ authority }) => bank.attempts.get(authority ?? '')?.status !== 'VERIFIED').length;
}

async function countMisplaced(app: TestApp, made: readonly string[]) {
  const booked = Map.groupBy(await chargesOf(app), ({ id }) => id);
  let misplaced = 0;
  for (const attemptId of made) {
    const [charge, ...more] = booked.get(attemptId) ?? [];
    if (!charge || more.length > 0 || (await rial(app.db, charge.to)) !== AMOUNT_RIAL) misplaced += 1;
  }
  return misplaced;
}
