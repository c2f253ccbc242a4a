import { describe, expect, it } from 'vitest';
import { addSavedReads } from '../../e2e/saved-reads-database.ts';
import { phoneBehindProxy } from '../../setup/phone-behind-proxy.ts';

/** Long enough for the page to hydrate and to save its reads. */
const GLANCE_MS = 1_200;
const ROOT = '/category/categoryType/Product';

const phone = phoneBehindProxy();

describe('a thousand saved reads', () => {
  it('start as fast as ten', async () => {
    const { page } = phone.device;
    await page.goto(phone.proxy.url + ROOT);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
    await page.waitForTimeout(GLANCE_MS);
    const startMs = async () => {
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        await page.goto(phone.proxy.url + ROOT, { waitUntil: 'commit' });
        await page.getByRole('main').getByRole('link').first().waitFor();
        times.push(await page.evaluate<number>('performance.now()'));
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    const few = await startMs();
    expect(await addSavedReads(page, 1_000)).toBeGreaterThanOrEqual(1_000);
    const many = await startMs();
    console.info(`start with few saved reads ${few.toFixed(0)} ms, with 1,000 ${many.toFixed(0)} ms`);
    // Five runs of a few hundred milliseconds are noisy.
    expect(many).toBeLessThan(1.2 * few + 100);
  });
});
