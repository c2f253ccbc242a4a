import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

/** Of the demo. */
const OPERATOR = '09120000009';
const TEXT = 'برای محور عمودی کدام سری را پیشنهاد می‌کنید؟';
const DELIVERY = { timeout: 120_000, interval: 500 };

let site: SiteWithSms;
let article: { id: string; slug: string };

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
  const answer = await fetch(`${site.url}/api/v1/pages/for-public-site?size=1`);
  const { items } = (await answer.json()) as { items: (typeof article)[] };
  const [first] = items;
  if (!first) throw new Error('the demo has no article');
  article = first;
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function signedIn(device: Device, number: string): Promise<Device> {
  await device.page.goto(`${site.url}/profile`);
  await site.signIn(device, number);
  await expect.poll(() => pathOf(device.page)).toBe('/profile');
  await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return device;
}

const partOf = (page: Page) => page.getByRole('region', { name: 'پسند و نظرها' });
const read = async <Body>(path: string): Promise<Body> =>
  (await (await fetch(`${site.url}/api/v1${path}`)).json()) as Body;
const shownTexts = async () =>
  (await read<{ items: { text: string }[] }>(`/pagecomments/${article.id}/active-tree`)).items.map(({ text }) => text);
const likesOf = async () => (await read<{ likeCount: number }>(`/pages/${article.id}/reactions`)).likeCount;

describe('a comment and a like of an article', () => {
  it('wait without a network, go out once, and the comment is shown once an operator has approved it', async () => {
    const phone = await signedIn(await openPhone(), site.newNumber());
    /** Of each try to send the comment: the server takes a key once. */
    const keys = new Set<string | undefined>();
    phone.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/pagecomments'))
        keys.add(request.headers()['idempotency-key']);
    });
    await phone.page.goto(`${site.url}/contents/${article.id}/${article.slug}`);
    const part = partOf(phone.page);
    const like = part.getByRole('button', { name: /^پسندیدن این مطلب/ });
    const before = await likesOf();
    await expect.poll(() => like.textContent()).toMatch(/[۰-۹]/);
    await phone.context.setOffline(true);
    await part.getByLabel('نظر شما').fill(TEXT);
    await part.getByRole('button', { name: 'فرستادن نظر' }).click();
    await part.getByRole('article').filter({ hasText: TEXT }).getByText('در صف ارسال').waitFor();
    await like.click();
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await phone.context.setOffline(false);
    await expect.poll(likesOf, DELIVERY).toBe(before + 1);
    await part.getByRole('article').filter({ hasText: TEXT }).getByText('در انتظار بررسی').waitFor();
    await expect.poll(() => part.getByText('در صف ارسال').count(), DELIVERY).toBe(0);
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(await shownTexts()).not.toContain(TEXT);

    const desk = await signedIn(await openDesktop(), OPERATOR);
    await desk.page.goto(`${site.url}/profile/admin/comments`);
    const card = desk.page.getByRole('row').filter({ hasText: TEXT });
    await card.first().waitFor();
    expect(await card.count()).toBe(1);
    await card.getByRole('button', { name: 'نشان داده شود' }).click();
    await expect.poll(shownTexts, DELIVERY).toContain(TEXT);
    await desk.close();

    await phone.page.reload();
    await partOf(phone.page).getByRole('heading', { name: '۱ نظر' }).waitFor();
    expect(await partOf(phone.page).getByText('در انتظار بررسی').count()).toBe(0);
    const again = partOf(phone.page).getByRole('button', { name: /^پسندیدن این مطلب/ });
    await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
    await again.click();
    await expect.poll(likesOf, DELIVERY).toBe(before);
    await phone.context.setOffline(true);
    await phone.page.goto(`${site.url}/profile/comments`);
    await phone.page.getByText(TEXT).waitFor();
    expect(phone.troubles).toEqual([]);
    await phone.close();
  });
});
