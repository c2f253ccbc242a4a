/** The page of one's own data of a user who has signed in, as the device shows it by itself. */
import type { BrowserContext } from 'playwright-core';
import { startSiteWithSms } from '../setup/site-with-sms.ts';
import { startBarePage } from './bare-page.ts';
import { SLOW_4G, startThrottle } from './throttle.ts';
import { openPhone, type Visit, visit } from './visit.ts';

const PHONE = '09124450017';
const SAVE_MS = 6_000;

export interface Profile {
  /** The bare page at Slow 4G. */
  bare: Visit[];
  repeat: Visit[];
  offline: Visit[];
}

export async function measureProfile(runs: number): Promise<Profile> {
  const site = await startSiteWithSms();
  const phone = await openPhone();
  try {
    const url = `${site.url}/profile`;
    const page = await phone.newPage();
    await page.goto(url);
    await site.signIn({ page, context: phone, troubles: [], close: () => phone.close() }, PHONE);
    await page.waitForURL(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForTimeout(SAVE_MS);
    await page.close();
    const repeat = await visitOften(phone, url, runs);
    await phone.setOffline(true);
    return { bare: await measureBare(runs), repeat, offline: await visitOften(phone, url, runs) };
  } finally {
    await phone.browser()?.close();
    await site.stop();
  }
}

async function visitOften(context: BrowserContext, url: string, runs: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(context, url));
  return visits;
}

async function measureBare(runs: number): Promise<Visit[]> {
  const barePage = await startBarePage();
  const link = await startThrottle(barePage.port, SLOW_4G);
  const visits: Visit[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await openPhone();
      visits.push(...(await visitOften(context, `http://127.0.0.1:${link.port}/`, 1)));
      await context.browser()?.close();
    }
  } finally {
    link.close();
    barePage.close();
  }
  return visits;
}
