import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { faqTexts } from '../../../src/client/features/content/faq/faq-texts.ts';
import { helpTexts } from '../../../src/client/features/content/help/help-texts.ts';
import type { CountedQuestion, FaqGroup, FaqQuestion } from '../../../src/contract/content/faq.ts';
import type { Page } from '../../../src/contract/page.ts';
import { SERVER_HEADER } from '../../../src/core/wire/own-answer.ts';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';

let phone: Device;
beforeEach(async () => {
  phone = await openPhone();
});
afterEach(async () => {
  expect(phone.troubles).toEqual([]);
  await phone.close();
});
afterAll(closeBrowser);

const open = async (path: string) => {
  await phone.page.goto(inject('siteUrl') + path);
  await whenHydrated(phone.page);
};

const questions = async () => {
  const answer = await fetch(`${inject('siteUrl')}/api/v1/faqquestions/group-by-category`);
  return ((await answer.json()) as FaqGroup[]).flatMap((group) => group.questions);
};

const countsOf = async ({ id, categoryId }: FaqQuestion) => {
  const query = new URLSearchParams({ categoryId });
  const answer = await fetch(`${inject('siteUrl')}/api/v1/faqquestions/by-category/by-platform?${query}`);
  const { items } = (await answer.json()) as Page<CountedQuestion>;
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`no counts of ${id}`);
  return found;
};

describe('the frequent questions', () => {
  it('open by their link, and are found and marked by a word of the answer', async () => {
    const [, , linked] = await questions();
    await open(`/faq#${linked?.id}`);
    const { page } = phone;
    await page.locator(`details[id="${linked?.id}"][open]`).getByText(faqTexts.useful).waitFor();
    await page.getByLabel(faqTexts.search).fill('ماليات');
    await page.locator('mark', { hasText: 'مالیات' }).first().waitFor();
    expect(await page.locator('details').count()).toBeLessThan((await questions()).length);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel(faqTexts.search).fill('هیچ‌پرسشی‌چنین‌نیست');
    await page.getByText(faqTexts.nothing).waitFor();
  });

  it('take one vote of a device, also one that was given without a network', async () => {
    const question = (await questions()).at(-1) as FaqQuestion;
    // A second run of this test finds the vote of the first.
    const before = await countsOf(question);
    const counted = faqTexts.counted(before.usefulYes + 1, before.usefulYes + before.usefulNo + 1);
    const { page } = phone;
    await open(`/faq#${question.id}`);
    const item = page.locator(`details[id="${question.id}"]`);
    await item.getByRole('button', { name: faqTexts.yes }).waitFor();
    await phone.context.setOffline(true);
    await item.getByRole('button', { name: faqTexts.no }).click();
    await item.getByRole('button', { name: faqTexts.yes }).click();
    await item.locator('[aria-pressed="true"]', { hasText: faqTexts.yes }).waitFor();
    await phone.context.setOffline(false);
    await item.getByText(counted).waitFor();
    await page.reload();
    await item.locator('[aria-pressed="true"]', { hasText: faqTexts.yes }).waitFor();
    await item.getByText(counted).waitFor();
  });

  it('are readable without a network, with their time', async () => {
    await open('/faq');
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    await phone.page.reload();
    await whenHydrated(phone.page);
    await phone.context.setOffline(true);
    await phone.page.reload();
    await phone.page.getByRole('main').locator('summary').first().click();
    await phone.page.getByText(faqTexts.useful).first().waitFor();
    await phone.page
      .getByText(/به‌روز در (?:[۰-۹]|همین)/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});

describe('help', () => {
  it('opens beside its element, goes on to the next entry, and has a page', async () => {
    const { page } = phone;
    await open('/users/data');
    await page
      .getByRole('button', { name: new RegExp(`^${helpTexts.help}`) })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: new RegExp(`^${helpTexts.next}`) }).click();
    expect(await axeFaults(page)).toEqual([]);
    const heading = await sheet.getByRole('heading', { level: 2 }).innerText();
    await sheet.getByRole('link', { name: helpTexts.asPage }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('has no button where the server has no entry', async () => {
    await phone.page.route('**/byfrontuniqueid**', (route) =>
      route.fulfill({
        status: 404,
        headers: { [SERVER_HEADER]: '1' },
        contentType: 'application/problem+json',
        body: '{"code":"not_found","message":""}',
      }),
    );
    await open('/users/data');
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => phone.page.getByRole('button', { name: helpTexts.help }).count()).toBe(0);
    // The browser logs the status of each answer.
    const others = phone.troubles.splice(0).filter((text) => !/^Failed to load resource: .* 404 /.test(text));
    expect(others).toEqual([]);
  });
});
