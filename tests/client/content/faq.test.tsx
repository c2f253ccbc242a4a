import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { votes } from '../../../src/client/features/content/faq/votes.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { visitsPaused } from '../../../src/client/ui/device/visits-paused.ts';
import type { FaqGroup, VisitedQuestion } from '../../../src/contract/content/faq.ts';
import type { Page } from '../../../src/contract/page.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

fakeLocks();
serveCatalog(newCatalog(), { hasQuestions: true });

// jsdom lacks it.
Element.prototype.scrollIntoView = () => {};

let stop = () => {};
beforeEach(async () => {
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  votes.set({});
  visitsPaused.drop();
  return () => stop();
});

async function open(path = '/faq', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  stop();
  stop = startOutbox('http://rasteh.test', app.queryClient);
  return app;
}

const counted = async (question: string) => {
  const { items } = await readFromServer<Page<VisitedQuestion>>('/faqquestions/top-most-visited/by-platform');
  const found = items.find((one) => one.question === question);
  return [found?.visitCount, found?.usefulYes, found?.usefulNo];
};

const VAT = 'قیمت‌ها با مالیات است؟';
const CSV = 'فهرست را چگونه ببرم؟';

async function unfold(question: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: question, level: 3 });
  const item = heading.closest('details') as HTMLDetailsElement;
  item.open = true;
  fireEvent(item, new Event('toggle'));
  return item;
}

describe('the page of questions', () => {
  it('has the questions by category, and the most visited with their counts', async () => {
    await open();
    await screen.findByRole('heading', { name: 'قیمت‌ها', level: 2 });
    await screen.findByRole('heading', { name: 'فهرست‌ها', level: 2 });
    const most = await screen.findByRole('region', { name: 'پربازدیدترین‌ها' });
    expect(
      within(most)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([VAT]);
    expect(most.textContent).toContain('۳ بازدید');
  });

  it('finds and marks a word of an answer', async () => {
    await open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'چاپ' } });
    await screen.findByRole('heading', { name: '۱ پرسش' });
    expect(document.querySelector('mark')?.textContent).toBe('چاپ');
    expect(screen.queryByRole('heading', { name: VAT })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'چیزی‌نیست' } });
    await screen.findByRole('heading', { name: 'پرسشی با این واژه‌ها نیست' });
  });

  it('opens the question that the address names', async () => {
    const groups = await readFromServer<FaqGroup[]>('/faqquestions/group-by-category');
    const id = groups[1]?.questions[0]?.id ?? '';
    const [visits = 0] = await counted(CSV);
    await open(`/faq#${id}`);
    await waitFor(() => expect(document.getElementById(id)?.hasAttribute('open')).toBe(true));
    await waitFor(async () => expect((await counted(CSV))[0]).toBe(visits + 1));
    await waitFor(() => expect(votes.get()[id]).toBeDefined());
  });

  it('counts an opening and a vote, shows the counts of the server, and takes the vote back', async () => {
    const [visits = 0] = await counted(CSV);
    await open();
    const item = await unfold(CSV);
    await waitFor(async () => expect(await counted(CSV)).toEqual([visits + 1, 0, 0]));
    const yes = await within(item).findByRole('button', { name: 'بله' });
    fireEvent.click(yes);
    await within(item).findByText('۱ نفر از ۱ نفر گفته‌اند به کارشان آمد.');
    expect(yes.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(yes);
    await waitFor(async () => expect(await counted(CSV)).toEqual([visits + 1, 0, 0]));
    expect(yes.getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps the last of several votes that are given without a network, and sends it once', async () => {
    const [, ...before] = await counted(CSV);
    await open('/faq', { api: [faults.offline('/faqquestions/:id/*')] });
    const item = await unfold(CSV);
    fireEvent.click(await within(item).findByRole('button', { name: 'بله' }));
    await waitFor(async () => expect(await deviceOutbox.read()).toHaveLength(1));
    fireEvent.click(within(item).getByRole('button', { name: 'نه' }));
    await within(item).findByRole('link', { name: 'بنویسید چه کم بود' });
    expect((await counted(CSV)).slice(1)).toEqual(before);
    endFaults();
    deviceOutbox.wake();
    await waitFor(async () => expect((await counted(CSV)).slice(1)).toEqual([before[0], (before[1] ?? 0) + 1]));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
  });

  it('counts nothing while visits are paused', async () => {
    visitsPaused.set(true);
    const [before] = await counted(VAT);
    await open();
    const item = await unfold(VAT);
    await within(item).findByRole('button', { name: 'بله' });
    expect((await counted(VAT))[0]).toBe(before);
    visitsPaused.drop();
  });

  it('says so without a network and without a saved copy', async () => {
    await open('/faq', { api: [faults.offline()] });
    await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' });
  });
});

describe('help', () => {
  it('opens beside its element, goes on to the next entry, and has a page', async () => {
    const { router } = await open('/users/data');
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      fireEvent(this, new Event('close'));
    };
    fireEvent.click(await screen.findByRole('button', { name: /راهنمای device-data.saver/ }));
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText('بزنید.');
    fireEvent.click(await within(sheet).findByRole('button', { name: /^بعدی/ }));
    await within(sheet).findByRole('heading', { name: 'راهنمای device-data.stored' });
    fireEvent.click(within(sheet).getByRole('link', { name: 'باز کردن در صفحهٔ خود' }));
    await screen.findByRole('heading', { name: 'راهنمای device-data.stored', level: 1 });
    expect(router.state.location.pathname).toBe('/help/device-data.stored');
    await screen.findByRole('link', { name: /پیشین/ });
  });

  it('has no button where the server has no entry', async () => {
    await open('/users/outbox');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'راهنما' })).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'راهنما' })).toBeNull());
  });
});
