import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Device } from './browser.ts';
import { type KavenegarService, startKavenegar } from './kavenegar-service.ts';
import { copySeed, freePort, type SiteOptions, type StartedBuild, startBuild } from './site.ts';

const DIST = join(import.meta.dirname, '../../dist');

export interface SiteWithSms extends StartedBuild {
  sms: KavenegarService;
  /** Ends the server at once, as a power cut does, and starts it again over the same data. */
  crash(): Promise<void>;
  /** A phone that nobody has used: a code is sent to a phone once a minute, also to the second run of a test. */
  newNumber(): string;
  /** On the login page; resolves when the code is sent. */
  writePhone(device: Device, number: string): Promise<void>;
  /** On the login page, from the phone to the code. */
  signIn(device: Device, number: string): Promise<void>;
}

type SiteWithSmsOptions = Pick<SiteOptions, 'databaseUrl'> & {
  logLevel?: string;
  /** As the variable of the same name. @default the data directory's own */
  signingKeys?: string;
  /** Where codes are really sent, the demo's people cannot sign in: with them codes go to the log. @default false */
  hasDemoPeople?: boolean;
};

const PHONE_PREFIX = '0912555';
const PHONE_DIGITS = 4;
const CODE_IN_LOG = /کد ورود راسته: (\d+)/g;
const CODE_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** The built site with the demo data of its own, whose messages arrive at a fake of the real provider. */
export async function startSiteWithSms({
  databaseUrl,
  logLevel,
  signingKeys,
  hasDemoPeople = false,
}: SiteWithSmsOptions = {}): Promise<SiteWithSms> {
  const sms = await startKavenegar();
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-sms-'));
  if (databaseUrl === undefined) await copySeed(dataDir);
  const env = {
    SMS_PROVIDER: 'kavenegar',
    KAVENEGAR_URL: sms.url,
    KAVENEGAR_API_KEY: 'key-of-the-tests',
    KAVENEGAR_TEMPLATE: 'ورود',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(signingKeys && { SIGNING_KEYS: signingKeys }),
    ...(logLevel && { LOG_LEVEL: logLevel }),
    ...(hasDemoPeople && { SMS_PROVIDER: 'log', LOG_LEVEL: 'info' }),
  };
  const given = { distDir: DIST, dataDir, port: await freePort(), env };
  let site = await startBuild(given);

  let numbers = 0;
  const sentCodes = (): string[] =>
    hasDemoPeople
      ? [...site.output().matchAll(CODE_IN_LOG)].map(([, code = '']) => code)
      : sms.taken.map(({ token }) => token ?? '');

  const writePhone = async ({ page }: Device, number: string) => {
    await page.getByLabel('شمارهٔ موبایل').fill(number);
    await page.getByRole('button', { name: 'دریافت کد ورود' }).click();
    await page.getByLabel('کد ورود').waitFor();
  };

  return {
    url: site.url,
    sms,
    kill: () => site.kill(),
    output: () => site.output(),
    get pid() {
      return site.pid;
    },
    async crash() {
      await site.kill();
      site = await startBuild(given);
    },
    newNumber() {
      numbers += 1;
      return PHONE_PREFIX + String(numbers).padStart(PHONE_DIGITS, '0');
    },
    writePhone,
    async signIn(device, number) {
      const before = sentCodes().length;
      await writePhone(device, number);
      const latest = Date.now() + CODE_LIMIT_MS;
      while (sentCodes().length === before && Date.now() < latest) await sleep(POLL_MS);
      await device.page.getByLabel('کد ورود').fill(sentCodes().at(-1) ?? '');
    },
    async stop() {
      await site.stop();
      sms.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
