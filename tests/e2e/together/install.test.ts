import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { findPages, type SitePages } from '../site-pages.ts';
import { whenSaved } from '../when-saved.ts';

/** A short look: long enough for the page to be counted and to save its reads. */
const GLANCE_MS = 1_500;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let pages: SitePages;
let device: Device;
beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});
beforeEach(async () => {
  device = await openPhone();
});
afterEach(() => device.close());
afterAll(closeBrowser);

const prompt = () => device.page.getByRole('complementary', { name: 'نصب برنامه' });
const entry = () => device.page.getByRole('contentinfo').getByRole('button', { name: 'نصب برنامه' });
const open = (path: string) => device.page.goto(inject('siteUrl') + path);
const pathname = () => decodeURIComponent(new URL(device.page.url()).pathname);
const arrive = (path: string) => expect.poll(pathname).toBe(path);
const objects = () => pages.visited.filter((path) => /^\/(?:products|category|supplier)\/[\da-f-]{36}\//.test(path));

/** Simulates the browser's install event, whose dialog ends with `outcome`. */
const offerInstall = (outcome: 'accepted' | 'dismissed') => `addEventListener('load', () => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; };
  offer.userChoice = Promise.resolve({ outcome: '${outcome}' });
  dispatchEvent(offer);
})`;

/** Opens pages, and waits until each is counted. */
async function use(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const openedAt = Date.now();
    await open(path);
    const lastAt = 'Number(JSON.parse(localStorage.getItem("rasteh-use") ?? "{}").lastAt ?? 0)';
    await expect.poll(() => device.page.evaluate<number>(lastAt)).toBeGreaterThanOrEqual(openedAt);
    await device.page.waitForTimeout(GLANCE_MS);
  }
}

/** Simulates a long pause since the last page. */
const pause = (page: Page) =>
  page.evaluate(`(() => {
    const use = JSON.parse(localStorage.getItem('rasteh-use'));
    localStorage.setItem('rasteh-use', JSON.stringify({ ...use, lastAt: use.lastAt - 3_600_000 }));
  })()`);

async function useForReal(): Promise<void> {
  const [first = '', second = '', third = ''] = objects();
  await use([first, second]);
  expect(await prompt().count()).toBe(0);
  await pause(device.page);
  await use([third]);
}

/** A test browser has no app window: simulates its media queries for code and styles. */
const STANDALONE = `(() => {
  const ask = matchMedia.bind(window);
  const answered = (query) => query.replaceAll('(display-mode: standalone)', '(min-width: 1px)');
  window.matchMedia = (query) => ask(answered(query));
  addEventListener('load', () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules) if (rule.media) rule.media.mediaText = answered(rule.media.mediaText);
  });
})()`;

describe('the offer to install', () => {
  it('appears after real use only, and a refusal survives a reload', async () => {
    await device.context.addInitScript(offerInstall('dismissed'));
    await open('/');
    await entry().waitFor();
    expect(await prompt().count()).toBe(0);
    await useForReal();
    await prompt().waitFor();
    await prompt().getByRole('button', { name: 'اکنون نه' }).click();
    await expect.poll(() => prompt().count()).toBe(0);
    await device.page.reload();
    await entry().waitFor();
    await device.page.waitForTimeout(GLANCE_MS);
    expect(await prompt().count()).toBe(0);
    expect(device.troubles).toEqual([]);
  });

  it('asks the browser once, and is not repeated after installation', async () => {
    await device.context.addInitScript(offerInstall('accepted'));
    await useForReal();
    await prompt().getByRole('button', { name: 'نصب', exact: true }).click();
    await expect.poll(() => prompt().count()).toBe(0);
    expect(await device.page.evaluate('window.asked')).toBe(1);
    await device.page.reload();
    await entry().waitFor();
    await device.page.waitForTimeout(GLANCE_MS);
    expect(await prompt().count()).toBe(0);
  });

  it('disappears offline', async () => {
    await device.context.addInitScript(offerInstall('dismissed'));
    await useForReal();
    await prompt().waitFor();
    await device.context.setOffline(true);
    await expect.poll(() => prompt().count()).toBe(0);
  });

  it('explains the manual installation on a phone without an install event', async () => {
    await device.context.addInitScript(
      `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(IPHONE)} })`,
    );
    await useForReal();
    await prompt().getByText('به صفحهٔ اصلی بیفزایید').waitFor();
    await prompt().getByRole('button', { name: 'بستن' }).click();
    await entry().click();
    await device.page.getByRole('contentinfo').getByText('به صفحهٔ اصلی بیفزایید').waitFor();
  });
});

