import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCrashes } from '../acceptance/crashes.ts';
import { closeBrowser } from '../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../setup/site-with-sms.ts';

const START_LIMIT_MS = 180_000;
/** Each kill starts a browser or a server anew. */
const RUN_LIMIT_MS = 600_000;
const SMALL = { rows: 40, deviceKills: 2, serverKills: 1, seed: 7, phone: '09124440005' };

let site: SiteWithSms;
beforeAll(async () => {
  site = await startSiteWithSms();
}, START_LIMIT_MS);
afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

describe('a queue whose browser and server are killed', () => {
  it(
    'reaches the server once, in the order of its objects',
    async () => {
      const { leftAtKills, ...result } = await runCrashes(site, SMALL);
      expect(result).toMatchObject({ rows: 40, delivered: 40, lost: 0, duplicates: 0, outOfOrder: 0 });
      expect(leftAtKills[0]).toBeGreaterThan(0);
    },
    RUN_LIMIT_MS,
  );
});
