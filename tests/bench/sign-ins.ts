/**
 * node tests/bench/sign-ins.ts: sign-ins on PostgreSQL in one process. They arrive at 1,000 a minute for a minute, then as
 * many as the machine takes; each session is refreshed at the end. `--per-minute N`, `--seconds N` change the first part.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../setup/postgres-cluster.ts';
import { challengeOf, exchange, newVerifier, refresh } from '../setup/sign-in.ts';
import { openTestApp } from '../setup/test-app.ts';

const { values: options } = parseArgs({
  options: { 'per-minute': { type: 'string', default: '1000' }, seconds: { type: 'string', default: '60' } },
});
const perMinute = Number(options['per-minute']);
const seconds = Number(options.seconds);
const AT_ONCE = 32;
const BURST = 2_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const cluster = await startPostgresCluster();
if ('skipped' in cluster) throw new Error(cluster.skipped);
process.env.TEST_DATABASE_URL = cluster.url;
const app = await openTestApp();
const codes = new Map<string, string>();
app.sms.sendCode = async (phone, code) => void codes.set(phone, code);

const times = { code: [] as number[], token: [] as number[] };
const cookies: string[] = [];
let failed = 0;

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  into.push(performance.now() - startedAt);
  return result;
}

async function signInOnce(number: number): Promise<void> {
  const phoneNumber = `0936${String(number).padStart(7, '0')}`;
  const verifier = newVerifier();
  const body = { phoneNumber, codeChallenge: challengeOf(verifier) };
  await timed(times.code, () => app.post('/api/v1/users/login-by-otp', body));
  const code = codes.get(`+98${phoneNumber.slice(1)}`) ?? '';
  const { status, cookie } = await timed(times.token, () => exchange(app, code, verifier));
  if (status === 200 && cookie) cookies.push(cookie);
  else failed += 1;
}

/** Works on the items, `AT_ONCE` at a time. */
async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function report(title: string): void {
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.splice(0).toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    say(`${title.padEnd(22)}${name.padEnd(8)}p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   (${sorted.length})`);
  }
}

const running: Promise<void>[] = [];
const count = Math.round((perMinute * seconds) / 60);
const startedAt = performance.now();
for (let number = 0; number < count; number += 1) {
  await sleep(Math.max(0, startedAt + (number * 60_000) / perMinute - performance.now()));
  running.push(signInOnce(number));
}
await Promise.all(running);
report(`${perMinute} a minute`);

const numbers = Array.from({ length: BURST }, (_, index) => count + index);
const burstAt = performance.now();
await atOnce(numbers, signInOnce);
const rate = (BURST / (performance.now() - burstAt)) * 60_000;
report(`${AT_ONCE} at once`);
say(`${Math.round(rate)} sign-ins a minute at most; ${failed} failed`);

const statuses = new Map<number, number>();
await atOnce(cookies, async (cookie) => {
  const { status } = await refresh(app, cookie);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
});
say(`refreshes of ${cookies.length} sessions, by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
await app.close();
await cluster.stop();
