/** Sending what a device has written without a network. */
import { countRows, planRows, queueRows } from '../acceptance/queued-rows.ts';
import { closeBrowser, openPhone } from '../setup/browser.ts';
import { startSiteWithSms } from '../setup/site-with-sms.ts';

const PHONE = '09124460001';
const LOOK_MS = 100;
const LIMIT_MS = 300_000;

export interface Drain {
  rows: number;
  /** From the network's return to an empty queue. */
  ms: number;
  /** Writes, and everything else that the page asked the API for meanwhile. */
  writes: number;
  otherCalls: number;
}

export async function benchDrain(count: number): Promise<Drain> {
  const site = await startSiteWithSms();
  try {
    const phone = await openPhone();
    const { page, context } = phone;
    await page.goto(`${site.url}/profile`);
    await site.signIn(phone, PHONE);
    await page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=100`);
    const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
    await context.setOffline(true);
    await queueRows(page, planRows(count, items).rows);
    await page.reload();
    await page.getByRole('link', { name: /در صف ارسال/ }).waitFor();
    const drain: Drain = { rows: await countRows(page), ms: 0, writes: 0, otherCalls: 0 };
    context.on('request', (request) => {
      if (request.headers()['idempotency-key'] !== undefined) drain.writes += 1;
      else if (request.url().includes('/api/')) drain.otherCalls += 1;
    });
    const startedAt = performance.now();
    await context.setOffline(false);
    while ((await countRows(page)) > 0) {
      if (performance.now() - startedAt > LIMIT_MS) throw new Error('the queue does not empty');
      await page.waitForTimeout(LOOK_MS);
    }
    drain.ms = performance.now() - startedAt;
    await phone.close();
    return drain;
  } finally {
    await closeBrowser();
    await site.stop();
  }
}
