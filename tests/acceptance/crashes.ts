/*
 * Row O1: rows wait on a device; the browser and the server are killed while they are sent. Every row must reach the
 * server once, in the order of its object.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cookie } from 'playwright-core';
import { type Device, openPhone } from '../setup/browser.ts';
import type { SiteWithSms } from '../setup/site-with-sms.ts';
import { type Delivery, readDelivery } from './delivered.ts';
import { killDevice } from './kill-chromium.ts';
import { countRows, planRows, queueRows } from './queued-rows.ts';
import { randomOf, shuffle } from './random.ts';

/** A kill does not wait longer for the next request: the device may be in a pause after the one before. */
const PATIENCE_MS = 20_000;
const EMPTY_LIMIT_MS = 180_000;
const LOOK_MS = 250;
const REQUEST_LOOK_MS = 5;
/** The server sends one code a minute to a phone. */
const CODE_PAUSE_MS = 61_000;
const PAGE_SIZE = 100;
const SESSION_COOKIE = 'rasteh-session';

export interface CrashPlan {
  rows: number;
  deviceKills: number;
  serverKills: number;
  seed: number;
  phone: string;
  /** Hears of each kill. */
  say?: (text: string) => void;
}

export interface CrashResult extends Delivery {
  rows: number;
  deviceKills: number;
  serverKills: number;
  seed: number;
  /** Rows that the device had not begun to send at each kill. */
  leftAtKills: number[];
  /**
   * Kills after which the device had an older session cookie: Chromium writes cookies to the disk after half a minute. It
   * gets its newest one back, because the limit of codes would make the run wait for hours.
   */
  lostCookies: number;
  /** Times the device had to sign in again. */
  signInsAgain: number;
  /** From the last start of the device, or of the server, to an empty queue. */
  emptyMs: number;
}

export async function runCrashes(site: SiteWithSms, plan: CrashPlan): Promise<CrashResult> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'rasteh-crashes-'));
  const random = randomOf(plan.seed);
  const { rows, expected } = planRows(plan.rows, await listProducts(site.url));
  /** Keys of the rows that the device has begun to send. */
  const begun = new Set<string>();
  let signIns = 0;
  const start = async (): Promise<Device> => {
    const device = await openPhone({ userDataDir });
    device.context.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key !== undefined) begun.add(key);
    });
    return device;
  };
  /** The page's way to the account, which another one would break off. */
  let going: Promise<unknown> = Promise.resolve();
  const beSignedIn = async (device: Device) => {
    await going;
    const pauseMs = signIns === 0 ? 0 : CODE_PAUSE_MS;
    if (await ensureSignedIn(site, device, { phone: plan.phone, pauseMs })) signIns += 1;
  };
  let device = await start();
  await beSignedIn(device);
  await device.context.setOffline(true);
  await queueRows(device.page, rows);
  // An orderly end, after which the sign-in is on the disk.
  await device.close();
  begun.clear();

  const untilBegun = async (count: number) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (begun.size < count && Date.now() < deadline) await sleep(REQUEST_LOOK_MS);
    // A kill may have lost the newest cookie, and with it the session.
    if (begun.size < count) await beSignedIn(device);
  };
  let lostCookies = 0;
  const openAccount = async (cookies?: Cookie[]) => {
    device = await start();
    if (cookies && (await sessionOf(device)) !== sessionIn(cookies)) {
      lostCookies += 1;
      await device.context.addCookies(cookies);
    }
    // The next kill may come while the page loads.
    going = device.page.goto(`${site.url}/profile`).catch(() => null);
  };
  const kinds = [...Array(plan.deviceKills).fill('device'), ...Array(plan.serverKills).fill('server')];
  const leftAtKills: number[] = [];
  await openAccount();
  for (const [at, kind] of shuffle(kinds, random).entries()) {
    const left = rows.length - begun.size;
    // On average the kills are spread over the rows that are left.
    await untilBegun(begun.size + Math.ceil((random() * 2 * left) / (kinds.length - at + 1)));
    leftAtKills.push(rows.length - begun.size);
    plan.say?.(`${at + 1} of ${kinds.length}: ${kind}, ${leftAtKills.at(-1)} rows left`);
    if (kind === 'server') {
      await site.crash();
      continue;
    }
    const cookies = await device.context.cookies();
    await killDevice(device, userDataDir);
    await openAccount(cookies);
  }
  const startedAt = Date.now();
  await beSignedIn(device);
  await untilEmpty(device);
  const emptyMs = Date.now() - startedAt;
  const delivery = await readDelivery(device.page, expected);
  await device.close();
  await rm(userDataDir, { recursive: true, force: true });
  const { deviceKills, serverKills, seed } = plan;
  const counts = { rows: expected.rows, deviceKills, serverKills, seed };
  return { ...counts, ...delivery, leftAtKills, lostCookies, signInsAgain: signIns - 1, emptyMs };
}

const sessionIn = (cookies: readonly Cookie[]): string | undefined =>
  cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
const sessionOf = async ({ context }: Device) => sessionIn(await context.cookies());

async function listProducts(url: string): Promise<{ id: string; title: string }[]> {
  const products: { id: string; title: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ size: String(PAGE_SIZE), ...(cursor && { cursor }) });
    const answer = await fetch(`${url}/api/v1/supplierproducts/catalog?${query}`);
    const page = (await answer.json()) as { items: typeof products; nextCursor: string | null };
    products.push(...page.items);
    cursor = page.nextCursor;
  }
  return products;
}

type SignIn = { phone: string; pauseMs: number };

/** Opens the account. Returns whether it took a sign-in, `pauseMs` later. */
async function ensureSignedIn(site: SiteWithSms, device: Device, { phone, pauseMs }: SignIn): Promise<boolean> {
  const { page } = device;
  await page.goto(`${site.url}/profile`);
  const home = page.getByRole('button', { name: 'خروج از حساب' });
  await home.or(page.getByLabel('شمارهٔ موبایل')).waitFor();
  if (await home.isVisible()) return false;
  await sleep(pauseMs);
  await site.signIn(device, phone);
  await home.waitFor();
  return true;
}

async function untilEmpty({ page }: Device): Promise<void> {
  const deadline = Date.now() + EMPTY_LIMIT_MS;
  while ((await countRows(page)) > 0) {
    if (Date.now() > deadline) throw new Error(`${await countRows(page)} rows are left after ${EMPTY_LIMIT_MS} ms`);
    await sleep(LOOK_MS);
  }
}
