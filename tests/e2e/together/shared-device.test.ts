import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';
import { storedOn } from '../../setup/stored-on.ts';

const LATE_WRITES_MS = 5_000;
const FIRST = { phone: '09124447701', digits: ['4447701', '۴۴۴۷۷۰۱'], sent: 'رازِ انبار نخست', unsent: 'رازِ انبار دوم' };
const SECOND = '09124448802';

let site: SiteWithSms;
let product: string;

beforeAll(async () => {
  site = await startSiteWithSms({ logLevel: 'info' });
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  product = `${site.url}/products/${items[0]?.id}`;
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const textOf = (page: Page) => page.locator('body').textContent();
const cachedOn = ({ page }: Device) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

async function writeNote(page: Page, text: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('یادداشت تازه').fill(text);
  await sheet.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  await sheet.getByRole('article').filter({ hasText: text }).waitFor();
}

/** Everything that the device asks for: addresses, where they come from, and bodies. */
function watchRequests({ context }: Device): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`);
  });
  return asked;
}

/** What a page starts a second after it is read may never come: its network, or the tab, may be gone by then. */
function loseLaterParts(): void {
  const own = window.setTimeout.bind(window);
  const NEVER_MS = 2 ** 30;
  const set = (work: TimerHandler, ms?: number) => own(work, ms === 1_000 ? NEVER_MS : ms);
  window.setTimeout = set as typeof window.setTimeout;
}

interface Used {
  device: Device;
  asked: string[];
  /** What may be nowhere after the sign-out. */
  secrets: string[];
  cookie: string;
  tabs: Page[];
}

/** The first user has notes, a list and a sent and an unsent text, in three tabs. */
async function useByFirst(): Promise<Used> {
  const device = await openPhone();
  const asked = watchRequests(device);
  await device.page.goto(`${site.url}/profile`);
  await site.signIn(device, FIRST.phone);
  await expect.poll(() => pathOf(device.page)).toBe('/profile');
  await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const sub = await device.page.evaluate(() => JSON.parse(localStorage.getItem('rasteh-user-info') ?? '{}').sub);
  const [cookie] = (await device.context.cookies()).filter(({ name }) => name === 'rasteh-session');
  await device.page.goto(product);
  await device.page.getByRole('button', { name: /^نگه‌داری/ }).click();
  await writeNote(device.page, FIRST.sent);
  await device.page.getByRole('link', { name: /در صف ارسال/ }).waitFor({ state: 'detached' });
  const [list, account] = [await device.context.newPage(), await device.context.newPage()];
  await list.addInitScript(loseLaterParts);
  await list.goto(`${site.url}/profile/notes/product`);
  await list.getByText(FIRST.sent).waitFor();
  await account.goto(`${site.url}/profile`);
  await account.getByRole('button', { name: 'خروج از حساب' }).waitFor();
  const secrets = [String(sub), ...FIRST.digits, FIRST.sent, FIRST.unsent, '***7701'];
  return { device, asked, secrets, cookie: cookie?.value ?? '', tabs: [device.page, list, account] };
}

describe('a device of two users', () => {
  it('has nothing of the first after a sign-out without a network, in three tabs, and shows nothing to the second', async () => {
    const { device, asked, secrets, cookie, tabs } = await useByFirst();
    const [page, list, account] = tabs as [Page, Page, Page];
    await device.context.setOffline(true);
    await writeNote(page, FIRST.unsent);
    expect(await storedOn(device)).toContain(FIRST.unsent);
    await account.bringToFront();
    await account.getByRole('button', { name: 'خروج از حساب' }).first().click();
    await account.getByText(/۱ نوشتهٔ شما هنوز به سرور نرسیده است/).waitFor();
    await account.getByRole('button', { name: 'خروج و پاک کردن نوشته‌ها' }).click();
    await expect.poll(() => pathOf(account)).not.toBe('/profile');
    const left = async () => {
      const stored = await storedOn({ ...device, page: account });
      return secrets.filter((secret) => stored.includes(secret));
    };
    await expect.poll(left).toEqual([]);
    await account.waitForTimeout(LATE_WRITES_MS);
    expect(await left()).toEqual([]);
    for (const tab of tabs) for (const secret of secrets) expect(await textOf(tab)).not.toContain(secret);

    await device.context.setOffline(false);
    const before = asked.length;
    await account.goto(`${site.url}/profile`);
    await site.signIn({ ...device, page: account }, SECOND);
    await expect.poll(() => pathOf(account)).toBe('/profile');
    for (const tab of [page, list, account]) {
      await tab.goBack().catch(() => null);
      await tab.waitForTimeout(1_000);
      for (const secret of secrets) expect(await textOf(tab)).not.toContain(secret);
    }
    await list.goto(`${site.url}/profile/notes/product`);
    await list
      .getByText('هنوز یادداشتی ننوشته‌اید')
      .or(list.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    await device.context.setOffline(true);
    await list.reload();
    await list.waitForTimeout(1_000);
    for (const secret of secrets) expect(await textOf(list)).not.toContain(secret);
    const sent = asked.slice(before).join('\n');
    for (const secret of [...secrets, cookie]) expect(sent).not.toContain(secret);
    await device.close();
  });

  it('leaves no phone, code or token in the log, in addresses and in the worker’s caches', async () => {
    const device = await openPhone();
    const asked = watchRequests(device);
    const tokens: string[] = [];
    device.context.on('response', (response) => {
      if (!response.url().endsWith('/connect/token')) return;
      void response
        .json()
        .then(({ access_token: token }: { access_token?: string }) => token && tokens.push(token))
        .catch(() => {});
    });
    await device.page.goto(`${site.url}/profile`);
    await site.signIn(device, site.newNumber());
    await expect.poll(() => pathOf(device.page)).toBe('/profile');
    await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await device.page.goto(`${site.url}/profile/notes/product`);
    await device.page.reload();
    await device.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => tokens.length).toBeGreaterThan(0);
    const [cookie] = (await device.context.cookies()).filter(({ name }) => name === 'rasteh-session');
    const codes = site.sms.taken.map(({ token }) => new RegExp(`(?<![\\w-])${token}(?![\\w-])`));
    const secrets = [cookie?.value ?? '', ...tokens, '4449903', '4447701', '4448802'];
    const log = site.output();
    expect(log).toContain('/connect/token');
    const addresses = asked.map((one) => one.split(' ').slice(0, 2).join(' ')).join('\n');
    for (const text of [log, addresses, await cachedOn(device)]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    for (const code of codes) {
      expect(log).not.toMatch(code);
      expect(addresses).not.toMatch(code);
    }
    await device.close();
  });

  it('gets no source map of the app', async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of new Set(scripts)) {
      expect((await fetch(`${site.url}${path}.map`)).status).toBe(404);
      expect(await (await fetch(site.url + path)).text()).not.toContain('sourceMappingURL');
    }
  });
});
