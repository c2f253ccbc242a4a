import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thread } from '../../../src/contract/conversations/thread.ts';
import { closeBrowser, openPhone } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

const MESSAGES = 10_000;
const SLOWER = 4;
const TASK_MAX_MS = 100;
/** Fewer rows than this are in the document. */
const DRAWN_MAX = 80;
const STEPS = 60;
const SETTLED_MS = 2_000;
/** It has a conversation with the operators. */
const BUYER = '09120000001';

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
});
afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** The server's answer with many messages before its own. */
function lengthen(thread: Thread): Thread {
  const [model] = thread.items;
  if (!model) throw new Error('the demo has a message');
  const items = Array.from({ length: MESSAGES }, (_, at) => ({
    ...model,
    ...{ id: randomUUID(), seq: at + 1, changedSeq: 0, files: [], replyTo: null, deletedAt: null },
    by: at % 3 === 0 ? ('other' as const) : ('own' as const),
    text: `پیام ${at + 1} ${'دربارهٔ یاتاقان 6205-2RS و زمان تحویل آن '.repeat(at % 5)}`,
    at: new Date(Date.parse(model.at) - (MESSAGES - at) * 600_000).toISOString(),
  }));
  const conversation = { ...thread.conversation, lastSeq: MESSAGES, lastReadSeq: MESSAGES, unread: 0 };
  return { ...thread, conversation, items, lastSeq: MESSAGES };
}

describe('a thread of 10,000 messages', () => {
  it(`scrolls without a task above ${TASK_MAX_MS} ms on a processor that is ${SLOWER} times slower`, async () => {
    const device = await openPhone();
    const { page, context } = device;
    await page.route(/\/conversations\/[^/]+\/thread$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, json: lengthen((await response.json()) as Thread) });
    });
    await page.goto(`${site.url}/profile/messages?support=true`);
    await site.signIn(device, BUYER);
    await page
      .getByRole('article')
      .filter({ hasText: `پیام ${MESSAGES} ` })
      .waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(`window.__tasks = []; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.__tasks.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' })`);
    const box = await page.locator('section[tabindex="0"]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, step < STEPS / 2 ? -1_200 : 900);
      await page.waitForTimeout(50);
    }
    // Far away at once, as with the bar at the side.
    for (const share of [0.5, 0.1, 0.9]) {
      await page.evaluate((at) => {
        const list = document.querySelector('section[tabindex="0"]');
        if (list) list.scrollTop = list.scrollHeight * at;
      }, share);
      await page.waitForTimeout(500);
    }
    const tasks = await page.evaluate<number[]>('window.__tasks');
    const drawn = await page.locator('section[tabindex="0"] li').count();
    console.info(
      `longest tasks: ${
        tasks
          .toSorted((a, b) => b - a)
          .slice(0, 5)
          .join(', ') || 'none'
      } ms; ${drawn} rows`,
    );
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(DRAWN_MAX);
    expect(Math.max(0, ...tasks)).toBeLessThanOrEqual(TASK_MAX_MS);
  });
});