describe('the installed app', () => {
  it('offers nothing, and has a back button', async () => {
    await device.context.addInitScript(offerInstall('dismissed'));
    await device.context.addInitScript(STANDALONE);
    // The installed app does not count its use.
    for (const path of objects().slice(0, 3)) {
      await open(path);
      await device.page.waitForTimeout(GLANCE_MS);
    }
    expect(await prompt().count()).toBe(0);
    expect(await entry().count()).toBe(0);
    const back = device.page.getByRole('banner').getByRole('button', { name: 'بازگشت' });
    expect(await back.isVisible()).toBe(true);
    // Opened from outside, the page has no history: back leads to the front page.
    await back.click();
    await arrive('/');
    await expect.poll(() => back.count()).toBe(0);
    await device.page.getByRole('main').getByRole('link').first().click();
    await expect.poll(pathname).not.toBe('/');
    await back.click();
    await arrive('/');
  });

  it('shows no back button in a browser that has one', async () => {
    await open(objects()[0] ?? '');
    expect(await device.page.getByRole('banner').getByRole('button', { name: 'بازگشت' }).count()).toBe(0);
  });

  it('opens its shortcuts at their URLs, in the worker’s page too', async () => {
    for (const isFromWorker of [false, true]) {
      await open('/?search=1&from=shortcut');
      await expect.poll(() => device.page.evaluate('document.activeElement?.id')).toBe('search');
      await open('/?visits=1&from=shortcut');
      await device.page.getByText('هنوز کالا، دسته یا تأمین‌کننده‌ای را باز نکرده‌اید').waitFor();
      const title = device.page.getByRole('heading', { name: 'آخرین بازدیدها' });
      await expect
        .poll(() =>
          title.evaluate((one) => one.getBoundingClientRect().top < one.ownerDocument.documentElement.clientHeight),
        )
        .toBe(true);
      const canonical = await device.page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? 'about:blank', inject('siteUrl')).href).toBe(`${inject('siteUrl')}/`);
      if (!isFromWorker) await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    }
    expect(device.troubles).toEqual([]);
  });

  it('has a manifest without errors, whose URLs all answer', async () => {
    await open('/');
    const cdp = await device.context.newCDPSession(device.page);
    const { errors, data = '' } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as {
      start_url: string;
      share_target: { action: string };
      shortcuts: { url: string }[];
    };
    const addresses = [manifest.start_url, manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
    for (const address of addresses) expect((await fetch(inject('siteUrl') + address)).status, address).toBe(200);
  });
});

describe('content shared into the app', () => {
  const share = (given: Record<string, string>) => open(`/share?${new URLSearchParams(given)}`);

  it('is searched, or opened if it is a page of the site, and never leaves the site', async () => {
    const asked: string[] = [];
    device.page.on('request', (request) => asked.push(request.url()));
    await share({ text: 'بلبرینگ' });
    await arrive('/search/بلبرینگ');
    await share({ url: inject('siteUrl') + pages.product });
    await arrive(decodeURIComponent(pages.product));
    await share({ url: 'javascript:alert(1)' });
    await arrive('/search/javascript:alert(1)');
    await share({ url: 'https://shop.example/goods/%D9%BE%D9%85%D9%BE-50-32' });
    await arrive('/search/پمپ 50 32');
    await share({});
    await arrive('/');
    expect(asked.filter((url) => new URL(url).origin !== inject('siteUrl'))).toEqual([]);
    expect(device.troubles).toEqual([]);
  });

  it('is accepted offline too', async () => {
    await open('/');
    await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await device.page.reload();
    await device.context.setOffline(true);
    await share({ text: 'بلبرینگ' });
    await arrive('/search/بلبرینگ');
  });
});

describe('a URL that was never visited', () => {
  it('says so offline, and links to saved pages', async () => {
    const [kept = ''] = objects();
    await open(kept);
    await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await whenSaved(device.page);
    await device.context.setOffline(true);
    await open('/some/unknown');
    await device.page.getByRole('heading', { level: 1, name: 'این نشانی را هنوز ندیده‌اید' }).waitFor();
    expect(pathname()).toBe('/some/unknown');
    const links = device.page.getByRole('navigation', { name: 'آنچه روی این دستگاه دارید' });
    // On a slow machine the page had time to warm up others, which are listed too.
    await links
      .locator(`a[href^="${kept.split('/').slice(0, -1).join('/')}"]`)
      .first()
      .click();
    await arrive(decodeURIComponent(kept));
    await device.page
      .getByText(/به‌روز در/)
      .first()
      .waitFor();
    expect(device.troubles).toEqual([]);
  });

  it('loads the server’s page by itself when the network is back', async () => {
    await open('/');
    await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await device.context.setOffline(true);
    await open('/some/unknown');
    await device.page.getByRole('heading', { level: 1, name: 'این نشانی را هنوز ندیده‌اید' }).waitFor();
    await device.context.setOffline(false);
    await arrive('/error/404');
  });
});
