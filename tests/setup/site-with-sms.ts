import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Device } from './browser.ts';
import { type KavenegarService, startKavenegar } from './kavenegar-service.ts';
import { freePort, type SiteOptions, type StartedBuild, startBuild } from './site.ts';

const DIST = join(import.meta.dirname, '../../dist');

export interface SiteWithSms extends StartedBuild {
  sms: KavenegarService;
  /** Ends the server at once, as a power cut does, and starts it again over the same data. */
  crash(): Promise<void>;
  /** On the login page; resolves when the code is sent. */
  writePhone(device: Device, number: string): Promise<void>;
  /** On the login page, from the phone to the code. */
  signIn(device: Device, number: string): Promise<void>;
}

/** The built site with the demo data of its own, whose messages arrive at a fake of the real provider. */
export async function startSiteWithSms({
  databaseUrl,
  logLevel,
}: Pick<SiteOptions, 'databaseUrl'> & { logLevel?: string } = {}): Promise<SiteWithSms> {
  const sms = await startKavenegar();
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-sms-'));
  const env = {
    SMS_PROVIDER: 'kavenegar',
    KAVENEGAR_URL: sms.url,
    KAVENEGAR_API_KEY: 'key-of-the-tests',
    KAVENEGAR_TEMPLATE: 'ورود',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(logLevel && { LOG_LEVEL: logLevel }),
  };
  const given = { distDir: DIST, dataDir, port: await freePort(), env };
  let site = await startBuild(given);

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
    async crash() {
      await site.kill();
      site = await startBuild(given);
    },
    writePhone,
    async signIn(device, number) {
      await writePhone(device, number);
      await device.page.getByLabel('کد ورود').fill(sms.taken.at(-1)?.token ?? '');
    },
    async stop() {
      await site.stop();
      sms.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
